import {checkChanges} from '@dental/changes';
import {describeApprovers} from '@dental/changes/approvers';
import {posix} from 'node:path';
import {
  checkAttributes,
  checkBrandColors,
  checkFilesBehindFacts,
  checkImports,
  checkPhotographs,
  checkReferences,
  loadSite,
  readContent,
} from '@dental/checks';
import {
  BRAND_FOLDER,
  CONTENT_FOLDER,
  getCaptionsPath,
  findFieldsEnd,
  findOutdated,
  getFactTexts,
  IMAGE_FOLDER,
  toPagePath,
  getQuotableFacts,
  type Picture,
  type Problem,
  readNames,
  getSiblingLinks,
  getSiteFor,
  findPageAt,
  listEnglishSentences,
  makeEnglishDigest,
  type EnglishSentence,
  TAG_PLACEHOLDER,
  type Site,
  sortProblems,
  applyTypographyToSite,
  listVideoIds,
} from '@dental/content';
import {toLocalTime} from '@dental/practice';
import {type Choice, listChoices} from '../settings';
import {getFormat} from '../format';
import {getText} from '../format/data';
import type {Snapshot} from '../snapshot';
import type {TaskFile} from '../tasks/repository';
import {findMentions} from './findMentions';
import {findPreviewPath} from './findPreviewPath';
import {isDeletable} from '../pictures/pictureNames';
import {overlayDrafts, type Drafts} from './overlayDrafts';
import {parseBodyTree} from './parseBodyTree';
import type {PreviewMessage, PreviewPage} from './previewMessage';
import type {SiteViews} from './siteViews';

/** Replaces pictures that the preview build didn't have. */
const MISSING_PICTURE: Picture = {
  src: '/favicon.svg',
  width: 1200,
  height: 1200,
  sources: [],
  tone: 'ground-deep',
};

/** Checks that read pictures, videos, and documents, which the browser doesn't load. */
const SKIPPED_CHECKS = [checkPhotographs, checkFilesBehindFacts, checkBrandColors];

/** The checks that decide if a file can be rendered. */
const RENDER_CHECKS = [checkImports, checkAttributes, checkReferences];

const MAX_FACT_LENGTH = 60;

/** The page that shows a file, and the date to show it on. */
interface PreviewPlace {
  path: string;
  on: string | undefined;
}

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

interface ParsedVersion {
  site?: Site | undefined;
  /** The problems that keep the file from being rendered. */
  problems: Problem[];
}

/** The content during an edit: a snapshot of the preview's content, with drafts on top. */
export class Workspace {
  /** The saved files of the open task; null for deleted ones. */
  private readonly task = new Map<string, string | null>();
  /** The open form with its unsaved text. */
  private form: {file: string; text: string} | undefined;
  /** The last text of each drafted file that could be rendered. */
  private readonly lastRendered = new Map<string, string>();
  private readonly liveStaticFiles: readonly string[];
  private taskFiles: readonly TaskFile[] = [];
  /** The dated records of each drafted file in its last preview, and the one that it showed. */
  private readonly lastRecords = new Map<string, {keys: Set<string>; shown: string | undefined}>();

  constructor(
    private snapshot: Snapshot,
    private readonly views: SiteViews,
    private readonly today?: string,
  ) {
    this.liveStaticFiles = snapshot.staticFiles;
  }

  /**
   * Replaces the open task.
   * @param files what it adds, changes, or deletes
   */
  setTask(files: readonly TaskFile[]): void {
    this.task.clear();
    this.taskFiles = files;
    this.form = undefined;
    this.lastRendered.clear();
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
      .map((file) => ({file, fields: getFormat(file).fromFile(files.read(file).toString())}))
      .map(({file, fields}) => ({
        file,
        heading: getText(fields.heading),
        name: getText(fields.name),
        date: getText(fields.date),
      }));
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
    const before = this.load(new Map());
    const after = this.load(this.task);
    const known = new Set([...before.problems, ...before.warnings].map(describeProblem));
    const isNew = (problem: Problem) => !known.has(describeProblem(problem));
    const errors = after.problems.filter((each) => this.task.has(each.file) || isNew(each));
    // The approval of a colleague is the signature.
    const warnings = after.warnings.filter((each) => isNew(each) && each.field !== 'reviewed');
    const isKnown = ({file, line}: Problem) =>
      [...errors, ...warnings].some((each) => each.file === file && each.line === line);
    const mentions = findMentions(this, [...this.task.keys()]).filter((each) => !isKnown(each));
    return [...sortProblems(errors), ...sortProblems([...warnings, ...mentions])];
  }

  private readTask() {
    const files = overlayDrafts(this.snapshot, this.task);
    return readContent('', {files, today: this.today});
  }

  private load(drafts: Drafts, sentencesOf?: string) {
    const files = overlayDrafts(this.snapshot, drafts);
    return loadSite('', {files, today: this.today, without: SKIPPED_CHECKS, sentencesOf});
  }

