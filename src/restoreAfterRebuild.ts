/*
 * A client module of Docusaurus. If a translation, a password manager, or a blocker has changed the
 * page before hydration, React throws the page away and renders it again (error 418). This carries
 * over what the visitor has done so far: values, open disclosures, the focus, scroll positions, and
 * a held click (src/build/loader/loader.ts).
 */

import {HYDRATED} from '@dental/practice';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Position {
  left: number;
  top: number;
}

const FIELDS = 'input, textarea, select';

/** The attributes that identify an element; ids from `useId` differ after a rebuild. */
const KEY_ATTRIBUTES = ['name', 'data-field', 'type', 'href', 'class'];

function getKey(element: Element): string {
  const parts = KEY_ATTRIBUTES.map((name) => element.getAttribute(name));
  // The value is part of the name of a choice; React keeps the attribute of a text up to date.
  if (/radio|checkbox/.test(parts[2] ?? '')) parts.push(element.getAttribute('value'));
  return parts.join('\n');
}

/** Finds the element of the new page that replaces one of the old page. */
function findTwin(old: Element, oldPage: ParentNode, newPage: ParentNode): Element | undefined {
  const key = getKey(old);
  const listTwins = (page: ParentNode) =>
    [...page.querySelectorAll(old.tagName)].filter((element) => getKey(element) === key);
  return listTwins(newPage)[listTwins(oldPage).indexOf(old)];
}

function copyValue(old: Field, field: Field): void {
  const before = 'checked' in old ? [old.value, old.checked].join() : old.value;
  const after = 'checked' in field ? [field.value, field.checked].join() : field.value;
  if (before === after) return;
  if ('checked' in old && 'checked' in field) field.checked = old.checked;
  field.value = old.value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}));
}

function copyFocus(old: HTMLElement, element: HTMLElement): void {
  element.focus({preventScroll: true});
  // Fields for numbers, e-mails, and choices have no selection.
  if (!('selectionStart' in old) || typeof old.selectionStart !== 'number') return;
  const {selectionStart, selectionEnd} = old as HTMLInputElement;
  (element as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

function watch(container: Element): void {
  const events = new AbortController();
  const options = {capture: true, signal: events.signal};
  let focused = document.activeElement;
  const positions = new Map<Element, Position>();

  const restore = (oldPage: ParentNode) => {
    const carry = <Kind extends Element>(old: Kind, copy: (old: Kind, twin: Kind) => void) => {
      const twin = findTwin(old, oldPage, container) as Kind | undefined;
      if (twin) copy(old, twin);
    };
    oldPage
      .querySelectorAll('details')
      .forEach((details) => carry(details, (old, twin) => (twin.open = old.open)));
    oldPage.querySelectorAll<Field>(FIELDS).forEach((field) => carry(field, copyValue));
    oldPage.querySelectorAll<HTMLElement>('[data-replay]').forEach((link) =>
      carry(link, (old, twin) => {
        old.addEventListener('click', (event) => {
          event.preventDefault();
          twin.click();
        });
      }),
    );
    positions.forEach((position, element) => {
      if (oldPage.contains(element)) carry(element, (_, twin) => twin.scrollTo(position));
    });
    if (focused instanceof HTMLElement && oldPage.contains(focused)) carry(focused, copyFocus);
  };

  const observer = new MutationObserver((changes) => {
    const removed = changes.flatMap(({removedNodes}) => [...removedNodes]);
    if (removed.length === 0) return;
    const oldPage = document.createDocumentFragment();
    oldPage.append(...removed);
    const {scrollX, scrollY} = window;
    restore(oldPage);
    window.scrollTo({left: scrollX, top: scrollY, behavior: 'instant'});
  });
  observer.observe(container, {childList: true});

  document.addEventListener('focusin', ({target}) => (focused = target as Element), options);
  document.addEventListener(
    'scroll',
    ({target}) => {
      if (target instanceof Element)
        positions.set(target, {left: target.scrollLeft, top: target.scrollTop});
    },
    options,
  );
  // The observer runs before the effects of the new page, so it has finished by then.
  window.addEventListener(HYDRATED, () => {
    observer.disconnect();
    events.abort();
  });
}

const container = typeof document === 'object' && document.getElementById('__docusaurus');
if (container) watch(container);
