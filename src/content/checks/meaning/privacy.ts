import {posix} from 'node:path';
import type {Content} from '../../content';
import {practiceFile} from '../../folders';
import {IMAGE_FOLDER} from '../../images';
import {atField} from '../../leaves';
import {pictureUses} from '../../pictures/uses';
import type {Message, Problem} from '../../problem';
import {memoize, memoizeTextsBeside} from '../../memoize';
import type {Check} from '../check';
import {replaceOnce} from '../../fix/suggest';
import {STREET} from '../../typedFacts/streetAddress';
import {GIVEN_NAMES} from '../../language/givenNames';
import {HISTORY, initialsOf, peopleIn, teamOf, type NamedPerson, type TeamMember} from './people';
import {inSayings, type Saying, type Words} from './sayings';

/*
 * What tells who a patient is: health information with a name, a date, a number, an address or a face (HIPAA, 45 CFR
 * 164.514(b)(2) lists what must go). None of it can be let stand.
 */

const LAW = 'HIPAA, 45 CFR 164.514';

/** Where a patient's name stands as initials. */
export const checkInitials: Check = (content) => [
  ...content.documents
    .filter(({kind}) => kind === 'review')
    .flatMap(({file, fields}) => [...namedAs(content, file, ['name'], fields?.name), ...namedFile(file)]),
  ...content.documents.filter(({kind}) => kind === 'case').flatMap(({file}) => namedCase(content, file)),
  ...(content.testimonials ?? []).flatMap(({name, subTitle}, index) => {
    const file = practiceFile('testimonials');
    const isDate = !Number.isNaN(Date.parse(subTitle)) && /^\p{Lu}\p{L}+ \d{1,2}, \d{4}$/u.test(subTitle);
    return [
      ...namedAs(content, file, [index, 'name'], name),
      ...(isDate
        ? []
        : [
            atField(content, file, [index, 'subTitle'], {
              what: `"${subTitle}" is not a date, and says more about the patient than a date does (${LAW}).`,
              fix: 'Write the date only, such as October 3, 2026.',
            }),
          ]),
    ];
  }),
];

function namedAs(content: Content, file: string, at: (string | number)[], name: unknown): Problem[] {
  if (typeof name !== 'string' || name.trim() === '' || /^\p{Lu}\.?(?:[ -]?\p{Lu}\.?){0,3}$/u.test(name.trim()))
    return [];
  const problem = atField(content, file, at, {
    what: `"${name}" is more than initials, and tells who the patient is (${LAW}).`,
    fix: `Write ${at.at(-1)}: "${initialsOf(name)}".`,
  });
  return [{...problem, suggestion: replaceOnce(content, file, problem.line, name, initialsOf(name))}];
}

/** `2026-10-14-laura-vance.mdx` instead of `2026-10-14-lv.mdx`. */
function namedFile(file: string): Problem[] {
  const [, day = '', words = ''] = /^((?:\d+-)*)(.+)$/.exec(posix.basename(file, '.mdx')) ?? [];
  if (words.replaceAll('-', '').length <= 4 && !hasGivenName(words)) return [];
  const initials = words
    .split('-')
    .map((word) => word[0])
    .join('');
  return [
    {
      file,
      line: 1,
      what: `The file's name "${posix.basename(file)}" tells who the patient is (${LAW}).`,
      fix: `Rename it to ${day}${initials || 'ab'}.mdx, with the initials.`,
    },
  ];
}

/** `46-maria-gutierrez-implant.mdx` instead of `46-premolar-gap-single-implant.mdx`. */
function namedCase(content: Content, file: string): Problem[] {
  if (!hasGivenName(posix.basename(file, '.mdx'), namesOfTeam(content))) return [];
  return [
    {
      file,
      line: 1,
      what: `The file's name "${posix.basename(file)}" tells who the patient is (${LAW}).`,
      fix: 'Rename it by what was treated, such as 46-premolar-gap-single-implant.mdx.',
    },
  ];
}

