import {posix} from 'node:path';
import {checkAttributes, checkImports, checkReferences, readContent} from '@dental/checks';
import {
  applyTypographyToSite,
  BRAND_FOLDER,
  findFieldsEnd,
  getCaptionsPath,
  getFactTexts,
  getSiblingLinks,
  getSiteFor,
  listVideoIds,
  type Picture,
  type Problem,
  type Site,
  sortProblems,
  toPagePath,
} from '@dental/content';
import {toLocalTime} from '@dental/practice';
import type {Snapshot} from '../snapshot';
import {findPreviewPath} from './findPreviewPath';
import {overlayDrafts, type Drafts} from './overlayDrafts';
import {parseBodyTree} from './parseBodyTree';
import type {PreviewMessage, PreviewPage} from './previewMessage';
import type {SiteViews} from './siteViews';

/** Replaces pictures that the preview build didn't have. */
export const MISSING_PICTURE: Picture = {
  src: '/favicon.svg',
  width: 1200,
  height: 1200,
  sources: [],
  tone: 'ground-deep',
};

/** The checks that decide if a file can be rendered. */
const RENDER_CHECKS = [checkImports, checkAttributes, checkReferences];

/** The content that a preview shows: a snapshot, and the texts that differ from it. */
export interface DraftedContent {
  snapshot: Snapshot;
  drafts: Drafts;
}

/** The page that shows a file, and the date to show it on. */
interface PreviewPlace {
  path: string;
  on: string | undefined;
}

interface ParsedVersion {
  site?: Site | undefined;
  /** The problems that keep the file from being rendered. */
  problems: Problem[];
}

/** Renders the page that shows an edited file. */
export class PreviewRenderer {
  /** The last text of each file that could be rendered. */
  private readonly lastRendered = new Map<string, string>();
  /** The dated records of each file in its last preview, and the one that it showed. */
  private readonly lastRecords = new Map<string, {keys: Set<string>; shown: string | undefined}>();

  constructor(private readonly views: SiteViews) {}

  /** Forgets the texts of a task that closes. */
  reset(): void {
    this.lastRendered.clear();
    this.lastRecords.clear();
  }

  /**
   * Renders the page that shows a file, with its draft and without.
   * @returns the last version that could be rendered, and the problems of the current one
   */
  async render(
    file: string,
    content: DraftedContent,
  ): Promise<PreviewMessage & {problems: Problem[]}> {
    const liveText = content.snapshot.texts[file];
    const text = content.drafts.get(file) ?? liveText ?? '';
    const lastText = this.lastRendered.get(file) ?? liveText ?? text;
    let problems: Problem[] | undefined;
    for (const version of listVersions(text, lastText)) {
      const parsed = this.parseVersion(file, version, content);
      problems ??= parsed.problems;
      if (!parsed.site || parsed.problems.length > 0) continue;
      this.lastRendered.set(file, version);
      const siteBefore = this.parseVersion(file, liveText, content).site ?? parsed.site;
      const place = this.findPlace(file, parsed.site, siteBefore);
      const drafted = addDraft(content, file, version);
      const live = addDraft(content, file, liveText ?? '');
      const page = await this.buildPage(place, parsed.site, file, drafted);
      const pageBefore = await this.buildPage(place, siteBefore, file, live);
      return {page, pageBefore, problems};
    }
    return {problems: problems ?? []};
  }

  /** Reads the site with one version of a file; without the file if the text is undefined. */
  private parseVersion(
    file: string,
    text: string | undefined,
    {snapshot, drafts}: DraftedContent,
  ): ParsedVersion {
    const versions = new Map(drafts);
    if (text === undefined) versions.delete(file);
    else versions.set(file, text);
    const files = overlayDrafts(snapshot, versions);
    const {content, site, problems} = readContent('', {files});
    const renderProblems = RENDER_CHECKS.flatMap((check) => check(content));
    const ownProblems = [...problems, ...renderProblems].filter((each) => each.file === file);
    return {site, problems: sortProblems(ownProblems)};
  }

  private async buildPage(
    {path, on}: PreviewPlace,
    parsedSite: Site,
    file: string,
    {snapshot, drafts}: DraftedContent,
  ): Promise<PreviewPage | undefined> {
    // On a Spanish page, all labels and records around its text are in Spanish.
    const site = getSiteFor(applyTypographyToSite(parsedSite), path);
    const page = site.pages.find((each) => each.path === path);
    if (!page) return undefined;
    const {file: pageFile, body: _, ...frontMatter} = page;
    const pageText = drafts.get(pageFile) ?? snapshot.texts[pageFile] ?? '';
    const {body, toc} = parseBodyTree(getBody(pageText), page.kind);
    const sources = this.createSources(site, snapshot);
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

  /** Creates the inputs of the page data, as the build does. */
  private createSources(site: Site, {texts, pictures, staticFiles, hasDrawings}: Snapshot) {
    return {
      site,
      mode: 'preview',
      today: toLocalTime(new Date(), site.practice.timeZone).day,
      hasDrawings,
      brand: staticFiles.map((file) => file.replace(`${BRAND_FOLDER}/`, '')),
      approvals: undefined,
      pictureOf: (image: string) => Promise.resolve(pictures[image] ?? MISSING_PICTURE),
      captionsOf: (id: string) => texts[`static${getCaptionsPath(id)}`],
    } as const;
  }
}

function addDraft({snapshot, drafts}: DraftedContent, file: string, text: string): DraftedContent {
  return {snapshot, drafts: new Map([...drafts, [file, text] as const])};
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

function getFields(text: string): string {
  return text.slice(0, text.length - getBody(text).length);
}

/** The body of an MDX text, byte for byte; empty for YAML, which has only fields. */
function getBody(text: string): string {
  const lines = text.split('\n');
  const end = findFieldsEnd(lines.map((line) => line.replace(/\r$/, '')));
  return end === -1 ? '' : lines.slice(end + 1).join('\n');
}
