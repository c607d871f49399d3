import type {Content} from '../../../content';
import {phrases, type Match} from '../../../language/grammar';
import {memoize} from '../../../memoize';
import {dictionaryWith} from '../../../spelling/dictionary';
import {NAMES_AND_WORDS} from '../../../language/givenNames';
import {HISTORY, peopleIn, teamOf} from '../people';
import {PRODUCT_NAMES} from '../productNames';
import type {Words} from '../sayings';

/** Whoever neighbors know by what they do, whose they are, or where they are found. */
const BY_ROLE = phrases(
  'the|that|another|one|this|to_the ~ SOMEONE|IN_TOWN ,? who|whose|with|at|in|on|from|of|across|next|behind|downstairs|upstairs|everyone|everybody|that|hurt|bitten|complaining|you|two|three|down|up|opposite|around|near',
  'one|two|three|four|five|half|several|most|all|some of our|the|her|his|your|these|those ~ IN_TOWN|SOMEONE|board|council|members|neighbors|siblings',
  'a|an|another|our|one|which certain|local|retired|well_known|famous|prominent|beloved ~ IN_TOWN|SOMEONE',
  'a|an|one ~ IN_TOWN|SOMEONE ,? in|at|from|on|of|across|near|next|by the? NAME|the|our|your|this',
  'a|an|one ~ IN_TOWN who|whose|named|called|fell|came|had|lost|broke|drove|got',
  'a|an|one|the ~ SOMEONE WE|she|he DID_WORK|saw|sees|treats',
  'IN_TOWN|SOMEONE ,? NUMBER|thirties|forties|fifties|sixties|seventies|eighties',
  'his|her|their ~ KIN wrote|called|told|brought|said|paid|asked|cried',
  'whole|entire|half ~ cast|band|orchestra|team|squad|class|roll|league|choir|crew|board|council|faculty|department|fire_department|police_department|police_force|congregation|troop',
  'most|all|half|much|part of the|our ~ team|squad|class|league|choir|crew|board|council|faculty|department|force|congregation|troop',
  'our|her|his|their|own ~ IN_TOWN|neighbor|landlord',
  'her|his|our own|late|youngest|oldest|teenage ~ KIN',
  'NAME|PERSON ~ KIN|IN_TOWN|SOMEONE !in|dental',
  'know|recognize|seen|heard|remember her|him|them from|on|as',
  'one|another ~ IN_TOWN',
  'IN_TOWN|receptionist|hygienist|assistant|dentist|neighbor ~ KIN',
  'the bride|groom|couple|boy|girl|man|woman|lady|gentleman KIN',
  'someone|somebody KIN',
  'our ~ patient who|whose|from|is|was|named',
  'may|might|will|probably|already know|recognize|remember NAME|him|her|them from|by|as',
  'a|one|three|two member|members of the NAME|town|city|school|county|church',
  'a|an|one ~ SOMEONE named|called',
  'well known|famous from|for|as',
  'made|in the papers|news|headlines|newspaper|newspapers|lottery|paper',
  'went viral',
  'someone|somebody ,? who? you see|know|met|recognize|voted|hear',
  'a|an|our .. year old from|at',
  'the NAME account|bill|chart|estimate|file',
  'that|this|you_know_the|remember_the|know_the ~ IN_TOWN|SOMEONE',
  'stage name',
  'nickname|nicknamed',
  'miss TOWN',
  'only ~ in the_valley|town|the_state|the_county|NAME',
  'her|his KIN , a|an|the|now|then|our',
  'the former|current|previous|new|deputy|assistant|vice|acting? mayor|sheriff|governor|principal|superintendent|senator|pastor|judge|librarian|organist|health_inspector|fire_chief|police_chief|landlord|landlady|crossing_guard|mail_carrier|banker|barista|locksmith|contractor|minister|general|president|pharmacist|coach',
  'the only|youngest|oldest|tallest|loudest|last|fastest|first|SUPERLATIVE ~ SOMEONE|IN_TOWN',
  'NAME|TOWN tallest|oldest|youngest|only|loudest|favorite|fastest ~ SOMEONE|IN_TOWN|regular',
  'favorite|beloved|sweetest|loyal|biggest ~ IN_TOWN|SOMEONE|regular|patient|car_dealer|people|fan',
  'you_know_who|guess_who|guess_which|not_to_name_names|no_names|whose_name_we|who_shall_remain',
  'whole|entire|half|NUMBER|five|nine|eleven|several|members|boys|girls|players|tellers|staff|all|bridal|daughter|daughters|son|sons of|at|from|the? NAME|the|an .. team|squad|board|council|party|roll|choir|crew|league|station|faculty|class|bank|president|branch',
  'whole|entire NAME ... team|band|orchestra|cast|troop|congregation|precinct|squad|family|clan|crew|class|roll',
  'people|neighbors|couple|house|houses|mailboxes|folks on|at|of|from|along the? NAME|end',
);

