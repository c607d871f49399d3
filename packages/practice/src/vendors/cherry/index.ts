import {addScript, isVisible, type Adapter} from '../embed/adapter';
import type {Ids} from '../vendor';
import type {cherry} from './record';

/** The parts of the widget that are shown, in order; each fills the element with its name for an id. */
const PARTS = ['hero', 'calculator', 'howitworks', 'faq'];

interface Options {
  debug: boolean;
  variables: {slug: string; name: string; language: string};
  styles: {primaryColor: string; secondaryColor: string};
}

type Call = [command: 'init', options: Options, parts: string[]];

declare global {
  interface Window {
    _hw?: {(...call: Call): void; q?: Call[]};
  }
}

export const adapter: Adapter<Ids<(typeof cherry)['ids']>> = {
  place(place) {
    place.replaceChildren(...PARTS.map((id) => Object.assign(document.createElement('div'), {id})));
    // The script looks for calls that were made before it came.
    const queue: Call[] = [];
    window._hw = Object.assign((...call: Call) => void queue.push(call), {q: queue});
  },
  start({ids: {slug, name}, color}) {
    window._hw?.(
      'init',
      {
        debug: false,
        variables: {slug, name, language: 'en'},
        styles: {primaryColor: color, secondaryColor: `${color}10`},
      },
      PARTS,
    );
    return addScript('https://files.withcherry.com/widgets/widget.js', {id: '_hw'});
  },
  isReady: (place) => [...place.querySelectorAll(':scope > * *')].some(isVisible),
};
