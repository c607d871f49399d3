import type {Content} from '../../../content';
import {memoize} from '../../../memoize';
import {teamOf} from '../../../../../packages/prose/src/people/team';
import type {Finder, Found} from './finder';

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty'.split(
    ' ',
  );
const NUMBER = String.raw`\d{1,2}|${NUMBERS.join('|')}`;

/** Those who have a page, by what a sentence calls them, and the fact that counts them, if there is one. */
const GROUPS: readonly {words: string; isOne: (role: string, isDentist: boolean) => boolean; fact?: string}[] = [
  {words: 'dentists|doctors', isOne: (_, isDentist) => isDentist, fact: 'counts.dentists'},
  {words: 'hygienists', isOne: (role) => /hygien/i.test(role)},
  {words: 'assistants', isOne: (role) => /assist/i.test(role)},
  {words: 'coordinators|receptionists', isOne: (role) => /coordinat|recept/i.test(role)},
  {words: 'managers', isOne: (role) => /manag/i.test(role)},
  {
    words: 'staff|members of staff|staff members|team members',
    isOne: (_, isDentist) => !isDentist,
    fact: 'counts.staff',
  },
];
const ALL_WORDS = GROUPS.map(({words}) => words).join('|');
const COUNTED = new RegExp(
  String.raw`\b(${NUMBER}) (?:of our |general |friendly |caring |experienced |different |licensed |registered |dental |patient |office |trained )*(${ALL_WORDS})\b`,
  'gi',
);
/** Everybody who works here. */
const EVERYBODY = new RegExp(
  String.raw`\b(?:[Oo]ur |[Aa] )(?:team|staff|crew) of (${NUMBER})\b(?! (?:dentists|doctors|hygienists|assistants|specialists|surgeons)\b)|\b(${NUMBER}) (?:people|of us) work\b(?=[^.]*\b(?:here|practice|office)\b)`,
  'giu',
);

/** A number that is not ours: a part of them, or anybody's. */
const OTHER_COUNT =
  /\b(?:out of|of our|other|more|than|\p{Lu}\p{L}+ (?:says|found)|survey|study|wrote|recommend|agree|speaks?|new|the first|another|in every|per|together with|visits? (?:with|to)|between|see|saw|no (?:two|three)|ask(?:ed)?|one of|two of|one or two|or|most days|some days|on \w+days|at a time|each day|any day)\b/iu;
const OUR_COUNT =
  /\b(?:our|we|us|here|team|under one roof|practice|office|copper finch|has|have|with|work|share)\b|^the\b/i;

/** All of a number, which is no part of them. */
const ALL = new RegExp(String.raw`\ball (?:\d+|\p{L}+) (?:of our )?(?:\p{L}+ )?(?:${ALL_WORDS})\b`, 'iu');

const countsOf = memoize((content: Content) =>
  GROUPS.map(({words, isOne, fact}) => ({
    words: new RegExp(`^(?:${words})$`, 'i'),
    fact,
    number: teamOf(content).filter(({role, isDentist}) => isOne(role, isDentist)).length,
  })),
);

/** Another number of dentists, hygienists or staff than have a page. */
export const counts: Finder = ({text, voice}, content) => {
  const team = teamOf(content).length;
  if (voice === 'case' || team === 0 || (OTHER_COUNT.test(text) && !ALL.test(text)) || !OUR_COUNT.test(text)) return [];
  const ofGroups = [...text.matchAll(COUNTED)].flatMap((match) => {
    const group = countsOf(content).find(({words}) => words.test(match[2] ?? ''));
    return group && group.number > 0 ? [{match, said: match[1] ?? '', ...group, isPart: group.fact === undefined}] : [];
  });
  const ofAll = [...text.matchAll(EVERYBODY)].map((match) => ({
    match,
    said: match[1] ?? match[2] ?? '',
    number: team,
    fact: undefined,
    isPart: false,
  }));
  return [...ofGroups, ...ofAll].flatMap(({match, said, number, fact, isPart}): Found[] => {
    const place = NUMBERS.indexOf(said.toLowerCase()) + 1;
    const figure = Number(said) || (place > 20 ? (place - 18) * 10 : place);
    // Fewer may be those of one day or room; of dentists and of all nobody says so.
    if (figure === number || figure === 1 || (figure < number && isPart)) return [];
    return [
      {
        at: match.index,
        quote: match[0],
        ...(fact !== 'counts.dentists' && {severity: 'warning' as const}),
        what: `"${match[0]}" is not so: ${number} have a page.`,
        fix: fact ? `Write <Fact name="${fact}"/> in the place of the number.` : 'Correct the number, or leave it out.',
        finding: 'facts/count',
      },
    ];
  });
};
