import {
  CONTENT_FOLDER,
  filesOnDisk,
  type Problem,
  type ProjectFiles,
  withChanges,
} from '@dental/content';
import {type LoadResult, loadSite} from '@dental/checks';
import {importsFor} from './imports';
import {samplePicture} from './pictures';

/** The project's files as they are when the tests begin. */
export const disk = readOnce(filesOnDisk(process.cwd()));

/** Content as a test edits it, in memory: ours, unless it is given another. Files are named from `pages-content`. */
export class EditedContent {
  readonly #changes = new Map<string, string | Buffer | undefined>();

  constructor(private readonly before: ProjectFiles = disk) {}

  /** The project's files, with what was edited so far. */
  get project(): ProjectFiles {
    return withChanges(this.before, this.#changes);
  }

  /** The MDX files of a folder, in order, its own page left out. */
  files(folder: string): string[] {
    return this.project
      .list(pathOf(folder))
      .filter((path) => path.endsWith('.mdx') && !path.endsWith('/index.mdx'))
      .map((path) => path.slice(CONTENT_FOLDER.length + 1));
  }

  /** The first file of a folder. */
  first(folder: string): string {
    const [file] = this.files(folder);
    if (file === undefined) throw new Error(`There is no file in ${folder}.`);
    return file;
  }

  read(file: string): string {
    return this.project.read(pathOf(file)).toString('utf8');
  }

  write(file: string, text: string): void {
    this.#changes.set(pathOf(file), text);
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

  /** Puts another text in the place of a page's body, with the imports of the blocks that it uses. */
  replaceBody(file: string, body: string): void {
    const text = this.read(file);
    const end = text.indexOf('\n---', 3);
    if (end === -1) throw new Error(`${file} has no front matter.`);
    this.write(file, `${text.slice(0, end)}\n---\n\n${importsFor(body)}${body}\n`);
  }

  remove(file: string): void {
    this.#changes.set(pathOf(file), undefined);
  }

  move(from: string, to: string): void {
    this.write(to, this.read(from));
    this.remove(from);
  }

  /** Adds a picture, named from `static/img`; one that is large enough for any place if none is given. */
  addPicture(file: string, content = samplePicture(file)): void {
    this.#changes.set(`static/img/${file}`, content);
  }

  removePicture(file: string): void {
    this.#changes.set(`static/img/${file}`, undefined);
  }

  /** Every file that was edited, by its path from the project folder; nothing for one that was deleted. */
  get changes(): ReadonlyMap<string, string | Buffer | undefined> {
    return this.#changes;
  }
}

/** What comes of the real content after an edit. */
export function loadEdited(edit: (content: EditedContent) => void): LoadResult {
  const content = new EditedContent();
  edit(content);
  return loadSite(process.cwd(), {files: content.project});
}

/** What a member of staff would read after an edit of the real content; nothing if all is well. */
export function problemsAfter(edit: (content: EditedContent) => void): Problem[] {
  return loadEdited(edit).problems;
}

function pathOf(file: string): string {
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
