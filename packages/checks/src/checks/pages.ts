import {posix} from 'node:path';
import {groupBy, THANK_YOU_PATH} from '@dental/practice';
import {getPickedVendor} from '@dental/vendors';
import {
  type Check,
  type Content,
  type PageKind,
  type PracticeFacts,
  type Problem,
  slugify,
  makeStaffSlug,
  TAG_PLACEHOLDER,
  walkFields,
} from '@dental/content';
import {readTeam} from '@dental/prose';
import {checkEachPage, type Finding, reportFacts, reportFields, reportLine} from '../each';

/** The place of the pages of one kind. */
interface Place {
  /** Matches their paths. */
  path: RegExp;
  /** The form of their files, for messages. */
  file: string;
}

const PLACES: Partial<Record<PageKind, Place>> = {
  home: {path: /^\/$/, file: 'pages-content/index.mdx'},
  service: {
    path: /^\/services\/[^/]+$/,
    file: 'pages-content/services/<service>/index.mdx',
  },
  'sub-service': {
    path: /^\/services\/[^/]+\/[^/]+$/,
    file: 'pages-content/services/<service>/<sub-service>.mdx',
  },
  dentist: {
    path: /^\/our-dentist\/[^/]+$/,
    file: 'pages-content/our-dentist/dr-<first>-<last>.mdx',
  },
  staff: {
    path: /^\/our-staff\/[^/]+$/,
    file: 'pages-content/our-staff/<first name>.mdx',
  },
};

/** Each page is in the folder for its kind. */
export const checkPlace = checkEachPage(({kind, path}): Finding | undefined => {
  const place = PLACES[kind];
  if (place?.path.test(path)) return undefined;
  const [otherKind] = Object.entries(PLACES).find(([, other]) => other.path.test(path)) ?? [];
  if (!place && otherKind === undefined) return undefined;
  return {
    field: 'kind',
    message: `A "${kind}" page doesn't belong in this folder.`,
    remedy: place
      ? `Move the file to ${place.file}, or change its kind.`
      : `Change it to kind: ${otherKind}, or move the file.`,
  };
});

/** No two files have the same URL, and each sub-service has a service above it. */
export const checkNeighbors: Check = ({documents, pages}) => {
  const duplicates = documents.flatMap(({file, path}) => {
    const other = documents.find((one) => path && one.path === path && one.file !== file);
    if (!other) return [];
    return reportLine(file, 1, {
      message: `This page has the same address as ${other.file}.`,
      remedy: 'Rename or delete one of the two files.',
    });
  });
  const paths = new Set(documents.map(({path}) => path));
  const orphans = pages.filter(
    ({kind, path}) => kind === 'sub-service' && !paths.has(posix.dirname(path)),
  );
  const withoutService = orphans.flatMap(({file}) =>
    reportLine(file, 1, {
      message: 'This sub-service has no service page above it.',
      remedy: `Add ${posix.dirname(file)}/index.mdx, or move the file to another service.`,
    }),
  );
  return [...duplicates, ...withoutService];
};

/** People or services in one folder have different `order` numbers. */
export const checkOrder: Check = (content) =>
  content.pages.flatMap((page) => {
    const order = getOrder(page);
    const other = content.pages.find(
      (one) =>
        one !== page &&
        one.kind === page.kind &&
        posix.dirname(one.path) === posix.dirname(page.path) &&
        getOrder(one) === order,
    );
    if (order === undefined || !other) return [];
    return reportFields(content, page.file, ['order'], {
      severity: 'warning',
      message: `Order ${order} is also the order of ${other.path}.`,
      remedy: 'Give one of the two another number, such as the next free one.',
    });
  });

function getOrder(page: Content['pages'][number]): number | undefined {
  return 'order' in page ? page.order : undefined;
}

/**
 * Plain HTML forms redirect to our thank-you page, so it exists. No link shows that it is
 * needed.
 */
