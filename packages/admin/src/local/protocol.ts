import {createHash} from 'node:crypto';
import {posix} from 'node:path';
import {type DataFile, UserFacingError} from '../drafts/backend';
import type {Repository} from './repository';

/*
 * The protocol of decap-server, between Decap's `proxy` backend and a local repository, with three
 * differences: it works on branches and leaves the working tree as it is; it uploads, publishes,
 * and deletes nothing outside of drafts; and it refuses to save over a newer version.
 */

/** The parameters of all actions; each action uses some. Only our own editor can send them. */
interface Params {
  branch: string;
  path: string;
  folder: string;
  extension: string;
  depth: number;
  files: FileRef[];
  collection: string;
  /** The name of an entry, including its folder if it has its own. */
  slug: string;
  /** Collection and name of an entry, such as `reviews/2026-10-03-mk`; or a file's digest. */
  id?: string;
  dataFiles: DataFile[];
  assets: {path: string; content: string; encoding: 'base64'}[];
  options: {commitMessage: string; collectionName: string};
}

interface FileRef {
  path: string;
  label?: string;
}

/** Files that forms edit. A draft must not change code, such as a workflow. */
const EDITABLE_PATH = /^(?:pages-content|static)\/(?!.*(?:^|\/)\.{1,2}(?:\/|$))/;

type Action = (repository: Repository, params: Params) => unknown;

const ACTIONS: Record<string, Action> = {
  entriesByFolder(repository, {branch, folder, extension, depth}) {
    const files = repository.listFiles(branch, folder, depth);
    return files
      .filter((file) => file.endsWith(`.${extension}`))
      .map((path) => readEntry(repository, branch, {path}));
  },

  entriesByFiles: (repository, {branch, files}) =>
    files.map((file) => readEntry(repository, branch, file)),

  getEntry: (repository, {branch, path}) => readEntry(repository, branch, {path}),

  unpublishedEntries: (repository) =>
    repository.listBranches('cms/').map((branch) => branch.slice('cms/'.length)),

  unpublishedEntry(repository, {branch, id, collection, slug}) {
    const name = id ?? `${collection}/${slug}`;
    const draft = requireDraft(repository, name);
    const diffs = repository.listChanges(branch, draft).map(({path, isNew}) => ({
      id: digestFile(repository, draft, path) ?? '',
      path,
      newFile: isNew,
    }));
    const [entryCollection, ...slugParts] = name.split('/');
    return {
      collection: entryCollection,
      slug: slugParts.join('/'),
      status: 'draft',
      diffs,
      updatedAt: repository.getCommitDate(draft),
    };
  },

  unpublishedEntryDataFile(repository, {collection, slug, path}) {
    const draft = requireDraft(repository, `${collection}/${slug}`);
    return {data: repository.read(draft, path)?.toString('utf8') ?? null};
  },

  unpublishedEntryMediaFile(repository, {collection, slug, path}) {
    const draft = requireDraft(repository, `${collection}/${slug}`);
    const content = repository.read(draft, path);
    if (!content) throw new UserFacingError(`${path} doesn't exist.`, 404);
    return {
      path,
      name: posix.basename(path),
      id: digest(content),
      content: content.toString('base64'),
      encoding: 'base64',
    };
  },

  deleteUnpublishedEntry(repository, {collection, slug}) {
    repository.deleteBranch(requireDraft(repository, `${collection}/${slug}`));
  },

  persistEntry(repository, {branch, dataFiles, assets, options}) {
    const draft = `cms/${options.collectionName}/${dataFiles[0]?.slug ?? ''}`;
    const latest = repository.hasBranch(draft) ? draft : branch;
    for (const {path, baseId} of dataFiles) {
      const isStale = baseId !== undefined && baseId !== digestFile(repository, latest, path);
      if (isStale) throw new UserFacingError('A colleague has saved this in the meantime.', 409);
    }
    const changedFiles = dataFiles.map(({path, raw, isDeleted}) => ({
      path,
      content: isDeleted ? undefined : Buffer.from(raw),
    }));
    const pictures = assets.map(({path, content, encoding}) => ({
      path,
      content: Buffer.from(content, encoding),
    }));
    const files = [...changedFiles, ...pictures];
    const foreignFile = files.find(({path}) => !EDITABLE_PATH.test(path));
    if (foreignFile) throw new UserFacingError(`The editor can't change ${foreignFile.path}.`, 403);
    repository.commit(draft, branch, files, options.commitMessage);
  },
};

/**
 * Answers a request of the editor.
 * @throws {UserFacingError} with the status of the response
 */
export function answerRequest(repository: Repository, request: unknown): unknown {
  const {action = '', params} = (request ?? {}) as {action?: string; params?: Params};
  const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!run) {
    throw new UserFacingError(
      `The local editor can't do this (${action}). Do it in the pull request.`,
    );
  }
  return run(repository, params ?? ({} as Params));
}

/** Returns the branch of a draft. */
function requireDraft(repository: Repository, name: string): string {
  const draft = `cms/${name}`;
  if (!repository.hasBranch(draft)) throw new UserFacingError('This entry has no draft.', 404);
  return draft;
}

function readEntry(repository: Repository, branch: string, file: FileRef) {
  const data = repository.read(branch, file.path)?.toString('utf8') ?? null;
  return {data, file: {...file, id: digestFile(repository, branch, file.path)}};
}

function digestFile(repository: Repository, branch: string, file: string): string | null {
  const content = repository.read(branch, file);
  return content ? digest(content) : null;
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
