import {posix} from 'node:path';
import {IMAGE_FOLDER} from '@dental/content';
import {names} from '../checks/client';
import type {Collection} from '../collections';
import {entryOf} from '../entryOf';
import {formatOf, type EntryData} from '../format';
import {PICTURE_NAME} from '../pictures/places';
import type {PageFile} from '../settings';
import {
  Refusal,
  type BackendClass,
  type DataFile,
  type Draft,
  type Saved,
  type SaveOptions,
} from './backend';
import {rebase, unpack} from './rebase';
import {merge, type Conflict, type Side, type Versions} from './merge';
import {isOutdated, refusalOf} from './refusals';
import {say, sayNothing, type Outcome} from './saying';

/**
 * Asks whose changes hold.
 * @returns undefined if the person does not want to decide now
 */
export type Decide = (
  path: string,
  conflicts: readonly Conflict[],
) => Promise<readonly Side[] | undefined>;

interface Forms {
  decide: Decide;
  /** Whether a file may be taken out that others need. */
  mayTakeOut(this: void, path: string): Promise<boolean>;
  /** Says in the list of an entry that a draft takes it out. */
  showTakenOut(this: void, collection: string, slug: string): void;
  collections: readonly Collection[];
  pages: readonly PageFile[];
}

/** How often a save begins again because somebody else was quicker. */
const ATTEMPTS = 3;

/** After how many milliseconds a save that hangs says so. */
const SLOW = 20_000;

const INSIDE =
  'Nothing was changed: photographs are dropped into a form, and what is merged is changed by a pull request.';

const BEGUN = 'Somebody else has begun to change this at the same moment: open it again.';

const NAME_TAKEN =
  'Somebody else has begun one of this name at the same moment. Save again: yours then gets a name of its own.';

const GONE = 'This draft takes it out. To keep it, press “Give up this draft”, and change it then.';

