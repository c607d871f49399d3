import type {ElementHandle, Page} from 'playwright';

/** A control that a visitor can touch without opening anything first. */
export interface Control {
  /** Its index among the elements that match `CONTROL_SELECTOR` in the page as sent. */
  index: number;
  /** Its name in the report: `a "Contact Us"`. */
  name: string;
  kind: ControlKind;
  /** True if it is in the main part, and not in the header or footer that pages share. */
  isInMain: boolean;
  /** The target of a link. */
  to?: string | undefined;
}

/**
 * - `page`: a link to a page of the site, or to a place on the same page;
 * - `outside`: a link to a file, another host, or a program such as the phone;
 * - `state`: a control that changes the page itself, such as a menu.
 */
export type ControlKind = 'page' | 'outside' | 'state';

const CONTROL_SELECTOR =
  'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button]';

/** Finds the visible controls of the open page. */
export async function findControls(page: Page): Promise<Control[]> {
  return page.evaluate((selector) => {
    const getKind = (element: Element): ControlKind => {
      if (!(element instanceof HTMLAnchorElement) || element.matches('[data-replay]'))
        return 'state';
      const isOutside = element.origin !== location.origin || element.target === '_blank';
      return isOutside || /\.\w+$/.test(element.pathname) ? 'outside' : 'page';
    };
    const isTouchable = (element: Element) => {
      const {width, height, right, bottom} = element.getBoundingClientRect();
      const isOnPage = right > 0 && bottom + scrollY > 0 && width > 2 && height > 2;
      return (
        isOnPage &&
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
        !element.matches(':disabled, [inert] *')
      );
    };
    const nameOf = (element: Element) => {
      const text =
        element.textContent.trim() ||
        element.getAttribute('aria-label') ||
        element.getAttribute('name') ||
        '';
      return `${element.localName} "${text.replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
    };
    return [...document.querySelectorAll(selector)].flatMap((element, index) => {
      if (!isTouchable(element)) return [];
      const isLink = element instanceof HTMLAnchorElement;
      return [
        {
          index,
          name: nameOf(element),
          kind: getKind(element),
          isInMain: element.closest('main') !== null,
          to: isLink ? element.href.replace(location.origin, '') : undefined,
        },
      ];
    });
  }, CONTROL_SELECTOR);
}

/** Finds the element of a control in a page that was just opened. */
export async function findElement(
  page: Page,
  {index, name}: Control,
): Promise<ElementHandle<HTMLElement | SVGElement>> {
  const element = (await page.$$(CONTROL_SELECTOR))[index];
  if (!element) throw new Error(`${name} is missing.`);
  return element;
}

/** Reads everything that a control of the kind `state` can change, as texts to compare. */
export async function readState(page: Page, {index}: Control): Promise<Record<string, string>> {
  return page.evaluate(
    ({selector, at}) => {
      const element = document.querySelectorAll(selector)[at];
      const focused = document.activeElement;
      const attributes = [
        'aria-expanded',
        'aria-pressed',
        'aria-selected',
        'aria-checked',
        'aria-current',
      ];
      const opened = document.querySelectorAll(
        'details[open], dialog[open], [popover]:popover-open, [role=dialog]',
      );
      const focusPlace = () => {
        if (focused === element) return 'control';
        if (focused?.closest('dialog, [role=dialog]')) return 'dialog';
        // Without scripts, the browser itself moves the focus to a required field.
        return element?.closest('form')?.contains(focused) ? 'form' : '';
      };
      return {
        address: location.pathname + location.search + location.hash,
        opened: [...opened]
          .map(({localName, id, className}) => `${localName}#${id}.${String(className)}`)
          .join(' '),
        attributes: attributes.map((name) => element?.getAttribute(name) ?? '').join(' '),
        checked: element instanceof HTMLInputElement ? String(element.checked) : '',
        focus: focusPlace(),
        frames: String(document.querySelectorAll('iframe').length),
        label: element?.textContent ?? '',
        words: element?.closest('section, main')?.textContent ?? '',
      };
    },
    {selector: CONTROL_SELECTOR, at: index},
  );
}
