/* What we use of the backends of Decap CMS. */

export interface DataFile {
  path: string;
  slug: string;
  raw: string;
  /** Whether the draft takes the file out; `raw` is empty then. */
  isTakenOut?: boolean;
  /** The file in the repository that the text takes account of; null for none. The backend refuses to replace another. */
  was?: string | null;
}

/** What is saved at once: the file of an entry, with the pictures that were dropped; and what else changes if it is taken out. */
export interface Saved {
  dataFiles: [DataFile, ...DataFile[]];
  assets: readonly {path: string}[];
}

export interface SaveOptions {
  collectionName: string;
  commitMessage: string;
  newEntry?: boolean;
  /** Whether it goes to the draft that there is. */
  unpublished?: boolean;
  /** Whether it goes to a draft at all; Decap says so of its own saves. */
  useWorkflow?: boolean;
}

/** A draft: its files, each with the id of what it holds, which is empty if the draft takes the file out. */
export interface Draft {
  collection: string;
  slug: string;
  diffs: {path: string; id: string}[];
}

/** A backend: where drafts are kept. */
export interface Backend {
  /** @returns the text of a file of the branch that goes live, and its id */
  getEntry(path: string): Promise<{data: string | null; file: {path: string; id: string | null}}>;
  /** @throws an `EditorialWorkflowError` if there is no draft of the entry */
  unpublishedEntry(entry: {id?: string; collection?: string; slug?: string}): Promise<Draft>;
  unpublishedEntryDataFile(
    collection: string,
    slug: string,
    path: string,
    id: string,
  ): Promise<string | null>;
  persistEntry(entry: Saved, options: SaveOptions): Promise<unknown>;
  deleteUnpublishedEntry(collection: string, slug: string): Promise<unknown>;
  /** Where a draft is discussed, if it is somewhere. */
  discussion?(branch: string): Promise<string>;
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
  /** A file of a draft, as GitHub tells what the draft does to it. */
  diffFromFile(file: {filename: string; status: string}): Promise<object>;
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

  constructor(
    message: string,
    /** That of the answer in which the local editor's server says it. */
    readonly status = 422,
  ) {
    super(message);
  }

  /** Decap CMS shows an error as text. */
  override toString(): string {
    return this.message;
  }
}
