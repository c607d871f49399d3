import {
  createFieldProblem,
  type Check,
  type ComponentUse,
  type Content,
  CONTENT_FOLDER,
  type Document,
  type FieldPath,
  memoize,
  memoizePerFile,
  type PracticeFacts,
  getPracticeFile,
  type Problem,
  splitFieldPath,
} from '@dental/content';

/** A problem without its place: it is at the checked item unless it gives its own line or field. */
export type Finding = Omit<Problem, 'file' | 'line'> & {line?: number};

/** The result of checking one item, or a result for each of its parts: undefined if it is fine. */
export type Verdict = Finding | undefined | readonly (Finding | undefined)[];

/** A link in a document, with its line. */
export type Link = Document['body']['links'][number];

/** Turns findings about a line of a file into problems. */
export function reportLine(file: string, line: number, verdict: Verdict): Problem[] {
  return toList(verdict).map((finding) => ({file, line, ...finding}));
}

/**
 * Turns findings about the fields of a file into problems.
 * @param at the path that the field of each finding, such as `break.from`, starts from
 */
export function reportFields(
  content: Pick<Content, 'findLine'>,
  file: string,
  at: FieldPath,
  verdict: Verdict,
): Problem[] {
  return toList(verdict).map(({field, ...finding}) =>
    createFieldProblem(content, file, [...at, ...parseFieldPath(field)], finding),
  );
}

/** Turns findings about a file in `_practice` into problems. */
export function reportFacts(
  content: Content,
  name: keyof PracticeFacts,
  at: FieldPath,
  verdict: Verdict,
): Problem[] {
  return reportFields(content, getPracticeFile(name), at, verdict);
}

function toList(verdict: Verdict): readonly Finding[] {
  return [verdict].flat().filter((finding) => finding !== undefined);
}

/** Splits `week.2.opens` into `['week', 2, 'opens']`. */
function parseFieldPath(field: string | undefined): FieldPath {
  const parts = field === undefined ? [] : splitFieldPath(field);
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** The lists in `_practice` that are checked entry by entry: a file, or a field of one. */
const LISTS = {
  facility: ({facility}: Content) => facility,
  searchWords: ({searchWords}: Content) => searchWords,
  videos: ({videos}: Content) => videos,
  'notices.notices': ({notices}: Content) => notices?.notices,
  'hours.week': ({hours}: Content) => hours?.week,
  'hours.closures': ({hours}: Content) => hours?.closures,
  'hours.specialHours': ({hours}: Content) => hours?.specialHours,
  'hours.openHolidays': ({hours}: Content) => hours?.openHolidays,
  'promotions.promotions': ({promotions}: Content) => promotions?.promotions,
};

type Entry<Place extends keyof typeof LISTS> = NonNullable<
  ReturnType<(typeof LISTS)[Place]>
>[number];

/** Creates a check of every entry of a list. */
export function checkEachEntry<Place extends keyof typeof LISTS>(
  place: Place,
  judge: (entry: Entry<Place>, content: Content, index: number) => Verdict,
): Check {
  const [name, ...at] = place.split('.') as [keyof PracticeFacts, ...string[]];
  return (content) => {
    const entries = (LISTS[place](content) ?? []) as readonly Entry<Place>[];
    return entries.flatMap((entry, index) =>
      reportFacts(content, name, [...at, index], judge(entry, content, index)),
    );
  };
}

/** Creates a check of the fields of every page. */
export function checkEachPage(
  judge: (page: Content['pages'][number], content: Content) => Verdict,
): Check {
  return (content) =>
    content.pages.flatMap((page) => reportFields(content, page.file, [], judge(page, content)));
}

/**
 * Creates a check of every document on its own. Results are cached as long as the document
 * exists.
 */
export function checkEachDocument(judge: (document: Document) => Verdict): Check {
  const check = memoize((document: Document) => reportLine(document.file, 1, judge(document)));
  return ({documents}) => documents.flatMap((document) => check(document));
}

/** Creates a check of every link in every document. */
export function checkEachLink(
  judge: (link: Link, content: Content, document: Document) => Verdict,
): Check {
  return (content) =>
    content.documents.flatMap((document) =>
      document.body.links.flatMap((link) =>
        reportLine(document.file, link.line, judge(link, content, document)),
      ),
    );
}

/** Creates a check of every tag in every document. */
export function checkEachTag(judge: (tag: ComponentUse, content: Content) => Verdict): Check {
  return (content) =>
    content.documents.flatMap(({file, body}) =>
      body.components.flatMap((tag) => reportLine(file, tag.line, judge(tag, content))),
    );
}

/**
 * Creates a check of the source text of each content file on its own. Results are cached by text.
 * @param endings matches the names of the files to check
 */
export function checkEachFile(
  endings: RegExp,
  judge: (text: string, file: string) => Verdict,
): Check {
  const check = memoizePerFile((file, text) => reportLine(file, 1, judge(text, file)));
  return ({files, readText}) =>
    [...files]
      .filter((file) => file.startsWith(`${CONTENT_FOLDER}/`) && endings.test(file))
      .flatMap((file) => check(file, readText(file)));
}