export const checkThankYou: Check = (content) => {
  const {documents, integrations} = content;
  const forms = integrations && getPickedVendor(integrations, 'forms');
  if (forms?.vendor.integration !== 'form') return [];
  if (documents.some(({path}) => path === THANK_YOU_PATH)) return [];
  return reportFacts(content, 'integrations', ['forms', 'vendor'], {
    message: "Forms open /thank-you after they're sent, and that page is missing.",
    remedy: 'Add pages-content/thank-you.mdx.',
  });
};

/** The file name of a person is their name (specification, section 2) or a short form. */
export const checkPeople = checkEachPage((page, content): Finding | undefined => {
  if (page.kind !== 'dentist' && page.kind !== 'staff') return undefined;
  const slug = page.kind === 'dentist' ? slugify(page.name) : makeStaffSlug(page.name);
  const member = readTeam(content).find(({path}) => path === page.path);
  const shortForms = (member?.called ?? []).map((name) =>
    slug.replace(slugify(member?.first ?? ''), slugify(name)),
  );
  // Two people on the staff can have the same first name.
  const allowed = [slug, slugify(page.name), ...shortForms];
  if (allowed.includes(posix.basename(page.path))) return undefined;
  const takenPaths = new Set(content.pages.map(({path}) => path));
  const fileName = page.kind === 'staff' ? makeStaffSlug(page.name, takenPaths) : slug;
  return {
    field: 'name',
    message: `The file name doesn't match the person's name: the address is ${page.path}.`,
    remedy: `Rename the file to ${fileName}.mdx on GitHub (the editor can't), or correct the name.`,
  };
});

/** A dentist sees patients only on days when the office is open. */
export const checkDaysOfDentists = checkEachPage((page, {hours}) => {
  if (page.kind !== 'dentist') return undefined;
  const closedDays = hours?.week.filter(({closed}) => closed).map(({day}) => day) ?? [];
  return (page.days ?? []).flatMap((day, index): Finding | [] => {
    if (!closedDays.includes(day)) return [];
    return {
      field: `days.${index}`,
      message: `The office is closed on ${day}s.`,
      remedy: 'Remove the day, or correct the office hours.',
    };
  });
});

/**
 * The title of the home page names the lead dentist and the practice (specification, section
 * 1).
 */
export const checkHomeTitle = checkEachPage((home, {pages, practice}): Finding | undefined => {
  if (home.kind !== 'home' || !practice) return undefined;
  const lead = pages.find(({path}) => path === `/our-dentist/${practice.leadDentist}`);
  if (lead?.kind !== 'dentist') return undefined;
  if (home.title.includes(lead.name) && home.title.includes(practice.name)) return undefined;
  return {
    field: 'title',
    message: "The home page's title needs the names of the lead dentist and the practice.",
    remedy: 'Change it to title: Dentist in {city} | {lead-dentist} | {practice}',
  };
});

/**
 * The first paragraph about a person is also on their card, as plain text. A tag would be a
 * gap.
 */
export const checkCardSummaries: Check = ({pages}) =>
  pages.flatMap(({kind, file, body}) => {
    if (kind !== 'dentist' && kind !== 'staff') return [];
    const first = body.passages.find(({field}) => !field);
    const at = first?.text.indexOf(TAG_PLACEHOLDER) ?? -1;
    if (!first || at === -1) return [];
    return reportLine(file, first.getLine(at), {
      message: "The first paragraph is also on the person's card, so it can't contain a tag.",
      remedy: 'Move the sentence with the tag to a later paragraph.',
    });
  });

/**
 * Search results show up to `max` characters. More than `limit` is no longer a title or
 * summary.
 */
const LENGTHS = {
  title: {min: 10, max: 60, limit: 80},
  description: {min: 50, max: 160, limit: 220},
} as const;

/** The part of a practice's name that counts. No page can shorten a longer name. */
const MAX_COUNTED_NAME_CHARACTERS = 20;

const HEAD_FIELDS = ['title', 'description'] as const;

/**
 * Titles and descriptions fit in a search result. See `checkHomeTitle` for the home page's
 * title.
 */
