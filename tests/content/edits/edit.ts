import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {CONTENT_FOLDER} from '@dental/content';
import {type EditedContent} from '../../support/editedSite';

/** What somebody does to the real content. Files are named from `pages-content`. */
export interface Edit {
  /** In a few words. */
  does: string;
  file: string;
  /** Puts other words in the place of the first that match. */
  replace?: readonly [words: string | RegExp, by: string];
  /** Gives a field another value: the first line of the file that has it. `{was}` is the value until now, `+1` one more. */
  field?: string;
  value?: string;
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

/** A row of YAML, below its file: what is put (`to`) in the place of words, or of an expression between slashes (`from`). */
type Row = Omit<BadEdit, 'file' | 'replace' | 'warns' | 'does' | 'says'> &
  Partial<Record<'does' | 'says' | 'from' | 'to', string>> & {at?: number | string};

export type EditsByFile = Record<string, Row[]>;

/** The edits of a YAML file in this folder. */
export function readEdits(name: string): BadEdit[] {
  return editsOf(parse(readFileSync(`tests/content/edits/${name}.yml`, 'utf8')) as EditsByFile);
}

/** Edits that are written by the file which they change. */
export function editsOf(byFile: EditsByFile): BadEdit[] {
  return Object.entries(byFile).flatMap(([file, rows]) =>
    rows.map(({from, to = '', at, says = '', ...row}): BadEdit => ({
      ...row,
      does: row.does ?? (to === '' ? `deletes "${from}"` : `writes "${to}"`),
      file,
      ...weighed(says),
      ...(from !== undefined && {replace: [wordsOf(from), to]}),
      ...(at !== undefined && {at: typeof at === 'number' ? at : wordsOf(at)}),
    })),
  );
}

/** Words, or the regular expression that they write between slashes. */
function wordsOf(text: string): string | RegExp {
  const [, source, flags] = /^\/([^]+)\/([ms]*)$/.exec(text) ?? [];
  return source === undefined ? text : new RegExp(source, flags);
}

/** What is said; a star before the words says that it is a warning. */
function weighed(says: string): Pick<BadEdit, 'says' | 'warns'> {
  return says.startsWith('*') ? {says: says.slice(1), warns: true} : {says};
}

/** Returns true if the file is there, with the words or the field to edit. */
export function canApply(
  content: EditedContent,
  {file, replace, field, write, copyOf}: Edit,
): boolean {
  if (write !== undefined || copyOf !== undefined) return true;
  if (!content.project.list(CONTENT_FOLDER).includes(`${CONTENT_FOLDER}/${file}`)) return false;
  const text = content.read(file);
  if (replace && text.search(toPattern(replace[0])) === -1) return false;
  return field === undefined || fieldLine(field).test(text);
}

function toPattern(words: string | RegExp): RegExp {
  return typeof words === 'string'
    ? new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    : words;
}

/** Does an edit to the content. */
export function apply(
  content: EditedContent,
  {file, replace, field, value = '', append, write, copyOf, rename, remove, picture}: Edit,
): void {
  if (copyOf !== undefined) content.write(file, content.read(copyOf));
  if (write !== undefined) content.write(file, write);
  if (replace) content.write(file, replaced(content.read(file), ...replace));
  if (field !== undefined) content.write(file, withValue(content.read(file), field, value));
  if (append !== undefined) content.write(file, `${content.read(file).trimEnd()}\n\n${append}\n`);
  if (picture) content.addPicture(...picture);
  if (rename !== undefined) content.move(file, rename);
  if (remove) content.remove(file);
}

function replaced(text: string, words: string | RegExp, by: string): string {
  let isThere = false;
  const after = text.replace(words, (_, start: unknown) => {
    isThere = true;
    return by.replace('$1', String(start));
  });
  if (!isThere) throw new Error(`Nothing matches ${String(words)}.`);
  return after;
}

/** Matches the first line with a field: its start, and its value. */
function fieldLine(field: string): RegExp {
  return new RegExp(`^([\\s-]*${field}: )(.*)$`, 'm');
}

function withValue(text: string, field: string, value: string): string {
  const line = fieldLine(field);
  const was = line.exec(text)?.[2] ?? '';
  const is =
    value === '+1'
      ? was.replace(/\d+/, (figure) => String(Number(figure) + 1))
      : value.replace('{was}', was);
  return replaced(text, line, `$1${is}`);
}
