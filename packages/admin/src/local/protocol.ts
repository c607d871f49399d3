import {createHash} from 'node:crypto';
import {posix} from 'node:path';
import * as z from 'zod';
import {CONTENT_FOLDER} from '@dental/content';
import type {Repository} from './repository';

/*
 * The protocol between Decap's backend `proxy` and a local repository, as decap-server speaks it, with four differences: it
 * works on branches and leaves the working tree alone, nothing is published or deleted on the branch itself, a save that
 * does not know the latest one is refused, and an entry without a draft is no error.
 */

/** What the editor is told instead of an answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const path = z.string().refine((value) => isEditable(value), {error: 'This file is not for the editor.'});
const part = z.string().regex(/^[\w][\w.-]*$/);
/** The name of an entry; that of one with a folder of its own names the folder as well. */
const entryName = z.string().regex(/^\w[\w.-]*(?:\/\w[\w.-]*)?$/);
const entry = z.object({collection: part, slug: entryName});
const asset = z.object({path, content: z.string(), encoding: z.literal('base64')});
const base = {branch: z.string()};

/** The entry that an action is about, also as one name: `reviews/2026-10-03-mk`. */
const anyEntry = z.union([
  z
    .object({
      ...base,
      id: z
        .string()
        .transform((id) => [id.slice(0, id.indexOf('/')), id.slice(id.indexOf('/') + 1)])
        .pipe(z.tuple([part, entryName])),
    })
    .transform(({branch, id: [collection, slug]}) => ({branch, collection, slug})),
  z.object({...base, ...entry.shape}),
]);

const FOLDERS = [CONTENT_FOLDER, 'static'];

function isEditable(value: string): boolean {
  const plain = posix.normalize(value);
  return plain === value && FOLDERS.some((folder) => plain === folder || plain.startsWith(`${folder}/`));
}

/** An action of the protocol: what it is told, and what it answers. */
function action<Schema extends z.ZodType>(
  schema: Schema,
  answer: (repository: Repository, params: z.infer<Schema>) => unknown,
) {
  return (repository: Repository, params: unknown) => {
    const {data, error} = schema.safeParse(params);
    if (error) throw new Refusal(422, z.prettifyError(error));
    return answer(repository, data);
  };
}

const ACTIONS: Record<string, (repository: Repository, params: unknown) => unknown> = {
  entriesByFolder: action(
    z.object({...base, folder: path, extension: z.string(), depth: z.number()}),
    (repository, {branch, folder, extension, depth}) =>
      repository
        .list(branch, folder, depth)
        .filter((file) => file.endsWith(`.${extension}`))
        .map((file) => entryOf(repository, branch, {path: file})),
  ),
  entriesByFiles: action(
    z.object({...base, files: z.array(z.object({path, label: z.string().optional()}))}),
    (repository, {branch, files}) => files.map((file) => entryOf(repository, branch, file)),
  ),
  getEntry: action(z.object({...base, path}), (repository, {branch, ...file}) => entryOf(repository, branch, file)),
  unpublishedEntries: action(z.object(base), (repository) =>
    repository.branches('cms/').map((branch) => branch.slice('cms/'.length)),
  ),
  unpublishedEntry: action(anyEntry, (repository, {branch, collection, slug}) => {
    const draft = `cms/${collection}/${slug}`;
    if (!repository.has(draft)) return null;
    const diffs = repository
      .differences(branch, draft)
      .map((file) => ({...file, content: repository.read(draft, file.path)}))
      .map(({path: file, isNew, content}) => ({id: content ? digest(content) : '', path: file, newFile: isNew}));
    return {
      collection,
      slug,
      status: repository.noteOn(draft) || 'draft',
      diffs,
      updatedAt: repository.changedAt(draft),
    };
  }),
  unpublishedEntryDataFile: action(z.object({...entry.shape, path}), (repository, {collection, slug, path: file}) => ({
    data: repository.read(draftOf(repository, collection, slug), file)?.toString('utf8') ?? null,
  })),
  unpublishedEntryMediaFile: action(z.object({...entry.shape, path}), (repository, {collection, slug, path: file}) =>
    mediaFile(repository, draftOf(repository, collection, slug), file),
  ),
  deleteUnpublishedEntry: action(entry, (repository, {collection, slug}) => {
    repository.remove(draftOf(repository, collection, slug));
    return {message: 'deleted'};
  }),
  persistEntry: action(
    z.object({
      ...base,
      dataFiles: z.array(z.object({path, slug: entryName, raw: z.string(), was: z.string().nullish()})).min(1),
      assets: z.array(asset),
      options: z.object({
        commitMessage: z.string(),
        collectionName: part,
        status: z.string().optional(),
        unpublished: z.boolean().optional(),
      }),
    }),
    (repository, {branch, dataFiles, assets, options}) => {
      const draft = `cms/${options.collectionName}/${dataFiles[0]?.slug ?? ''}`;
      const isNew = !repository.has(draft);
      for (const {path: file, was} of dataFiles) {
        const now = repository.read(isNew ? branch : draft, file);
        if (was !== undefined && was !== (now ? digest(now) : null))
          throw new Refusal(409, 'Somebody else has saved this entry meanwhile.');
      }
      const files = [
        ...dataFiles.map((file) => ({path: file.path, content: Buffer.from(file.raw)})),
        ...assets.map((file) => ({path: file.path, content: Buffer.from(file.content, file.encoding)})),
      ];
      repository.commit(draft, {base: branch, files, message: options.commitMessage});
      if (isNew) repository.setNoteOn(draft, options.status ?? 'draft');
      return {message: 'saved'};
    },
  ),
  updateUnpublishedEntryStatus: action(
    z.object({...entry.shape, newStatus: z.string()}),
    (repository, {collection, slug, newStatus}) => {
      repository.setNoteOn(draftOf(repository, collection, slug), newStatus);
      return {message: 'noted'};
    },
  ),
  getMedia: action(z.object({...base, mediaFolder: path}), (repository, {branch, mediaFolder}) =>
    repository.list(branch, mediaFolder, 1).map((file) => mediaFile(repository, branch, file)),
  ),
  getMediaFile: action(z.object({...base, path}), (repository, {branch, path: file}) =>
    mediaFile(repository, branch, file),
  ),
  getDeployPreview: () => null,
  getNotes: () => ({notes: []}),
  getPRMetadata: () => ({metadata: null}),
};

/**
 * Answers a request of the editor.
 * @throws {Refusal} in words, with the status of the answer
 */
export function answer(repository: Repository, request: unknown): unknown {
  const {action: name, params} = (request ?? {}) as {action?: string; params?: unknown};
  const known = name !== undefined && Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!known)
    throw new Refusal(422, `The local editor does not do this (${String(name)}): it happens in the pull request.`);
  return known(repository, params);
}

function draftOf(repository: Repository, collection: string, slug: string): string {
  const draft = `cms/${collection}/${slug}`;
  if (!repository.has(draft)) throw new Refusal(404, 'There is no draft of this entry.');
  return draft;
}

function entryOf(repository: Repository, branch: string, file: {path: string; label?: string | undefined}) {
  const content = repository.read(branch, file.path);
  return {data: content?.toString('utf8') ?? null, file: {...file, id: content ? digest(content) : null}};
}

function mediaFile(repository: Repository, branch: string, file: string) {
  const content = repository.read(branch, file);
  if (!content) throw new Refusal(404, `There is no ${file}.`);
  return {
    id: digest(content),
    content: content.toString('base64'),
    encoding: 'base64',
    path: file,
    name: posix.basename(file),
  };
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
