/* Stands in for react-helmet-async, by which Docusaurus and our pages say what stands in the head of a page. */

import {Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactElement, type ReactNode} from 'react';

/** One tag as a component asks for it. */
type Tag = ReactElement<Record<string, string | number | boolean | undefined>, string>;

/** By these attributes it is told whether two tags say something about the same; the first that a tag has counts. */
const KEYS = ['name', 'property', 'httpEquiv', 'itemProp', 'charSet', 'href', 'imageSrcSet'];

/** What an attribute is called in HTML, where that is not the same but for capitals. */
const NAMES: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

/** The tags of every component that is in the page, by the order in which the components came. */
const asked = new Map<number, readonly Tag[]>();
let last = 0;
let isWaiting = false;

/** Which attributes of the page's outermost elements were set here. */
const outer: Record<string, readonly string[]> = {html: [], body: []};

/**
 * Puts tags into the head of the page for as long as it is there itself. What a later one says of the same thing counts.
 * @param props.children elements as in HTML: title, meta, link, and html and body for attributes of these
 */
export function Helmet({children}: {children?: ReactNode}): ReactNode {
  const [place] = useState(() => (last += 1));
  useLayoutEffect(() => {
    asked.set(place, tagsIn(children));
    writeSoon();
    return () => {
      asked.delete(place);
      writeSoon();
    };
  }, [place, children]);
  return null;
}

/** Does nothing: there is but one page. */
export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) return [];
    return child.type === Fragment ? tagsIn(child.props.children) : [child as Tag];
  });
}

/** Writes once for all components that come and go together. */
function writeSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  queueMicrotask(() => {
    isWaiting = false;
    write(tagsThatCount());
  });
}

function tagsThatCount(): Tag[] {
  const counting: Tag[] = [];
  const said = new Set<string>();
  for (const place of [...asked.keys()].sort((one, other) => other - one)) {
    const tags = (asked.get(place) ?? []).filter((tag) => tag.type in outer || !said.has(keyOf(tag)));
    tags.forEach((tag) => said.add(keyOf(tag)));
    counting.unshift(...tags);
  }
  return counting;
}

function keyOf({type, props}: Tag): string {
  const key = props.rel === 'canonical' ? 'rel' : KEYS.find((name) => name in props);
  return `${type} ${key} ${key && String(props[key])}`;
}

function write(tags: readonly Tag[]): void {
  const title = tags.filter(({type}) => type === 'title').at(-1);
  const words = [title?.props.children].flat().join('');
  // Whoever listens for a change of the title hears of it even if it stays what it was.
  if (words && words !== document.title) document.title = words;
  for (const name of Object.keys(outer))
    writeOuter(
      name,
      tags.filter(({type}) => type === name),
    );
  const before = [...document.head.querySelectorAll('meta[data-rh], link[data-rh]')];
  const after = tags.filter(({type}) => type === 'meta' || type === 'link').map(elementOf);
  const isIn = (elements: readonly Element[], one: Element) => elements.some((other) => one.isEqualNode(other));
  before.filter((element) => !isIn(after, element)).forEach((element) => element.remove());
  document.head.append(...after.filter((element) => !isIn(before, element)));
}

function elementOf({type, props}: Tag): Element {
  const element = document.createElement(type);
  element.setAttribute('data-rh', 'true');
  setAll(element, props);
  return element;
}

function writeOuter(name: string, tags: readonly Tag[]): void {
  const element = name === 'html' ? document.documentElement : document.body;
  const props = Object.fromEntries(tags.flatMap((tag) => Object.entries(tag.props)));
  outer[name]?.filter((set) => !(set in props)).forEach((set) => element.removeAttribute(NAMES[set] ?? set));
  outer[name] = Object.keys(props);
  setAll(element, props);
}

function setAll(element: Element, props: Tag['props']): void {
  for (const [name, value] of Object.entries(props))
    if (name !== 'children' && value != null) element.setAttribute(NAMES[name] ?? name, String(value));
}
