import {
  problemAt,
  type Check,
  type ComponentUse,
  type Content,
  CONTENT_FOLDER,
  type Document,
  type FieldPath,
  memoize,
  memoizePerFile,
  type PracticeFacts,
  practiceFile,
  type Problem,
} from '@dental/content';

/** What is wrong with a thing; its place is that of the thing unless it names a line or a field of its own. */
export type Finding = Omit<Problem, 'file' | 'line'> & {line?: number};

/** What a check says of one thing: nothing if all is well. */
export type Verdict = Finding | readonly Finding[] | undefined;

type Link = Document['body']['links'][number];

/** What is wrong with something on a line of a file. */
export function onLine(file: string, line: number, verdict: Verdict): Problem[] {
  return [verdict ?? []].flat().map((finding) => ({file, line, ...finding}));
}

/** What is wrong with some fields of a file: the field of a finding is the way to it from `at`, such as `break.from`. */
export function inFields(
  content: Pick<Content, 'lineOf'>,
  file: string,
  at: FieldPath,
  verdict: Verdict,
): Problem[] {
  return [verdict ?? []].flat().map(({field, ...finding}) => {
    const way = field?.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) ?? [];
    return problemAt(content, file, [...at, ...way], finding);
  });
}

/** The same in a file of `_practice`. */
export function inFacts(
  content: Content,
  name: keyof PracticeFacts,
  at: FieldPath,
  verdict: Verdict,
): Problem[] {
  return inFields(content, practiceFile(name), at, verdict);
}

/** The lists of facts that are judged entry by entry: a file, or a field of one. */
const LISTS = {
  facility: ({facility}: Content) => facility,
  searchWords: ({searchWords}: Content) => searchWords,
  videos: ({videos}: Content) => videos,
  'hours.week': ({hours}: Content) => hours?.week,
  'hours.closures': ({hours}: Content) => hours?.closures,
  'hours.openHolidays': ({hours}: Content) => hours?.openHolidays,
  'promotions.promotions': ({promotions}: Content) => promotions?.promotions,
};

type Entry<Place extends keyof typeof LISTS> = NonNullable<
  ReturnType<(typeof LISTS)[Place]>
>[number];

/** A check of every entry of a list of facts. */
export function eachEntry<Place extends keyof typeof LISTS>(
  place: Place,
  judge: (entry: Entry<Place>, content: Content, index: number) => Verdict,
): Check {
  const [name, ...at] = place.split('.') as [keyof PracticeFacts, ...string[]];
  return (content) =>
    ((LISTS[place](content) ?? []) as readonly Entry<Place>[]).flatMap((entry, index) =>
      inFacts(content, name, [...at, index], judge(entry, content, index)),
    );
}

/** A check of every page, by its fields. */
export function eachPage(
  judge: (page: Content['pages'][number], content: Content) => Verdict,
): Check {
  return (content) =>
    content.pages.flatMap((page) => inFields(content, page.file, [], judge(page, content)));
}

/** A check of every text by itself; what is said of one is kept for as long as it exists. */
export function eachDocument(judge: (document: Document) => Verdict): Check {
  const judged = memoize((document: Document) => onLine(document.file, 1, judge(document)));
  return ({documents}) => documents.flatMap((document) => judged(document));
}

/** A check of every link of a text. */
export function eachLink(
  judge: (link: Link, content: Content, document: Document) => Verdict,
): Check {
  return (content) =>
    content.documents.flatMap((document) =>
      document.body.links.flatMap((link) =>
        onLine(document.file, link.line, judge(link, content, document)),
      ),
    );
}

/** A check of every tag of a text. */
export function eachTag(judge: (tag: ComponentUse, content: Content) => Verdict): Check {
  return (content) =>
    content.documents.flatMap(({file, body}) =>
      body.components.flatMap((tag) => onLine(file, tag.line, judge(tag, content))),
    );
}

/** A check of each file of staff with some endings by itself, as it is written; what is said of a text is kept. */
export function eachFile(endings: RegExp, judge: (text: string, file: string) => Verdict): Check {
  const judged = memoizePerFile((file, text) => onLine(file, 1, judge(text, file)));
  return ({files, textOf}) =>
    [...files]
      .filter((file) => file.startsWith(`${CONTENT_FOLDER}/`) && endings.test(file))
      .flatMap((file) => judged(file, textOf(file)));
}
