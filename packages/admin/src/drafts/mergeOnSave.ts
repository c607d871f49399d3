import {posix} from 'node:path';
import {IMAGE_FOLDER} from '@dental/content';
import {getContentWorker, loadTextChoices} from '../checks/client';
import type {Collection} from '../collections';
import {findEntry} from '../findEntry';
import {getFormat, type EntryData} from '../format';
import {PICTURE_NAME} from '../pictures/pictureNames';
import type {PageFile} from '../settings';
import {
  UserFacingError,
  type BackendClass,
  type DataFile,
  type Draft,
  type EntryChange,
  type SaveOptions,
} from './backend';
import {unpack, updateBase} from './baseText';
import {isStaleVersion, toUserFacingError} from './errors';
import {merge, type Conflict, type Side, type Versions} from './merge';
import {clearSaveStatus, showSaveStatus, type SaveStatus} from './saveStatus';

type HttpError = Error & {status?: number};

/**
 * Asks the editor which side of each conflict to keep.
 * @returns undefined if the editor postpones the decision
 */
export type ResolveConflicts = (
  path: string,
  conflicts: readonly Conflict[],
) => Promise<readonly Side[] | undefined>;

interface FormHooks {
  resolveConflicts: ResolveConflicts;
  /** Asks before deleting a file that others refer to; returns true to delete it. */
  confirmDelete(this: void, path: string): Promise<boolean>;
  /** Shows in the list of entries that a draft deletes this one. */
  markDeleted(this: void, collection: string, slug: string): void;
  collections: readonly Collection[];
  pages: readonly PageFile[];
}

/** A file as it's saved now. */
interface LatestVersion {
  isDraft: boolean;
  /** Null if the file doesn't exist. */
  text: string | null;
  id: string | null;
  /** All files of the draft. */
  files: string[];
}

const MAX_ATTEMPTS = 3;

const SLOW_SAVE_MS = 20_000;

const NOT_IN_EDITOR =
  "Nothing was changed. Add photos in a form. Save a draft to change what's live.";

const DRAFT_EXISTS = 'A colleague just started a draft of this. Open it again.';

const NAME_TAKEN =
  'A colleague just created an entry with this name. Save again to get a different name.';

const DELETED_BY_DRAFT =
  'This draft deletes the entry. Press “Discard this draft”, then make your change.';

const NOT_FOUND =
  "This entry doesn't exist. It may have been renamed or deleted: choose one from the list.";

const PICTURE_MISSING = 'A photo is missing. Drop it into its field again, then save.';

const NOT_RESOLVED =
  'Nothing was saved. Your changes are still in the form. This browser keeps what you typed.';

