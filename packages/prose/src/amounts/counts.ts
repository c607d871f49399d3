import type {SentenceCheck, Found} from '../engine/sentences';
import {ROLES, teamOf, type TeamMember} from '../people/team';
import type {Content} from '@dental/content';
import {around, mentionsIn} from './mentions';

/** Somebody or something that a sentence may count. */
interface Counted {
  /** The words for it around the number, which is a #. */
  words: RegExp;
  unless: RegExp;
  number: (content: Content) => number;
  /** Fewer may be meant, such as those of one day or a part of the gallery. */
  isPart?: boolean;
  remedy: string;
}

/** A number that is not ours: a part of them, or anybody's, save in "all five of our dentists speak Spanish". */
const OTHER_PEOPLE =
  /^(?!.*\ball (?:\d+|\p{L}+) (?:of our )?(?:\p{L}+ )?(?:dentists|doctors|hygienists|assistants|staff)\b).*\b(?:out of|of our(?! (?:team|dentists))|other|more|than|\p{Lu}\p{L}+ (?:says|found)|survey|study|wrote|recommend|agree|speaks?|new|the first|another|in every|per|together with|visits? (?:with|to)|between|see|saw|no (?:two|three)|ask(?:ed)?|one of|two of|one or two|or|most days|some days|on \w+days|at a time|each day|any day)\b/iu;
const SUCH =
  '(?: of our)?(?: (?:general|friendly|caring|experienced|different|licensed|registered|dental|patient|office|trained|full-time))*';

/** Those who have a page. */
const people = (
  words: string,
  isOne: (member: TeamMember) => boolean,
  more: Partial<Counted> = {},
): Counted => ({
  words: new RegExp(`#${SUCH} (?:${words})\\b`, 'i'),
  unless: OTHER_PEOPLE,
  number: (content) => teamOf(content).filter(isOne).length,
  remedy: 'Correct the number, or leave it out.',
  ...more,
});
const counted = (group: string) => ({
  remedy: `Write <Fact name="counts.${group}"/> in the place of the number.`,
});

const DENTISTS = people('dentists|doctors', ({isDentist}) => isDentist, counted('dentists'));
const COUNTED: readonly Counted[] = [
  DENTISTS,
  ...Object.entries(ROLES).map(([role, isOne]) => people(`${role}s`, isOne, {isPart: true})),
  people(
    '(?:members of )?staff|(?:staff|team) members',
    ({isDentist}) => !isDentist,
    counted('staff'),
  ),
  people('', () => true, {
    words:
      /\b(?:our |a )(?:team|staff|crew) of #(?! (?:dentists|doctors|hygienists|assistants|specialists|surgeons)\b)/i,
  }),
  {
    words:
      /in network with # (?:of (?:the|these|our) )?(?:\p{Ll}+ )?plans\b|# (?:of (?:the|these|our) )?plans (?:here |below )?(?:are )?in[- ]network/iu,
    unless: /\bout of\b/i,
    number: ({insurance}) =>
      (insurance?.plans ?? []).filter(({standing}) => standing === 'in-network').length,
    remedy: 'Leave the number out: the list shows how many there are.',
  },
  {
    words: /# ?(?:\p{Ll}+ ){0,2}?(?:cases|smiles|before[- ]and[- ]after \p{Ll}+)\b/u,
    unless: /\b(?:in (?:\w+ ){0,3}cases|of (?:\d+ )?cases|most cases|all cases|percent)\b/i,
    number: ({cases}) => cases.length,
    isPart: true,
    remedy: 'Leave the number out: the gallery shows how many there are.',
  },
];
const OURS =
  /\b(?:our|we|us|here|team|under one roof|practice|office|has|have|with|work|share|gallery|read|see|show|shows|page)\b|^the\b/i;

/** Another number of people or cases than there are: the first. */
export const otherCounts: SentenceCheck = ({text, voice}, content): Found[] => {
  if (voice === 'case' || !OURS.test(text)) return [];
  for (const mention of mentionsIn(text).filter(({kind, value}) => kind === 'count' && value > 1)) {
    const here = around(text, mention);
    const group = COUNTED.find(({words}) => words.test(here));
    if (!group || group.unless.test(text)) continue;
    const number = group.number(content);
    if (number === 0 || mention.value === number || (mention.value < number && group.isPart))
      continue;
    const {0: words = '', index: at = 0} = group.words.exec(here) ?? {};
    const quote = words.replace('#', mention.text);
    const message = `"${quote}" is not so: there ${number === 1 ? 'is' : 'are'} ${number} on this site.`;
    const found = {at, quote, message, remedy: group.remedy, finding: 'facts/count'};
    return [{...found, ...(group !== DENTISTS && {severity: 'warning'})}];
  }
  return [];
};
