import {posix} from 'node:path';
import {
  listAttributeNames,
  getAttributeRule,
  type Check,
  type Content,
  findClosestMatch,
  getFactTexts,
  hasTagData,
  memoize,
  type Site,
  listValidNames,
} from '@dental/content';
import {checkEachPage, checkEachTag, type Finding, reportFacts} from '../each';

/** The videos and facts in tags exist, and each attribute with choices has one of them. */
const checkTags = checkEachTag(({name, attributes}, content) =>
  listAttributeNames(name).flatMap((attribute): Finding | [] => {
    const {use, required = false} = getAttributeRule(name, attribute) ?? {};
    const choices = typeof use === 'object' ? use : use && NAMES_BY_USE[use]?.(content);
    if (!choices) return [];
    const value = attributes[attribute];
    if (value !== undefined) {
      const noun = typeof use === 'string' ? use : attribute;
      const file = FILES_OF_OPTIONAL_FACTS[value.replace(/\..*/, '')];
      const remedy = file && `Delete the text about it, or add its line to ${file}.`;
      return findUnknown({noun, value, choices, field: attribute, remedy}) ?? [];
    }
    if (!required) return [];
    return {
      field: attribute,
      message: `The tag <${name}> has no ${attribute}.`,
      remedy: `Add it, as in <${name} ${attribute}="…" />.`,
    };
  }),
);

/** A tag shows records that the practice has. */
const checkRecords = checkEachTag(({name, attributes}, content): Finding | undefined => {
  if (hasTagData(content, name, attributes)) return undefined;
  return {
    message: `The practice has nothing for <${name}> to show.`,
    remedy: 'Delete the tag, the text about it, and its import unless another tag here needs it.',
  };
});

/** The files of facts that a practice may not have, by the first part of their names. */
const FILES_OF_OPTIONAL_FACTS: Record<string, string> = {
  care: 'claims.yml',
  financing: 'policies.yml',
  offer: 'policies.yml',
  practice: 'practice.yml',
};

/** The names of facts. If the coordinator has no page, `checkFacts` reports that. */
const listFactNames = memoize((site: Site) => {
  const names = new Set(Object.keys(getFactTexts(site)));
  if (site.practice.civilRightsCoordinator) names.add('practice.civil-rights-coordinator');
  return [...names];
});
const listVideoIds = ({videos}: Content) => videos?.map(({id}) => id);

/** The names that an attribute can have, by its use. */
const NAMES_BY_USE: Partial<Record<string, (content: Content) => readonly string[] | undefined>> = {
  fact: ({site}) => site && listFactNames(site),
  video: listVideoIds,
};

const checkVideoFields = checkEachPage((page, content) => {
  if (!('video' in page)) return undefined;
  return findUnknown({
    noun: 'video',
    value: page.video,
    choices: listVideoIds(content),
    field: 'video',
  });
});

/** The lender and the people in `_practice` exist. */
const checkFacts: Check = (content) => {
  const {practice, policies, paymentPartners} = content;
  const dentists = listSlugs(content, '/our-dentist');
  const partner = findUnknown({
    noun: 'payment partner',
    value: policies?.financing.partner,
    choices: paymentPartners?.map(({name}) => name),
    field: 'financing.partner',
  });
  const leadDentist = findUnknown({
    noun: "dentist's page",
    value: practice?.leadDentist,
    choices: dentists,
    field: 'leadDentist',
  });
  const coordinator = findUnknown({
    noun: "person's page",
    value: practice?.civilRightsCoordinator,
    choices: [...listSlugs(content, '/our-staff'), ...dentists],
    field: 'civilRightsCoordinator',
  });
  return [
    ...reportFacts(content, 'policies', [], partner),
    ...reportFacts(content, 'practice', [], leadDentist),
    ...reportFacts(content, 'practice', [], coordinator),
  ];
};

function listSlugs({documents}: Content, folder: string): string[] {
  return documents.flatMap(({path = ''}) =>
    posix.dirname(path) === folder ? [posix.basename(path)] : [],
  );
}

/** Every id refers to something that exists. */
export const checkReferences: Check = (content) =>
  [checkTags, checkRecords, checkVideoFields, checkFacts].flatMap((check) => check(content));

interface Reference {
  noun: string;
  value: string | undefined;
  /** Undefined if they can't be read. */
  choices: readonly string[] | undefined;
  field: string;
  /** If no choice is similar. */
  remedy?: string | undefined;
}

function findUnknown({noun, value, choices, field, remedy}: Reference): Finding | undefined {
  if (value === undefined || !choices || choices.includes(value)) return undefined;
  const nearest = findClosestMatch(value, choices);
  return {
    field,
    message: `There is no ${noun} called "${value}".`,
    remedy: nearest
      ? `Did you mean ${nearest}?`
      : (remedy ?? listValidNames(choices, '', `Add a ${noun} first, or remove this.`)),
  };
}
