import type {Content} from '../../../content';
import {phrases, type Match} from '../../../language/grammar';
import {memoizeTextsBeside} from '../../../memoize';
import {dictionaryWith} from '../../../spelling/dictionary';
import type {Check} from '../../check';
import {factsAround} from '../../factsAround';
import {teamOf} from '../people';
import {inSayings, type Words} from '../sayings';
import {CARE, CARE_OF_NAMED, GIFT} from './care';
import {LAW} from './law';
import {namesIn} from './namedPatients';
import {capitalsOf, fullNameIn, knownIn, namedIn} from './somebody';

/*
 * What neighbors recognize a patient by although nobody is named: work, family, a place, an event, money that is owed (HIPAA,
 * 45 CFR 164.514(b)(2)(ii)). A person judges whether it does, so each is a warning.
 */

/** In a patient's story, whatever is known in town. */
const KNOWN_IN_TOWN = phrases(
  'you|neighbors|everybody|everyone|anyone|people|many .. know|knows|seen|heard|recognize|recognizes|remember|met .. her|him|them|face|voice|name',
  'news|newspaper|newspapers|headline|headlines|tv|television|radio|channel|broadcast|viral|billboard|news_anchor',
  'quarterback|pitcher|goalie|valedictorian|homecoming|prom_queen|prom_king|pageant|championship|parade|rodeo|regionals|playoffs|olympic*|team_captain|class_president|cheerleader*|marching_band',
  'captain|president|head|leader|director|founder|owner|manager|pastor|deacon|chief|mayor|secretary of',
  'widow|widower|wife|husband|mother|father|daughter|son|sister|brother|granddaughter|grandson|twin of the|our|his|her|NAME',
  'widow|widower of',
  'run|runs|own|owns|founded|opened|manage|manages|sell|sells|bake|bakes|tends|started .. shop|store|stand|truck|bakery|restaurant|cafe|salon|gym|farm|ranch|studio|brewery|stall|garage|nursery|business|bar|diner|clinic|daycare|preschool|church|team|league',
  'teaches|teach|coaches|coach|directs|conducts|leads|preaches|umpires|referees|sings|plays|works|worked|volunteers .. at|in|for|on|with the|a|her|his|our|town .. school|church|choir|band|team|league|station|court|courthouse|hall|library|store|market|bakery|hospital|academy|office|department|plant|base|airport',
  'grade|grader teacher|class',
  'the only|first|last|youngest|oldest|tallest|fastest woman|man|girl|boy|person|teacher|doctor|driver|officer|one',
  'only .. in town|the_county|the_state|the_valley',
  'weather|weatherman|reporter|host|hosts|deejay|dj|mayor|senator|congress*|councilman|councilwoman|sheriff|deputy|judge',
  'accident|crash|collision|rollover|fire|flood|shooting|rescue|robbery|assault on|at|near|in|by NAME|the',
  'hit|struck by a|the car|truck|bus|train',
  'beaten|assault*|punched|her_ex|his_ex|divorce|custody|jail|prison|arrest*|deported|lawsuit|homeless|shelter|foster',
  'won|wins|lost the NAME|state|county|title|lottery|election|medal|gold|silver|trophy',
);

/** What a patient pays or owes. */
const MONEY = phrases(
  'owe|owes|owed|owing|installment*|past_due|collections|unpaid|overdue|arrears|bankrupt*|medicaid|ahcccs|food_stamps',
  'she|he|they pay|pays|paid|paying .. cash|card|check|monthly|late|installment*|carecredit|MONEY|half|rest|balance',
  'her|his|their insurance|plan|insurer|balance|bill|account|payments .. paid|pays|covered|refused|denied|turned|ran|is|was',
  'not|never|cannot .. afford|pay',
  'declined|denied|turned_down .. credit|financing|carecredit',
);

const INSURED_TREATMENT = phrases('treatment plan', 'plan was|is .. simple|to|for');

