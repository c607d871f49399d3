import {createHash} from 'node:crypto';
import type {Look} from './comparePages';

/** What a page looks like without a picture of it: where everything is, and in which colors, letters and shapes. */
export interface Glance {
  /** A digest of all that is shown, and the styles of each kind of element, by how it was looked at (`360`, `1440`, `opened`, `print`). */
  views: Record<string, View>;
  /** What a screen reader is given, a line for each thing, as Playwright writes it (aria snapshot). */
  heard: string;
}

export interface View {
  digest: string;
  /** Of each kind of element, digests of the colors, the letters and the shapes that its elements have. */
  kinds: Record<string, string[][]>;
}

/** What the browser's `DOMSnapshot.captureSnapshot` gives, as far as it is read here: texts are indices into `strings`. */
export interface DomSnapshot {
  documents: {
    nodes: {
      parentIndex?: number[];
      nodeName?: number[];
      attributes?: number[][];
      pseudoType?: {index: number[]; value: number[]};
    };
    layout: {nodeIndex: number[]; styles: number[][]; bounds: number[][]; text: number[]};
  }[];
  strings: string[];
}

/** What glances tell of a page whose elements or styles differ. */
export interface Glimpse {
  looks: Look[];
  /** The kinds of elements that look different. */
  kinds: string[];
}

/** In which way styles show: what is a color, what is of letters, and the rest. */
const COLORS = [
  'color',
  'background-color',
  'border-top-color',
  'border-bottom-color',
  'border-left-color',
  'fill',
  'stroke',
];
const LETTERS = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'line-height',
  'text-transform',
];
const OF_WORDS = new Set(['color', ...LETTERS, 'text-decoration-line', 'text-shadow']);
const SHAPES = [
  ...[
    'text-decoration-line',
    'text-shadow',
    'text-align',
    'background-image',
    'background-position',
    'background-size',
  ],
  ...['border-top-width', 'border-bottom-width', 'border-left-width', 'border-right-width', 'border-top-style'],
  ...[
    'border-top-left-radius',
    'border-bottom-right-radius',
    'box-shadow',
    'opacity',
    'visibility',
    'transform',
    'filter',
  ],
  ...[
    'clip-path',
    'mask-image',
    'object-fit',
    'object-position',
    'stroke-width',
    'mix-blend-mode',
    'z-index',
    'position',
  ],
  ...['outline-style', 'list-style-type', 'overflow-x', 'overflow-y'],
];
const GROUPS = [COLORS, LETTERS, SHAPES];
const GROUP_LOOKS: readonly Look[] = ['colors', 'letters', 'shapes'];

/** The styles that a glance reads, in this order. */
export const STYLES: string[] = [...new Set(GROUPS.flat())];

/** What decides on the look of an element beside its styles: what is drawn, and from which file. */
const SHOWN = new Set(['src', 'srcset', 'poster', 'href', 'd', 'points', 'viewbox', 'value', 'placeholder', 'type']);
const LINKS = new Set(['A', 'LINK', 'AREA']);

/**
 * Reads what a browser has laid out.
 * @param hashOf what a file at an address holds, in short, so that a picture can change under the same name
 */
