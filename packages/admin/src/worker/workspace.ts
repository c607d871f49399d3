import {checkChanges} from '@dental/changes';
import {describeApprovers} from '@dental/changes/approvers';
import {
  checkBrandColors,
  checkFilesBehindFacts,
  checkPhotographs,
  haveSameRecords,
  loadSite,
  readContent,
} from '@dental/checks';
import {
  CONTENT_FOLDER,
  findOutdated,
  IMAGE_FOLDER,
  type Picture,
  type Problem,
  readNames,
  findPageAt,
  listEnglishSentences,
  makeEnglishDigest,
  type EnglishSentence,
  TAG_PLACEHOLDER,
  sortProblems,
} from '@dental/content';
import {readFields} from '../format';
import {getText} from '../format/data';
import type {Snapshot} from '../snapshot';
import type {TaskFile} from '../tasks/repository';
import {getBlockLabel} from '../body/blockLabels';
import {findMentions} from './findMentions';
import {isDeletable} from '../pictures/pictureNames';
import {overlayDrafts, type Drafts} from './overlayDrafts';
import type {PreviewMessage} from './previewMessage';
import {MISSING_PICTURE, PreviewRenderer} from './previewRenderer';
import type {SiteViews} from './siteViews';
import {listChoicesForTexts} from './textChoices';

/** Checks that read pictures, videos, and documents, which the browser doesn't load. */
const SKIPPED_CHECKS = [checkPhotographs, checkFilesBehindFacts, checkBrandColors];

/** Files that sentences of all pages are compared with: practice details, and lists of words. */
const RECORDS = /\.(?:yml|txt)$/;

/** A file in a list of entries, with the fields that can be its title. */
export interface ListedEntry {
  file: string;
  heading: string;
  name: string;
  date: string;
}

/** An English page for the person who translates it. */
export interface EnglishPage {
  sentences: Pick<EnglishSentence, 'text' | 'digest'>[];
  /** The digest of a translation that is up to date. */
  digest: string;
}

/** The content during an edit: a snapshot of the preview's content, with drafts on top. */
export class Workspace {
  /** The saved files of the open task; null for deleted ones. */
  private readonly task = new Map<string, string | null>();
  /** The open form with its unsaved text. */
  private form: {file: string; text: string} | undefined;
  private readonly liveStaticFiles: readonly string[];
  private taskFiles: readonly TaskFile[] = [];
  private readonly preview: PreviewRenderer;

  constructor(
    private snapshot: Snapshot,
    views: SiteViews,
  ) {
    this.liveStaticFiles = snapshot.staticFiles;
    this.preview = new PreviewRenderer(views);
  }

  /**
   * Replaces the open task.
   * @param files what it adds, changes, or deletes
   */
  setTask(files: readonly TaskFile[]): void {
    this.task.clear();
    this.taskFiles = files;
    this.form = undefined;
    this.preview.reset();
    this.snapshot = {...this.snapshot, staticFiles: [...this.liveStaticFiles]};
    for (const {path, text} of files) {
      if (text !== undefined) this.task.set(path, text);
      else if (path.startsWith(`${IMAGE_FOLDER}/`)) this.addStaticPicture(path);
      else this.addStaticFile(path);
    }
  }

  /** Replaces the text of the open form; undefined when the form closes. */
  setForm(form: {file: string; text: string} | undefined): void {
    this.form = form;
  }

  /**
   * The texts that differ from the snapshot: those of the task, and of the open form. Its next save
   * restores the pictures that it names.
   */
  private get drafts(): Drafts {
    if (!this.form) return this.task;
    const {file, text} = this.form;
    const drafts = new Map([...this.task, [file, text] as const]);
    for (const picture of this.findDeletedPictures(text)) drafts.delete(picture);
    return drafts;
  }

  /** The drafts without the pictures that the next save deletes. */
  private get draftsAfterSave(): Drafts {
    const drafts = new Map(this.drafts);
    if (!this.form) return drafts;
    const {file, text} = this.form;
    for (const picture of this.findUnusedPictures(new Map([[file, text]])))
      drafts.set(picture, null);
    return drafts;
  }

  /** A picture of the task can't be shown yet, but it's there for the checks. */
  private addStaticPicture(path: string): void {
    const file = path.slice(IMAGE_FOLDER.length + 1);
    this.addPicture(file, this.snapshot.pictures[file.replace(/\.\w+$/, '')] ?? MISSING_PICTURE);
  }

