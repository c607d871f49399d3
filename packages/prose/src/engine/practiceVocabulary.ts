import {type Content, listCostEntries, memoize, shortenName, STATES, toText} from '@dental/content';
import {makeSpanishDates} from '@dental/practice';
import elsewhere from '../../data/elsewhere.json';
import {GENERAL_NOUN, getNoun} from '../amounts/nouns';
import {dropAccents} from '../spanish/accents';
import {DENTAL_DEGREE, ROLES, readTeam, type TeamMember} from '../people/team';
import {MONTHS} from '../when/calendar';
import type {PracticeList} from './practiceLists';
import type {PracticeVocabulary} from './vocabulary';

type InsurancePlan = NonNullable<Content['insurance']>['plans'][number];

const STATE_NAMES = Object.values(STATES).map(({name}) => name.replaceAll(' ', '_'));

/** The lists that the records of a practice fill. */
export const buildPracticeVocabulary = memoize((content: Content): PracticeVocabulary => {
  const names: Record<PracticeList, readonly string[]> = {
    ...listPracticeNames(content),
    ...listTeamNames(content),
    ...listBusinessNames(content),
    ...listPlanNames(content),
    CLOSED_DAYS_IN_SPANISH: listClosedDaysInSpanish(content),
    OUR_WAYS_IN_SPANISH: listOurWaysInSpanish(content),
    OTHER_LANGUAGES_IN_SPANISH: listOtherLanguagesInSpanish(content),
    OUR_TREATMENTS_IN_SPANISH: listTreatmentsInSpanish(content),
  };
  return Object.fromEntries(
    Object.entries(names).map(([list, words]) => [list, words.map(toEntry).filter(Boolean)]),
  );
});

/** The same as text. Findings stay valid as long as it doesn't change. */
export const getPracticeVocabularyKey = memoize((content: Content): string =>
  JSON.stringify(buildPracticeVocabulary(content)),
);

function listPracticeNames({practice, policies}: Content) {
  const {name = '', address} = practice ?? {};
  return {
    OUR_NAME: [name, shortenName(name)],
    OUR_TOWN: [address?.city ?? '', address?.state ?? ''],
    STATES: STATE_NAMES,
    OTHER_STATES: without(STATE_NAMES, [policies?.terms.governingLaw ?? '']),
  };
}

function listTeamNames(content: Content) {
  const team = readTeam(content);
  const listNames = (isIncluded: (member: TeamMember) => boolean) =>
    team.filter(isIncluded).flatMap(({called}) => called);
  const listNamesOfOthers = (role: keyof typeof ROLES) =>
    listNames((member) => member.role !== '' && !ROLES[role](member));
  const listDentistsWithout = (degree: RegExp) =>
    listNames(({isDentist, schools}) => {
      const degrees = schools.filter((one) => DENTAL_DEGREE.test(one.degree));
      return isDentist && degrees.length > 0 && !degrees.some((one) => degree.test(one.degree));
    });
  const somePermit = team.some(({hasSedationPermit}) => hasSedationPermit);
  const coordinator = content.practice?.civilRightsCoordinator;
  return {
    OUR_PEOPLE: team.map(({first}) => first),
    OUR_TEAM: listNames(() => true),
    NO_CLINICIANS: listNames(({isDentist, role}) => !isDentist && !/hygien/i.test(role)),
    NO_DENTISTS: listNamesOfOthers('dentist'),
    NO_HYGIENISTS: listNamesOfOthers('hygienist'),
    NO_ASSISTANTS: listNamesOfOthers('assistant'),
    NO_MANAGERS: listNamesOfOthers('manager'),
    NO_COORDINATORS: listNamesOfOthers('coordinator'),
    NO_RECEPTIONISTS: listNamesOfOthers('receptionist'),
    NO_DMDS: listDentistsWithout(/medicine|d\.?m\.?d/i),
    NO_DDSS: listDentistsWithout(/surgery|d\.?d\.?s/i),
    NO_LEADERS: team.some(({isLead}) => isLead) ? listNames(({isLead}) => !isLead) : [],
    NOT_LEADING: listNames(
      ({role, isLead}) => !isLead && !/\b(?:lead|head|manag|found)/i.test(role),
    ),
    SEDATING: listNames(({hasSedationPermit}) => hasSedationPermit),
    NOT_SEDATING: listNames(
      ({isDentist, hasSedationPermit}) => isDentist && !hasSedationPermit && somePermit,
    ),
    NOT_FOR_CIVIL_RIGHTS: coordinator
      ? listNames(({path}) => !path.endsWith(`/${coordinator}`))
      : [],
  };
}

