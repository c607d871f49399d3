import {readFileSync} from 'node:fs';
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
  /** The line that the message names, if it is not the first that the edit changed: its number, or words that it holds. */
  at?: number | string | RegExp;
  /** The file that the message names, if it is another than the edited one. */
  in?: string;
  /** How many further problems the edit makes; none if this is left out. */
  others?: number;
  /** It is said as a warning, and the site is built all the same. */
  warns?: true;
}

/** What is said, and in which file. A star before the words says that it is a warning. */
type Said = readonly [says: string, file: string];
type More = Pick<BadEdit, 'at' | 'in' | 'others'>;

/** Sentences that somebody adds at the end of a file, by what is said of each of them. Behind a + is what else is said. */
export function adding(): BadEdit[] {
  let said = {} as BadEdit;
  return readFileSync('tests/content/edits/sentences/refused.txt', 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line): BadEdit[] => {
      const [, file, others = 0, says = ''] = /^# (\S+\.\w+)(?: \+(\d))?: (.*)$/.exec(line) ?? [];
      if (file !== undefined) said = {does: '', file, others: Number(others), ...weighed(says)};
      else return [{...said, does: `writes "${line}"`, append: written(line)}];
      return [];
    });
}

/** A line of a file of sentences as it is meant: `\n` ends a line, and `\u200b` is a sign that nobody sees. */
const written = (line: string) => JSON.parse(`"${line.replaceAll('"', '\\"')}"`) as string;

/** Words that somebody puts in the place of others, by what is said of it. */
export function putting(
  rows: readonly (readonly [...Said, from: string | RegExp, to: string, more?: More])[],
): BadEdit[] {
  return rows.map(([says, file, from, to, more]) => ({
    does: to === '' ? `deletes "${String(from)}"` : `writes "${to}"`,
    file,
    replace: [from, to],
    ...weighed(says),
    ...more,
  }));
}

function weighed(says: string): Pick<BadEdit, 'says' | 'warns'> {
  return says.startsWith('*') ? {says: says.slice(1), warns: true} : {says};
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
  const after = text.replace(words, (_, start: unknown) => by.replace('$1', String(start)));
  if (after === text) throw new Error(`Nothing matches ${String(words)}.`);
  return after;
}
