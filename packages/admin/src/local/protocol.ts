import {createHash} from 'node:crypto';
import {posix} from 'node:path';
import {type DataFile, Refusal} from '../drafts/backend';
import type {Repository} from './repository';

/*
 * The protocol between Decap's backend `proxy` and a local repository, as decap-server speaks it, with three differences: it
 * works on branches and leaves the working tree alone, nothing is uploaded, published or deleted but in a draft, and a save
 * that does not know the latest one is refused.
 */

/** All that actions can be told; each takes what it needs. Only the editor at this address is heard (`server.ts`). */
interface Params {
  branch: string;
  path: string;
  folder: string;
  extension: string;
  depth: number;
  files: {path: string; label?: string}[];
  collection: string;
  /** The name of an entry; that of one with a folder of its own names the folder as well. */
  slug: string;
  /** Collection and name of an entry as one, such as `reviews/2026-10-03-mk`; or the digest of a file. */
  id?: string;
  dataFiles: DataFile[];
  assets: {path: string; content: string; encoding: 'base64'}[];
  options: {commitMessage: string; collectionName: string};
}

const ACTIONS: Record<string, (repository: Repository, params: Params) => unknown> = {
  entriesByFolder: (repository, {branch, folder, extension, depth}) =>
    repository
      .list(branch, folder, depth)
      .filter((file) => file.endsWith(`.${extension}`))
      .map((file) => entryOf(repository, branch, {path: file})),
  entriesByFiles: (repository, {branch, files}) =>
    files.map((file) => entryOf(repository, branch, file)),
  getEntry: (repository, {branch, path: file}) => entryOf(repository, branch, {path: file}),
  unpublishedEntries: (repository) =>
    repository.branches('cms/').map((branch) => branch.slice('cms/'.length)),
  unpublishedEntry: (repository, {branch, ...entry}) => {
    const name = entry.id ?? `${entry.collection}/${entry.slug}`;
    const draft = draftOf(repository, name);
    const diffs = repository.differences(branch, draft).map(({path: file, isNew}) => ({
      id: digestIn(repository, draft, file) ?? '',
      path: file,
      newFile: isNew,
    }));
    const [collection, ...rest] = name.split('/');
    return {
      collection,
      slug: rest.join('/'),
      status: 'draft',
      diffs,
      updatedAt: repository.changedAt(draft),
    };
  },
  unpublishedEntryDataFile: (repository, {collection, slug, path: file}) => ({
    data:
      repository.read(draftOf(repository, `${collection}/${slug}`), file)?.toString('utf8') ?? null,
  }),
  unpublishedEntryMediaFile: (repository, {collection, slug, path}) => {
    const content = repository.read(draftOf(repository, `${collection}/${slug}`), path);
    if (!content) throw new Refusal(`There is no ${path}.`, 404);
    const file = {path, name: posix.basename(path)};
    return {...file, id: digest(content), content: content.toString('base64'), encoding: 'base64'};
  },
  deleteUnpublishedEntry: (repository, {collection, slug}) =>
    repository.remove(draftOf(repository, `${collection}/${slug}`)),
  persistEntry: (repository, {branch, dataFiles, assets, options}) => {
    const draft = `cms/${options.collectionName}/${dataFiles[0]?.slug ?? ''}`;
    const latest = repository.has(draft) ? draft : branch;
    for (const {path: file, was} of dataFiles)
      if (was !== undefined && was !== digestIn(repository, latest, file))
        throw new Refusal('Somebody else has saved this meanwhile.', 409);
    const files = [
      ...dataFiles.map(({path, raw, isTakenOut}) => ({
        path,
        content: isTakenOut ? undefined : Buffer.from(raw),
      })),
      ...assets.map((file) => ({
        path: file.path,
        content: Buffer.from(file.content, file.encoding),
      })),
    ];
    repository.commit(draft, branch, files, options.commitMessage);
  },
};

/**
 * Answers a request of the editor.
 * @throws {Refusal} with the status of the answer
 */
export function answer(repository: Repository, request: unknown): unknown {
  const {action: name = '', params} = (request ?? {}) as {action?: string; params?: Params};
  const known = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!known)
    throw new Refusal(
      `The local editor does not do this (${name}): it happens in the pull request.`,
    );
  return known(repository, params ?? ({} as Params));
}

function draftOf(repository: Repository, name: string): string {
  const draft = `cms/${name}`;
  if (!repository.has(draft)) throw new Refusal('There is no draft of this.', 404);
  return draft;
}

function entryOf(
  repository: Repository,
  branch: string,
  file: {path: string; label?: string | undefined},
) {
  const data = repository.read(branch, file.path)?.toString('utf8') ?? null;
  return {data, file: {...file, id: digestIn(repository, branch, file.path)}};
}

function digestIn(repository: Repository, branch: string, file: string): string | null {
  const content = repository.read(branch, file);
  return content ? digest(content) : null;
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