function listBusinessNames(content: Content) {
  const {practice, paymentPartners = [], policies, promotions} = content;
  const lenders = paymentPartners.map(({name}) => name);
  const offered = listTreatmentNames(content);
  const monthsWithPromotion = (promotions?.promotions ?? []).flatMap(({starts, ends}) =>
    MONTHS.slice(Number(starts.slice(5, 7)) - 1, Number(ends.slice(5, 7))),
  );
  const openings = JSON.stringify(content.positions ?? []).toLowerCase();
  const jobs = Object.entries(elsewhere.jobs).filter(
    ([english]) => content.positions && !openings.includes(english.replace('*', '')),
  );
  return {
    OTHER_TREATMENTS: elsewhere.treatments.filter(
      (treatment) => !offered.includes(treatment.replace('*', '')),
    ),
    OUR_TREATMENTS: listCostEntries(content.costs)
      .map(({name}) => getNoun(name).replace(/^(?:full|partial|in-office) /, ''))
      .filter((noun) => !GENERAL_NOUN.test(noun))
      .map((noun) => `${noun.replace(/s$/, '')}*`),
    OTHER_LANGUAGES: without(Object.keys(elsewhere.languages), listLanguages(content)),
    OTHER_NETWORKS: without(
      elsewhere.networks,
      (practice?.social ?? []).map(({name}) => name),
    ),
    OTHER_REVIEW_SITES: without(elsewhere.reviewSites, listReviewSites(content)),
    JOBS_NOT_OPEN: jobs.map(([english]) => english),
    JOBS_NOT_OPEN_IN_SPANISH: jobs.map(([, spanish]) => spanish),
    OUR_LENDERS: ['carecredit', ...lenders],
    OTHER_LENDERS: without(elsewhere.lenders, lenders),
    OTHER_WAYS_TO_PAY: elsewhere.waysToPay.filter(
      (way) => !policies?.payments.accepted.map(toEntry).join(' ').includes(way.replace('*', '')),
    ),
    OTHER_MONTHS: MONTHS.filter((month) => !monthsWithPromotion.includes(month)),
  };
}

/** The sites where we have a profile, or that a review of ours comes from. */
function listReviewSites({practice, documents}: Content): string[] {
  const sources = documents
    .filter(({kind}) => kind === 'review')
    .map(({fields}) => toText(fields?.source));
  return [...(practice?.social ?? []).map(({name}) => name), ...sources];
}

function listPlanNames({insurance}: Content) {
  const plans = insurance?.plans ?? [];
  const listNames = (isIncluded: (plan: InsurancePlan) => boolean) =>
    plans.filter(isIncluded).flatMap((plan) => listNamesOfPlan(plan, plans));
  return {
    PLANS_IN_NETWORK: listNames(({standing}) => standing === 'in-network'),
    PLANS_NOT_IN_NETWORK: listNames(({standing}) => standing !== 'in-network'),
    PLANS_TO_ASK: listNames(({standing}) => standing === 'ask'),
  };
}

const OTHER_NAMES = new Map(Object.entries(elsewhere.otherNames));

/** The languages that our practice or someone on our team speaks, by all their names. */
function listLanguages(content: Content): string[] {
  const ofTeam = readTeam(content).flatMap((member) => member.languages);
  const spoken = ['English', ...(content.practice?.languages ?? []), ...ofTeam];
  return spoken.flatMap((name) => [name, OTHER_NAMES.get(name) ?? name]);
}

