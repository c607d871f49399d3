import {IMAGE_FOLDER} from '@dental/content';
import {names} from '../checks/client';
import {formatOf} from '../format';
import {PICTURE_NAME} from '../pictures/places';
import {Refusal, type BackendClass, type Saved, type SaveOptions} from './backend';
import {rebase, unpack} from './carried';
import {merge, type Conflict, type Side, type Versions} from './merge';
import {isOutdated, refusalOf} from './refusals';
import {say} from './saying';

/**
 * Asks whose changes hold.
 * @returns undefined if the person does not want to decide now
 */
export type Decide = (path: string, conflicts: readonly Conflict[]) => Promise<readonly Side[] | undefined>;

/** A file as it is saved now: in the draft of its entry, or where there is none, on the branch that goes live. */
interface Latest {
  isDraft: boolean;
  text: string | null;
  id: string | null;
  /** All files of the draft. */
  files: readonly string[];
}

/** How often a save begins again because somebody else was quicker. */
const ATTEMPTS = 3;

/** After how many milliseconds a save that hangs says so. */
const SLOW = 20_000;

const INSIDE =
  'Nothing was changed: photographs are dropped into a form, and what is merged is changed by a pull request.';

/** A backend in which several people can edit an entry at once: each save keeps what others have saved meanwhile. */
export function withMergeOnSave(Backend: BackendClass, decide: Decide) {
  return class extends Backend {
    override async getEntry(path: string) {
      const entry = await super.getEntry(path).catch((error: Error & {status?: number}) => {
        throw error.status === 404 ? noFile(path) : refusalOf(error);
      });
      if (entry.data === null) throw noFile(path);
      return entry;
    }

    override async persistEntry(entry: Saved, options: SaveOptions): Promise<unknown> {
      say({state: 'saving'});
      const slow = setTimeout(() => say({state: 'slow'}), SLOW);
      try {
        const isShared = await (options.newEntry ? this.#saveNew(entry, options) : this.#save(entry, options));
        say({state: 'saved', isShared});
        void this.discussion?.(`cms/${options.collectionName}/${entry.dataFiles[0].slug}`).then(
          (link) => say({state: 'saved', isShared, link}),
          () => undefined,
        );
        return undefined;
      } catch (error) {
        const refusal = refusalOf(error);
        say({state: 'failed', why: refusal.message});
        throw refusal;
      } finally {
        clearTimeout(slow);
      }
    }

    /** Photographs are in their drafts: nothing is listed, uploaded or deleted beside them, where it would go live at once. */
    getMedia = () => Promise.resolve([]);
    persistMedia = () => Promise.reject(new Refusal(INSIDE));
    deleteFiles = () => Promise.reject(new Refusal(INSIDE));
    publishUnpublishedEntry = () => Promise.reject(new Refusal(INSIDE));

    async #saveNew(entry: Saved, options: SaveOptions): Promise<false> {
      const [file] = entry.dataFiles;
      const {text} = unpack(file.raw);
      await this.#refuseMissing(entry, text);
      if ((await this.#latest(file.path, file.slug, options)).text !== null)
        throw new Refusal(
          'Somebody else has begun an entry of this name at the same moment. Save again: yours then gets a name of its own.',
        );
      await super.persistEntry({...entry, dataFiles: [{...file, raw: text, was: null}]}, options);
      return false;
    }

    /** @returns whether the draft has what somebody else has changed meanwhile */
    async #save(entry: Saved, options: SaveOptions): Promise<boolean> {
      const [file] = entry.dataFiles;
      const {text: mine, base = ''} = unpack(file.raw);
      for (let attempt = 1; ; attempt += 1) {
        const {isDraft, text: theirs, id, files} = await this.#latest(file.path, file.slug, options);
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
    async #refuseMissing({assets}: Saved, text: string, base = '', files: readonly string[] = []): Promise<void> {
      const there = [...files, ...assets.map(({path}) => path)];
      const isThere = (name: string) => there.some((file) => file.startsWith(`${IMAGE_FOLDER}/${name}.`));
      const dropped = [...text.matchAll(PICTURE_NAME)].map(([name]) => name);
      const doubtful = dropped.filter((name) => !base.includes(name) && !isThere(name));
      // A save does not wait for the worker without need.
      const known = doubtful.length > 0 ? (await names()).pictures : {};
      const name = doubtful.find((picture) => !(picture in known));
      if (name !== undefined)
        throw new Refusal(`The photograph ${name} is not here any more. Drop it into its field once more, and save.`);
    }

    async #merge(path: string, versions: Versions): Promise<string> {
      const {text, conflicts} = merge(formatOf(path), versions);
      if (conflicts.length === 0) return text;
      const choices = await decide(path, conflicts);
      if (choices) return merge(formatOf(path), versions, choices).text;
      throw new Refusal('Nothing was saved. What you typed is still in the form, and is kept in this browser.');
    }

    async #latest(path: string, slug: string, {collectionName}: SaveOptions): Promise<Latest> {
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
      return {isDraft: draft !== undefined, text: live?.data ?? null, id: live?.file.id ?? null, files};
    }
  };
}

function noFile(path: string): Refusal {
  return new Refusal(`There is no file ${path}: it may have been renamed or deleted. Choose an entry from its list.`);
}
