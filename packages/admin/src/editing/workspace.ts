import {checkChanges} from '@dental/changes';
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
  captionsAddress,
  endOfFields,
  factTexts,
  galleryData,
  IMAGE_FOLDER,
  pageData,
  pathOfFile,
  quotableFacts,
  sharedDataFiles,
  type Picture,
  type Problem,
  siblingLinks,
  type Site,
  sortProblems,
  typographicSite,
  videosOn,
} from '@dental/content';
import {localTime} from '@dental/practice';
import {bodyTree} from './bodyTree';
import {pageShowing} from './pageShowing';
import type {ShownPage, Told} from './shownPage';
import {filesOf} from './files';
import {choicesIn} from '../settings';
import type {Snapshot} from '../snapshot';

/** Shown in the place of a picture that the preview build did not have. */
const NO_PICTURE: Picture = {
  src: '/favicon.svg',
  width: 1200,
  height: 1200,
  sources: [],
  tone: 'ground-deep',
};

/** These look into pictures, films and documents, which the browser does not fetch; a dropped picture is put right instead. */
const NOT_HERE = [checkPhotographs, checkFilesBehindFacts, checkBrandColors];

/** The content as somebody is editing it: a snapshot of what there was, with drafts on top. */
export class Workspace {
  /** Files as they are in the form now. */
  readonly drafts = new Map<string, string>();
  /** The text of a drafted file when a page could last be made of it. */
  private readonly lastGood = new Map<string, string>();

  constructor(
    private snapshot: Snapshot,
    private readonly today?: string,
  ) {}

  /** What a text can name: pages, films, facts with what each says, and pictures with their addresses. */
  names() {
    const {site} = readContent('', {files: filesOf(this.snapshot), today: this.today});
    const facts = Object.entries(site ? quotableFacts(site) : {}).map(([value, {text, label}]) => {
      const words = label ?? (value.split('.').at(-1) ?? value).replaceAll('-', ' ');
      const shortened = text.replace(/^(.{60}).+/s, '$1…');
      return {value, label: `${shortened}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`};
    });
    const pictures = Object.entries(this.snapshot.pictures).map(
      ([name, {src}]) => [name, src] as const,
    );
    const {page: pages, film: films} = site ? choicesIn(site) : {page: [], film: []};
    return {pages, films, facts, pictures: Object.fromEntries(pictures)};
  }

  /**
   * Takes a photograph that was dropped.
   * @param file its path below `static/img`
   */
  addPicture(file: string, shown: Pick<Picture, 'src' | 'width' | 'height'>): void {
    const {statics, pictures} = this.snapshot;
    this.snapshot = {
      ...this.snapshot,
      statics: [...statics, `${IMAGE_FOLDER}/${file}`],
      pictures: {...pictures, [file.replace(/\.\w+$/, '')]: {...NO_PICTURE, ...shown}},
    };
  }

  /** What the checks say of a file, errors and warnings, sorted by line: the same as `npm run check`. */
  problemsOf(file: string): Problem[] {
    const files = filesOf(this.snapshot, this.drafts);
    const {content, problems, warnings} = loadSite('', {
      files,
      today: this.today,
      without: NOT_HERE,
    });
    const former = readContent('', {files: filesOf(this.snapshot), today: this.today}).content;
    const changes = former.files.has(file) ? checkChanges(content, former) : [];
    return sortProblems([...problems, ...warnings, ...changes]).filter(
      (problem) => problem.file === file,
    );
  }

  /** The files that have something to correct once a file is gone, such as a link to it. */
  needing(file: string): string[] {
    const {[file]: _, ...texts} = this.snapshot.texts;
    const files = filesOf({...this.snapshot, texts});
    const {problems} = loadSite('', {files, today: this.today, without: NOT_HERE});
    return [...new Set(problems.map((problem) => problem.file))];
  }

