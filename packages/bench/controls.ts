import type {ElementHandle, Page} from 'puppeteer-core';

/** A control that a visitor can touch without having opened anything. */
export interface Control {
  /** Its place among all that match `CONTROLS` in the page as it was sent. */
  index: number;
  /** What it is, for the report: `a "Contact Us"`. */
  name: string;
  /** How to see that it has done its job. */
  kind: ControlKind;
  /** Whether it belongs to the page itself, and not to the frame that every page has. */
  ofPage: boolean;
  /** Where it leads, if it is a link. */
  to?: string;
}

/**
 * - `page`: a link to a page of ours, which opens;
 * - `place`: a link to a place on the same page;
 * - `outside`: a link to another host or a file, for which the browser opens another tab, or a script something here;
 * - `call`: a link that starts another program, such as the phone;
 * - `state`: whatever changes the page itself, such as a menu or a link that scripts do more with.
 */
export type ControlKind = 'page' | 'place' | 'outside' | 'call' | 'state';

export const CONTROLS =
  'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button]';

/** Finds the first-level controls of the page that is open. */
export async function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate((selector) => {
    const kindOf = (element: Element): ControlKind => {
      if (!(element instanceof HTMLAnchorElement) || element.matches('[data-replay]'))
        return 'state';
      if (!element.protocol.startsWith('http')) return 'call';
      if (element.origin !== location.origin || element.target === '_blank') return 'outside';
      if (/\.\w+$/.test(element.pathname)) return 'outside';
      return element.pathname === location.pathname && element.hash ? 'place' : 'page';
    };
    const canBeSeen = (element: Element) => {
      const {width, height, right, bottom} = element.getBoundingClientRect();
      const inPage = right > 0 && bottom + scrollY > 0;
      const visible = element.checkVisibility({visibilityProperty: true, opacityProperty: true});
      return (
        visible && inPage && width > 2 && height > 2 && !element.matches(':disabled, [inert] *')
      );
    };
    return [...document.querySelectorAll(selector)].flatMap((element, index) => {
      if (!canBeSeen(element)) return [];
      const words =
        element.textContent.trim() ||
        element.getAttribute('aria-label') ||
        element.getAttribute('name');
      const name = `${element.localName} "${(words ?? '').replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
      const to =
        element instanceof HTMLAnchorElement
          ? element.href.replace(location.origin, '')
          : undefined;
      const ofPage = element.closest('main') !== null;
      return [{index, name, kind: kindOf(element), ofPage, ...(to === undefined ? {} : {to})}];
    });
  }, CONTROLS);
}

/** The element of a control in a page that has just been opened. */
export async function elementOf(page: Page, {index, name}: Control): Promise<ElementHandle> {
  const element = (await page.$$(CONTROLS))[index];
  if (!element) throw new Error(`${name} has gone.`);
  return element;
}

/** What a control of the kind `state` can change, in words that can be compared. */
export async function stateAround(page: Page, {index}: Control): Promise<Record<string, string>> {
  return page.evaluate(
    (selector, at) => {
      const element = document.querySelectorAll(selector)[at];
      const focused = document.activeElement;
      const attribute = (name: string) => element?.getAttribute(name) ?? '';
      const open = [
        ...document.querySelectorAll(
          'details[open], dialog[open], [popover]:popover-open, [role=dialog]',
        ),
      ];
      return {
        address: location.pathname + location.search + location.hash,
        opened: open
          .map(({localName, id, className}) => `${localName}#${id}.${String(className)}`)
          .join(' '),
        own: ['aria-expanded', 'aria-pressed', 'aria-selected', 'aria-checked', 'aria-current']
          .map(attribute)
          .join(' '),
        checked: element instanceof HTMLInputElement ? String(element.checked) : '',
        focus:
          focused === element
            ? 'itself'
            : focused?.closest('dialog, [role=dialog]')
              ? 'dialog'
              : '',
        frames: String(document.querySelectorAll('iframe').length),
        label: element?.textContent ?? '',
        words: element?.closest('section, main')?.textContent ?? '',
      };
    },
    CONTROLS,
    index,
  );
}