/** A backend in which several people can edit an entry at once: each save keeps what others have saved meanwhile. */
export function withMergeOnSave(
  Backend: BackendClass,
  {decide, mayTakeOut, showTakenOut, collections, pages}: Forms,
) {
  return class extends Backend {
    override async getEntry(path: string) {
      const entry = await super.getEntry(path).catch((error: Error & {status?: number}) => {
        throw error.status === 404 ? notHere() : refusalOf(error);
      });
      if (entry.data === null) throw notHere();
      return entry;
    }

    /** A draft with its own entry: of others in it, which it changes along with that, Decap would open the first. */
    override async unpublishedEntry(asked: {
      id?: string;
      collection?: string;
      slug?: string;
    }): Promise<Draft> {
      const draft = await super.unpublishedEntry(asked);
      const isOwn = (path: string) => {
        const entry = entryOf(path, collections);
        return !entry || (entry.collection === draft.collection && entry.name === draft.slug);
      };
      return {...draft, diffs: draft.diffs.filter(({path}) => isOwn(path))};
    }

    /** Of an entry that its draft takes out, the form shows what is taken out, and says so. */
    override async unpublishedEntryDataFile(
      collection: string,
      slug: string,
      path: string,
      id: string,
    ) {
      if (id !== '') return super.unpublishedEntryDataFile(collection, slug, path, id);
      if (decodeURI(location.hash).endsWith(`/${collection}/entries/${slug}`)) say({state: 'gone'});
      return (await super.getEntry(path)).data;
    }

    override async persistEntry(entry: Saved, options: SaveOptions): Promise<void> {
      const branch = `cms/${options.collectionName}/${entry.dataFiles[0].slug}`;
      await this.#saying(branch, async () => ({
        state: 'saved',
        isShared: await this.#save(entry, options),
      }));
    }

    /** Takes an entry out, in a draft of its own; Decap would do it at once. */
    async deleteFiles([path = '']: string[], commitMessage: string): Promise<void> {
      const entry = entryOf(path, collections);
      if (!entry) throw new Refusal(INSIDE);
      if (!(await mayTakeOut(path))) throw new Refusal('Nothing was changed.');
      const {collection: collectionName, name: slug} = entry;
      await this.#saying(`cms/${collectionName}/${slug}`, async () => {
        const options = {collectionName, commitMessage, useWorkflow: true};
        const {isDraft, text, id} = await this.#latest(path, slug, options);
        if (isDraft || text === null) throw new Refusal(BEGUN);
        const file = {path, slug, raw: '', isTakenOut: true, was: id};
        await super.persistEntry(
          {dataFiles: [file, ...(await this.#leadingOn(path, text))], assets: []},
          options,
        );
        showTakenOut(collectionName, slug);
        return {state: 'takenOut'};
      });
    }

    async #saying(branch: string, save: () => Promise<Outcome>): Promise<void> {
      sayNothing();
      const slow = setTimeout(() => say({state: 'slow'}), SLOW);
      try {
        const outcome = await save();
        say(outcome);
        void this.discussion?.(branch).then(
          (link) => say({...outcome, link}),
          () => undefined,
        );
      } catch (error) {
        const refusal = refusalOf(error);
        say({state: 'failed', why: refusal.message});
        throw refusal;
      } finally {
        clearTimeout(slow);
      }
    }

    override async deleteUnpublishedEntry(collection: string, slug: string) {
      await super.deleteUnpublishedEntry(collection, slug);
      sayNothing();
    }

    /** Photographs are in their drafts: nothing is listed or uploaded beside them, where it would go live at once. */
    getMedia = () => Promise.resolve([]);
    persistMedia = () => Promise.reject(new Refusal(INSIDE));
    publishUnpublishedEntry = () => Promise.reject(new Refusal(INSIDE));

    /** The page above one that is taken out, to which its addresses lead from then on. */
    async #leadingOn(path: string, text: string): Promise<DataFile[]> {
      const gone = pages.find(({file}) => file === path);
      const above = gone && pages.find((page) => page.path === posix.dirname(gone.path));
      if (!above) return [];
      const {data, file} = await this.getEntry(above.file);
      const {fromFile, toFile} = formatOf(path);
      const [was, page] = [fromFile(text), fromFile(data ?? '')];
      const listOf = ({redirectFrom = []}: EntryData) => redirectFrom as string[];
      const redirectFrom = [...listOf(page), gone.path, ...listOf(was)];
      return [{path: above.file, slug: '', raw: toFile({...page, redirectFrom}), was: file.id}];
    }

    /** @returns whether the draft has what somebody else has changed meanwhile */
    async #save(entry: Saved, options: SaveOptions): Promise<boolean> {
      const [file] = entry.dataFiles;
      const {text: mine, base = ''} = unpack(file.raw);
      for (let attempt = 1; ; attempt += 1) {
        const {
          isDraft,
          text: theirs,
          id,
          files,
        } = await this.#latest(file.path, file.slug, options);
        if (options.newEntry && theirs !== null) throw new Refusal(NAME_TAKEN);
        if (id === '') throw new Refusal(GONE);
        await this.#refuseMissing(entry, mine, base, files);
        const raw = await this.#merge(file.path, {base, mine, theirs: theirs ?? base});
        const dataFiles: [typeof file] = [{...file, raw, was: id}];
        try {
          await super.persistEntry({...entry, dataFiles}, {...options, unpublished: isDraft});
          rebase(base, mine);
          return raw !== mine;
        } catch (error) {
          if (attempt === ATTEMPTS || !isOutdated(error)) throw error;
        }
      }
    }

    /** Refuses a text with a photograph that is neither with it, nor in its draft, nor in the site. */
    async #refuseMissing(
      {assets}: Saved,
      text: string,
      base: string,
      files: readonly string[],
    ): Promise<void> {
      const there = [...files, ...assets.map(({path}) => path)];
      const isThere = (name: string) =>
        there.some((file) => file.startsWith(`${IMAGE_FOLDER}/${name}.`));
      const dropped = [...text.matchAll(PICTURE_NAME)].map(([name]) => name);
      const doubtful = dropped.filter((name) => !base.includes(name) && !isThere(name));
      // A save does not wait for the worker without need.
      const known = doubtful.length > 0 ? (await names()).pictures : {};
      if (doubtful.some((picture) => !(picture in known)))
        throw new Refusal(
          'A photograph is not here any more. Drop it into its field once more, and save.',
        );
    }

    async #merge(path: string, versions: Versions): Promise<string> {
      const {text, conflicts} = merge(formatOf(path), versions);
      if (conflicts.length === 0) return text;
      const choices = await decide(path, conflicts);
      if (choices) return merge(formatOf(path), versions, choices).text;
      throw new Refusal(
        'Nothing was saved. What you typed is still in the form, and is kept in this browser.',
      );
    }

    /** A file as it is saved now: in the draft of its entry, with all files of that, or on the branch that goes live. */
    async #latest(path: string, slug: string, {collectionName}: SaveOptions) {
      const draft = await this.unpublishedEntry({collection: collectionName, slug}).catch(
        (error: Error & {notUnderEditorialWorkflow?: boolean}) => {
          if (error.notUnderEditorialWorkflow) return undefined;
          throw error;
        },
      );
      const files = draft?.diffs.map((file) => file.path) ?? [];
      const inDraft = draft?.diffs.find((file) => file.path === path);
      if (inDraft) {
        const text = await this.unpublishedEntryDataFile(collectionName, slug, path, inDraft.id);
        return {isDraft: true, text, id: inDraft.id, files};
      }
      const live = await super.getEntry(path).catch((error: Error & {status?: number}) => {
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
  };
}

function notHere(): Refusal {
  return new Refusal(
    'What was asked for is not here: it may have been renamed or taken out. Choose one from its list.',
  );
}