  /** Lists the pages, videos, facts with their values, and pictures that a text can refer to. */
  listTextChoices() {
    const {site} = this.readTask();
    const names = readNames(overlayDrafts(this.snapshot, this.task));
    const pictures: Record<string, string> = {};
    for (const [name, {src}] of Object.entries(this.snapshot.pictures)) pictures[name] = src;
    if (!site) return {pages: [], videos: [], facts: [], tags: [], pictures, names};
    const {page: pages, film: videos} = listChoices(site);
    const facts = listFacts(site);
    return {
      pages,
      videos,
      facts,
      tags: [...listContacts(site), ...facts.map(toTag)],
      pictures,
      names,
    };
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
    const {content} = this.readTask();
    const page = findPageAt(content, path);
    if (!page) return undefined;
    const sentences = listEnglishSentences(page).map(({text, digest}) => ({
      text: text.replaceAll(TAG_PLACEHOLDER, '…'),
      digest,
    }));
    return {sentences, digest: makeEnglishDigest(page)};
  }

  /** Finds the translation that lacks something that a page says in the task. */
  findOutdatedTranslation(file: string): string | undefined {
    const {site} = this.readTask();
    return site?.pages.find((page) => findOutdated(site, page)?.english.file === file)?.file;
  }

  /** Says in a sentence who has to approve the open task. */
  describeApprovers(): string {
    const {site} = this.readTask();
    const paths = this.taskFiles.map(({path}) => path);
    return site ? describeApprovers(site, paths) : 'A colleague has to approve it.';
  }

  /** Finds the errors and warnings in a file that `npm run check` would report, sorted by line. */
  findProblems(file: string): Problem[] {
    const {content, problems, warnings} = this.load(this.drafts, file);
    const {content: contentBefore} = readContent('', {
      files: overlayDrafts(this.snapshot),
      today: this.today,
    });
    const changes = contentBefore.files.has(file) ? checkChanges(content, contentBefore) : [];
    return sortProblems([...problems, ...warnings, ...changes]).filter(
      (problem) => problem.file === file,
    );
  }

  /** Finds the files that get an error if a file is deleted, such as a link to it. */
  findDependents(file: string): string[] {
    const before = new Set(this.load(this.drafts).problems.map(describeProblem));
    const after = this.load(new Map([...this.drafts, [file, null]])).problems;
    const added = after.filter((problem) => !before.has(describeProblem(problem)));
    return [...new Set(added.map((problem) => problem.file))];
  }

  /**
   * Renders the page that shows a file, with its draft and without.
   * @returns the last version that could be rendered, and the problems of the current one
   */
  async render(file: string): Promise<PreviewMessage & {problems: Problem[]}> {
    const liveText = this.snapshot.texts[file];
    const text = this.drafts.get(file) ?? liveText ?? '';
    const lastText = this.lastRendered.get(file) ?? liveText ?? text;
    let problems: Problem[] | undefined;
    for (const version of listVersions(text, lastText)) {
      const parsed = this.parseVersion(file, version);
      problems ??= parsed.problems;
      if (!parsed.site || parsed.problems.length > 0) continue;
      this.lastRendered.set(file, version);
      const siteBefore = this.parseVersion(file, liveText).site ?? parsed.site;
      const place = this.findPlace(file, parsed.site, siteBefore);
      const page = await this.buildPage(place, parsed.site, file, version);
      const pageBefore = await this.buildPage(place, siteBefore, file, liveText);
      return {page, pageBefore, problems};
    }
    return {problems: problems ?? []};
  }

  /** Reads the site with one version of a file; without the file if the text is undefined. */
  private parseVersion(file: string, text: string | undefined): ParsedVersion {
    const drafts = new Map(this.drafts);
    if (text === undefined) drafts.delete(file);
    else drafts.set(file, text);
    const files = overlayDrafts(this.snapshot, drafts);
    const {content, site, problems} = readContent('', {files, today: this.today});
    const renderProblems = RENDER_CHECKS.flatMap((check) => check(content));
    const ownProblems = [...problems, ...renderProblems].filter((each) => each.file === file);
    return {site, problems: sortProblems(ownProblems)};
  }

  private async buildPage(
    {path, on}: PreviewPlace,
    parsedSite: Site,
    file: string,
    text = '',
  ): Promise<PreviewPage | undefined> {
    // On a Spanish page, all labels and records around its text are in Spanish.
    const site = getSiteFor(applyTypographyToSite(parsedSite), path);
    const page = site.pages.find((each) => each.path === path);
    if (!page) return undefined;
    const {file: pageFile, body: _, ...frontMatter} = page;
    const pageText = pageFile === file ? text : this.readText(pageFile);
    const {body, toc} = parseBodyTree(getBody(pageText), page.kind);
    const sources = this.createSources(site);
    const shared = await this.views.sharedDataFiles(sources);
    const editedCase = site.cases.find((record) => record.file === file);
    const otherCases = site.cases.filter((record) => record !== editedCase);
    return {
      frontMatter,
      data: await this.views.pageData(sources, page, getFactTexts(site)),
      siblings: getSiblingLinks(site, posix.dirname(path)),
      body,
      toc,
      shared: Object.fromEntries(shared),
      gallery:
        editedCase &&
        (await this.views.galleryData(
          {...site, cases: [editedCase, ...otherCases]},
          1,
          sources.pictureOf,
        )),
      on,
    };
  }

