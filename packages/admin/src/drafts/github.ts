import {GitHubBackend} from 'decap-cms-backend-github';
import {keepCommits} from './commits';

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