/** Extends a backend so that several people can edit an entry at once, and no changes are lost. */
export function withMergeOnSave(
  Backend: BackendClass,
  {resolveConflicts, confirmDelete, markDeleted, collections, pages}: FormHooks,
) {
  return class extends Backend {
    override async getEntry(path: string) {
      const entry = await super.getEntry(path).catch((error: HttpError) => {
        throw error.status === 404 ? new UserFacingError(NOT_FOUND) : toUserFacingError(error);
      });
      if (entry.data === null) throw new UserFacingError(NOT_FOUND);
      return entry;
    }

    /** Hides other entries that a draft changes as well: Decap CMS would open the first of them. */
    override async unpublishedEntry(query: {
      id?: string;
      collection?: string;
      slug?: string;
    }): Promise<Draft> {
      const draft = await super.unpublishedEntry(query);
      const isOtherEntry = (path: string) => {
        const entry = findEntry(path, collections);
        return entry && (entry.collection !== draft.collection || entry.name !== draft.slug);
      };
      return {...draft, diffs: draft.diffs.filter(({path}) => !isOtherEntry(path))};
    }

    /** Shows the live text of an entry that its draft deletes, with a warning. */
    override async unpublishedEntryDataFile(
      collection: string,
      slug: string,
      path: string,
      id: string,
    ) {
      const isDeleted = id === '';
      if (!isDeleted) return super.unpublishedEntryDataFile(collection, slug, path, id);
      const isOpen = decodeURI(location.hash).endsWith(`/${collection}/entries/${slug}`);
      if (isOpen) showSaveStatus({state: 'deletedByDraft'});
      return (await super.getEntry(path)).data;
    }

    override async persistEntry(entry: EntryChange, options: SaveOptions): Promise<void> {
      const branch = `cms/${options.collectionName}/${entry.dataFiles[0].slug}`;
      await this.#reportStatus(branch, async () => ({
        state: 'saved',
        hasOtherChanges: await this.#save(entry, options),
      }));
    }

    /** Deletes an entry in a draft. Decap CMS would delete it from the live branch. */
    async deleteFiles([path = '']: string[], commitMessage: string): Promise<void> {
      const entry = findEntry(path, collections);
      if (!entry) throw new UserFacingError(NOT_IN_EDITOR);
      if (!(await confirmDelete(path))) throw new UserFacingError('Nothing was changed.');
      const {collection: collectionName, name: slug} = entry;
      await this.#reportStatus(`cms/${collectionName}/${slug}`, async () => {
        const options = {collectionName, commitMessage, useWorkflow: true};
        const {isDraft, text, id} = await this.#readLatest(path, slug, options);
        if (isDraft || text === null) throw new UserFacingError(DRAFT_EXISTS);
        const file = {path, slug, raw: '', isDeleted: true, baseId: id};
        const redirect = await this.#redirectToParent(path, text);
        const pictures = await this.#findLostPictures(path);
        const dataFiles: EntryChange['dataFiles'] = [file, ...redirect, ...pictures];
        await super.persistEntry({dataFiles, assets: []}, options);
        markDeleted(collectionName, slug);
        return {state: 'deleted'};
      });
    }

    override async deleteUnpublishedEntry(collection: string, slug: string) {
      await super.deleteUnpublishedEntry(collection, slug);
      clearSaveStatus();
    }

    // Photographs belong to drafts. Decap CMS would upload them to the live branch.
    getMedia = () => Promise.resolve([]);
    persistMedia = () => Promise.reject(new UserFacingError(NOT_IN_EDITOR));
    publishUnpublishedEntry = () => Promise.reject(new UserFacingError(NOT_IN_EDITOR));

    /** Runs a save, and shows its progress and result. */
    async #reportStatus(branch: string, save: () => Promise<SaveStatus>): Promise<void> {
      clearSaveStatus();
      const timer = setTimeout(() => showSaveStatus({state: 'slow'}), SLOW_SAVE_MS);
      try {
        const status = await save();
        showSaveStatus(status);
        void this.findDiscussionUrl?.(branch).then(
          (link) => showSaveStatus({...status, link}),
          () => undefined,
        );
      } catch (cause) {
        const error = toUserFacingError(cause);
        showSaveStatus({state: 'failed', reason: error.message});
        throw error;
      } finally {
        clearTimeout(timer);
      }
    }

    /** The pictures of a person or a case that nothing shows once its file is deleted. */
    async #findLostPictures(path: string): Promise<DataFile[]> {
      const dependents = await getContentWorker().findDependents(path);
      return dependents
        .filter((file) => file.startsWith(`${IMAGE_FOLDER}/`))
        .map((file) => ({path: file, slug: '', raw: '', isDeleted: true}));
    }

    /** Changes the parent of a deleted page, so that its URLs redirect there. */
    async #redirectToParent(path: string, text: string): Promise<DataFile[]> {
      const deletedPage = pages.find(({file}) => file === path);
      if (!deletedPage) return [];
      const parentPath = posix.dirname(deletedPage.path);
      const parent = pages.find((page) => page.path === parentPath);
      if (!parent) return [];
      const {data, file} = await this.getEntry(parent.file);
      const {fromFile, toFile} = getFormat(path);
      const parentData = fromFile(data ?? '');
      const redirectFrom = [
        ...getOldUrls(parentData),
        deletedPage.path,
        ...getOldUrls(fromFile(text)),
      ];
      const raw = toFile({...parentData, redirectFrom});
      return [{path: parent.file, slug: '', raw, baseId: file.id}];
    }

    /** Saves an entry. Returns true if the result also has a colleague's changes. */
    async #save(entry: EntryChange, options: SaveOptions): Promise<boolean> {
      const [file] = entry.dataFiles;
      const {text: mine, base = ''} = unpack(file.raw);
      for (let attempt = 1; ; attempt += 1) {
        const latest = await this.#readLatest(file.path, file.slug, options);
        if (options.newEntry && latest.text !== null) throw new UserFacingError(NAME_TAKEN);
        if (latest.id === '') throw new UserFacingError(DELETED_BY_DRAFT);
        await this.#requirePictures(entry, mine, base, latest.files);
        const raw = await this.#merge(file.path, {base, mine, theirs: latest.text ?? base});
        const dataFiles: [DataFile] = [{...file, raw, baseId: latest.id}];
        const saveOptions = {...options, unpublished: latest.isDraft};
        try {
          await super.persistEntry({...entry, dataFiles}, saveOptions);
          updateBase(base, mine);
          return raw !== mine;
        } catch (error) {
          if (attempt === MAX_ATTEMPTS || !isStaleVersion(error)) throw error;
        }
      }
    }

    /**
     * Throws if the text uses a dropped photograph that's not in the save, its draft, or the site.
     */
    async #requirePictures(
      {assets}: EntryChange,
      text: string,
      base: string,
      draftFiles: readonly string[],
    ): Promise<void> {
      const files = [...draftFiles, ...assets.map(({path}) => path)];
      const isInDraft = (name: string) =>
        files.some((file) => file.startsWith(`${IMAGE_FOLDER}/${name}.`));
      const names = [...text.matchAll(PICTURE_NAME)].map(([name]) => name);
      const unknown = names.filter((name) => !base.includes(name) && !isInDraft(name));
      // Most saves don't have to wait for the worker.
      if (unknown.length === 0) return;
      const {pictures} = await loadTextChoices();
      if (unknown.some((name) => !(name in pictures))) throw new UserFacingError(PICTURE_MISSING);
    }

    async #merge(path: string, versions: Versions): Promise<string> {
      const {text, conflicts} = merge(getFormat(path), versions);
      if (conflicts.length === 0) return text;
      const choices = await resolveConflicts(path, conflicts);
      if (!choices) throw new UserFacingError(NOT_RESOLVED);
      return merge(getFormat(path), versions, choices).text;
    }

    /** Reads a file from its entry's draft, or else from the live branch. */
    async #readLatest(
      path: string,
      slug: string,
      {collectionName}: SaveOptions,
    ): Promise<LatestVersion> {
      const draft = await this.#findDraft(collectionName, slug);
      const files = draft?.diffs.map((file) => file.path) ?? [];
      const draftFile = draft?.diffs.find((file) => file.path === path);
      if (draftFile) {
        const {id} = draftFile;
        const text = await this.unpublishedEntryDataFile(collectionName, slug, path, id);
        return {isDraft: true, text, id, files};
      }
      const live = await super.getEntry(path).catch((error: HttpError) => {
        if (error.status === 404) return undefined;
        throw error;
      });
      return {
        isDraft: draft !== undefined,
        text: live?.data ?? null,
        id: live?.file.id ?? null,
        files,
      };
    }

    async #findDraft(collection: string, slug: string): Promise<Draft | undefined> {
      try {
        return await this.unpublishedEntry({collection, slug});
      } catch (error) {
        if ((error as {notUnderEditorialWorkflow?: boolean}).notUnderEditorialWorkflow) {
          return undefined;
        }
        throw error;
      }
    }
  };
}

function getOldUrls({redirectFrom = []}: EntryData): string[] {
  return redirectFrom as string[];
}
