import {type EditedContent} from '../../support/editedSite';

/** What somebody does to the real content. Files are named from `pages-content`. */
export interface Edit {
  /** In a few words. */
  does: string;
  file: string;
  /** Puts other words in the place of the first that match. */
  replace?: readonly [words: string | RegExp, by: string];
  /** Adds words at the end of the file, in a paragraph of their own. */
  append?: string;
  /** Writes the whole file. */
  write?: string;
  /** Makes the file a copy of another. */
  copyOf?: string;
  rename?: string;
  remove?: true;
  /** Adds a picture, named from `static/img`. */
  picture?: readonly [name: string, content?: Buffer];
}

/** An edit that must be refused, with the heart of the message. */
export interface BadEdit extends Edit {
  says: string;
  /** The line that the message names: its number, or words that it holds after the edit. */
  at: number | string | RegExp;
  /** The file that the message names, if it is another than the edited one. */
  in?: string;
  /** How many further problems the edit makes; none if this is left out. */
  others?: number;
  /** It is said as a warning, and the site is built all the same. */
  warns?: true;
}

/** A sentence added at the end of a file, which the message names. */
export function appending(
  file: string,
  does: string,
  append: string,
  says: string,
  more: Partial<BadEdit> = {},
): BadEdit {
  return {does, file, append, at: append, says, ...more};
}

/** Sentences of which the message says the same, an edit each; a star before it says that it is a warning. */
export function appendingEach(
  file: string,
  says: string,
  sentences: readonly string[],
  more: Partial<BadEdit> = says.startsWith('*') ? {warns: true} : {},
): BadEdit[] {
  return sentences.map((sentence) => appending(file, `writes "${sentence}"`, sentence, says.replace('*', ''), more));
}

/** Does an edit to the content. */
export function apply(
  content: EditedContent,
  {file, replace, append, write, copyOf, rename, remove, picture}: Edit,
): void {
  if (copyOf !== undefined) content.write(file, content.read(copyOf));
  if (write !== undefined) content.write(file, write);
  if (replace) content.write(file, replaced(content.read(file), ...replace));
  if (append !== undefined) content.write(file, `${content.read(file).trimEnd()}\n\n${append}\n`);
  if (picture) content.addPicture(...picture);
  if (rename !== undefined) content.move(file, rename);
  if (remove) content.remove(file);
}

function replaced(text: string, words: string | RegExp, by: string): string {
  const after = text.replace(words, () => by);
  if (after === text) throw new Error(`Nothing matches ${String(words)}.`);
  return after;
}
