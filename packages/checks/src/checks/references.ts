import {posix} from 'node:path';
import {interpolate} from '@dental/practice';
import {
  attributeNames,
  attributeRule,
  type Check,
  closestMatch,
  componentRules,
  type Content,
  factTexts,
  memoize,
  type Site,
  writeOneOf,
} from '@dental/content';
import {eachPage, eachTag, type Finding, inFacts} from '../each';

/** Every video and fact that a tag names exists, and every choice is one of those that there are. */
const checkTags = eachTag(({name, attributes}, content) =>
  attributeNames(name).flatMap((attribute): Finding[] => {
    const {use, required = false} = attributeRule(name, attribute) ?? {};
    const value = attributes[attribute];
    const known = typeof use === 'object' ? use : use && NAMED[use]?.(content);
    if (!known || (value === undefined && !required)) return [];
    if (value !== undefined)
      return unknown(typeof use === 'string' ? use : attribute, value, known, attribute);
    const remedy = `Write <${name} ${attribute}="…" /> as another page has it.`;
    return [{field: attribute, message: `The tag <${name}> lacks its ${attribute}.`, remedy}];
  }),
);

/** A tag whose records the practice does without is left over. */
const checkRecords = eachTag(({name, attributes}, content) => {
  const ways = interpolate(componentRules(name)?.shows ?? '', attributes).split('|');
  if (ways.some((way) => isThere(content, way))) return undefined;
  const remedy =
    'Delete the tag and what is said about it, and its import if no other tag here needs it.';
  return {message: `The practice has nothing that <${name}> could show.`, remedy};
});

/** Whether there is something at the end of a way through the content; what is not known by name may be there. */
function isThere(content: Content, way: string): boolean {
  const [root = '', ...more] = way.split('.');
  let value: unknown = content[root as keyof Content] ?? true;
  for (const key of more)
    value = value === true || value === undefined || (value as Record<string, unknown>)[key];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

const factsOf = memoize((site: Site) => Object.keys(factTexts(site)));
const idsOfVideos = ({videos}: Content) => videos?.map(({id}) => id);

/** What an attribute can name, by its use. */
const NAMED: Partial<Record<string, (content: Content) => readonly string[] | undefined>> = {
  fact: ({site}) => site && factsOf(site),
  video: idsOfVideos,
};

const checkVideoFields = eachPage((page, content) =>
  'video' in page ? unknown('video', page.video, idsOfVideos(content), 'video') : [],
);

/** Who and what the facts name: the lender that payment plans show, and people who have a page. */
const checkFacts: Check = (content) => {
  const {practice, policies, paymentPartners} = content;
  const lenders = paymentPartners?.map(({name}) => name);
  const dentists = slugsIn(content, '/our-dentist');
  const people = [...slugsIn(content, '/our-staff'), ...dentists];
  const partner = unknown(
    'payment partner',
    policies?.financing.partner,
    lenders,
    'financing.partner',
  );
  const leaders = [
    ...unknown("dentist's page", practice?.leadDentist, dentists, 'leadDentist'),
    ...unknown("person's page", practice?.civilRightsCoordinator, people, 'civilRightsCoordinator'),
  ];
  return [
    ...inFacts(content, 'policies', [], partner),
    ...inFacts(content, 'practice', [], leaders),
  ];
};

function slugsIn({documents}: Content, folder: string): string[] {
  return documents.flatMap(({path = ''}) =>
    posix.dirname(path) === folder ? [posix.basename(path)] : [],
  );
}

/** Whatever is named by its id exists. */
export const checkReferences: Check = (content) =>
  [checkTags, checkRecords, checkVideoFields, checkFacts].flatMap((check) => check(content));

/** What is said of a name that is none of those that there are; nothing where they cannot be read. */
function unknown(
  noun: string,
  value: string | undefined,
  known: readonly string[] | undefined,
  field: string,
): Finding[] {
  if (value === undefined || !known || known.includes(value)) return [];
  const near = closestMatch(value, known);
  return [
    {
      field,
      message: `There is no ${noun} called "${value}".`,
      remedy: near
        ? `Did you mean ${near}?`
        : writeOneOf(known, '', `Add a ${noun} first, or take this out.`),
    },
  ];
}
