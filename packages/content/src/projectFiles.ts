import {existsSync, lstatSync, readdirSync, readFileSync, readlinkSync} from 'node:fs';
import {join, relative, sep} from 'node:path';

/** The project's files: those on disk, or those on disk with unsaved changes. */
export interface ProjectFiles {
  /** Lists the paths of all files in and below a folder, sorted, without hidden files. */
  list(folder: string): string[];
  /** Returns the content of a file from `list`. */
  read(file: string): Buffer;
}

/** The files on disk. Paths start at the project folder and have forward slashes. */
export function openProjectFiles(root: string): ProjectFiles {
  return {
    list(folder) {
      if (!existsSync(join(root, folder))) return [];
      return readdirSync(join(root, folder), {
        recursive: true,
        withFileTypes: true,
        encoding: 'utf8',
      })
        .filter((entry) => !entry.isDirectory())
        .map((entry) =>
          relative(root, join(entry.parentPath ?? entry.path, entry.name)).replaceAll(sep, '/'),
        )
        .filter((path) => !isHidden(path))
        .sort();
    },
    // Like git, read a symbolic link as the path in it: the file there changes without the link.
    read(file) {
      const path = join(root, file);
      return lstatSync(path).isSymbolicLink() ? readlinkSync(path, 'buffer') : readFileSync(path);
    },
  };
}

/** Changed files by path: the new content, or undefined if the file is deleted. */
export type FileChanges = ReadonlyMap<string, string | Buffer | undefined>;

/** Applies changes to files without writing them, such as an edit that isn't saved yet. */
export function applyFileChanges(files: ProjectFiles, changes: FileChanges): ProjectFiles {
  return {
    list(folder) {
      const added = [...changes].filter(
        ([path, content]) => content !== undefined && path.startsWith(`${folder}/`),
      );
      const unchanged = files.list(folder).filter((path) => !changes.has(path));
      return [
        ...unchanged,
        ...added.map(([path]) => path).filter((path) => !isHidden(path)),
      ].sort();
    },
    read(file) {
      const content = changes.get(file);
      if (content === undefined && changes.has(file)) throw new Error(`${file} has been deleted.`);
      return content === undefined ? files.read(file) : Buffer.from(content);
    },
  };
}

/** Returns true for files such as .DS_Store, which operating systems leave behind. */
function isHidden(path: string): boolean {
  return /(^|\/)(\.|~\$|Thumbs\.db$|desktop\.ini$)/.test(path);
}
