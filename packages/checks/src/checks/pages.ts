import {posix} from 'node:path';
import {THANK_YOU} from '@dental/practice';
import {pickedVendor} from '@dental/vendors';
import {
  type Check,
  type PageKind,
  type PracticeFacts,
  slugify,
  staffSlug,
  TAG_SIGN,
  walkFields,
} from '@dental/content';
import {teamOf} from '@dental/prose';
import {eachPage, type Finding, inFacts, onLine, type Verdict} from '../each';

const PLACES: Partial<Record<PageKind, {pattern: RegExp; place: string}>> = {
  home: {pattern: /^\/$/, place: 'pages-content/index.mdx'},
  service: {pattern: /^\/services\/[^/]+$/, place: 'pages-content/services/<service>/index.mdx'},
  'sub-service': {
    pattern: /^\/services\/[^/]+\/[^/]+$/,
    place: 'pages-content/services/<service>/<sub-service>.mdx',
  },
  dentist: {
    pattern: /^\/our-dentist\/[^/]+$/,
    place: 'pages-content/our-dentist/dr-<first>-<last>.mdx',
  },
  staff: {pattern: /^\/our-staff\/[^/]+$/, place: 'pages-content/our-staff/<first name>.mdx'},
};

/** A page stands where its kind belongs. */
export const checkPlace = eachPage(({kind, path}): Verdict => {
  const belongs = PLACES[kind];
  if (belongs?.pattern.test(path)) return undefined;
  if (belongs)
    return {
      field: 'kind',
      message: `A page of the kind "${kind}" does not belong here.`,
      remedy: `Move the file to ${belongs.place}, or correct its kind.`,
    };
  const [other] = Object.entries(PLACES).find(([, {pattern}]) => pattern.test(path)) ?? [];
  const message = `A page in this folder is not of the kind "${kind}".`;
  return other === undefined
    ? undefined
    : {field: 'kind', message, remedy: `Write kind: ${other}, or move the file.`};
});

/** No two files make the same address, and a sub-service has a service above it. */
export const checkNeighbours: Check = ({documents, pages}) => {
  const twins = documents.flatMap(({file, path}) => {
    const twin =
      path && documents.find((other) => other.path === path && other.file !== file)?.file;
    const message = `This page has the same address as ${twin}.`;
    return twin ? onLine(file, 1, {message, remedy: 'Rename or delete one of the two files.'}) : [];
  });
  const paths = new Set(documents.map(({path}) => path));
  const orphans = pages.filter(
    ({kind, path}) => kind === 'sub-service' && !paths.has(posix.dirname(path)),
  );
  return [
    ...twins,
    ...orphans.flatMap(({file}) =>
      onLine(file, 1, {
        message: 'The service that this sub-service belongs to has no page.',
        remedy: `Add ${posix.dirname(file)}/index.mdx, or move the file to another service.`,
      }),
    ),
  ];
};

/** A form of plain HTML leads to a page of ours once it is sent; nothing else links to it. */
export const checkThankYou: Check = (content) => {
  const {documents, integrations} = content;
  if (!integrations || pickedVendor(integrations, 'forms').vendor.integration !== 'form') return [];
  if (documents.some(({path}) => path === THANK_YOU)) return [];
  return inFacts(content, 'integrations', ['forms', 'vendor'], {
    message: 'A form leads to the page /thank-you once it is sent, and there is none.',
    remedy: 'Write pages-content/thank-you.mdx.',
  });
};

/** Team addresses follow the names (specification, section 2), or what the person is called. */
export const checkPeople = eachPage((page, content) => {
  if (page.kind !== 'dentist' && page.kind !== 'staff') return undefined;
  const slug = page.kind === 'dentist' ? slugify(page.name) : staffSlug(page.name);
  const member = teamOf(content).find(({path}) => path === page.path);
  const others = (member?.called ?? []).map((name) =>
    slug.replace(slugify(member?.first ?? ''), slugify(name)),
  );
  // Two of the staff may have one first name.
  if ([slug, slugify(page.name), ...others].includes(posix.basename(page.path))) return undefined;
  const taken = new Set(content.pages.map(({path}) => path));
  return {
    field: 'name',
    message: `The file is not named after the person: the address would be ${page.path}.`,
    remedy: `Rename the file to ${page.kind === 'staff' ? staffSlug(page.name, taken) : slug}.mdx, or correct the name.`,
  };
});

