import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join, relative} from 'node:path';

/** The project's files, wherever they are read from: the disk, or the disk with some changes on top. */
export interface ProjectFiles {
  /** The paths of all files in a folder and below it, sorted; hidden files are left out. */
  list(folder: string): string[];
  /** The content of a file that `list` has named. */
  read(file: string): Buffer;
}

/** The files as they are on the disk. Paths start from the project folder and have forward slashes. */
export function filesOnDisk(root: string): ProjectFiles {
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
          relative(root, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'),
        )
        .filter((path) => !isHidden(path))
        .sort();
    },
    read: (file) => readFileSync(join(root, file)),
  };
}

/** What a change makes of a file: its new content, or nothing if it is deleted. */
export type FileChanges = ReadonlyMap<string, string | Buffer | undefined>;

/** Other files with some changes on top, as an edit that is not saved yet would make them. */
export function withChanges(files: ProjectFiles, changes: FileChanges): ProjectFiles {
  return {
    list(folder) {
      const added = [...changes].filter(
        ([path, content]) => content !== undefined && path.startsWith(`${folder}/`),
      );
      const kept = files.list(folder).filter((path) => !changes.has(path));
      return [...kept, ...added.map(([path]) => path).filter((path) => !isHidden(path))].sort();
    },
    read(file) {
      const content = changes.get(file);
      if (content === undefined && changes.has(file)) throw new Error(`${file} has been deleted.`);
      return content === undefined ? files.read(file) : Buffer.from(content);
    },
  };
}

/** Files such as .DS_Store, which computers leave behind. */
function isHidden(path: string): boolean {
  return /(^|\/)(\.|~\$|Thumbs\.db$|desktop\.ini$)/.test(path);
}
