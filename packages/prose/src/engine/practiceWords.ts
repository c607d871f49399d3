import {type Content, costEntries, memoize, shortName, STATES} from '@dental/content';
import elsewhere from '../../data/elsewhere.json';
import {ROLES, teamOf, type TeamMember} from '../people/team';
import {MONTHS} from '../when/calendar';
import {type PracticeWords, setPracticeWords} from './lexicon';

/** What the records say of the practice, and what they do not: the languages, networks and lenders of others. */
const practiceWords = memoize((content: Content): PracticeWords => {
  const {practice, policies, insurance, paymentPartners, promotions} = content;
  const {name = '', address, languages = []} = practice ?? {};
  const [team, offered] = [teamOf(content), namesOfTreatments(content)];
  const peopleWho = (isOne: (member: TeamMember) => boolean) =>
    team.filter(isOne).flatMap(({called}) => called);
  const without = Object.entries(ROLES).map(
    ([role, isOf]) =>
      [`NO_${role.toUpperCase()}S`, peopleWho((one) => one.role !== '' && !isOf(one))] as const,
  );
  const lenders = paymentPartners?.map((one) => one.name) ?? [];
  const months = (promotions?.promotions ?? []).flatMap(({starts, ends}) =>
    MONTHS.slice(Number(starts.slice(5, 7)) - 1, Number(ends.slice(5, 7))),
  );
  const plans = (isSo: (standing: string) => boolean) =>
    (insurance?.plans ?? [])
      .filter(({standing}) => isSo(standing))
      .flatMap((plan) => namesOfPlan(plan, insurance?.plans ?? []));
  const words = {
    OUR_NAME: [name, shortName(name)],
    OUR_TOWN: [address?.city ?? '', address?.state ?? ''],
    STATES: stateNames.split(' '),
    OUR_PEOPLE: team.map(({first}) => first),
    OUR_TEAM: peopleWho(() => true),
    NO_CLINICIANS: peopleWho(({isDentist, role}) => !isDentist && !/hygien/i.test(role)),
    ...Object.fromEntries(without),
    NO_LEADERS: team.some(({isLead}) => isLead) ? peopleWho(({isLead}) => !isLead) : [],
    NOT_LEADING: peopleWho(
      ({role, isLead}) => !isLead && !/\b(?:lead|head|manag|found)/i.test(role),
    ),
    NOT_FOR_CIVIL_RIGHTS: practice?.civilRightsCoordinator
      ? peopleWho(({path}) => !path.endsWith(`/${practice.civilRightsCoordinator}`))
      : [],
    OTHER_TREATMENTS: elsewhere.treatments
      .split(' ')
      .filter((one) => !offered.includes(one.replace('*', ''))),
    OTHER_LANGUAGES: others(elsewhere.languages, [
      'English',
      ...languages,
      ...team.flatMap((one) => one.languages),
    ]),
    OTHER_NETWORKS: others(
      elsewhere.networks,
      (practice?.social ?? []).map((one) => one.name),
    ),
    OUR_LENDERS: ['carecredit', ...lenders],
    OTHER_LENDERS: others(elsewhere.lenders, lenders),
    OTHER_STATES: others(stateNames, [policies?.terms.governingLaw ?? '']),
    OTHER_MONTHS: MONTHS.filter((month) => !months.includes(month)),
    PLANS_IN_NETWORK: plans((standing) => standing === 'in-network'),
    PLANS_NOT_IN_NETWORK: plans((standing) => standing !== 'in-network'),
    PLANS_TO_ASK: plans((standing) => standing === 'ask'),
  };
  return Object.fromEntries(
    Object.entries(words).map(([list, names]) => [list, names.map(entry).filter(Boolean)]),
  );
});

const stateNames = Object.values(STATES)
  .map(({name}) => name.replaceAll(' ', '_'))
  .join(' ');

const entry = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s_*-]/gu, '')
    .trim()
    .replaceAll(/[\s-]+/g, '_');

const others = (all: string, ours: readonly string[]): string[] =>
  all.split(' ').filter((one) => !ours.some((own) => entry(own).startsWith(one.toLowerCase())));

/** How our pages and the list of costs call what we offer. */
function namesOfTreatments({pages, costs}: Content): string {
  const services = pages.filter(({kind}) => kind === 'service' || kind === 'sub-service');
  const headings = services.flatMap(({heading, body}) => [
    heading,
    ...body.headings.map(({text}) => text),
  ]);
  return [...headings, ...costEntries(costs).map(({name}) => name)].map(entry).join(' ');
}

type Plan = NonNullable<Content['insurance']>['plans'][number];

/** Words that many names of plans have. */
const COMMON =
  /^(?:dental|ppo|dppo|dhmo|dmo|plus|program|plans?|care|insurance|of|with|the|advantage|premier|preferred)$/i;

/** The names by which a plan is called: its own, its others, and its first word if no plan of another standing shares it. */
function namesOfPlan({name, standing, alsoCalled = []}: Plan, all: readonly Plan[]): string[] {
  const first = name.split(/[ :]/).find((word) => !COMMON.test(word)) ?? name;
  const isOwn = all.every(
    (other) => other.standing === standing || !other.name.split(/[ :]/).includes(first),
  );
  const short = alsoCalled
    .map((other) => other.split(' ').at(-1) ?? other)
    .filter((word) => !COMMON.test(word));
  return [
    name,
    name.replace(' Dental', ''),
    ...alsoCalled,
    ...short,
    ...(isOwn && first.length > 3 ? [first] : []),
  ];
}

/** The names in capitals of the lists that the records of a practice fill. */
export const listsOfThePractice = (): string[] =>
  Object.keys(practiceWords({documents: [], pages: []} as unknown as Content));

/** The same as a text: as long as it does not change, what was found in a sentence holds. */
export const practiceWordsKey = memoize((content: Content): string =>
  JSON.stringify(practiceWords(content)),
);

let current = '';

/** Lets the vocabulary know the practice of a content. */
export function knowPractice(content: Content): void {
  const key = practiceWordsKey(content);
  if (key === current) return;
  current = key;
  setPracticeWords(practiceWords(content));
}
