import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {CONTENT_FOLDER, escapePattern} from '@dental/content';
import {type EditedContent} from '@dental/testing/editedSite';

/** An edit of a content file. Files are relative to `pages-content`. */
export interface Edit {
  /** In a few words, such as `deletes a price`. */
  does: string;
  file: string;
  /** Replaces the first match. */
  replace?: {words: string | RegExp; replacement: string};
  /**
   * Sets a field, as in `email: hello`: the first line of the file that has it. `{was}` is the old
   * value, and `+1` is one more.
   */
  set?: string;
  /** Adds a paragraph at the end of the file. */
  append?: string;
  /** Writes the complete file. */
  write?: string;
  /** Makes the file a copy of another. */
  copyOf?: string;
  rename?: string;
  remove?: true;
  /** Adds an image; its name is relative to `static/img`. */
  picture?: readonly [name: string, content?: Buffer | undefined];
  /** Adds several images. */
  pictures?: readonly string[];
}

/** An edit that must be refused. */
export interface BadEdit extends Edit {
  /** A part of the message and its remedy. */
  says: string;
  /** The line of the message if it isn't the first edited line: its number, or words in it. */
  at?: number | string | RegExp;
  /** The file of the message if it isn't the edited one. */
  in?: string;
  /** The number of further problems; the default is 0. */
  others?: number;
  /** The message is a warning. */
  warns?: true;
}

/** A heading in refused.txt: file, number of further problems, and a part of the message. */
const REFUSED_HEADING = /^# (?<file>\S+\.\w+)(?: \+(?<others>\d))?: (?<says>.*)$/;

/**
 * Reads refused.txt: sentences that an editor adds to the end of a file, below a heading with the
 * file and the message.
 */
export function readRefusedSentences(): BadEdit[] {
  const lines = readFileSync('tests/content/edits/sentences/refused.txt', 'utf8')
    .trimEnd()
    .split('\n');
  let heading: Omit<BadEdit, 'does' | 'append'> | undefined;
  return lines.flatMap((line): BadEdit[] => {
    const match = REFUSED_HEADING.exec(line)?.groups;
    if (match) {
      const {file = '', others = 0, says = ''} = match;
      heading = {file, others: Number(others), ...parseMessage(says)};
      return [];
    }
    if (!heading) throw new Error('refused.txt starts without a heading.');
    return [{...heading, does: `writes "${line}"`, append: unescape(line)}];
  });
}

/** Replaces `\n` with a line break, and `\u200b` with that character. */
const unescape = (line: string) => JSON.parse(`"${line.replaceAll('"', '\\"')}"`) as string;

/** A row of a YAML file: `from` is text, or a regular expression between slashes. */
type Row = Omit<BadEdit, 'file' | 'replace' | 'warns' | 'does' | 'says'> &
  Partial<Record<'does' | 'says' | 'from' | 'to', string>> & {at?: number | string};

export type EditsByFile = Record<string, Row[]>;

/** Reads the edits of a YAML file in this folder. */
export function readEdits(name: string): BadEdit[] {
  return listEdits(parse(readFileSync(`tests/content/edits/${name}.yml`, 'utf8')) as EditsByFile);
}

/** Converts rows of YAML, by file, to edits. */
export function listEdits(rowsByFile: EditsByFile): BadEdit[] {
  return Object.entries(rowsByFile).flatMap(([file, rows]) => rows.map((row) => toEdit(file, row)));
}

function toEdit(file: string, {from, to = '', at, says = '', ...row}: Row): BadEdit {
  const text = row.set ?? to;
  const action = text === '' ? `deletes "${from}"` : `writes "${text}"`;
  return {
    ...row,
    file,
    does: row.does ?? action,
    ...parseMessage(says),
    ...(from !== undefined && {replace: {words: parseWords(from), replacement: to}}),
    ...(at !== undefined && {at: typeof at === 'number' ? at : parseWords(at)}),
  };
}

/** Returns a text, or the regular expression between slashes. */
function parseWords(text: string): string | RegExp {
  const [, source, flags] = /^\/([^]+)\/([ms]*)$/.exec(text) ?? [];
  return source === undefined ? text : new RegExp(source, flags);
}

/** Splits off the star of a warning. */
function parseMessage(says: string): Pick<BadEdit, 'says' | 'warns'> {
  return says.startsWith('*') ? {says: says.slice(1), warns: true} : {says};
}

/** Returns true if the file is there, with the words or the field to edit. */
export function canApply(
  content: EditedContent,
  {file, replace, set, write, copyOf}: Edit,
): boolean {
  if (write !== undefined || copyOf !== undefined) return true;
  if (!content.project.list(CONTENT_FOLDER).includes(`${CONTENT_FOLDER}/${file}`)) return false;
  const text = content.read(file);
  if (replace && text.search(toPattern(replace.words)) === -1) return false;
  return set === undefined || makeFieldPattern(set).test(text);
}

function toPattern(words: string | RegExp): RegExp {
  return typeof words === 'string' ? new RegExp(escapePattern(words)) : words;
}

/** Applies an edit to the content. */
export function apply(
  content: EditedContent,
  {file, replace, set, append, write, copyOf, rename, remove, ...images}: Edit,
): void {
  if (copyOf !== undefined) content.write(file, content.read(copyOf));
  if (write !== undefined) content.write(file, write);
  if (replace)
    content.write(file, replaceFirst(content.read(file), replace.words, replace.replacement));
  if (set !== undefined) content.write(file, setField(content.read(file), set));
  if (append !== undefined) content.write(file, `${content.read(file).trimEnd()}\n\n${append}\n`);
  if (images.picture) content.addPicture(...images.picture);
  for (const name of images.pictures ?? []) content.addPicture(name);
  if (rename !== undefined) content.move(file, rename);
  if (remove) content.remove(file);
}

/** In the replacement, `$1` is the first group of the match. */
function replaceFirst(text: string, words: string | RegExp, replacement: string): string {
  let hasMatch = false;
  const edited = text.replace(words, (_, group: unknown) => {
    hasMatch = true;
    return replacement.replace('$1', String(group));
  });
  if (!hasMatch) throw new Error(`Nothing matches ${String(words)}.`);
  return edited;
}

/** Matches the first line with the field that an edit sets: its start, and its value. */
function makeFieldPattern(set: string): RegExp {
  return new RegExp(`^([\\s-]*${set.slice(0, set.indexOf(':'))}: )(.*)$`, 'm');
}

function setField(text: string, set: string): string {
  const pattern = makeFieldPattern(set);
  const value = set.slice(set.indexOf(':') + 2);
  const oldValue = pattern.exec(text)?.[2] ?? '';
  const newValue =
    value === '+1'
      ? oldValue.replace(/\d+/, (figure) => String(Number(figure) + 1))
      : value.replace('{was}', oldValue);
  return replaceFirst(text, pattern, `$1${newValue}`);
}
