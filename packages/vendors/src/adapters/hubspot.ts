import {addScript, isVisible, type Adapter} from '../embed/adapter';
import type {FormName, Ids} from '../vendor';
import type {FORMS} from '../records/forms';

type Options = Record<'region' | 'portalId' | 'target', string> &
  Record<'onFormReady' | 'onFormSubmitted', () => void> & {formId: string | undefined};

declare global {
  interface Window {
    hbspt?: {forms: {create(options: Options): void}};
  }
}

let isFormReady = false;

export const adapter: Adapter<Ids<(typeof FORMS.hubspot)['ids']>> = {
  place: (place) =>
    place.replaceChildren(Object.assign(document.createElement('div'), {id: 'hubspot-form'})),
  async start({ids, item, send}) {
    const {region, portalId} = ids;
    await addScript(
      `https://js${region === 'na1' ? '' : `-${region}`}.hsforms.net/forms/embed/v2.js`,
    );
    window.hbspt?.forms.create({
      region,
      portalId,
      formId: ids[item as FormName],
      target: '#hubspot-form',
      onFormReady: () => (isFormReady = true),
      onFormSubmitted: () => send({type: 'sent'}),
    });
  },
  isReady: (place) => isFormReady && findForms(place).some(isUsable),
};

/** HubSpot puts the form into the element, or into a frame of our origin inside it. */
function findForms(place: HTMLElement): Element[] {
  const frames = [...place.querySelectorAll('iframe')].flatMap(
    ({contentDocument}) => contentDocument ?? [],
  );
  return [place, ...frames].flatMap((root) => [...root.querySelectorAll('form')]);
}

function isUsable(form: Element): boolean {
  const hasVisible = (selector: string) => [...form.querySelectorAll(selector)].some(isVisible);
  return (
    hasVisible('input:not([type=hidden], [type=submit]), textarea, select') &&
    hasVisible('[type=submit], button')
  );
}
