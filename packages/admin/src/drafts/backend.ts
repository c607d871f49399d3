/* What we use of the backends of Decap CMS. */

/** A file that is saved. */
export interface DataFile {
  path: string;
  slug: string;
  raw: string;
  /** The file in the repository that the text takes account of; null for none. The backend refuses to replace another. */
  was?: string | null;
}

/** What is saved at once: an entry is one file, with the pictures that were dropped. */
export interface Saved {
  dataFiles: [DataFile];
  assets: readonly {path: string}[];
}

/** How it is saved. */
export interface SaveOptions {
  collectionName: string;
  commitMessage: string;
  /** Whether the file is new. */
  newEntry?: boolean;
  /** Whether it goes to the draft that there is. */
  unpublished?: boolean;
}

/** A backend: where drafts are kept. */
export interface Backend {
  /** @returns the text of a file of the branch that goes live, and its id */
  getEntry(path: string): Promise<{data: string | null; file: {path: string; id: string | null}}>;
  /** @throws an `EditorialWorkflowError` if there is no draft of the entry */
  unpublishedEntry(entry: {
    id?: string;
    collection?: string;
    slug?: string;
  }): Promise<{diffs: {path: string; id: string}[]}>;
  unpublishedEntryDataFile(collection: string, slug: string, path: string, id: string): Promise<string | null>;
  persistEntry(entry: Saved, options: SaveOptions): Promise<unknown>;
  /** Where a draft is discussed, if it is somewhere. */
  discussion?(branch: string): Promise<string>;
  status(): Promise<{auth: {status: boolean}; api: {status: boolean; statusPage: string}}>;
}

export type BackendClass = new (...args: never[]) => Backend;

/** What we use of the part of Decap's backend that asks GitHub. */
export interface GitHubApi {
  getUser(this: void, credentials: {token: string}): Promise<unknown>;
  editorialWorkflowGit(
    files: DataFile[],
    slug: string,
    pictures: readonly object[],
    options: SaveOptions,
  ): Promise<unknown>;
  createBranch(branch: string, commit: string): Promise<unknown>;
  createRef(kind: 'heads', branch: string, commit: string): Promise<unknown>;
  getBranch(branch: string): Promise<{commit: {sha: string}}>;
  /** @throws if there is none that is open */
  getBranchPullRequest(branch: string): Promise<{html_url: string}>;
  getFileSha(path: string, of: {branch: string}): Promise<string>;
  updateTree(commit: string, files: readonly object[]): Promise<object>;
  commit(message: string, tree: object): Promise<{sha: string}>;
  patchBranch(branch: string, commit: string): Promise<unknown>;
}

/** Says that somebody else has saved the file since it was last read. */
export class SavedMeanwhile extends Error {}

/** What staff are told instead of what went wrong. */
export class Refusal extends Error {
  override name = 'Refusal';

  /** Decap CMS shows an error as text. */
  override toString(): string {
    return this.message;
  }
}
