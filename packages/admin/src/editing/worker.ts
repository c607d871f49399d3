import {expose} from 'comlink';
import {LEAST_WIDTHS} from '@dental/checks';
import {type PictureRole, setLists, type WordLists} from '@dental/content';
import {DICTIONARY, SNAPSHOT} from '@dental/practice';
import {photograph} from '../pictures/photograph';
import {pictureName} from '../pictures/places';
import type {Snapshot} from '../snapshot';
import {Workspace} from './workspace';

/** How long after the last change the checks begin, in milliseconds: the picture comes first. */
const REST = 300;

const workspace = fetch(SNAPSHOT).then(
  async (answer) => new Workspace((await answer.json()) as Snapshot),
);
const lists = fetch(DICTIONARY).then(async (answer) =>
  setLists((await answer.json()) as WordLists),
);
const pause = (time?: number) => new Promise((resolve) => setTimeout(resolve, time));

let latest = 0;

const editing = {
  names: async () => (await workspace).names(),
  needing: async (file: string) => (await workspace).needing(file),
  /**
   * Makes a dropped photograph ready, beside the page, which stays usable, and shows it in the pages.
   * @param place the name of its entry, its folder below `static/img`, and what it is for
   */
  async takePhotograph(dropped: File, place: {entry: string; folder: string; role: PictureRole}) {
    const {blob, ending, ...size} = await photograph(dropped, LEAST_WIDTHS[place.role]);
    const name = await pictureName(place.entry, blob);
    const src = URL.createObjectURL(blob);
    (await workspace).addPicture(`${place.folder}/${name}.${ending}`, {src, ...size});
    return {
      name: `${place.folder}/${name}`,
      file: new File([blob], `${name}.${ending}`, {type: blob.type}),
      src,
    };
  },
  /** Forgets a new file that is not saved. */
  drop: async (file: string) => void (await workspace).drafts.delete(file),
  /** Renders a file as it is in the form now; nothing where a later text has come in the meantime. */
  async render(file: string, text: string) {
    const own = (latest += 1);
    const content = await workspace;
    content.drafts.set(file, text);
    await pause();
    return own === latest ? content.render(file) : undefined;
  },
  /** What the checks say of a file as it was rendered last; nothing where a later text has come. */
  async check(file: string) {
    const own = latest;
    const [content] = await Promise.all([workspace, lists, pause(REST)]);
    return own === latest ? content.problemsOf(file) : undefined;
  },
};
export type Editing = typeof editing;
expose(editing);
