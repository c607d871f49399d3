import {findChanges, type Snapshot} from '@dental/changes';
import {describe, expect, it} from 'vitest';
import {type FieldPath, walkFields, practiceSchemas, type Site} from '@dental/content';
import {listVendors} from '@dental/vendors';
import {site as realSite} from '@dental/testing/realSite';

/** A small site with one page, case, and review of each kind. */
const {findLine, ...all} = realSite;
const small = {
  ...all,
  pages: all.pages.filter(
    ({path}, index, pages) =>
      path === '/' || pages.findIndex(({kind}) => kind === pages[index]?.kind) === index,
  ),
  notices: {
    notices: [
      {
        kind: 'phone' as const,
        text: 'Our phones are down.',
        from: '2026-12-21 6:00 am',
        until: '2026-12-21 11:00 pm',
        phone: '(480) 555-0199',
        link: '/contact-us',
      },
    ],
  },
  positions: [{title: 'Dental assistant', text: 'Monday to Thursday.'}],
  cases: all.cases.slice(0, 1),
  reviews: all.reviews.slice(0, 1),
};

/** Fields that patients don't see, or that are compared elsewhere. */
const IGNORED_FIELDS = new RegExp(
  [
    '^(pages|cases|reviews)\\.\\d+\\.(id|file|path|body|kind)\\b',
    '(^|\\.)(sample|reviewed|tried|github)(\\.|$)',
    'week\\.\\d\\.closed$',
  ].join('|'),
);

function readVersion(site: Omit<Site, 'findLine'>): Snapshot {
  return {
    site: {...site, findLine},
    consents: [],
    unreadable: [],
    hashOf: () => 'x',
    hashOfImage: () => 'x',
  };
}

/** One path to each kind of value, such as `hours.week.0.opens`. */
const paths = [
  ...new Map(
    walkFields(small)
      .filter(({value}) => value !== undefined)
      .map(({at}) => [at.map((step) => (typeof step === 'number' ? '*' : step)).join('.'), at]),
  ).values(),
].filter((at) => !IGNORED_FIELDS.test(at.join('.')));

describe('findChanges', () => {
  it('covers every file of the content', () => {
    const files = new Set(paths.map(([file]) => file));
    expect(
      [...Object.keys(practiceSchemas), 'pages', 'cases', 'reviews'].filter(
        (name) => !files.has(name),
      ),
    ).toEqual([]);
  });

  it.each(paths.map((at) => [at.join('.'), at] as const))('reports a change of %s', (_, at) => {
    const changed = alter(small, at);
    expect(findChanges(readVersion(small), readVersion(changed))).not.toEqual([]);
  });

  it('reports a new or removed record once', () => {
    const without = {...small, positions: [], facility: [], cases: [], reviews: []};
    const count = small.positions.length + small.facility.length + 2;
    expect(findChanges(readVersion(small), readVersion(without))).toHaveLength(count);
  });
});

/** A copy with another value at a path. It shares all other values, which saves time. */
function alter<Value>(value: Value, path: FieldPath, [step, ...rest] = path): Value {
  if (step === undefined) {
    const isVendor = /^(vendor|provider)$/.test(String(path.at(-1)));
    return (isVendor ? pickOtherVendor(path, value) : pickOther(value)) as Value;
  }
  const copy = (Array.isArray(value) ? [...value] : {...value}) as Record<string | number, unknown>;
  copy[step] = alter(copy[step], path, rest);
  return copy as Value;
}

/** The site accepts only vendors that it knows. */
function pickOtherVendor([file, kind]: FieldPath, value: unknown): string | undefined {
  return listVendors((file === 'videos' ? file : kind) as 'chat').find(({id}) => id !== value)?.id;
}

function pickOther(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text))
    return text.endsWith('-01') ? text.replace(/01$/, '02') : text.replace(/\d\d$/, '01');
  if (/^\d+:\d\d [ap]m$/.test(text)) return text.replace(/:\d\d/, ':37');
  return `${text}x`;
}
