import {join} from 'node:path';
import {fileAt} from '@dental/changes';
import {askGit, git, gitWith} from '@dental/content';

/** A file that a commit changes; one without content is taken out. */
interface Changed {
  path: string;
  content: Buffer | undefined;
}

/**
 * A repository of which branches are written without a working tree: nothing that somebody works on here is touched, be it
 * committed or not.
 */
export class Repository {
  constructor(private readonly root: string) {}

  /** A file as a branch has it; undefined if it has none. */
  read(branch: string, path: string): Buffer | undefined {
    return fileAt(this.root, branch, path);
  }

  /** The files of a folder of a branch, with those of the folders in it up to a depth. */
  list(branch: string, folder: string, depth: number): string[] {
    const names =
      askGit(this.root, 'ls-tree', '-r', '-z', '--name-only', branch, '--', `${folder}/`) ?? '';
    const isNear = (path: string) => path.slice(folder.length + 1).split('/').length <= depth;
    return names.split('\0').filter((path) => path !== '' && isNear(path));
  }

  /** The branches whose names start so. */
  branches(start: string): string[] {
    const names =
      askGit(this.root, 'for-each-ref', '--format=%(refname:lstrip=2)', `refs/heads/${start}`) ??
      '';
    return names.split('\n').filter(Boolean);
  }

  has(branch: string): boolean {
    return (
      askGit(this.root, 'rev-parse', '--verify', '--quiet', `refs/heads/${branch}`) !== undefined
    );
  }

  /** What a branch changes since it left another. */
  differences(base: string, branch: string): {path: string; isNew: boolean}[] {
    const words = git(
      this.root,
      'diff',
      '--name-status',
      '--no-renames',
      '-z',
      `${base}...${branch}`,
    )
      .toString()
      .split('\0');
    return words.flatMap((path, index) =>
      index % 2 === 1 ? [{path, isNew: words[index - 1] === 'A'}] : [],
    );
  }

  changedAt(branch: string): string {
    return said(git(this.root, 'log', '-1', '--format=%cI', branch));
  }

  /** Adds a commit to a branch, which starts at `base` if it is new. Its diff is just these files. */
  commit(branch: string, base: string, files: readonly Changed[], message: string): void {
    const {root} = this;
    const parent = said(git(root, 'rev-parse', this.has(branch) ? branch : base));
    const env = {
      GIT_INDEX_FILE: join(said(git(root, 'rev-parse', '--absolute-git-dir')), 'editor-index'),
    };
    const inIndex = (...command: string[]) => said(gitWith({root, env}, ...command));
    inIndex('read-tree', parent);
    for (const {path, content} of files) {
      if (content) {
        const blob = said(gitWith({root, input: content}, 'hash-object', '-w', '--stdin'));
        inIndex('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
      } else inIndex('rm', '--cached', '--quiet', '--', path);
    }
    const commit = said(
      git(root, 'commit-tree', inIndex('write-tree'), '-p', parent, '-m', message),
    );
    git(root, 'update-ref', `refs/heads/${branch}`, commit);
  }

  remove(branch: string): void {
    git(this.root, 'branch', '-D', branch);
  }

  /** The branch that is worked on here; its commit where there is none. */
  current(): string {
    const name = askGit(this.root, 'symbolic-ref', '--quiet', '--short', 'HEAD');
    return name?.trim() ?? said(git(this.root, 'rev-parse', 'HEAD'));
  }
}

function said(output: Buffer): string {
  return output.toString().trim();
}