const LOWER_NAMES = new Set([...GIVEN_NAMES].map((name) => name.toLowerCase()));

/** Whether one of the words of a file's name is a given name, but for those that may stand there. */
function hasGivenName(words: string, allowed: ReadonlySet<string> = new Set()): boolean {
  return words.split(/[-_ ]+/).some((word) => word.length > 2 && LOWER_NAMES.has(word) && !allowed.has(word));
}

const namesOfTeam = memoize(
  (content: Content): ReadonlySet<string> =>
    new Set(teamOf(content).flatMap(({first, last}) => [first.toLowerCase(), last.toLowerCase()])),
);

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const DATE = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}|${MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}(?:,? \d{4})?)`;

interface PrivacyRule extends Message {
  pattern: RegExp;
  voices?: readonly Saying['voice'][];
  unless?: RegExp;
}

const PATIENTS = ['case', 'patient'] as const;

const RULES: readonly PrivacyRule[] = [
  {
    pattern:
      /(?<!\p{L})\p{Lu}[\p{L}'’-]+,? \p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?,? \((?:[MF]|male|female),? ?\d{1,3}(?: ?y\/?o)?\)|(?<![\d$])\d{1,2}:[0-5]\d(?: ?[ap]m)? (?!AM|PM)\p{Lu}[\p{L}'’-]+, \p{Lu}[\p{L}'’-]+/gu,
    what: 'A line of the schedule or a chart stands here, with a patient',
    fix: 'Delete it.',
  },
  {
    pattern: new RegExp(String.raw`\b(?:[Hh]e|[Ss]he|[Hh]is|[Hh]er|[Tt]heir)\b[^;]*?${STREET.source}`, 'gu'),
    voices: ['page'],
    unless:
      /\b(?:office|practice|hospital|clinic|emergency room|library|museum|school|works?|working|worked|trained|studied)\b/,
    what: "Somebody's home stands here",
    fix: 'Leave the address out.',
  },
  {
    pattern:
      /^(?:reply|response|answer|comment)s? (?:from|by|of) (?:the |our )?(?:office|owner|practice|business|team|dentist|manager|copper finch)\b[^:\n]{0,40}:.*/gi,
    voices: ['patient'],
    what: "Our answer stands among a patient's words, and tells that they are one",
    fix: 'Delete it; an answer names no visit, and stands where the review was written.',
  },
  {
    pattern:
      /\b(?:whole|entire) \p{Lu}\p{L}+ (?:family|clan|crew)\b|\bthe \p{Lu}\p{L}+ (?:family|twins|brothers|sisters|boys|girls|kids)\b(?=[^.]*\b(?:here|us|our|teeth|tooth|fillings?|visits?|braces|aligners?|chair)\b)|\b(?:we|us|our \p{Ll}+) (?:\p{Ll}+ )?(?:treats?|sees?|looks? after|cares? for) (?:\p{Ll}+ ){0,4}?(?:teachers|nurses|officers|players|employees|firefighters|staff|members|students) (?:at|of|from) (?:the )?\p{Lu}\p{L}+|\b(?:[Oo]ur|[Mm]y|[Aa]) (?:\p{Ll}+ )?(?:neighbor|friend|customer|regular|barber|mechanic|landlord|mailman|coach|pastor|teacher|mayor|senator|congressm[ae]n) \p{Lu}\p{Ll}+\b[^.]*\b(?:teeth|tooth|gums|crowns?|implants?|fillings?|smile|veneers?|dentures?|cleanings?|sedation)\b|^[Tt]hank(?:s| you),? (?!Dr\b|God\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*\.?)?[,!] for your\b|\b(?:[Aa]sk|[Tt]hank|[Jj]ust like|[Ll]ook at) (?!Dr\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,? (?:from|of|at|who|whose)\b[^.]*\b(?:pockets?|teeth|tooth|gums|crowns?|implants?|fillings?|smile|veneers?|dentures?|millimeters?)\b/gu,
    voices: ['page', 'facts'],
    unless: /\b(?:the (?:American|Finch|Tooth|Copper)|our (?:staff|team))\b/,
    what: 'Somebody is named who may be a patient',
    fix: 'Leave the name out, or write "one of our patients".',
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:D\.?O\.?B\.?|date of birth|birth ?date|birthday|born(?: in \p{L}+)?(?: on)?)(?:\W{0,4}(?:is|was|on|the)?){0,2}\W{0,3}${DATE}`,
      'giu',
    ),
    what: 'A birthday stands here.',
    fix: 'Leave it out; in a case, the field "age" has the age group.',
  },
  {
    pattern: new RegExp(String.raw`${DATE}`, 'giu'),
    voices: ['case'],
    what: 'The day of a treatment or visit stands here.',
    fix: 'Say it without the day, such as "in the spring" or "three weeks later".',
  },
  {
    pattern:
      /\b(?:aged?|was|is|at|our|an?) ?(?:9\d|1[01]\d)(?:[- ]years?[- ]olds?\b|(?= (?:when|years of age)\b))|\b(?:9\d|1[01]\d)[- ]years?[- ]olds?\b|\bnonagenarian\b|\bcentenarian\b/gi,
    voices: ['case'],
    what: 'An age above 89 tells who a patient is.',
    fix: 'Write "over 60", as the field "age" has it.',
  },
  {
    pattern:
      /\b(?:chart|pt|patient|record|medical record|MRN|member(?:ship)?|insurance|policy|subscriber|group|claim|account|acct|medicaid|medicare|AHCCCS|case file|file)(?: (?:id|no|nr|number|num|file))?\.?[ :#\u2116-]*(?:no\.? |number |id |is |was )?[:# ]*(?=[A-Z\d-]*\d{4})[A-Z]{0,4}-?\d[A-Z\d-]{3,}\b/gi,
    unless: /\bsince (?:19|20)\d\d\b/i,
    what: "A patient's chart, insurance or account number stands here.",
    fix: 'Leave the number out.',
  },
  {
    pattern:
      /\b(?:serial|lot|batch|device|reference|license|licence|plate|tag|VIN|passport|driver'?s license|implant|prosthesis)(?: (?:plate|number|no|nr|id|code|is|was|the|with))*\.?[ :#]*(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z-]|\d{5})[A-Z\d][A-Z\d-]{4,}\b/gi,
    voices: PATIENTS,
    what: 'The number of a device, a vehicle or a document stands here, by which a patient is found.',
    fix: 'Leave the number out.',
  },
  {
    pattern:
      /\bwe(?:'re| are| were) (?:so |very )?(?:glad|happy|pleased|sorry|relieved|thrilled)(?: to (?:hear|see|know))?(?: that)? your (?:\p{L}+ ){0,3}?(?:gum disease|infection|abscess|implants?|veneers?|crowns?|root canals?|extractions?|dentures?|fillings?|decay|pain|surgery|cancer|diabetes|anxiety|x-rays?|insurance|bill|treatment|braces|aligners?|tooth|teeth)\b/giu,
    voices: ['page', 'facts'],
    what: 'An answer to a review tells of treatment, and so that somebody is a patient',
    fix: 'Write "Thank you for telling us. Please call the office, so that we can talk in private."',
  },
  {
    pattern:
      /\b(?:to the|dear|for the|reply to the|answer to the) (?:\p{L}+ ){0,2}?(?:gentleman|lady|man|woman|patient|person|reviewer|mother|father|mom|dad|parent|couple|family|customer|client|user|gentlemen|writer)s? (?:who|that|from)\b[^.:]{0,30}\b(?:post\w*|wrote|writes|left|leaves|review\w*|complain\w*|came|gave|rated|commented|said|google|yelp|facebook)\b|\b(?:your|his|her|their) (?:notes?|chart|records?|file|x-rays?|account|scan|ledger|history) (?:clearly |also )?(?:shows?|says?|tells?|indicates?|states?|confirms?|proves?|reads?)\b|\b(?:you|he|she|they) (?:still )?(?:owed?|missed|refused|declined|cancel(?:l)?ed|failed|did not show|didn't show|no-showed)\b[^.]{0,30}\b(?:appointments?|visits?|balance|payments?|treatment|x-rays?|twice|three times|\$ ?\d+)/giu,
    voices: ['page', 'facts'],
    unless:
      /\b(?:if (?:you|he|she|they)|when (?:you|he|she|they)|whether|unless|may|might|what (?:your|the)|so that|see what|until (?:you|they))\b/i,
    what: 'An answer to a patient tells that they are one, and why',
    fix: 'Write "Thank you for telling us. Please call the office, so that we can talk in private."',
  },
  {
    pattern:
      /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[- ]grader,? \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|\b(?:The|the) (\p{Lu}\p{Ll}{2,}s)\b(?=,? (?:who )?(?:all \w+ of them|family|have had|had|come to|came to|are patients|brought|from))|\b[Ll]ittle \p{Lu}\p{Ll}+\b(?=,? (?:\(|\d|was|is|had|got|came|who|and his|and her))|\bfamilies, the \p{Lu}\p{L}+s\b|\b\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.'-]+)?,? (?:age|aged) \d{1,2}\b|\b\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.'-]+)?,? (?:(?:who is|is) )?(?:\d{1,2}|\p{Ll}+)[- ]years?[- ]old\b(?=[^.]*\b(?:here|us|our|chair|visit|teeth|tooth|sealants?|cleaning|braces)\b)/gu,
    voices: ['page', 'facts'],
    unless:
      /\b(?:the (?:Dentists|Doctors|Suns|Cardinals|Diamondbacks|Americans|Romans|Greeks|Egyptians|Chinese|Mayans?)|our (?:office|practice|team))\b|^(?:Children|Adults|Anyone|People|Patients|Everyone|Babies|Kids|Teens)/,
    what: 'Somebody is named who may be a patient',
    fix: 'Leave the name out, or write "one of our young patients".',
  },
  {
    pattern:
      /\b(?:[Hh]is|[Hh]er|[Tt]heir) (?:\p{L}+ )?(?:brother|sister|mother|father|wife|husband|son|daughter|uncle|aunt|cousin|boss|fianc\p{L}+|boyfriend|girlfriend|partner) (?:plays|works|teaches|coaches|is (?:the|a|an)|was (?:the|a|an)|runs|owns|sings)\b[^.]{0,30}\p{Lu}\p{L}+|\b(?:[Hh]e|[Ss]he|[Tt]hey) (?:runs?|owns?|manages?|opened|founded|works? at|teach(?:es)? at|coach(?:es)? at) (?:a|an|the) (?:\p{L}+ ){0,2}?\p{Ll}+ (?:on|in|at|near|next to) \p{Lu}\p{L}+/gu,
    voices: ['case'],
    what: "A patient's family stands here, by which neighbors know who it is",
    fix: 'Leave it out.',
  },
  {
    pattern:
      /\b(?:Cardinals|Suns|Diamondbacks|D-backs|Coyotes|Sun Devils|Wildcats|NFL|NBA|MLB|NHL|[Cc]elebrit(?:y|ies)|[Ff]amous|[Ii]nfluencers?|news anchors?|TV stars?|[Oo]lympians?|[Aa]thletes)\b[^.]*\b(?:trusts?|(?:our|are|as|among our) patients|come to us|choose us|chose us|(?:see|visit)s? us|(?:his|her|their) (?:smiles?|teeth))\b/g,
    voices: ['page', 'facts'],
    what: 'Known people are named as patients',
    fix: 'Leave them out; who is a patient is private.',
  },
  {
    pattern: new RegExp(STREET.source, 'gu'),
    voices: PATIENTS,
    what: "An address is in a patient's story.",
    fix: 'Leave it out, or write "near Gilbert".',
  },
  {
    pattern: new RegExp(String.raw`\b(?:lives?|living|resides?|home|moved) (?:at|to) ${STREET.source}`, 'gu'),
    what: 'The home of a person stands here.',
    fix: 'Leave the address out.',
  },
  {
    pattern:
      /\b(?:works?|worked|working|employed|teach(?:es)?|taught|coach(?:es)?|student|pastor|principal|manager|teacher|nurse|officer|captain|player|firefighter|driver|engineer|pilot|chef|barista|cashier|realtor|lawyer|attorney|accountant|server|waiter|waitress|mechanic|soldier|deputy|librarian|musician|singer) (?:\w+ ){0,3}?(?:at|for|with|of) (?:the )?(?:\p{Lu}[\p{L}&'-]+ ?){1,4}(?=[ .,;!]|$)|\b(?:the )?(?:wife|husband|daughter|son) of (?:the |an? |our )?\p{L}[\p{L}'-]+|\b(?:mayor|council ?(?:member|man|woman)|sheriff|fire chief|school principal|news anchor)\b/gu,
    voices: ['case'],
    what: "A patient's place of work or family stands here, by which neighbors know who it is.",
    fix: 'Say it in general, such as "a teacher".',
  },
  {
    pattern:
      /\b(?:[Hh]e|[Ss]he|[Tt]hey|[Hh]is|[Hh]er) (?:\p{Ll}+ ){0,3}?(?:coach(?:es)?|teach(?:es)?|play(?:s)?|sings?|preach(?:es)?|runs?|owns?|manages?|leads?|serves?|works?|drives?|rides?|hosts?|anchors?|announces?|represents?|studies)\b[^.;]{0,60}\b(?:at|for|of|with|in|on|the) (?:the )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*|\b(?:drives|rides|owns) (?:the|a|an) (?:\p{Ll}+ ){0,2}?(?:Jeep|truck|car|motorcycle|Harley|van|food truck|bakery|shop|salon|store|restaurant)\b/gu,
    voices: ['case'],
    unless:
      /\bDr\.? \p{Lu}|\b(?:X-ray|Composite|Invisalign|English|Spanish|August|July|June|May|April|March|January|February|September|October|November|December)\b/u,
    what: 'Something stands here by which neighbors know who the patient is',
    fix: 'Leave it out, or say it in general, such as "a coach".',
  },
  {
    pattern:
      /(?<![\w.])@[A-Za-z][\w.]{2,}|\b(?:goes to|attends|in \w+ grade at) (?:the )?\p{Lu}\p{Ll}+|\b\p{Lu}\p{L}+ (?:(?:Junior )?High|Middle|Elementary|Grade|Charter|Prep)(?: School)?(?![\p{L}-])|(?<![\d$-])\b8[56]\d{3}\b(?![\d-])|\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:\w+ )?(?:son|daughter|child|kid|boy|girl|grandson|granddaughter),? \p{Lu}\p{Ll}+(?!\p{Ll}| \p{Lu})/gu,
    voices: PATIENTS,
    what: 'A name or a school stands here, by which a patient is found',
    fix: 'Leave it out, or write [my son] or [her school] in its place.',
  },
  {
    pattern:
      /\b(?:lives?|living|resident|from|resides?) (?:in |of |near )?(?:Gilbert|Chandler|Mesa|Tempe|Queen Creek|San Tan Valley|Scottsdale|Phoenix|Higley|Apache Junction|Florence|Casa Grande|Maricopa|Ahwatukee)\b/g,
    voices: ['case'],
    what: "A patient's town stands here, which with the rest of the story tells who it is.",
    fix: 'Leave the town out.',
  },
];

const PHONE = /(?<![\d-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?!\d)/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** No sentence tells who a patient is. */
export const checkPatientsPrivacy: Check = inSayings(
  (saying, content) => toldIn(saying.words, content).map(({at: position, ...message}) => at(saying, position, message)),
  (content) => ourOwn(content),
);

/** What tells who a patient is, at a place of a sentence. */
type Told = Message & Pick<Problem, 'severity' | 'finding' | 'quote'> & {at: number};

const NAMED = 'A patient is named here';

/** Whom a name, a number or an address may be of. */
const ourOwn = memoize((content: Content) => JSON.stringify([content.practice, teamOf(content)]));

/** What a sentence tells. */
const toldIn = memoizeTextsBeside(ourOwn, (words: Words, content: Content): Told[] => [
  ...byRule(words),
  ...contactIn(words, content),
  ...namesIn(words, teamOf(content)),
]);

const HINT =
  /reply|response|answer|comment|family|clan|twins|treats?|sees? |look|care|ask |thank|just like|drives|rides|plays|sings|leads|serves|hosts|preach|represent|studies|\bhigh\b|middle|elementary|charter|\d|we're|we (?:are|were)|cardinals|suns|backs|coyotes|devils|wildcats|n[fbh]l|mlb|celebrit|famous|influencer|tv star|olympian|athlete|born|year|work|employ|teach|coach|student|pastor|principal|manager|nurse|officer|captain|player|fighter|driver|engineer|pilot|chef|barista|cashier|realtor|lawyer|attorney|accountant|server|wait|mechanic|soldier|deputy|librarian|musician|singer|@|goes to|attends|grade|gentleman|lady|reviewer|dear|chart|notes|record|owe|missed|refused|declined|brother|sister|famil|mother|father|uncle|aunt|cousin|runs?\b|owns?\b|manages|opened|little|have had|aged?\b|\bkid|child|boy\b|girl\b|mayor|council|sheriff|chief|anchor|wife|husband|daughter|son\b|live|living|resid|from|genarian/i;

function byRule(saying: Words): Told[] {
  if (!HINT.test(saying.text)) return [];
  for (const {pattern, voices, unless, what, fix} of RULES) {
    if (voices && !voices.includes(saying.voice)) continue;
    if (saying.text.search(pattern) === -1 || unless?.test(saying.text)) continue;
    const [match] = saying.text.matchAll(pattern);
    if (match) return [{at: match.index, what: `${what.replace(/\.$/, '')}: ${match[0].trim()} (${LAW}).`, fix}];
  }
  return [];
}

function at({file, field, lineAt}: Saying, position: number, message: Message): Problem {
  return {file, line: lineAt(position), field, ...message};
}

/** A phone number or an e-mail address in a patient's words, if it is not ours. */
function contactIn(saying: Words, {practice}: Content): Told[] {
  if (saying.voice !== 'patient' && saying.voice !== 'case') return [];
  const ours = practice?.phone.replaceAll(/\D/g, '') ?? '';
  const host = practice?.email.split('@')[1] ?? '';
  const found = [...saying.text.matchAll(PHONE), ...saying.text.matchAll(EMAIL)].find(
    ([text]) => !(ours !== '' && text.replaceAll(/\D/g, '').endsWith(ours)) && !(host !== '' && text.endsWith(host)),
  );
  if (!found) return [];
  return [
    {
      at: found.index,
      what: `A patient's phone number or e-mail address stands here: ${found[0]} (${LAW}).`,
      fix: 'Leave it out.',
    },
  ];
}

/** Words of health and of visits to us: a name beside one of them is a patient's. */
const HEALTH =
  /\b(?:patients?|diagnos\w*|diabet\w*|hiv|hepatitis|cancer|pregnan\w*|depress\w*|anxiety|implants?|veneers?|sealants?|crowns?|braces|aligners?|invisalign|root canal|extraction|dentures?|whitening|fillings?|gum disease|periodontitis|gingivitis|cavit\w*|decay|abscess(?:es)?|infections?|apnea|tmj|surgery|sedation|smile makeover|new smile|teeth cleaned|cleanings?|treatments?|treated|procedures?|appointments?|wisdom teeth|retainers?|bridges?|tooth|toothaches?|opioids?|heart|asthma|autis\w*|addict\w*|meth|smok\w*|medications?|medicines?|allerg\w*|check-?up|x-rays?|bill|owes?|visit(?:ed|ing)? us|before and after|chipped|(?:his|her|their) (?:teeth|smile|mouth|gums))\b/i;

/** Words of patients that name somebody's work. */
const NO_PATIENT =
  /\bpatient (?:care )?(?:coordinator|advocate|liaison|care|relations|services?|experience|portal)s?\b/gi;

/** Whoever is named for what they do, not for their teeth. */
const NOT_A_PATIENT =
  /\b(?:says? hello|founded|invented|named after|author|book|dean|professor|teaches|photographs?|illustrat\w*|designed|artist|physician|specialist|surgeon|refer|foundation|university|joins?|joined|welcomes?|new (?:hygienist|dentist|assistant|coordinator))\b/i;

/** Names that are not of the team, where they are a patient's. */
function namesIn(saying: Words, team: readonly TeamMember[]): Told[] {
  if (saying.field && /(?:^|\.)(?:name|owner)$/.test(saying.field)) return [];
  if (!/\p{Lu}\p{Ll}/u.test(saying.text.slice(1)) && !/^\p{Lu}/u.test(saying.text)) return [];
  const names = peopleIn(saying.text).filter(
    (person) => person.title?.startsWith('Dr') !== true && !isOfTeam(person, team),
  );
  const named = names.find(({title, last, first}) => isPatient(saying, {title, first, last}));
  if (!named) return strangersIn(saying, names);
  return [
    {
      at: named.at,
      what: `${NAMED}: ${named.text} (${LAW}).`,
      fix:
        saying.voice === 'patient'
          ? 'Leave the name out, or write [my husband] in its place.'
          : 'Write "a patient", and leave out what tells who it is.',
    },
  ];
}

/** What people are named for who need no word on who they are. */
const KNOWN_FOR =
  /\bis Mr\b|\b(?:called|named|cartoon|puppet|mascot|coordinator|hygienist|assistant|manager|receptionist|said|says|wrote|writes|quoted|library|museum|school|statue|painted|painter|potter|teacher|coach|mayor|officer|pastor|owner|principal|librarian|writer|composer|singer|builder|architect|by|Saint)\b|["“”]/;

/** Somebody with a full name of whom a page does not say who they are. */
function strangersIn({voice, text, field}: Words, names: readonly NamedPerson[]): Told[] {
  const stranger = names.find(
    ({title, first, last}) => title !== undefined || (first !== undefined && last !== undefined),
  );
  if (!stranger || (voice !== 'page' && voice !== 'facts')) return [];
  // A value that is no sentence names what it is of.
  if (field !== undefined && (stranger.title === undefined || !text.trim().includes(' '))) return [];
  if (HISTORY.test(text) || NOT_A_PATIENT.test(text) || KNOWN_FOR.test(text)) return [];
  return [
    {
      at: stranger.at,
      severity: 'warning',
      what: `${stranger.text} is not of our team: if it is a patient, nobody may read the name here (${LAW}).`,
      fix: 'Write "a patient"; of anybody else, say who it is.',
      finding: 'privacy/person',
      quote: stranger.text,
    },
  ];
}

function isOfTeam(
  {first, last, title}: {first?: string; last?: string; title?: string},
  team: readonly TeamMember[],
): boolean {
  return team.some(
    (member) =>
      (first === undefined || first === member.first || title !== undefined) &&
      (last === undefined || last === member.last || first === undefined) &&
      (first === member.first || last === member.last),
  );
}

function isPatient(
  {voice, text}: Words,
  {title, first, last}: {title?: string; first?: string; last?: string},
): boolean {
  const isFull = first !== undefined && last !== undefined;
  switch (voice) {
    case 'case':
      return !HISTORY.test(text);
    case 'patient':
      return isFull || title !== undefined;
    default:
      return (
        (isFull || title !== undefined || /\bpatients?,? (?:\p{Lu})/u.test(text)) &&
        HEALTH.test(text.replaceAll(NO_PATIENT, '')) &&
        !HISTORY.test(text) &&
        !NOT_A_PATIENT.test(text)
      );
  }
}

/** "patient Laura Vance", "congratulations to Jaden": a name that is no common one, named as a patient's; and whoever signs a review. */
const CALLED =
  /\b(?:[Cc]ongrat\p{L}*|[Ss]hout-?out|[Kk]udos|[Hh]appy birthday|[Ww]ay to go)(?: to|,)?,? (?:our |little |dear )?(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+)?)|\b(?:Meet|Remember|Take) (\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'.-]*)?),? who (?:came|was|had|needed|lost|broke|hated|finished)\b|\b(?:our|my|the|a|new|longtime|former|happy|young|favorite)? ?(?:patient|client)s?,? (?:named |called )?(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+)?)(?=[ ,.'!]|$)|(?:my name is|i am|i'm|this is|signed,?|sincerely,?|regards,?|[-–—~] ?)(?: )?(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}[\p{L}'-]+)(?=[.,!]|$)/gu;

/** Somebody who is called a patient, or signs a review with their name. */
export const checkCalledPatients: Check = inSayings((saying, content) => {
  if (
    !/congrat|meet |remember |take |shout|kudos|birthday|way to go|patient|client|name is|i am|i'm|this is|signed|sincerely|regards|[-–—~]/i.test(
      saying.text,
    ) ||
    toldIn(saying.words, content).some(({what}) => what.startsWith(NAMED))
  )
    return [];
  return [...saying.text.matchAll(CALLED)].flatMap((match): Problem[] => {
    const [, greeted, met, patient, signed] = match;
    const name = greeted ?? met ?? patient ?? signed ?? '';
    if (signed !== undefined && saying.voice !== 'patient') return [];
    if (
      /^(?:Information|Care|Portal|Reviews?|Forms?|Coordinator|Plans?|Health|Rights?|Privacy|Bill|Services?)\b/.test(
        name,
      )
    )
      return [];
    if (teamOf(content).some((member) => [member.name, member.first, member.last].includes(name.replace(/'s$/, ''))))
      return [];
    return [
      at(saying, match.index, {
        what: `${NAMED}: ${name} (${LAW}).`,
        fix: 'Write "a patient", and leave the name out.',
      }),
    ];
  });
}, ourOwn);

/** A case's pictures are named by its number, and no picture by a person who is not of the team. */
export const checkPictureNames: Check = (content) => {
  const team = namesOfTeam(content);
  const tells = (image: string) => {
    const name = posix
      .basename(image)
      .replace(/\.\w+$/, '')
      .toLowerCase();
    const words = name.split(/[-_ ]+/);
    const isNamed = hasGivenName(name, team);
    const isCase = image.includes('cases/');
    return (
      // A dentist who has left may still be in a film.
      (isNamed && !image.includes('team/') && !words.includes('dr')) ||
      (isCase && words.some((word) => /^\d{5,}$|^(?:dob|chart|mrn|mr|mrs|ms)\d*$/.test(word)))
    );
  };
  const message = (image: string): Message => ({
    what: `The name of the picture ${image} tells who the patient is (${LAW}).`,
    fix: image.includes('cases/')
      ? 'Name it by the number of the case, such as cases/50-before.'
      : 'Name it by what it shows.',
  });
  const used = pictureUses(content).filter(({image, role}) => role !== 'portrait' && tells(image));
  const names = new Set(used.map(({image}) => `${IMAGE_FOLDER}/${image}`));
  const unused = [...content.files].filter(
    (file) => file.startsWith(`${IMAGE_FOLDER}/cases/`) && tells(file) && !names.has(file.replace(/\.\w+$/, '')),
  );
  return [
    ...used.map(({image, file, line, field}) => ({file, line, field, ...message(image)})),
    ...unused.map((file) => ({file, line: 1, ...message(file.slice(IMAGE_FOLDER.length + 1))})),
  ];
};