export const checkHeadDataLength = checkEachPage((page, {practice}) =>
  HEAD_FIELDS.flatMap((field): Finding | [] => {
    if (page.kind === 'home' && field === 'title') return [];
    const {length} = page[field];
    const {min, max, limit} = LENGTHS[field];
    const {name = ''} = practice ?? {};
    const hasName = page[field].includes(name);
    const uncounted = hasName ? Math.max(0, name.length - MAX_COUNTED_NAME_CHARACTERS) : 0;
    const counted = length - uncounted;
    const share = uncounted > 0 ? ` (our name counts as ${MAX_COUNTED_NAME_CHARACTERS})` : '';
    const size = `${counted} characters${share}`;
    if (counted > max)
      return {
        field,
        ...(counted <= limit && {severity: 'warning'}),
        message: `The ${field} has ${size}; search results show about ${max}.`,
        remedy: `Shorten it to ${max} or fewer.`,
      };
    if (length >= min) return [];
    return {
      field,
      severity: 'warning',
      message: `The ${field} has only ${length} characters.`,
      remedy: `Make it ${min} to ${max} characters long: search results show it.`,
    };
  }),
);

/** No two pages have the same title or description. Both pages are reported. */
export const checkHeadDataTwice = checkEachPage((page, {pages}) =>
  HEAD_FIELDS.flatMap((field): Finding | [] => {
    const other = pages.find((one) => one !== page && one[field] === page[field]);
    if (!other) return [];
    return {
      field,
      message: `This page has the same ${field} as ${other.file}.`,
      remedy: `Change it to a ${field} that describes only this page.`,
    };
  }),
);

/** The lists whose entries need a unique name or id. `names` matches the paths of those fields. */
const UNIQUE_NAMES: readonly {list: keyof PracticeFacts; names: RegExp}[] = [
  {list: 'testimonials', names: /^\d+\.id$/},
  {list: 'videos', names: /^\d+\.id$/},
  {list: 'thirdParties', names: /^links\.\d+\.host$/},
  {list: 'promotions', names: /^promotions\.\d+\.id$/},
  {list: 'insurance', names: /^plans\.\d+\.name$/},
  {list: 'costs', names: /^groups\.\d+\.treatments\.\d+\.name$/},
];

/** No list has the same entry twice. Names are compared by letters and digits only. */
export const checkListedOnce: Check = (content) =>
  UNIQUE_NAMES.flatMap(({list, names}) => {
    const keys = new Set<string>();
    return walkFields(content[list]).flatMap(({at, value}): Problem[] => {
      if (!names.test(at.join('.'))) return [];
      const name = String(value);
      const isId = at.at(-1) !== 'name';
      const key = isId ? name : name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
      if (!keys.has(key)) {
        keys.add(key);
        return [];
      }
      return reportFacts(content, list, at, {
        message: `"${name}" is already on this list.`,
        remedy: 'Delete one of the two entries, or change this one.',
      });
    });
  });

/** Pages with fewer words may be alike. */
const MIN_DOORWAY_WORDS = 40;

/** Google calls this many copies of a page doorways, and removes the site for them. */
const MIN_COPIES = 3;

/** No page has the text of other pages with other names: one for each town. */
export const checkDoorways: Check = ({pages, readText}) => {
  const plainPages = pages.filter(({kind}) => kind === 'page');
  const copies = groupBy(plainPages, ({file}) => {
    const body = readText(file).replace(/^---\n.*?\n---/s, '');
    const words = body.replaceAll(/\p{Lu}[\p{L}’']*(?:\s+\p{Lu}[\p{L}’']*)*|\d+/gu, '*');
    return words.split(/\s+/).length < MIN_DOORWAY_WORDS ? file : words;
  });
  return [...copies.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first || group.length < MIN_COPIES) return [];
    return others.flatMap(({file}) =>
      reportLine(file, 1, {
        message: `This page is a copy of ${first.file} with other names.`,
        source: 'Google Search spam policies, doorways',
        remedy: 'Delete it, and list all towns on one page.',
      }),
    );
  });
};
