import {navTitleOf, type Page} from '../../../../../src/content/site';
import {longDate} from '../../../../../src/site/longDate';
import {paragraphs, type Item, type Value} from './compare';
import {fieldsOf} from './fields';
import type {Version} from './version';

const NAMES = {
  kind: 'kind of page',
  title: 'title in search results',
  description: 'description in search results',
  email: 'e-mail address',
};

/** A page as an item: its fields, its words, its blocks, where its links lead and its pictures. */
export function pageItem(version: Version, page: Page): Item {
  const {body, reviewed} = page;
  const isBlock = (piece: string) => /^<[A-Z][^>]*>$/.test(piece);
  const pictures = new Set(body.components.flatMap(({attributes}) => attributes.image ?? []));
  return {
    key: page.path,
    name: nameOf(page),
    fields: {
      ...fieldsOf(version, page, NAMES),
      ...(reviewed && {signature: `${reviewed.by}, ${longDate(reviewed.on)}`}),
      words: paragraphs(body.words.filter((piece) => !isBlock(piece))),
      blocks: {pieces: body.words.filter(isBlock), noun: 'block'},
      links: {pieces: body.links.map(({url}) => url), noun: 'link'},
      ...Object.fromEntries(
        [...pictures].map((name): [string, Value] => [`picture ${name}`, {name, hash: version.hashOfImage(name)}]),
      ),
    },
    pages: [page.path],
  };
}

/** A page's name with its address. */
export function nameOf(page: Page): string {
  return `${page.kind === 'home' ? 'Home' : navTitleOf(page)} (${page.path})`;
}
