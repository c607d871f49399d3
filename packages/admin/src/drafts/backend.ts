/* The parts of Decap's backends that we use. */

export interface DataFile {
  path: string;
  slug: string;
  raw: string;
  /** True if the draft deletes the file; `raw` is empty then. */
  isDeleted?: boolean;
  /**
   * The id of the file in the repository that the text is based on; null if it's new. The backend
   * refuses to replace any other version.
   */
  baseId?: string | null;
}

/** Everything saved at once: an entry's file, other files it affects, and dropped pictures. */
export interface EntryChange {
  dataFiles: [DataFile, ...DataFile[]];
  assets: readonly {path: string}[];
}

export interface SaveOptions {
  collectionName: string;
  commitMessage: string;
  newEntry?: boolean;
  /** True to add to an existing draft. */
  unpublished?: boolean;
  /** True to save to a draft at all. Decap CMS sets it for its own saves. */
  useWorkflow?: boolean;
}

/** A draft: its files, each with the id of its content, which is empty for a deleted file. */
export interface Draft {
  collection: string;
  slug: string;
  diffs: {path: string; id: string}[];
}

/** A place that stores drafts. */
export interface Backend {
  /** Returns the text and id of a file on the branch that goes live. */
  getEntry(path: string): Promise<{data: string | null; file: {path: string; id: string | null}}>;
  /** @throws {EditorialWorkflowError} if the entry has no draft */
  unpublishedEntry(entry: {id?: string; collection?: string; slug?: string}): Promise<Draft>;
  unpublishedEntryDataFile(
    collection: string,
    slug: string,
    path: string,
    id: string,
  ): Promise<string | null>;
  persistEntry(entry: EntryChange, options: SaveOptions): Promise<unknown>;
  deleteUnpublishedEntry(collection: string, slug: string): Promise<unknown>;
  /** Returns the URL of a draft's pull request, if the backend has any. */
  findDiscussionUrl?(branch: string): Promise<string>;
  status(): Promise<{auth: {status: boolean}; api: {status: boolean; statusPage: string}}>;
}

export type BackendClass = new (...args: never[]) => Backend;

export interface GitHubApi {
  editorialWorkflowGit(
    files: DataFile[],
    slug: string,
    pictures: readonly object[],
    options: SaveOptions,
  ): Promise<unknown>;
  /** Converts GitHub's description of a changed file to Decap's. */
  diffFromFile(file: {filename: string; status: string}): Promise<object>;
  createBranch(branch: string, commit: string): Promise<unknown>;
  createRef(kind: 'heads', branch: string, commit: string): Promise<unknown>;
  getBranch(branch: string): Promise<{commit: {sha: string}}>;
  /** @throws if the branch has no open pull request */
  getBranchPullRequest(branch: string): Promise<{html_url: string}>;
  getFileSha(path: string, of: {branch: string}): Promise<string>;
  updateTree(commit: string, files: readonly object[]): Promise<object>;
  commit(message: string, tree: object): Promise<{sha: string}>;
  patchBranch(branch: string, commit: string): Promise<unknown>;
}

/** Thrown if someone else saved the file after it was read. */
export class StaleVersionError extends Error {}

/** An error with a message for staff. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';

  constructor(
    message: string,
    /** The HTTP status of the local server's response. */
    readonly status = 422,
  ) {
    super(message);
  }

  /** Decap CMS shows an error as text, and should show only the message. */
  override toString(): string {
    return this.message;
  }
}