  /** Renders the page that shows a file, as it last could be shown (`problems` says why not now), and without its draft. */
  async render(file: string): Promise<Told & {problems: Problem[]}> {
    const live = this.snapshot.texts[file];
    const text = this.drafts.get(file) ?? live ?? '';
    const good = this.lastGood.get(file) ?? live ?? text;
    let problems: Problem[] | undefined;
    // A field that is not filled in yet does not hold the text back, nor a slip in the text the fields.
    for (const version of new Set([
      text,
      fieldsOf(good) + bodyOf(text),
      fieldsOf(text) + bodyOf(good),
      good,
    ])) {
      const {site, wrong} = this.read(file, version);
      problems ??= wrong;
      if (!site || wrong.length > 0) continue;
      this.lastGood.set(file, version);
      const former = this.read(file, live).site ?? site;
      const place = placeOf(file, site, former);
      const page = await this.pageAt(place, site, file, version);
      return {page, former: await this.pageAt(place, former, file, live), problems};
    }
    return {problems: problems ?? []};
  }

  /** The site with a version of one file, and what keeps that file from being shown. */
  private read(file: string, text: string | undefined): {site?: Site; wrong: Problem[]} {
    const drafts = new Map([...this.drafts].filter(([draft]) => draft !== file));
    if (text !== undefined) drafts.set(file, text);
    const files = filesOf(this.snapshot, drafts);
    const {content, site, problems} = readContent('', {files, today: this.today});
    const found = [checkImports, checkAttributes, checkReferences].flatMap((check) =>
      check(content),
    );
    return {
      site,
      wrong: sortProblems([...problems, ...found].filter((problem) => problem.file === file)),
    };
  }

  private async pageAt(
    {path, on}: Place,
    read: Site,
    file: string,
    text = '',
  ): Promise<ShownPage | undefined> {
    const site = typographicSite(read);
    const pictureOf = (image: string) =>
      Promise.resolve(this.snapshot.pictures[image] ?? NO_PICTURE);
    const page = site.pages.find((other) => other.path === path);
    if (!page) return undefined;
    const {file: source, body: _, ...frontMatter} = page;
    const own =
      source === file ? text : (this.drafts.get(source) ?? this.snapshot.texts[source] ?? '');
    const {body, toc} = bodyTree(bodyOf(own));
    const captionsOf = (id: string) => this.snapshot.texts[`static${captionsAddress(id)}`];
    const sources = {
      site,
      mode: 'preview',
      today: this.today ?? localTime(new Date(), site.practice.timeZone).day,
      hasDrawings: this.snapshot.hasDrawings,
      brand: this.snapshot.statics.map((file) => file.replace(`${BRAND_FOLDER}/`, '')),
      approvals: undefined,
      pictureOf,
      captionsOf,
    } as const;
    const data = await pageData(sources, page, factTexts(site));
    const shared = await sharedDataFiles(sources);
    const edited = site.cases.find((record) => record.file === file);
    const others = site.cases.filter((record) => record !== edited);
    return {
      frontMatter,
      data,
      siblings: siblingLinks(site, posix.dirname(path)),
      body,
      toc,
      shared: Object.fromEntries(shared),
      gallery: edited && (await galleryData({...site, cases: [edited, ...others]}, 1, pictureOf)),
      on,
    };
  }
}

type Place = ReturnType<typeof placeOf>;

/** Where and as on which day a file is shown: by the offer, closure or video that is not as it was, if there is one. */
function placeOf(file: string, site: Site, former: Site) {
  const recordsOf = ({promotions, hours, videos}: Site) => [
    ...promotions.promotions,
    ...hours.closures,
    ...videos,
  ];
  const was = new Set(recordsOf(former).map((record) => JSON.stringify(record)));
  const record = recordsOf(site).find((one) => !was.has(JSON.stringify(one)));
  const {id} = {id: '', ...record};
  const showing = site.pages.find((page) => videosOn(page).includes(id))?.path;
  const on =
    record && ('starts' in record ? record.starts : 'from' in record ? record.from : undefined);
  return {path: showing ?? pageShowing(file) ?? pathOfFile(file), on};
}

function fieldsOf(text: string): string {
  return text.slice(0, text.length - bodyOf(text).length);
}

/** The body of an MDX text, byte for byte; all of it is fields where it is YAML. */
function bodyOf(text: string): string {
  const lines = text.split('\n');
  const end = endOfFields(lines.map((line) => line.replace(/\r$/, '')));
  return end === -1 ? '' : lines.slice(end + 1).join('\n');
}
