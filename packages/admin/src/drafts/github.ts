import {GitHubBackend} from 'decap-cms-backend-github';
import {StaleVersionError, type GitHubApi, type SaveOptions} from './backend';

type HttpError = Error & {status?: number};

/**
 * Decap's backend for GitHub, changed so that it never overwrites a colleague's changes. Each save
 * is a commit on top of its branch, which GitHub refuses if the branch has moved on. Decap itself
 * would rewrite the branch on top of the live one, with complete files, and without pictures that
 * the form doesn't know.
 */
export class SafeGitHubBackend extends GitHubBackend {
  override async authenticate(credentials: {token: string}): Promise<unknown> {
    const user = await super.authenticate(credentials);
    if (this.api) preventOverwrites(this.api);
    return user;
  }

  override async findDiscussionUrl(branch: string): Promise<string> {
    return (await this.api!.getBranchPullRequest(branch)).html_url;
  }

  /** Checks the sign-in. Decap would also contact another website, to ask if GitHub is up. */
  override async status() {
    return {auth: {status: await isSignedIn(this.token)}, api: {status: true, statusPage: ''}};
  }
}

async function isSignedIn(token: string | null): Promise<boolean> {
  const headers = {Authorization: `token ${token}`};
  try {
    const {status} = await fetch('https://api.github.com/user', {headers});
    return status !== 401;
  } catch {
    // Being offline doesn't end the session.
    return true;
  }
}

/** Makes Decap's GitHub client add commits to a draft's branch instead of replacing any. */
export function preventOverwrites(api: GitHubApi): void {
  const editorialWorkflowGit = api.editorialWorkflowGit.bind(api);
  const createBranch = api.createBranch.bind(api);
  const diffFromFile = api.diffFromFile.bind(api);

  api.diffFromFile = async (file) => {
    const diff = await diffFromFile(file);
    return file.status === 'removed' ? {...diff, sha: ''} : diff;
  };

  api.editorialWorkflowGit = async (dataFiles, slug, pictures, options) => {
    const files = dataFiles.map((file) => (file.isDeleted ? {...file, sha: null} : file));
    if (!options.unpublished) return editorialWorkflowGit(files, slug, pictures, options);
    const branch = `cms/${options.collectionName}/${slug}`;
    const {sha: head} = (await api.getBranch(branch)).commit;
    for (const {path, baseId} of files) {
      if (baseId && (await api.getFileSha(path, {branch: head})) !== baseId) {
        throw new StaleVersionError();
      }
    }
    return commitOnTop(api, branch, head, files, options);
  };

  api.createBranch = async (branch, commit) => {
    try {
      return await api.createRef('heads', branch, commit);
    } catch {
      // A branch left over from a merged or discarded draft can be replaced; Decap keeps a copy.
      const pullRequest = await api.getBranchPullRequest(branch).catch(() => undefined);
      if (pullRequest) throw new StaleVersionError();
      return createBranch(branch, commit);
    }
  };
}

async function commitOnTop(
  api: GitHubApi,
  branch: string,
  head: string,
  files: readonly object[],
  {commitMessage}: SaveOptions,
): Promise<unknown> {
  const tree = await api.updateTree(head, files);
  const commit = await api.commit(commitMessage, tree);
  return api.patchBranch(branch, commit.sha).catch((error: HttpError) => {
    throw error.status === 422 ? new StaleVersionError() : error;
  });
}