/** On a page, one patient of whom a story is told. */
const ONE_PATIENT = phrases(
  'last|other|past week|month|monday|tuesday|wednesday|thursday|friday|morning|afternoon|year|spring|summer|fall|winter .. WE|dr ... a|an|one boy|girl|man|woman|lady|gentleman|teenager|patient|mom|mother|dad|father|grandfather|grandmother|teacher|nurse|child|toddler|student|firefighter|officer|veteran|bride|groom|couple|family',
  'patients|regulars|families|clients include|included|are|number|count|range ... members|mayor|council|coach|coaches|pastor|principal|anchor|owner|officer|officers|teacher|players|chief|judge|judges|woman|man|whole|entire|half',
  'patient|patients|woman|man|boy|girl|lady|gentleman|mom|dad|kid of|from|at|in NAME|the ... cried|lost|had|got|came|drove|needed|broke|chipped|paid|owes',
  'a|one|another|this patient|woman|man|boy|girl|lady|gentleman|mom|dad|couple ... whose|who .. teaches|teach|works|runs|owns|coaches|drives|reads|plays|lives|sings|serves|manages|preaches|anchors|hosts|bakes|cuts ... WORK|here|us|chair|smile',
  'boy|girl|man|woman|lady|gentleman whose mom|mother|dad|father|wife|husband ... teaches|works|runs|owns|coaches|drives|plays|sings|serves|manages',
);

const GENERAL = phrases(
  'if|whether|suppose|imagine|say|when_you|for_example|anyone|anybody|everyone|any|every|each|some|often|usually|sometimes',
  'may|might|could|can|should|would',
);

/** What is so of many or only supposed, where somebody is told by what they do. */
const SUPPOSED = phrases(
  'if|whether|suppose|imagine|anyone|anybody|whoever|should',
  'when_you !see|meet|hear',
  'her|his ~ KIN ,? was|is|a|an|also? a? dentist|hygienist|orthodontist|nurse|doctor',
  'you|they|it|that|which|she|he|who|patients|children|people may|might !meet|know|recognize|have',
);

/** Somebody whom neighbors know, in one breath with what was done for them here. */
function inOurCare(words: Words, content: Content): Match | undefined {
  if (!breathOf(words, true).some((text) => tellsOfCare(text, true))) return undefined;
  if (namesIn(words, teamOf(content)).length > 0) return undefined;
  const named = namedIn(words, content);
  const somebody = named ?? (SUPPOSED.find(words.text).length > 0 ? undefined : knownIn(words));
  return somebody && breathOf(words, named !== undefined).some((text) => tellsOfCare(text, named !== undefined))
    ? somebody
    : undefined;
}

/** A sentence, and the next one if it goes on about the same person. */
const breathOf = ({text, next = ''}: Words, isNamed: boolean) => [
  text,
  ...(isNamed || /\b(?:he|she|his|her|they|their|them|all)\b/i.test(next) ? [next] : []),
];

const tellsOfCare = (text: string, isNamed: boolean) =>
  CARE.find(text).length > 0 || (isNamed && CARE_OF_NAMED.find(text).length > 0 && GIFT.find(text).length === 0);

interface Told {
  at: number;
  what: string;
  fix: string;
  quote: string;
}

const tell = (found: {index: number; text: string} | undefined, what: string, fix: string): Told[] =>
  found ? [{at: found.index, quote: found.text, what: `${what}: "${found.text}" (${LAW}).`, fix}] : [];

const toldIn = memoizeTextsBeside(factsAround, (words: Words, content: Content): Told[] => {
  const {text, voice} = words;
  if (voice === 'patient') return [];
  if (voice === 'case') {
    const known = KNOWN_IN_TOWN.find(text)[0] ?? knownIn(words);
    const [money] = INSURED_TREATMENT.find(text).length > 0 ? [] : MONEY.find(text);
    return [
      ...tell(
        known,
        'By this neighbors may know who the patient is',
        'Leave it out, or say it in general, such as "at work".',
      ),
      ...(known ? [] : tell(money, 'This tells what a patient pays or owes', 'Leave it out.')),
      ...((known ?? money) ? [] : placesIn(words, content)),
    ];
  }
  const answer = ANSWER.exec(text);
  if (answer)
    return tell(
      {index: answer.index, text: answer[0]},
      'This answers one patient in public, and by that says who is one',
      'Answer in private, and leave it out here.',
    );
  const person = isAltText(words) ? fullNameIn(text, content) : undefined;
  if (person)
    return tell(
      person,
      'A person is named in the description of a picture',
      'Say what the picture shows, without a name.',
    );
  const [told] = GENERAL.find(text).length > 0 ? [] : ONE_PATIENT.find(text);
  const one = told ?? inOurCare(words, content);
  return one
    ? tell(
        one,
        'This may tell of one patient, whom neighbors know',
        'Say what is so of many, such as "Children often hold a hand."',
      )
    : familiesIn(words, content);
});

