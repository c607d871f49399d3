import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {CONTENT_FOLDER, loadSite, type LoadResult} from '../../src/content/loadSite';
import {formatProblems, type Problem} from '../../src/content/problem';

/** The real content in a folder of its own, as a test edits it. Files are named from `pages-content`. */
export class EditedContent {
  constructor(readonly root: string) {}

  /** The MDX files of a folder, in order, its own page left out. */
  files(folder: string): string[] {
    return readdirSync(this.#path(folder))
      .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx')
      .sort()
      .map((name) => `${folder}/${name}`);
  }

  /** The first file of a folder. */
  first(folder: string): string {
    const [file] = this.files(folder);
    if (file === undefined) throw new Error(`There is no file in ${folder}.`);
    return file;
  }

  read(file: string): string {
    return readFileSync(this.#path(file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(this.#path(file)), {recursive: true});
    writeFileSync(this.#path(file), text);
  }

  /** Puts other lines in the place of the first line that matches; none deletes it. */
  change(file: string, line: RegExp, ...by: string[]): void {
    const lines = this.read(file).split('\n');
    const at = lines.findIndex((text) => line.test(text));
    if (at === -1) throw new Error(`No line of ${file} matches ${String(line)}.`);
    lines.splice(at, 1, ...by);
    this.write(file, lines.join('\n'));
  }

  /** Adds a field at the top of a file's front matter. */
  addField(file: string, ...lines: string[]): void {
    this.change(file, /^---$/, '---', ...lines);
  }

  /** Puts another text in the place of a page's body. */
  replaceBody(file: string, body: string): void {
    this.write(file, withBody(this.read(file), body));
  }

  remove(file: string): void {
    rmSync(this.#path(file));
  }

  move(from: string, to: string): void {
    mkdirSync(dirname(this.#path(to)), {recursive: true});
    renameSync(this.#path(from), this.#path(to));
  }

  /** Adds a picture, named from `static/img`. */
  addPicture(file: string): void {
    const path = join(this.root, 'static/img', file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, '');
  }

  #path(file: string): string {
    return join(this.root, CONTENT_FOLDER, file);
  }
}

/** What comes of the real content after an edit. */
export function loadEdited(edit: (content: EditedContent) => void): LoadResult {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync(base(), root, {recursive: true, verbatimSymlinks: true});
    edit(new EditedContent(root));
    return loadSite(root);
  } finally {
    rmSync(root, {recursive: true});
  }
}

/** What a member of staff would read after an edit of the real content; nothing if all is well. */
export function problemsAfter(edit: (content: EditedContent) => void): Problem[] {
  return loadEdited(edit).problems;
}

let baseFolder: string | undefined;

/** The real content with short texts in its pages, which makes a test ten times as fast. */
function base(): string {
  if (baseFolder !== undefined) return baseFolder;
  const folder = mkdtempSync(join(tmpdir(), 'base-content-'));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  cpSync(CONTENT_FOLDER, join(folder, CONTENT_FOLDER), {recursive: true});
  linkChildren('static', folder);
  // Each picture folder is a link of its own, so that a test can add pictures beside them.
  linkChildren('static/img', folder);
  shortenPages(join(folder, CONTENT_FOLDER));
  const {problems} = loadSite(folder);
  if (problems.length > 0) throw new Error(`Mend the content first (npm run check).\n${formatProblems(problems)}`);
  return (baseFolder = folder);
}

function linkChildren(from: string, root: string): void {
  mkdirSync(join(root, from), {recursive: true});
  for (const name of readdirSync(from).filter((child) => child !== 'img')) {
    symlinkSync(join(process.cwd(), from, name), join(root, from, name));
  }
}

function shortenPages(folder: string): void {
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const path = join(folder, file);
    if (!file.endsWith('.mdx') || !existsSync(path)) continue;
    writeFileSync(path, withBody(readFileSync(path, 'utf8'), 'A short text.'));
  }
}

function withBody(text: string, body: string): string {
  const end = text.indexOf('\n---', 3);
  if (end === -1) throw new Error('This file has no front matter.');
  return `${text.slice(0, end)}\n---\n\n${body}\n`;
}