/** "Coach Kelli", "old Pete", "Grandma Pilar": a first or last name behind what somebody is called. */
const CALLED =
  /\b(?:Coach|Pastor|Father|Fr\.|Deacon|Reverend|Rev\.|Rabbi|Officer|Sgt\.|(?:Staff )?Sergeant|Captain|Chief|Judge|Mayor|Senator|Governor|Deputy|Grandma|Grandpa|Aunt|Uncle|Principal|Professor|Deacon|Doña|[Oo]ld|[Yy]oung|[Ll]ittle) (?!Spanish|English|West|School|Town|Glory|League|Testament|Navy|Main|World)(\p{Lu}(?:\p{Ll}+|\b))/u;

/** "the Ibarra boy", "the Nakamura family". */
const OF_A_FAMILY =
  /\b[Tt]he (\p{Lu}\p{Ll}+) (?:boys?|girls?|twins|family|brothers?|sisters?|kids?|clan|household|widow|baby|triplets|cousins|siblings|couple)\b/u;

/** "Chase R.". */
const WITH_INITIAL = /(?<!\p{L})(\p{Lu}\p{Ll}+) \p{Lu}\.(?=[ ,:;()]|$)/u;

/** "M. Delacroix". */
const INITIAL_FIRST = /(?<!\p{L}|\p{Lu}\. ?)\p{Lu}\. (\p{Lu}\p{Ll}+)/u;

/** "Some of you asked about Ed.": the next sentence goes on with "he". */
const SPOKEN_OF = /\b(?:about|met|meet|remember|know|knows|is|named|called|to|for|of) (\p{Lu}\p{Ll}+)[.?!:]$/u;

/** "the Hendersons": the plural of a name is no word. */
const PLURAL = /\b[Tt]he (\p{Lu}\p{Ll}{2,}s)(?=[ ,.:'!]|$)(?! (?:County|Park|School|Club|Day))/u;

/** What nobody who lives can be told of. */
const LONG_AGO = /\b(?:centur(?:y|ies)|ancient|history|father of modern|1[0-8]\d\d)\b/i;

/** Somebody by what neighbors know of them, without a name. */
export function knownIn({text}: Words): Match | undefined {
  return LONG_AGO.test(text) ? undefined : BY_ROLE.find(text)[0];
}

/** Somebody who is none of ours, by a name. */
export function namedIn({text, next = ''}: Words, content: Content): Match | undefined {
  if (!/\p{Lu}\p{Ll}/u.test(text) || HISTORY.test(text)) return undefined;
  const ours = capitalsOf(content);
  const person = peopleIn(text).find(
    ({title, first, last}) => title?.startsWith('Dr') !== true && ![first, last].some((name) => ours.has(name ?? '')),
  );
  if (person) return {index: person.at, text: person.text};
  const others = [
    ...[CALLED, OF_A_FAMILY].map((pattern) => pattern.exec(text)),
    ...[PLURAL, WITH_INITIAL, INITIAL_FIRST]
      .map((pattern) => pattern.exec(text))
      .filter((found) => found && !isWord(found[1] ?? '')),
    /^(?:He|She)\b/.test(next) ? SPOKEN_OF.exec(text) : null,
  ];
  const other = others.find((found) => found && !ours.has(found[1] ?? ''));
  return other ? {index: other.index, text: other[0]} : fullNameIn(text, content);
}

const isWord = (word: string) => !NAMES_AND_WORDS.has(word) && dictionaryWith(new Set()).knows(word.toLowerCase());

/** Words with a capital because a sentence begins with them. */
const FIRST =
  /^(?:On|During|While|Since|Between|Each|Every|Many|Near|Behind|Over|Under|Last|Next|Today|The|A|An|If|For|In|At|To|Our|Your|With|And|But|When|Is|Are|Do|Does|Has|Have|Can|Ask|Call|Dear|From|Of|By|Thanks?|Hello|Hi|No|Not|Take|Taking|Using|Use|Did|Was|What|Who|Why|How|This|That|Most|Some|New|Both|Like|After|Before|Until|As|We|You|It|My|Buy|Try|See|Visit|Both)$/;

/** A first and a last name that are neither ours nor words of English. */
export function fullNameIn(text: string, content: Content): Match | undefined {
  const known = capitalsOf(content);
  const found = [
    ...text.matchAll(
      /\b(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)\b(?! (?:Oral|Dental|Medical|Family|Elementary|Middle|High|School|Park|Community)\b)/gu,
    ),
  ].find(([, first = '', last = '']) => !known.has(last) && !FIRST.test(first) && !isWord(last));
  return found && {index: found.index, text: found[0]};
}

const NOT_PLACES =
  `Dr English Spanish X I Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July
  August September October November December Christmas Thanksgiving Easter New Year Composite Porcelain`.split(/\s+/);

/** Names that tell nothing of a patient: ours, our town's and those of products. */
export const capitalsOf = memoize(
  (content: Content): ReadonlySet<string> =>
    new Set([
      ...NOT_PLACES,
      ...PRODUCT_NAMES,
      ...teamOf(content).flatMap(({name}) => name.split(/[ -]/)),
      ...(content.practice ? `${content.practice.address.city} ${content.practice.name}`.split(' ') : []),
    ]),
);
