import {SOURCE, getSource, type EntryData, type Format} from '../format';

/*
 * Decap CMS passes only a text to its backends and backups. Merging also needs the text that the
 * form started from, so that one is appended to the text.
 */

/** Separates a text from its base text. No file contains this character. */
const SEPARATOR = '\u0000';

/** The last saved text of each form that is still open, by the text that the form started from. */
const savedTexts = new Map<string, string>();

/** Makes the saved text the new base of the form that started from `base`. */
export function updateBase(base: string, savedText: string): void {
  savedTexts.set(base, savedText);
}

/** Splits the output of a format into the text and its base text, undefined for a new file. */
export function unpack(raw: string): {text: string; base: string | undefined} {
  const [text = '', base] = raw.split(SEPARATOR);
  return {text, base: base === undefined ? undefined : (JSON.parse(base) as string)};
}

/** Wraps a format so that its texts carry their base text. */
export function withBaseText({fromFile, toFile}: Format): Format {
  return {
    fromFile(raw) {
      const {text, base} = unpack(raw);
      const data = fromFile(text);
      return base === undefined ? data : {...data, [SOURCE]: base};
    },
    toFile(data: EntryData) {
      const source = getSource(data);
      const text = toFile(data);
      if (source === undefined) return text;
      const base = savedTexts.get(source) ?? source;
      return `${text}${SEPARATOR}${JSON.stringify(base)}\n`;
    },
  };
}
