import {addScript, isVisible, type Adapter} from '../embed/adapter';
import type {Ids} from '../vendor';
import type {FINANCING} from '../records/financing';

/** The parts of the widget, in order. Each fills the element that has its name as its id. */
const PARTS = ['hero', 'calculator', 'howitworks', 'faq'];

type Options = Record<'variables' | 'styles', Record<string, string>> & {debug: boolean};
type Call = [command: 'init', options: Options, parts: string[]];

declare global {
  interface Window {
    _hw?: {(...call: Call): void; q?: Call[]};
  }
}

export const adapter: Adapter<Ids<(typeof FINANCING.cherry)['ids']>> = {
  place(place) {
    place.replaceChildren(...PARTS.map((id) => Object.assign(document.createElement('div'), {id})));
    // The script reads the calls from before it loaded.
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
