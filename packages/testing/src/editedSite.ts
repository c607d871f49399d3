import {
  CONTENT_FOLDER,
  openProjectFiles,
  type Problem,
  type ProjectFiles,
  applyFileChanges,
} from '@dental/content';
import {type LoadResult, loadSite} from '@dental/checks';
import {makeImportLines} from './imports';
import {getSamplePicture} from './pictures';

/** The project's files as they are when the tests start. */
export const disk = readOnce(openProjectFiles(process.cwd()));

/** Content that a test edits in memory: ours by default. File names start at `pages-content`. */
export class EditedContent {
  readonly #changes = new Map<string, string | Buffer | undefined>();

  constructor(private readonly before: ProjectFiles = disk) {}

  /** The project's files with all edits so far. */
  get project(): ProjectFiles {
    return applyFileChanges(this.before, this.#changes);
  }

  /** The MDX files of a folder, in order, without its index page. */
  listFiles(folder: string): string[] {
    return this.project
      .list(getContentPath(folder))
      .filter((path) => path.endsWith('.mdx') && !path.endsWith('/index.mdx'))
      .map((path) => path.slice(CONTENT_FOLDER.length + 1));
  }

  /** The first file of a folder. */
  getFirstFile(folder: string): string {
    const [file] = this.listFiles(folder);
    if (file === undefined) throw new Error(`There is no file in ${folder}.`);
    return file;
  }

  read(file: string): string {
    return this.project.read(getContentPath(file)).toString('utf8');
  }

  write(file: string, text: string): void {
    this.#changes.set(getContentPath(file), text);
  }

  /** Replaces the first line that matches with other lines; without any, deletes it. */
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

  /** Replaces a page's body and adds the imports of its blocks. */
  replaceBody(file: string, body: string): void {
    const text = this.read(file);
    const end = text.indexOf('\n---', 3);
    if (end === -1) throw new Error(`${file} has no front matter.`);
    this.write(file, `${text.slice(0, end)}\n---\n\n${makeImportLines(body)}${body}\n`);
  }

  remove(file: string): void {
    this.#changes.set(getContentPath(file), undefined);
  }

  move(from: string, to: string): void {
    this.write(to, this.read(from));
    this.remove(from);
  }

  /** Adds an image below `static/img`; by default one that is large enough for any place. */
  addPicture(file: string, content = getSamplePicture(file)): void {
    this.#changes.set(`static/img/${file}`, content);
  }

  removePicture(file: string): void {
    this.#changes.set(`static/img/${file}`, undefined);
  }

  /** Every edited file, by its path from the project folder; undefined for a deleted one. */
  get changes(): ReadonlyMap<string, string | Buffer | undefined> {
    return this.#changes;
  }
}

/** The result of loading content after an edit; ours by default. */
export function loadEdited(
  edit: (content: EditedContent) => void,
  before: ProjectFiles = disk,
): LoadResult {
  const content = new EditedContent(before);
  edit(content);
  return loadSite(process.cwd(), {files: content.project});
}

/**
 * The messages that staff would read after an edit of the real content; empty if there are none.
 */
export function findProblemsAfter(edit: (content: EditedContent) => void): Problem[] {
  return loadEdited(edit).problems;
}

function getContentPath(file: string): string {
  return `${CONTENT_FOLDER}/${file}`;
}

/** Files that are listed and read once. */
export function readOnce(files: ProjectFiles): ProjectFiles {
  const lists = new Map<string, string[]>();
  const contents = new Map<string, Buffer>();
  return {
    list(folder) {
      const list = lists.get(folder) ?? files.list(folder);
      lists.set(folder, list);
      return list;
    },
    read(file) {
      const content = contents.get(file) ?? files.read(file);
      contents.set(file, content);
      return content;
    },
  };
}
