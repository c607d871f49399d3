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

/**
 * The attributes that identify an element: the first that it has. Ids differ after a rebuild, and
 * password managers add classes to fields.
 */
const KEY_ATTRIBUTES = ['name', 'data-field', 'href', 'inputmode', 'type', 'class'];

function getKey(element: Element): string {
  const name = KEY_ATTRIBUTES.find((attribute) => element.hasAttribute(attribute));
  const key = name && element.getAttribute(name);
  // The choices of a question share their name.
  return isChoice(element) ? `${key}\n${element.value}` : `${key}`;
}

function isChoice(element: Element): element is HTMLInputElement {
  return /radio|checkbox/.test((element as HTMLInputElement).type);
}

/** Finds the element of the new page that replaces one of the old page. */
function findTwin(old: Element, oldPage: ParentNode, newPage: ParentNode): Element | undefined {
  const key = getKey(old);
  const listTwins = (page: ParentNode) =>
    [...page.querySelectorAll(old.tagName)].filter((element) => getKey(element) === key);
  return listTwins(newPage)[listTwins(oldPage).indexOf(old)];
}

function copyValue(old: Field, field: Field): void {
  if (isChoice(old)) {
    if (old.checked !== (field as HTMLInputElement).checked) field.click();
  } else if (old.value !== field.value) {
    // React overrides the element's own setter, and would ignore the event.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
      field,
      old.value,
    );
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}));
  }
}

function copyFocus(old: HTMLElement, element: HTMLElement): void {
  element.focus({preventScroll: true});
  // Fields for numbers, e-mails, and choices have no selection.
  const {selectionStart, selectionEnd} = old as HTMLInputElement;
  if (Number.isInteger(selectionStart))
    (element as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

function watch(container: Element): void {
  const events = new AbortController();
  const options = {capture: true, signal: events.signal};
  let focused = document.activeElement;
  const positions = new Map<Element, Position>();
  // The new page is shorter until its disclosures are open, and browsers scroll up at once.
  let pagePosition: Position = {left: window.scrollX, top: window.scrollY};

  const restore = (oldPage: ParentNode) => {
    const carry = <Kind extends Element>(old: Kind, copy: (old: Kind, twin: Kind) => void) => {
      const twin = oldPage.contains(old) && findTwin(old, oldPage, container);
      if (twin) copy(old, twin as unknown as Kind);
    };
    oldPage
      .querySelectorAll('details')
      .forEach((details) => carry(details, (old, twin) => (twin.open = old.open)));
    oldPage
      .querySelectorAll<Field>('input, textarea, select')
      .forEach((field) => carry(field, copyValue));
    oldPage.querySelectorAll<HTMLElement>('[data-replay]').forEach((link) =>
      carry(link, (old, twin) => {
        old.addEventListener('click', (event) => {
          event.preventDefault();
          twin.click();
        });
      }),
    );
    positions.forEach((position, element) =>
      carry(element, (_, twin) => twin.scrollTo({...position, behavior: 'instant'})),
    );
    if (focused) carry(focused as HTMLElement, copyFocus);
  };

  const restoreAll = (changes: MutationRecord[]) => {
    const removed = changes
      .flatMap(({removedNodes}) => [...removedNodes])
      .filter((node) => !node.isConnected);
    if (removed.length === 0) return;
    const oldPage = document.createDocumentFragment();
    oldPage.append(...removed);
    restore(oldPage);
    window.scrollTo({...pagePosition, behavior: 'instant'});
  };
  const observer = new MutationObserver(restoreAll);
  observer.observe(container, {childList: true});

  document.addEventListener('focusin', ({target}) => (focused = target as Element), options);
  document.addEventListener(
    'scroll',
    ({target}) => {
      if (target instanceof Element)
        positions.set(target, {left: target.scrollLeft, top: target.scrollTop});
      else pagePosition = {left: window.scrollX, top: window.scrollY};
    },
    options,
  );
  // Before the loader repeats a held click. React may run effects before the observer is called.
  window.addEventListener(
    HYDRATED,
    () => {
      restoreAll(observer.takeRecords());
      observer.disconnect();
      events.abort();
    },
    options,
  );
}

const container = typeof document === 'object' && document.getElementById('__docusaurus');
if (container) watch(container);