const WORD = /(?<=[\p{Ll}\d,;'’] )(?:(?:the|a) )?(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{Ll}]+)*|\p{Lu}\p{Ll}+ \d+)/gu;

/** What is written with a capital in a case and on no page of treatments: a place, a school, an employer. */
function placesIn({text, field}: Words, content: Content): Told[] {
  if (field !== undefined || !/[\p{Ll}\d,] \p{Lu}\p{Ll}/u.test(text)) return [];
  const known = capitalsOf(content);
  const found = [...text.matchAll(WORD)].find(([, name = '']) => !name.split(/[ -]/).every((word) => known.has(word)));
  return tell(
    found && {index: found.index, text: found[1] ?? ''},
    'By this name neighbors may know who the patient is',
    'Leave it out, or say it in general, such as "at a lake".',
  );
}

/** What begins an answer to whoever has written a review. */
const ANSWER =
  /^To (?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?(?:\p{Lu}\. ?){1,3},? ?(?=\p{Ll})|^(?:\p{Lu}\.){2,3}, (?:we|you|your|it|thank|thanks|our|the)\b|\b(?:[Yy]ou|who) (?:gave|left|wrote) us (?:a |only |just )?(?:one|two|three|[1-3])[- ]stars?\b/u;

const isAltText = ({field}: Words) => /(?:^|\.)alt$/i.test(field ?? '');

/** What people do, and what is done for them: the Perseids in the sky are no family. */
const DOING =
  '(?:who|whose|all|both|have|had|(?:are|were) (?:our|patients|regulars|here|all|one|a)|come|came|moved?|lived?|brought|bring|love|trust|visit|drove|drive|got|get|chose|choose|sent|needed|left|wrote|said|say|knew|know|family)';
const DONE_FOR = '(?:treat|treated|see|saw|know|met|welcome|thank|ask|for|from|with|by|like|of)';

const FAMILY = new RegExp(
  String.raw`\b[Tt]he (\p{Lu}\p{Ll}{2,}?)e?s(?:(?<=\b${DONE_FOR} the \p{Lu}\p{Ll}+)|(?='|,? ${DOING}\b))(?:'|\b(?! (?:of|County|Park|School|Club)))`,
  'gu',
);

/** "the Ostrowskis": a family name in the plural, which is no word of English. */
function familiesIn({text, field}: Words, content: Content): Told[] {
  if (field !== undefined || !/[Tt]he \p{Lu}\p{Ll}+s/u.test(text)) return [];
  const {knows} = dictionaryWith(new Set());
  const team = new Set(teamOf(content).flatMap(({name}) => name.split(' ')));
  const found = [...text.matchAll(FAMILY)].find(
    ([whole, name = '']) =>
      !team.has(name) &&
      !knows(name.toLowerCase()) &&
      !knows(`${name.toLowerCase()}e`) &&
      !knows(whole.slice(4).replace(/'$/, '').toLowerCase()),
  );
  return tell(
    found && {index: found.index, text: found[0]},
    'A family is named here, who may be patients',
    'Write "a family", or say who they are.',
  );
}

/** Nothing is told by which a patient is recognized. */
export const checkRecognizable: Check = inSayings(
  (saying, content) =>
    toldIn(saying.words, content).map((told) => ({severity: 'warning', ...told, finding: 'privacy/recognizable'})),
  factsAround,
);
