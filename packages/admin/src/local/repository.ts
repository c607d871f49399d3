import {join} from 'node:path';
import {readFileAt} from '@dental/changes';
import {resolveCommit, tryGit, runGit, runGitWith} from '@dental/changes/git';

/** A file in a commit; without content, the commit deletes it. */
interface ChangedFile {
  path: string;
  content: Buffer | undefined;
}

/**
 * A repository whose branches are written without a working tree. Nothing that a developer works on
 * is touched, committed or not.
 */
export class Repository {
  constructor(private readonly root: string) {}

  /** Reads a file from a branch; undefined if the branch doesn't have it. */
  read(branch: string, path: string): Buffer | undefined {
    return readFileAt(this.root, branch, path);
  }

  /** Lists the files in a folder of a branch, including subfolders up to a depth. */
  listFiles(branch: string, folder: string, depth: number): string[] {
    const tree = ['--end-of-options', branch, '--', `${folder}/`];
    const command = ['ls-tree', '-r', '-z', '--name-only', ...tree];
    const paths = (tryGit(this.root, ...command) ?? '').split('\0');
    const isWithinDepth = (path: string) =>
      path.slice(folder.length + 1).split('/').length <= depth;
    return paths.filter((path) => path !== '' && isWithinDepth(path));
  }

  listBranches(prefix: string): string[] {
    const command = ['for-each-ref', '--format=%(refname:lstrip=2)', `refs/heads/${prefix}`];
    return (tryGit(this.root, ...command) ?? '').split('\n').filter(Boolean);
  }

  hasBranch(branch: string): boolean {
    const commit = tryGit(this.root, 'rev-parse', '--verify', '--quiet', `refs/heads/${branch}`);
    return commit !== undefined;
  }

  /** Lists the files that a branch changes, compared with its merge base with `base`. */
  listChanges(base: string, branch: string): {path: string; isNew: boolean}[] {
    const revisions = ['--end-of-options', `${base}...${branch}`];
    const command = ['diff', '--name-status', '--no-renames', '-z', ...revisions];
    // Statuses and paths alternate.
    const parts = runGit(this.root, ...command)
      .toString()
      .split('\0');
    const changes: {path: string; isNew: boolean}[] = [];
    for (let index = 1; index < parts.length; index += 2) {
      changes.push({path: parts[index]!, isNew: parts[index - 1] === 'A'});
    }
    return changes;
  }

  getCommitDate(branch: string): string {
    return toText(runGit(this.root, 'log', '-1', '--format=%cI', '--end-of-options', branch));
  }

  /** Adds a commit with these files to a branch. Creates the branch from `base` if needed. */
  commit(branch: string, base: string, files: readonly ChangedFile[], message: string): void {
    const {root} = this;
    const parent = resolveCommit(root, this.hasBranch(branch) ? branch : base);
    const gitFolder = toText(runGit(root, 'rev-parse', '--absolute-git-dir'));
    const env = {GIT_INDEX_FILE: join(gitFolder, 'editor-index')};
    const runInIndex = (...command: string[]) => toText(runGitWith({root, env}, ...command));
    runInIndex('read-tree', parent);
    for (const {path, content} of files) {
      if (content) {
        const blob = toText(runGitWith({root, input: content}, 'hash-object', '-w', '--stdin'));
        runInIndex('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
      } else {
        runInIndex('rm', '--cached', '--quiet', '--', path);
      }
    }
    const tree = runInIndex('write-tree');
    const commit = toText(runGit(root, 'commit-tree', tree, '-p', parent, '-m', message));
    runGit(root, 'update-ref', `refs/heads/${branch}`, commit);
  }

  deleteBranch(branch: string): void {
    runGit(this.root, 'branch', '-D', '--end-of-options', branch);
  }

  /** The branch that is checked out, or the commit if there is none. */
  getCurrentBranch(): string {
    const name = tryGit(this.root, 'symbolic-ref', '--quiet', '--short', 'HEAD');
    return name?.trim() ?? toText(runGit(this.root, 'rev-parse', 'HEAD'));
  }
}

function toText(output: Buffer): string {
  return output.toString().trim();
}