/** A dentist sees patients on days on which the office is open. */
export const checkDaysOfDentists = eachPage((page, {hours}) => {
  const closed = hours?.week.flatMap(({day, closed}) => (closed ? day : [])) ?? [];
  const days = page.kind === 'dentist' ? (page.days ?? []) : [];
  return days.flatMap((day, index) =>
    closed.includes(day)
      ? {
          field: `days.${index}`,
          message: `The office is closed on ${day}s.`,
          remedy: 'Take the day out, or correct the hours of the office.',
        }
      : [],
  );
});

/** The home page's title names the lead dentist and the practice (specification, section 1). */
export const checkHomeTitle = eachPage((home, {pages, practice}) => {
  if (home.kind !== 'home' || !practice) return undefined;
  const lead = pages.find(({path}) => path === `/our-dentist/${practice.leadDentist}`);
  if (
    lead?.kind !== 'dentist' ||
    [lead.name, practice.name].every((name) => home.title.includes(name))
  )
    return undefined;
  const message = 'The title of the home page does not name the lead dentist and the practice.';
  return {
    field: 'title',
    message,
    remedy: 'Write title: Dentist in {city} | {lead-dentist} | {practice}',
  };
});

/** The first paragraph about a person is shown on their card as well, where a tag in it would leave a gap. */
export const checkCardSummaries: Check = ({pages}) =>
  pages.flatMap(({kind, file, body}) => {
    const first =
      kind === 'dentist' || kind === 'staff' ? body.passages.find(({field}) => !field) : undefined;
    const at = first?.text.indexOf(TAG_SIGN) ?? -1;
    const message =
      "A tag is in the first paragraph, which the person's card shows as plain words.";
    const remedy = 'Move the sentence with the tag to a later paragraph.';
    return first && at !== -1 ? onLine(file, first.lineAt(at), {message, remedy}) : [];
  });

/** How many characters a search result shows, and from how many on a text cannot be meant for one. */
const LENGTHS = {
  title: {least: 10, most: 60, tooMany: 80},
  description: {least: 50, most: 160, tooMany: 220},
} as const;

const FIELDS = ['title', 'description'] as const;

/** Titles and descriptions have a length that a search result shows; the home page's title is given (checkHomeTitle). */
export const checkHeadDataLength = eachPage((page) =>
  FIELDS.flatMap((field): Finding[] => {
    const {length} = page[field];
    const {least, most, tooMany} = LENGTHS[field];
    if ((length >= least && length <= most) || (page.kind === 'home' && field === 'title'))
      return [];
    const isLong = length > most;
    const fault = isLong
      ? `and search results cut it off after about ${most}`
      : 'which says little in a search result';
    const message = `The ${field} has ${length} characters, ${fault}.`;
    const remedy = isLong ? `Shorten it to ${most} or fewer.` : `Write ${least} to ${most}.`;
    return [{field, ...(length <= tooMany && {severity: 'warning'}), message, remedy}];
  }),
);

/** No two pages have the same title or description, so that a search result tells them apart. Both are named. */
export const checkHeadDataTwice = eachPage((page, {pages}) =>
  FIELDS.flatMap((field): Finding[] => {
    const owner = pages.find((other) => other !== page && other[field] === page[field])?.file;
    const message = `This page has the same ${field} as ${owner}.`;
    return owner === undefined
      ? []
      : [{field, message, remedy: 'Write one that says what only this page is about.'}];
  }),
);

/** The lists of facts in which every entry has a name of its own, by the places of the names. */
const LISTS: readonly [file: keyof PracticeFacts, names: RegExp][] = [
  ['testimonials', /^\d+\.id$/],
  ['videos', /^\d+\.id$/],
  ['thirdParties', /^links\.\d+\.host$/],
  ['promotions', /^promotions\.\d+\.id$/],
  ['insurance', /^plans\.\d+\.name$/],
  ['costs', /^groups\.\d+\.treatments\.\d+\.name$/],
];

/** Nothing is on a list twice, however its name is written, and no two entries share the id by which they are told apart. */
export const checkListedOnce: Check = (content) => {
  return LISTS.flatMap(([file, names]) => {
    const seen = new Set<string>();
    return walkFields(content[file]).flatMap(({at, value}) => {
      if (!names.test(at.join('.'))) return [];
      const name = String(value);
      const key = at.at(-1) === 'name' ? name.toLowerCase().replaceAll(/[^a-z\d]/g, '') : name;
      const isFirst = !seen.has(key);
      seen.add(key);
      const message = `"${name}" is on this list already.`;
      const remedy = 'Delete one of the two entries, or change this one.';
      return isFirst ? [] : inFacts(content, file, at, {message, remedy});
    });
  });
};
