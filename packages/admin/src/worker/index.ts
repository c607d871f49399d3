import {expose} from 'comlink';
import {applySuggestions, MIN_WIDTHS_PX} from '@dental/checks';
import {
  IMAGE_FOLDER,
  setLists,
  SPANISH_LABELS_FILE,
  type SpanishDictionary,
  type Suggestion,
  type WordLists,
} from '@dental/content';
import {DICTIONARY_PATH, SNAPSHOT_PATH, SPANISH_DICTIONARY_PATH} from '@dental/practice';
import {fetchJson} from '../fetchJson';
import {createPictureName, type PicturePlace} from '../pictures/pictureNames';
import {checkDocument, createDocumentUrl} from '../pictures/checkDocument';
import {preparePhotograph} from '../pictures/preparePhotograph';
import type {Snapshot} from '../snapshot';
import type {TaskFile} from '../tasks/repository';
import type {Drafts} from './overlayDrafts';
import {renamePerson} from './renamePerson';
import type {SiteViews} from './siteViews';
import {Workspace} from './workspace';

/** The pause after the last change before the checks start, so that the preview comes first. */
const CHECK_DELAY_MS = 300;

/** Loads the dictionaries of the languages that the practice writes. */
async function loadWordLists(workspacePromise: Promise<Workspace>): Promise<void> {
  const englishPromise = fetchJson<WordLists>(DICTIONARY_PATH);
  const workspace = await workspacePromise;
  const spanishDictionary = workspace.listTexts().includes(SPANISH_LABELS_FILE)
    ? await fetchJson<SpanishDictionary>(SPANISH_DICTIONARY_PATH)
    : undefined;
  setLists({...(await englishPromise), spanishDictionary});
}

function wait(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Lets functions of the workspace wait for it. */
function callWith(workspacePromise: Promise<Workspace>) {
  return <Arguments extends unknown[], Result>(
    call: (workspace: Workspace, ...values: Arguments) => Result,
  ) =>
    async (...values: Arguments) =>
      call(await workspacePromise, ...values);
}

/** Creates the functions that the editor calls in the worker. */
function createContentWorker(views: SiteViews) {
  const workspacePromise = fetchJson<Snapshot>(SNAPSHOT_PATH).then(
    (snapshot) => new Workspace(snapshot, views),
  );
  /** The workspace for checks, which also need the dictionaries. */
  const checkablePromise = loadWordLists(workspacePromise).then(() => workspacePromise);
  const whenLoaded = callWith(workspacePromise);
  const whenCheckable = callWith(checkablePromise);
  /** The number of the latest request to render; earlier ones are outdated. */
  let latestRequest = 0;

  return {
    listTextChoices: whenLoaded((workspace) => workspace.listTextChoices()),

    /** Makes the correction that a problem suggests. */
    applySuggestion: (text: string, suggestion: Suggestion) => applySuggestions(text, [suggestion]),

    openTask: whenLoaded((workspace, files: readonly TaskFile[]) => workspace.setTask(files)),

    /** Adds a picture or a document that an earlier visit dropped or saved. */
    addFile: whenLoaded(async (workspace, path: string, content: Blob) => {
      if (!path.startsWith(`${IMAGE_FOLDER}/`)) return workspace.addStaticFile(path);
      const file = path.slice(IMAGE_FOLDER.length + 1);
      const {width, height} = await createImageBitmap(content);
      const src = URL.createObjectURL(content);
      workspace.addPicture(file, {src, width, height});
    }),

    listEntries: whenLoaded((workspace, folder: string) => workspace.listEntries(folder)),

    findUnusedPictures: whenLoaded((workspace, changes: Drafts) =>
      workspace.findUnusedPictures(changes),
    ),

    findDeletedPictures: whenLoaded((workspace, text: string) =>
      workspace.findDeletedPictures(text),
    ),

    /** Checks the open task as a whole. */
    checkTask: whenCheckable((workspace) => workspace.findTaskProblems()),

    readEnglishPage: whenLoaded((workspace, path: string) => workspace.readEnglishPage(path)),

    describeApprovers: whenLoaded((workspace) => workspace.describeApprovers()),

    /** Finds the first error that a saved file has or causes, and its translation if behind. */
    findNextSteps: whenCheckable((workspace, file: string) => {
      const problem = workspace.findProblems(file).find(({severity}) => severity !== 'warning');
      return {problem, translation: workspace.findOutdatedTranslation(file)};
    }),

    /**
     * Checks a dropped PDF, and lets texts link to it.
     * @returns its path within the project, and its URL
     */
    addDocument: whenLoaded(async (workspace, dropped: Blob, title: string) => {
      await checkDocument(dropped);
      const url = createDocumentUrl(title, (each) => workspace.hasStaticFile(`static${each}`));
      const path = `static${url}`;
      workspace.addStaticFile(path);
      return {path, url};
    }),

    renamePerson: whenLoaded(renamePerson),

    findDependents: whenCheckable((workspace, file: string) => workspace.findDependents(file)),

    /**
     * Prepares a dropped photograph in the background, and adds it to the previewed pages.
     * @param entry the name of the entry's file
     */
    async addPhotograph(dropped: File, entry: string, {folder, role}: PicturePlace) {
      const {blob, extension, ...size} = await preparePhotograph(dropped, MIN_WIDTHS_PX[role]);
      const fileName = await createPictureName(entry, blob);
      const name = `${folder}/${fileName}`;
      const src = URL.createObjectURL(blob);
      (await workspacePromise).addPicture(`${name}.${extension}`, {src, ...size});
      const file = new File([blob], `${fileName}.${extension}`, {type: blob.type});
      return {name, file, src};
    },

    /** Forgets the unsaved text of a form that closes. */
    async closeForm(): Promise<void> {
      latestRequest += 1;
      (await workspacePromise).setForm(undefined);
    },

    /** Renders a file with its current text. Returns undefined if a newer text came meanwhile. */
    async render(file: string, text: string) {
      latestRequest += 1;
      const request = latestRequest;
      const workspace = await workspacePromise;
      workspace.setForm({file, text});
      await wait();
      return request === latestRequest ? workspace.render(file) : undefined;
    },

    /** Checks a file as it was last rendered. Returns undefined if a newer text came meanwhile. */
    async check(file: string) {
      const request = latestRequest;
      const [workspace] = await Promise.all([checkablePromise, wait(CHECK_DELAY_MS)]);
      return request === latestRequest ? workspace.findProblems(file) : undefined;
    },
  };
}

export type ContentWorker = ReturnType<typeof createContentWorker>;

/**
 * Starts the worker that reads, renders, and checks the content next to the form.
 * @param views the site's functions that make the data of a page
 */
export function startContentWorker(views: SiteViews): void {
  expose(createContentWorker(views));
}
