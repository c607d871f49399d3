import {longDate} from '../../../../../src/site/longDate';
import {navTitleOf, type Page} from '../../../../../src/content/site';
import {paragraphs, picture, type Item, type Value} from './compare';
import type {Version} from './version';

/** A page as an item: its fields, its words, its blocks, where its links lead and its pictures. */
export function pageItem(version: Version, page: Page): Item {
  const {body} = page;
  const isBlock = (piece: string) => /^<[A-Z][^>]*>$/.test(piece);
  return {
    key: page.path,
    name: nameOf(page),
    fields: {
      ...fieldsOf(version, page),
      ...reviewNote(page),
      words: paragraphs(body.words.filter((piece) => !isBlock(piece))),
      blocks: {pieces: body.words.filter(isBlock), noun: 'block'},
      links: {pieces: body.links.map(({url}) => url), noun: 'link'},
      ...Object.fromEntries(picturesIn(page).map((image) => [`picture ${image}`, picture(version, image)])),
    },
    pages: [page.path],
  };
}

/** A page's name with its address. */
export function nameOf(page: Page): string {
  return `${page.kind === 'home' ? 'Home' : navTitleOf(page)} (${page.path})`;
}

/** What a field of the front matter is called in a sentence; the others keep their names. */
const NAMES: Record<string, string> = {
  kind: 'kind of page',
  title: 'title in search results',
  description: 'description in search results',
  navTitle: 'name in menus',
  order: 'place in menus',
  banner: 'picture behind the heading',
  image: 'picture',
  icon: 'drawing',
  cardTitle: 'title of the card',
  cardText: 'text of the card',
  updated: 'in force from',
  expertise: 'role',
  contactNo: 'phone number',
  email: 'e-mail address',
  unlisted: 'left out by search engines',
};

/** Compared elsewhere, or of no interest to anybody. */
const LEFT_OUT = ['file', 'path', 'body', 'redirectFrom', 'reviewed', 'github', 'sample'];

const PICTURES = ['banner', 'image', 'icon'];

function fieldsOf(version: Version, page: Page): Record<string, Value> {
  const fields = Object.entries(page as unknown as Record<string, unknown>).filter(
    ([name]) => !LEFT_OUT.includes(name),
  );
  return Object.fromEntries(fields.map(([name, value]) => [NAMES[name] ?? name, valueOf(version, name, value)]));
}

function valueOf(version: Version, name: string, value: unknown): Value {
  if (PICTURES.includes(name)) return picture(version, String(value));
  if (Array.isArray(value)) return {pieces: value.map((entry) => joined(entry as object)), noun: 'entry'};
  if (value === true) return 'yes';
  return typeof value === 'object' && value !== null ? joined(value) : String(value);
}

function joined(entry: object): string {
  return Object.values(entry).join(': ');
}

function reviewNote({reviewed}: Page): Record<string, Value> {
  return reviewed ? {signature: `${reviewed.by}, ${longDate(reviewed.on)}`} : {};
}

function picturesIn({body}: Page): string[] {
  return [...new Set(body.components.flatMap(({attributes}) => attributes.image ?? []))];
}
