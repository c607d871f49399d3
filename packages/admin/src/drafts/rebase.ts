import {SOURCE, sourceOf, type EntryData, type Format} from '../format';

/*
 * Decap CMS hands on a text alone, to its backends and to what it keeps in the browser. Whoever puts two people's changes
 * together has to know as well what the text was when the form was opened: it is carried along behind the text.
 */

/** Between a text and the one that it began with. No file has this sign. */
const BEHIND = '\u0000';

/** What was last saved from a form that is still open, by the text that the form began with. */
const saved = new Map<string, string>();

/** Notes that a form goes on from what was saved. */
export function rebase(base: string, text: string): void {
  saved.set(base, text);
}

/** Takes apart what a format has written: a text, and the one that its form began with; undefined for a new file. */
export function unpack(raw: string): {text: string; base: string | undefined} {
  const [text = '', base] = raw.split(BEHIND);
  return {text, base: base === undefined ? undefined : (JSON.parse(base) as string)};
}

/** A format whose texts carry along what they began with. */
export function carrying({fromFile, toFile}: Format): Format {
  return {
    fromFile(raw) {
      const {text, base} = unpack(raw);
      return {...fromFile(text), ...(base !== undefined && {[SOURCE]: base})};
    },
    toFile(data: EntryData) {
      const [source, text] = [sourceOf(data), toFile(data)];
      return source === undefined
        ? text
        : `${text}${BEHIND}${JSON.stringify(saved.get(source) ?? source)}\n`;
    },
  };
}
