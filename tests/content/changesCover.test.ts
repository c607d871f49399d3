import {changesBetween, type Version} from '@dental/changes';
import {describe, expect, it} from 'vitest';
import {type FieldPath, walkFields, practiceSchemas, type Site} from '@dental/content';
import {vendorsOf} from '@dental/vendors';
import {site as realSite} from '@dental/testing/realSite';

/** A small site that has everything of which there is a kind. */
const {lineOf, ...all} = realSite;
const small = {
  ...all,
  pages: all.pages.filter(
    ({path}, index, pages) =>
      path === '/' || pages.findIndex(({kind}) => kind === pages[index]?.kind) === index,
  ),
  cases: all.cases.slice(0, 1),
  reviews: all.reviews.slice(0, 1),
};

/** What is no fact for patients, or is looked at as a whole elsewhere. */
const LEFT_OUT =
  /^(pages|cases|reviews)\.\d+\.(id|file|path|body|kind)\b|(^|\.)(sample|reviewed|tried|github)(\.|$)|week\.\d\.closed$/;

function versionOf(site: Omit<Site, 'lineOf'>): Version {
  return {
    site: {...site, lineOf},
    consents: [],
    unreadable: [],
    hashOf: () => 'x',
    hashOfImage: () => 'x',
  };
}

/** One way to each sort of value, such as `hours.week.0.opens`; the entries of a list are alike. */
const ways = [
  ...new Map(
    walkFields(small).map(({at}) => [
      at.map((step) => (typeof step === 'number' ? '*' : step)).join('.'),
      at,
    ]),
  ).values(),
].filter((at) => !LEFT_OUT.test(at.join('.')));

describe('whatever is changed in the content', () => {
  it('is looked at, every file of it', () => {
    const files = new Set(ways.map(([file]) => file));
    expect(
      [...Object.keys(practiceSchemas), 'pages', 'cases', 'reviews'].filter(
        (name) => !files.has(name),
      ),
    ).toEqual([]);
  });

  it.each(ways.map((at) => [at.join('.'), at] as const))('%s is said to a reviewer', (_, at) => {
    const changed = JSON.parse(JSON.stringify(small)) as typeof small;
    alter(changed, at);
    expect(changesBetween(versionOf(small), versionOf(changed))).not.toEqual([]);
  });
});

function alter(site: object, at: FieldPath): void {
  const parent = at
    .slice(0, -1)
    .reduce<Record<string | number, unknown>>((value, step) => value[step] as never, site as never);
  const last = at.at(-1) ?? '';
  parent[last] = /^(vendor|provider)$/.test(String(last))
    ? otherVendor(at, parent[last])
    : other(parent[last]);
}

/** There is no vendor but those that the site knows. */
function otherVendor([file, kind]: FieldPath, value: unknown): string | undefined {
  return vendorsOf(file === 'videos' ? 'films' : (kind as 'chat')).find(({id}) => id !== value)?.id;
}

function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text))
    return text.endsWith('-01') ? text.replace(/01$/, '02') : text.replace(/\d\d$/, '01');
  if (/^\d+:\d\d [ap]m$/.test(text)) return text.replace(/:\d\d/, ':37');
  return `${text}x`;
}
