import {GitHubBackend} from 'decap-cms-backend-github';
import {SavedMeanwhile, type GitHubApi} from './backend';

/**
 * Decap's backend for GitHub, which never replaces what somebody else has saved: a save is a commit on top of its branch, and
 * GitHub refuses it if the branch has moved on. Decap itself would write its branch anew, on top of the branch that goes live,
 * with whole files, and without the pictures that the form does not know.
 */
export class GitHub extends GitHubBackend {
  override async authenticate(credentials: {token: string}): Promise<unknown> {
    const user = await super.authenticate(credentials);
    if (this.api) keepCommits(this.api);
    return user;
  }

  override async discussion(branch: string): Promise<string> {
    return (await this.api!.getBranchPullRequest(branch)).html_url;
  }

  /** Whether somebody is still signed in. Decap would ask another website as well, whether GitHub is well. */
  override async status() {
    const isSignedIn = await fetch('https://api.github.com/user', {
      headers: {Authorization: `token ${this.token}`},
    }).then(
      ({status}) => status !== 401,
      () => true,
    );
    return {auth: {status: isSignedIn}, api: {status: true, statusPage: ''}};
  }
}

/** Has what asks GitHub add commits to a draft's branch, and never replace any. */
export function keepCommits(api: GitHubApi): void {
  const editorialWorkflowGit = api.editorialWorkflowGit.bind(api);
  const createBranch = api.createBranch.bind(api);
  const diffFromFile = api.diffFromFile.bind(api);
  api.diffFromFile = async (file) => ({
    ...(await diffFromFile(file)),
    ...(file.status === 'removed' && {sha: ''}),
  });
  api.editorialWorkflowGit = async (changed, slug, pictures, options) => {
    const files = changed.map((file) => (file.isTakenOut ? {...file, sha: null} : file));
    if (!options.unpublished) return editorialWorkflowGit(files, slug, pictures, options);
    const branch = `cms/${options.collectionName}/${slug}`;
    const {sha: head} = (await api.getBranch(branch)).commit;
    for (const {path, was} of files)
      if (was && (await api.getFileSha(path, {branch: head})) !== was) throw new SavedMeanwhile();
    const tree = await api.updateTree(head, files);
    const commit = await api.commit(options.commitMessage, tree);
    return api.patchBranch(branch, commit.sha).catch((error: Error & {status?: number}) => {
      throw error.status === 422 ? new SavedMeanwhile() : error;
    });
  };
  api.createBranch = async (branch, commit) => {
    try {
      return await api.createRef('heads', branch, commit);
    } catch {
      // What is left of a draft that was merged or given up may be replaced; Decap keeps a copy.
      const inUse = await api.getBranchPullRequest(branch).catch(() => undefined);
      if (inUse) throw new SavedMeanwhile();
      return createBranch(branch, commit);
    }
  };
}