export function readView(
  {documents: [document], strings}: DomSnapshot,
  hashOf: (address: string) => string | undefined,
): View {
  if (!document) return {digest: '', kinds: {}};
  const {nodes, layout} = document;
  const text = (index: number | undefined) => strings[index ?? -1] ?? '';
  const parents = nodes.parentIndex ?? [];
  const nameOf = (node: number) => text(nodes.nodeName?.[node]);
  const attributesOf = (node: number) => {
    const list = nodes.attributes?.[node] ?? [];
    return Array.from({length: list.length / 2}, (_, at) => [text(list[at * 2]), text(list[at * 2 + 1])] as const);
  };
  const pseudos = new Map(nodes.pseudoType?.index.map((node, at) => [node, text(nodes.pseudoType?.value[at])]));
  const styled = new Map(layout.nodeIndex.map((node, at) => [node, layout.styles[at] ?? []]));
  const digest = createHash('sha256');
  const kinds = new Map<string, Set<string>[]>();
  const withFiles = (value: string) =>
    value
      .replaceAll(/https?:\/\/127\.0\.0\.1:\d+/g, '')
      .replaceAll(/\/[^\s,#"')]+\.\w+(?:#[\w-]+)?/g, (address) => hashOf(address) ?? address);
  const kindOf = (node: number): string => {
    const pseudo = pseudos.get(node);
    if (pseudo) return `${kindOf(parents[node] ?? -1)}::${pseudo}`;
    const classes = attributesOf(node).find(([name]) => name === 'class')?.[1] ?? '';
    return [nameOf(node).toLowerCase(), ...classes.split(/\s+/).map(withoutDigest).filter(Boolean)].join('.');
  };

  layout.nodeIndex.forEach((node, at) => {
    const isWords = nameOf(node) === '#text';
    const isItem = nameOf(node) === 'LI';
    const own = isWords ? (parents[node] ?? -1) : node;
    const values = (isWords ? styled.get(own) : layout.styles[at]) ?? [];
    const style = new Map(STYLES.map((name, index) => [name, withFiles(text(values[index]))]));
    const groups = GROUPS.map((names) =>
      names
        .flatMap((name) =>
          isShown(name, style, isWords) && (name !== 'list-style-type' || isItem) ? [`${name}:${style.get(name)}`] : [],
        )
        .join(';'),
    );
    const shown = LINKS.has(nameOf(node))
      ? []
      : attributesOf(node)
          .filter(([name]) => SHOWN.has(name.toLowerCase()))
          .map(([, value]) => withFiles(value));
    const place = (layout.bounds[at] ?? []).map(Math.round);
    digest.update(JSON.stringify([groups, place, text(layout.text[at]), shown]));
    const isIcon = nameOf(node).toLowerCase() === 'use';
    // Each icon is a kind of its own: the file that has all of them is shown by none.
    const kind = isIcon
      ? `use ${attributesOf(node)
          .map(([, value]) => value)
          .join(' ')}`
      : kindOf(own);
    if (isIcon) groups[2] += shown.join();
    const sets = kinds.get(kind) ?? GROUPS.map(() => new Set<string>());
    groups.forEach((group, index) => group && sets[index]?.add(short(group)));
    kinds.set(kind, sets);
  });
  return {
    digest: digest.digest('hex').slice(0, 16),
    kinds: Object.fromEntries([...kinds].map(([kind, sets]) => [kind, sets.map((set) => [...set].sort())])),
  };
}

/** Colors of words count where there are words, those of borders where there is a border. */
function isShown(name: string, style: ReadonlyMap<string, string>, isWords: boolean): boolean {
  if (isWords || OF_WORDS.has(name)) return isWords && OF_WORDS.has(name);
  const [, side] = /^border-(\w+)-color$/.exec(name) ?? [];
  return side === undefined || !(style.get(`border-${side}-width`) ?? '').startsWith('0');
}

/** A class as it is written in a style sheet: builds add some letters of what the sheet holds. */
function withoutDigest(name: string): string {
  return name.replace(/_[\w-]{4}$/, '');
}

function short(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 6);
}

/** How a page is looked at that has no picture: what somebody has to open, and paper. */
const UNPICTURED = ['opened', 'print'] as const;

/** Whether no picture shows that something looks different in this way, or when looked at so. */
export function isUnpictured(look: string): boolean {
  return UNPICTURED.some((other) => other === look);
}

/**
 * In which way a page looks different.
 * @param hasOtherWords whether its words differ too, which alone moves all that is below them
 */
export function compareGlances(before: Glance, after: Glance, hasOtherWords: boolean): Glimpse {
  const names = Object.keys(after.views).filter((name) => before.views[name]?.digest !== after.views[name]?.digest);
  const found = new Map(
    names.map((name) => [name, otherKinds(before.views[name]?.kinds ?? {}, after.views[name]?.kinds ?? {})]),
  );
  const onScreen = names.filter((name) => !isUnpictured(name) && (!hasOtherWords || found.get(name)?.length));
  if (onScreen.length === 0) {
    const looks = UNPICTURED.filter((name) => (hasOtherWords ? found.get(name)?.length : names.includes(name)));
    return {looks: [...looks], kinds: []};
  }
  const others = onScreen.flatMap((name) => found.get(name) ?? []);
  const looks = new Set(others.map(({look}) => look));
  if (looks.size === 0) looks.add('shapes');
  return {looks: [...looks].sort(), kinds: [...new Set(others.map(({kind}) => kind))].sort()};
}

/** The kinds of elements of which none looks as any did, each with what is different. */
function otherKinds(was: View['kinds'], is: View['kinds']): {kind: string; look: Look}[] {
  return Object.entries(is).flatMap(([kind, sets]) =>
    sets.flatMap((set, group) => {
      const old = was[kind]?.[group];
      if (!old || old.length === 0 || set.length === 0 || old.some((style) => set.includes(style))) return [];
      return {kind, look: GROUP_LOOKS[group] ?? 'shapes'};
    }),
  );
}