  /** Lists the files of a folder with their titles, with those that the task adds or deletes. */
  listEntries(folder: string): ListedEntry[] {
    const files = overlayDrafts(this.snapshot, this.drafts);
    return files
      .list(folder)
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => {
        const {heading, name, date} = readFields(file, files.read(file).toString());
        return {file, heading: getText(heading), name: getText(name), date: getText(date)};
      });
  }

  /** Lists the paths of all text files under `pages-content`. */
  listTexts(): string[] {
    return overlayDrafts(this.snapshot, this.task).list(CONTENT_FOLDER);
  }

  /** Returns the saved text of a file: in the task, or else in the snapshot; null if deleted. */
  readSaved(file: string): string | null {
    const text = this.task.get(file);
    return text === undefined ? (this.snapshot.texts[file] ?? null) : text;
  }

  /** Returns the text of a file as it was when the task started; undefined if it's new. */
  readLive(file: string): string | undefined {
    return this.snapshot.texts[file];
  }

  /**
   * Finds the pictures to delete together with some changes: those that a changed file named, and
   * that nothing names anymore. Only people's pictures and dropped ones, because the site's code
   * may use a drawing.
   */
  findUnusedPictures(changes: ReadonlyMap<string, string | null>): string[] {
    const drafts = new Map([...this.drafts, ...changes]);
    const files = overlayDrafts(this.snapshot, drafts);
    const texts = files.list(CONTENT_FOLDER).map((file) => files.read(file).toString());
    const textsBefore = [...changes.keys()].flatMap((file) => this.readSaved(file) ?? []);
    return this.snapshot.staticFiles.filter((file) => {
      if (!file.startsWith(`${IMAGE_FOLDER}/`) || !isDeletable(getPictureName(file))) return false;
      const isNamedIn = (text: string) => namesPicture(text, file);
      return textsBefore.some(isNamedIn) && !texts.some(isNamedIn);
    });
  }

  /** Finds the pictures that the task deletes although a text names them. */
  findDeletedPictures(text: string): string[] {
    return [...this.task]
      .filter(([file, saved]) => saved === null && file.startsWith(`${IMAGE_FOLDER}/`))
      .map(([file]) => file)
      .filter((file) => namesPicture(text, file));
  }

  /**
   * Finds the errors in all files that the task causes, and those in the files it changes. Then the
   * warnings that it causes, such as a Spanish page that is behind, or a deleted person's name.
   */
  findTaskProblems(): Problem[] {
    const changed = new Set(this.task.keys());
    const sentencesOf = this.canAffectOtherSentences(changed) ? undefined : changed;
    const after = this.load(this.task, sentencesOf);
    // The approval of a colleague is the signature.
    const warnings = after.warnings.filter(({field}) => field !== 'reviewed');
    const reportedFiles = new Set([...after.problems, ...warnings].map(({file}) => file));
    const before = this.load(new Map(), sentencesOf ?? reportedFiles);
    const known = new Set([...before.problems, ...before.warnings].map(describeProblem));
    const isNew = (problem: Problem) => !known.has(describeProblem(problem));
    const errors = after.problems.filter((each) => changed.has(each.file) || isNew(each));
    const newWarnings = warnings.filter(isNew);
    const isKnown = ({file, line}: Problem) =>
      [...errors, ...newWarnings].some((each) => each.file === file && each.line === line);
    const mentions = findMentions(this, [...changed]).filter((each) => !isKnown(each));
    return [...sortProblems(errors), ...sortProblems([...newWarnings, ...mentions])];
  }

  /** Returns true if the task changes records that the sentences of all pages are compared with. */
  private canAffectOtherSentences(changed: ReadonlySet<string>): boolean {
    if ([...changed].some((file) => RECORDS.test(file))) return true;
    return !haveSameRecords(this.read(new Map()).content, this.read(this.task).content);
  }

  /** Reads a version of the content without the checks. */
  private read(drafts: Drafts) {
    return readContent('', {files: overlayDrafts(this.snapshot, drafts)});
  }

  /** Reads and checks a version of the content. */
  private load(drafts: Drafts, sentencesOf?: ReadonlySet<string>) {
    const files = overlayDrafts(this.snapshot, drafts);
    return loadSite('', {files, without: SKIPPED_CHECKS, sentencesOf});
  }

  /** Lists the pages, videos, facts with their values, and pictures that a text can refer to. */
  listTextChoices() {
    const {site} = this.read(this.task);
    const names = readNames(overlayDrafts(this.snapshot, this.task));
    const pictures: Record<string, string> = {};
    for (const [name, {src}] of Object.entries(this.snapshot.pictures)) pictures[name] = src;
    const choices = site ? listChoicesForTexts(site) : {pages: [], videos: [], facts: [], tags: []};
    return {...choices, pictures, names};
  }

  /**
   * Adds a dropped photograph.
   * @param file path under `static/img`
   */
  addPicture(file: string, picture: Pick<Picture, 'src' | 'width' | 'height'>): void {
    this.addStaticFile(`${IMAGE_FOLDER}/${file}`);
    const name = file.replace(/\.\w+$/, '');
    const pictures = {...this.snapshot.pictures, [name]: {...MISSING_PICTURE, ...picture}};
    this.snapshot = {...this.snapshot, pictures};
  }

  /** Adds a file that pages can link to, such as a document. */
  addStaticFile(path: string): void {
    this.snapshot = {...this.snapshot, staticFiles: [...this.snapshot.staticFiles, path]};
  }

  hasStaticFile(path: string): boolean {
    return this.snapshot.staticFiles.includes(path);
  }

  /** Returns the English page that a page translates, as it is in the task; undefined if none. */
  readEnglishPage(path: string): EnglishPage | undefined {
    const {content} = this.read(this.task);
    const page = findPageAt(content, path);
    if (!page) return undefined;
    const sentences = listEnglishSentences(page).map(({text, block, digest}) => ({
      text: block ? `Block “${getBlockLabel(block)}”` : text.replaceAll(TAG_PLACEHOLDER, '…'),
      digest,
    }));
    return {sentences, digest: makeEnglishDigest(page)};
  }

  /** Finds the translation of a page that is behind it in the task. */
  findOutdatedTranslation(file: string): string | undefined {
    const {site} = this.read(this.task);
    return site?.pages.find((page) => findOutdated(site, page)?.english.file === file)?.file;
  }

  /** Describes in a sentence who has to approve the open task. */
  describeApprovers(): string {
    const {site} = this.read(this.task);
    const paths = this.taskFiles.map(({path}) => path);
    return site ? describeApprovers(site, paths) : 'A colleague has to approve it.';
  }

  /**
   * Finds the errors and warnings in a file that `npm run check` would report, sorted by line. Then
   * the errors that its draft causes in other files, such as a link to a deleted heading.
   */
  findProblems(file: string): Problem[] {
    const {content, problems, warnings} = this.load(this.draftsAfterSave, new Set([file]));
    const {content: contentBefore} = this.read(new Map());
    const changes = contentBefore.files.has(file) ? checkChanges(content, contentBefore) : [];
    const own = [...problems, ...warnings, ...changes].filter((problem) => problem.file === file);
    return [...sortProblems(own), ...this.findErrorsElsewhere(file, problems)];
  }

  /** Finds the errors in other files that weren't there if the file was as it is live. */
  private findErrorsElsewhere(file: string, errors: readonly Problem[]): Problem[] {
    const elsewhere = errors.filter((problem) => problem.file !== file);
    if (elsewhere.length === 0) return [];
    const otherDrafts = new Map(this.draftsAfterSave);
    otherDrafts.delete(file);
    const {problems} = this.load(otherDrafts, new Set([file]));
    const known = new Set(problems.map(describeProblem));
    return sortProblems(elsewhere.filter((problem) => !known.has(describeProblem(problem))));
  }

  /** Finds the files that get an error if a file is deleted, such as a link to it. */
  findDependents(file: string): string[] {
    const deleted = new Map([...this.drafts, [file, null] as const]);
    // A sentence that names a deleted person gets a warning, which the screen of the task lists.
    const sentencesOf = new Set<string>();
    const before = new Set(this.load(this.drafts, sentencesOf).problems.map(describeProblem));
    const after = this.load(deleted, sentencesOf).problems;
    const added = after.filter((problem) => !before.has(describeProblem(problem)));
    return [...new Set(added.map((problem) => problem.file))];
  }

  /**
   * Renders the page that shows a file, with its draft and without.
   * @returns the last version that could be rendered, and the problems of the current one
   */
  render(file: string): Promise<PreviewMessage & {problems: Problem[]}> {
    return this.preview.render(file, {snapshot: this.snapshot, drafts: this.drafts});
  }
}

function describeProblem({file, message}: Problem): string {
  return `${file}: ${message}`;
}

/** Returns the name of a picture, such as `team/ana`. */
function getPictureName(file: string): string {
  return file.slice(IMAGE_FOLDER.length + 1).replace(/\.\w+$/, '');
}

function namesPicture(text: string, file: string): boolean {
  return new RegExp(`(?<![\\w/-])${getPictureName(file)}(?![\\w-])`).test(text);
}
