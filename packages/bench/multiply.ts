import {parse, stringify} from 'yaml';
import {CONTENT_FOLDER, type FileChanges, type ProjectFiles} from '@dental/content';

type Fields = Record<string, unknown>;

/** A copy of a file of the content. */
interface Copy {
  from: string;
  to: string;
  /** Is in its paragraphs, so that they are no other's. */
  number: number;
  /** What its front matter is, made from that of the file. */
  fieldsOf: (fields: Fields) => Fields;
}

/** Pages that may have any number of sisters without a menu growing; the rest have their one place in the site. */
const STANDING_ALONE = ['terms-and-conditions', 'financial-policy', 'virtual-consultation'];

/** Where the pictures of the cases are. */
const CASE_PICTURES = 'static/img/cases';

/**
 * Makes a content several times as large. Cases, reviews and sub-services are copied in their places. So are pages that
 * stand alone, until there are as many pages as there should be: a practice does not have fifty times as many services,
 * dentists and menus.
 * @param files the project with its content
 * @param times how many times as large
 * @returns the files that come to it
 */
export function multiplied(files: ProjectFiles, times: number): FileChanges {
  const all = mdxFiles(files);
  const within = (folder: string) => all.filter((file) => file.includes(folder));
  const copies = [
    ...['/_cases/', '/_reviews/'].flatMap((folder) => copiesOfRecords(within(folder), times)),
    ...copiesOfPages(
      all.filter((file) => !file.includes('/_')),
      times,
    ),
  ];
  const pictures = files.list(CASE_PICTURES);
  return new Map<string, string | Buffer>([
    ...copies.map((copy) => [copy.to, textOf(copy, files.read(copy.from).toString('utf8'))] as const),
    ...copies
      .flatMap(({from, to}) => copiesOfPictures(pictures, from, to))
      .map(([own, of]) => [own, files.read(of)] as const),
  ]);
}

/** A copy of a case shows pictures of its own, named by its number. */
function copiesOfPictures(
  pictures: readonly string[],
  from: string,
  to: string,
): (readonly [own: string, of: string])[] {
  if (!from.includes('/_cases/')) return [];
  const picture = (file: string) => `${CASE_PICTURES}/${numberOf(file)}-`;
  return pictures
    .filter((name) => name.startsWith(picture(from)))
    .map((name) => [name.replace(picture(from), picture(to)), name] as const);
}

function withOwnPictures(number: number): Copy['fieldsOf'] {
  const own = (image: unknown) => String(image).replace(/\d+(?=-[^/]*$)/, String(number));
  return ({beforeImage, afterImage, ...fields}) => ({
    ...fields,
    beforeImage: own(beforeImage),
    afterImage: own(afterImage),
  });
}

function numberOf(file: string): string {
  return /\/(\d+)-[^/]*$/.exec(file)?.[1] ?? '';
}

/** The MDX files of the content. */
export function mdxFiles(files: ProjectFiles): string[] {
  return files.list(CONTENT_FOLDER).filter((file) => file.endsWith('.mdx'));
}

/** A text whose paragraphs are others than those of the same text with another number. */
export function withNumber(text: string, number: number): string {
  return text.replaceAll(/(^|\n)\n(?=[A-Z][a-z])/g, `$1\nNumber ${number}. `);
}

function copiesOfRecords(files: readonly string[], times: number): Copy[] {
  return upTo(times - 1).flatMap((round) =>
    files.map((from, index): Copy => {
      const id = round * files.length + index + 1;
      const to = from.replace(/\/(?=[^/]*$)/, `/${3000 + id}-`);
      const isCase = from.includes('/_cases/');
      return {from, to, number: id, fieldsOf: isCase ? withOwnPictures(3000 + id) : (fields) => fields};
    }),
  );
}

function copiesOfPages(pages: readonly string[], times: number): Copy[] {
  const subServices = pages.filter((file) => /\/services\/[^/]+\/(?!index)/.test(file));
  const missing = (pages.length - subServices.length) * (times - 1);
  const others = upTo(Math.ceil(missing / STANDING_ALONE.length)).flatMap((round) =>
    STANDING_ALONE.map((name) => copyOfPage(`${CONTENT_FOLDER}/${name}.mdx`, round + 1)),
  );
  return [
    ...subServices.flatMap((file) => upTo(times - 1).map((round) => copyOfPage(file, round + 1))),
    ...others.slice(0, missing),
  ];
}

/** Search engines are told apart what visitors are: no two pages have the same title, description or place. */
function copyOfPage(from: string, number: number): Copy {
  const fieldsOf = ({redirectFrom: _old, reviewed: _review, ...fields}: Fields): Fields => {
    const named = (name: string) => (typeof fields[name] === 'string' ? {[name]: `${fields[name]} ${number}`} : {});
    return {
      ...fields,
      ...named('heading'),
      ...named('navTitle'),
      ...named('cardTitle'),
      title: String(fields.title).replace(/ \|.*/, ` ${number} | {practice-short}`),
      description: String(fields.description).replace(/\.$/, `, page ${number}.`),
      ...(typeof fields.order === 'number' ? {order: fields.order + number * 100} : {}),
    };
  };
  return {from, to: from.replace(/\.mdx$/, `-${number}.mdx`), number, fieldsOf};
}

function textOf({number, fieldsOf}: Copy, text: string): string {
  const [, fields = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  return `---\n${stringify(fieldsOf(parse(fields) as Fields), {lineWidth: 0})}---\n${withNumber(body, number)}`;
}

/** The numbers from 1. */
function upTo(last: number): number[] {
  return Array.from({length: last}, (_, index) => index + 1);
}