  /**
   * Finds the page and the date that show the latest change of a file: a new or edited offer,
   * closure, special day, or video.
   */
  private findPlace(file: string, site: Site, siteBefore: Site): PreviewPlace {
    const records = listRecords(site);
    const before = listRecords(siteBefore);
    const last = this.lastRecords.get(file);
    const changed = [...records.keys()].filter((key) => !before.has(key));
    const key =
      changed.find((each) => !last?.keys.has(each)) ??
      changed.find((each) => each === last?.shown) ??
      changed[0];
    this.lastRecords.set(file, {keys: new Set(records.keys()), shown: key});
    const {id = '', starts, from} = records.get(key ?? '') ?? {};
    const videoPage = site.pages.find((page) => listVideoIds(page).includes(id));
    return {
      path: videoPage?.path ?? findPreviewPath(file) ?? toPagePath(file),
      on: starts ?? from?.slice(0, 10),
    };
  }

  private readText(file: string): string {
    return this.drafts.get(file) ?? this.snapshot.texts[file] ?? '';
  }

  /** Creates the inputs of the page data, as the build does. */
  private createSources(site: Site) {
    const {texts, pictures, staticFiles, hasDrawings} = this.snapshot;
    return {
      site,
      mode: 'preview',
      today: this.today ?? toLocalTime(new Date(), site.practice.timeZone).day,
      hasDrawings,
      brand: staticFiles.map((file) => file.replace(`${BRAND_FOLDER}/`, '')),
      approvals: undefined,
      pictureOf: (image: string) => Promise.resolve(pictures[image] ?? MISSING_PICTURE),
      captionsOf: (id: string) => texts[`static${getCaptionsPath(id)}`],
    } as const;
  }
}

/** A fact that a text can quote, with its current value. The label has the name, too. */
export interface FactChoice extends Choice {
  text: string;
}

function listFacts(site: Site): FactChoice[] {
  return Object.entries(getQuotableFacts(site)).map(([value, {text, label: ownName}]) => {
    const name = ownName ?? (value.split('.').at(-1) ?? value).replaceAll('-', ' ');
    const isLong = text.length > MAX_FACT_LENGTH;
    const shortText = isLong ? `${text.slice(0, MAX_FACT_LENGTH)}…` : text;
    const label = `${shortText}, ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
    return {value, label, text: shortText};
  });
}

/** The ways to reach the practice, each by the tag that shows it. */
function listContacts({practice: {phone, email, address}}: Site): FactChoice[] {
  return [
    {value: '<Phone />', text: phone, label: `${phone}, our phone number`},
    {value: '<Email />', text: email, label: `${email}, our email address`},
    {value: '<Address />', text: address.street, label: `${address.street}, our address`},
  ];
}

function toTag(fact: FactChoice): FactChoice {
  return {...fact, value: `<Fact name="${fact.value}" />`};
}

/**
 * Lists the versions of a file to try to render. An incomplete field doesn't keep the text from
 * being shown, nor a mistake in the text the fields.
 */
function listVersions(text: string, lastText: string): Set<string> {
  return new Set([
    text,
    getFields(lastText) + getBody(text),
    getFields(text) + getBody(lastText),
    lastText,
  ]);
}

interface DatedRecord {
  id?: string | undefined;
  starts?: string;
  from?: string;
}

function describeProblem({file, message}: Problem): string {
  return `${file}: ${message}`;
}

/** The records with a date or a page: notices, offers, closures, special days, and videos. */
function listRecords({notices, promotions, hours, videos}: Site): Map<string, DatedRecord> {
  const specialDays = (hours.specialHours ?? []).flatMap(({days, ...special}) =>
    days.map((day) => ({...special, from: day})),
  );
  const records = [
    ...notices.notices,
    ...promotions.promotions,
    ...hours.closures,
    ...specialDays,
    ...videos,
  ];
  return new Map(records.map((record) => [JSON.stringify(record), record]));
}

/** Returns the name of a picture, such as `team/ana`. */
function getPictureName(file: string): string {
  return file.slice(IMAGE_FOLDER.length + 1).replace(/\.\w+$/, '');
}

function namesPicture(text: string, file: string): boolean {
  return new RegExp(`(?<![\\w/-])${getPictureName(file)}(?![\\w-])`).test(text);
}

function getFields(text: string): string {
  return text.slice(0, text.length - getBody(text).length);
}

/** The body of an MDX text, byte for byte; empty for YAML, which has only fields. */
function getBody(text: string): string {
  const lines = text.split('\n');
  const end = findFieldsEnd(lines.map((line) => line.replace(/\r$/, '')));
  return end === -1 ? '' : lines.slice(end + 1).join('\n');
}