function listOtherLanguagesInSpanish(content: Content): string[] {
  const spanishNames: Readonly<Record<string, string>> = elsewhere.languages;
  const others = without(Object.keys(spanishNames), listLanguages(content));
  return others.flatMap((name) => spanishNames[name] ?? []);
}

/** The usual ways to pay that our policies name. */
function listOurWaysInSpanish({policies}: Content): string[] {
  const accepted = policies?.payments.accepted.join(' ') ?? '';
  return Object.entries(elsewhere.waysInSpanish).flatMap(([english, spanish]) =>
    new RegExp(english, 'i').test(accepted) ? [spanish] : [],
  );
}

/** The Spanish names of the usual treatments that our pages or prices name. */
function listTreatmentsInSpanish(content: Content): string[] {
  const offered = listTreatmentNames(content);
  return Object.entries(elsewhere.careInSpanish).flatMap(([english, spanish]) =>
    offered.includes(english) ? [spanish] : [],
  );
}

const SPANISH_WEEKDAYS = makeSpanishDates().weekdays;

/** The closed days of the week, and the weekend if both its days are closed. */
function listClosedDaysInSpanish({hours}: Content): string[] {
  const closed = (hours?.week ?? []).flatMap((day) => ('closed' in day ? [day.day] : []));
  const isWeekend = closed.includes('Saturday') && closed.includes('Sunday');
  return [
    ...closed.map((day) => `${dropAccents(SPANISH_WEEKDAYS[day])}*`),
    ...(isWeekend ? ['fin_de_semana', 'fines_de_semana'] : []),
  ];
}

/** A name as an entry of the vocabulary: "Delta Dental" is `delta_dental`. */
const toEntry = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s_*-]/gu, '')
    .trim()
    .replaceAll(/[\s-]+/g, '_');

/** The names that don't begin any of our names. */
const without = (names: readonly string[], ours: readonly string[]): string[] =>
  names.filter((name) => !ours.some((own) => toEntry(own).startsWith(name.toLowerCase())));

/** The names of our treatments on our pages and on the list of costs, as one text. */
function listTreatmentNames({pages, costs}: Content): string {
  const services = pages.filter(({kind}) => kind === 'service' || kind === 'sub-service');
  const headings = services.flatMap(({heading, body}) => [
    heading,
    ...body.headings.map(({text}) => text),
  ]);
  return [...headings, ...listCostEntries(costs).map(({name}) => name)].map(toEntry).join(' ');
}

/** Words that the names of many plans contain. */
const COMMON_IN_PLANS = new Set([
  'dental',
  'ppo',
  'dppo',
  'dhmo',
  'dmo',
  'plus',
  'program',
  'plan',
  'plans',
  'care',
  'insurance',
  'of',
  'with',
  'the',
  'advantage',
  'premier',
  'preferred',
]);

/**
 * The names that people use for a plan: its own, its other names, and words of them that only plans
 * with the same status contain.
 */
export function listNamesOfPlan(plan: InsurancePlan, all: readonly InsurancePlan[]): string[] {
  const {name, standing, alsoCalled = []} = plan;
  const isCommon = (word: string) => COMMON_IN_PLANS.has(word.toLowerCase());
  const first = name.split(/[ :]/).find((word) => !isCommon(word)) ?? name;
  const isDistinctive = (word: string) =>
    all.every((other) => other.standing === standing || !other.name.split(/[ :]/).includes(word));
  const words = name.split(' ');
  const last = words.filter((word) => !isCommon(word)).at(-1) ?? '';
  const short = words.slice(0, words.lastIndexOf(last) + 1).join(' ');
  const isShortDistinctive = all.every(
    (other) => other.standing === standing || !other.name.startsWith(short),
  );
  const lastWords = alsoCalled.map((other) => other.split(' ').at(-1) ?? other);
  return [
    name,
    name.replace(' Dental', ''),
    ...alsoCalled,
    ...lastWords.filter((word) => !isCommon(word) && isDistinctive(word)),
    ...(short.includes(' ') && isShortDistinctive ? [short] : []),
    ...(isDistinctive(first) && first.length > 3 ? [first] : []),
  ];
}
