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
export class GitRepository {
  constructor(readonly root: string) {}

  /** Reads a file from a branch; undefined if the branch doesn't have it. */
  read(branch: string, path: string): Buffer | undefined {
    return readFileAt(this.root, branch, path);
  }

  listBranches(prefix: string): string[] {
    const command = ['for-each-ref', '--format=%(refname:lstrip=2)', `refs/heads/${prefix}`];
    return (tryGit(this.root, ...command) ?? '').split('\n').filter(Boolean);
  }

  /** Returns the latest commit of a branch; undefined if there is no such branch. */
  readHead(branch: string): string | undefined {
    const command = ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`];
    return tryGit(this.root, ...command)?.trim();
  }

  /** Returns the subject of the first commit that a branch adds to `base`. */
  readFirstSubject(base: string, branch: string): string {
    const command = ['log', '--reverse', '--format=%s', `${base}..${branch}`];
    return toText(runGit(this.root, ...command)).split('\n')[0] ?? branch;
  }

  /** Returns the complete message of a commit. */
  readMessage(commit: string): string {
    return toText(runGit(this.root, 'log', '-1', '--format=%B', '--end-of-options', commit));
  }

  /** Returns true for a commit that brings another branch into its own. */
  isMerge(commit: string): boolean {
    return tryGit(this.root, 'rev-parse', '--verify', '--quiet', `${commit}^2`) !== undefined;
  }

  /** Returns the last commit that two branches or commits have in common. */
  findMergeBase(one: string, other: string): string {
    return toText(runGit(this.root, 'merge-base', '--end-of-options', one, other));
  }

  /** Adds a commit with the files as they were before the last commit of a branch. */
  undo(branch: string, message: string): void {
    const head = resolveCommit(this.root, branch);
    const tree = toText(runGit(this.root, 'rev-parse', `${head}^^{tree}`));
    this.addCommit(branch, {tree, parents: [head], message});
  }

  /** Lists the files that a branch changes, compared with its merge base with `base`. */
  listChanges(base: string, branch: string): string[] {
    const revisions = ['--end-of-options', `${base}...${branch}`];
    const paths = runGit(this.root, 'diff', '--name-only', '--no-renames', '-z', ...revisions);
    return paths.toString().split('\0').filter(Boolean);
  }

  /** Adds a commit with these files to a branch. Creates the branch from `base` if needed. */
  commit(branch: string, base: string, files: readonly ChangedFile[], message: string): void {
    const parent = this.readHead(branch) ?? resolveCommit(this.root, base);
    this.addCommit(branch, {tree: this.writeTree(parent, files), parents: [parent], message});
  }

  /** Merges a commit into a branch. Then only these files differ between them. */
  merge(branch: string, commit: string, files: readonly ChangedFile[], message: string): void {
    const parents = [resolveCommit(this.root, branch), resolveCommit(this.root, commit)];
    this.addCommit(branch, {tree: this.writeTree(commit, files), parents, message});
  }

  /** Writes the files of a commit with some of them changed. */
  private writeTree(commit: string, files: readonly ChangedFile[]): string {
    const {root} = this;
    const gitFolder = toText(runGit(root, 'rev-parse', '--absolute-git-dir'));
    const env = {GIT_INDEX_FILE: join(gitFolder, 'editor-index')};
    const runInIndex = (...command: string[]) => toText(runGitWith({root, env}, ...command));
    runInIndex('read-tree', resolveCommit(root, commit));
    for (const {path, content} of files) {
      if (content) {
        const blob = toText(runGitWith({root, input: content}, 'hash-object', '-w', '--stdin'));
        runInIndex('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
      } else {
        runInIndex('update-index', '--force-remove', '--', path);
      }
    }
    return runInIndex('write-tree');
  }

  private addCommit(
    branch: string,
    {tree, parents, message}: {tree: string; parents: string[]; message: string},
  ): void {
    const options = parents.flatMap((parent) => ['-p', parent]);
    const commit = runGit(this.root, 'commit-tree', tree, ...options, '-m', message);
    runGit(this.root, 'update-ref', `refs/heads/${branch}`, toText(commit));
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
