import {joinPatterns, NUMBER_WORDS} from '@dental/content';
import {WEEKDAY} from './calendar';

/* Words for being open and closed. Each entry may be a short pattern (`compileWords.ts`). */

const COUNTS = [
  String.raw`\d+`,
  'an?',
  'few',
  'many',
  'several',
  'half',
  ...NUMBER_WORDS.slice(1, 11),
  String.raw`\w+t(?:een|y)`,
];

/** "hours" of an office, not "two hours". */
const OFFICE_HOURS = String.raw`(?<!\b${joinPatterns(COUNTS)} )hours`;

const VISITORS = [
  'patients',
  'people',
  'children',
  'kids',
  'families',
  'adults',
  'emergencies',
  'everyone',
];

/** People who are visited instead of us: "visit her". */
const VISITED = ['her', 'him', 'them', 'me', 'my', 'his', 'their', 'family', 'relatives'];

const AVAILABILITY = [
  'here',
  'free',
  'kept',
  'reserved',
  'set aside',
  'popular',
  'for (?:families|children|kids|patients|people|emergencies)',
];

const WEEKDAY_STEM = '(?:Sat|Sun|Mon|Tues|Wednes|Thurs|Fri)';

const DAY_PARTS = ['morning', 'afternoon', 'evening', 'night', 'slot', 'clinic'];

/** Open slots are offered, and not our door. */
const OPEN_THINGS = ['times?', 'slots?', 'spots?', 'room', 'spaces?', 'chairs?'];

/** We are open, or patients can come. */
export const OPEN_WORDS: readonly string[] = [
  String.raw`(?<!\b${joinPatterns(OPEN_THINGS)} )open(?! (?:house|your|wide|the|up)\b)`,
  'opens',
  '(?:come|drop|pass|stop|swing|walk) (?:by|in)',
  'come (?:to the|on)',
  'ring',
  'knock',
  'in the office',
  '(?:dentists?|doctors?|hygienists?|team|staff) works?',
  'come (?:and )?see',
  'see (?:you|us)',
  '(?:visit|find|reach) us',
  'join us',
  'walk-ins',
  'we work',
  'back at work',
  String.raw`(?:sees?|seeing|treats?|takes?) (?:\p{L}+ ){0,2}${joinPatterns(VISITORS)}`,
  '(?:(?:evening|night) )?appointments?',
  `(?:(?:evening|night) )?${OFFICE_HOURS}`,
  String.raw`(?:(?:evening|night) )?visits?(?! ${joinPatterns(VISITED)}\b)`,
  'slots',
  'openings',
  '(?:best|good|great) (?:bet|time)s?',
  '(?:quietest|calmest|busiest)',
  `(?:are|is|'re|be) (?:also |still |always |all )?${joinPatterns(AVAILABILITY)}`,
  'available',
  'welcome',
  '(?:24/7|24-hour|around-the-clock) (?:emergency )?(?:dentist|care|service|dental)',
  String.raw`(?:our|an?|one of our) (?=${WEEKDAY_STEM}\w* ${joinPatterns(DAY_PARTS)})`,
];

/** We are closed. */
export const CLOSED_WORDS: readonly string[] = [
  'closed',
  'shut',
  String.raw`close[sd]?(?= (?:on|every|for|all)\b)`,
  'not open',
  `no ${OFFICE_HOURS}`,
  'no (?:appointments|visits|patients)',
  'not (?:here|available)',
  'never (?:open|here)',
  "(?:do not|don't|does not|doesn't) (?:open|see|work|take|treat)",
  'nobody (?:is|answers)(?: here)?',
  'day off',
  'off',
];

/** Hours of other places, or something that patients do. */
export const THIRD_PARTY_WORDS: readonly string[] = [
  'lab',
  'laboratory',
  'pharmacy',
  'garage',
  'stores?',
  'shops?',
  'market',
  '(?<!after-)schools?(?!-age)',
  'hospital',
  'library',
  'restaurant',
  'café',
  'bank',
  'urgent care',
  'museum',
  'pool',
  'park',
  'parking',
  'lots?(?! of)',
  'line',
  'insurers?',
  'insurance',
  'plans?',
  'lender',
  'company',
  'hotline',
  '988',
  '911',
  'center',
  'service',
  'website',
  'portal',
  'elevator',
  'gate',
  'building',
  'courier',
  'post office',
  'parade',
  'festival',
  'fair',
  'race',
  'game',
  'free clinic',
  'college',
  '(?<!(?:sees?|treats?|takes?) )(?:children|kids) (?:are(?! welcome)|have|from)',
  '(?:children|kids) (?:six|seven|eight|nine|ten)',
  'brush',
  'floss',
  'rinse',
  'eat',
  'drink',
  'meal',
  'stomach',
  'medicines?',
  'tablets?',
  'pills?',
  'dose',
  'asleep',
  'sleep',
  'bed',
  'sun',
  'weather',
  'traffic',
  'work until',
  'grew up',
  'born',
  'lectures?',
  'teaches',
  'coaches',
  'plays',
  'volunteers?',
  'wear',
  'trays?',
  'retainer',
  'aged?',
];

/** Contact that is possible when the office is closed, and statements that are not certain. */
export const REMOTE_OR_UNCERTAIN_WORDS: readonly string[] = [
  'closed',
  'online',
  'messages?',
  'voicemail',
  'request an?',
  'e-?mails?',
  'letters?',
  'calls? (?:that|back)',
  'hurts',
  'if',
  'unless',
  'whether',
  'when',
  'except',
  'sometimes',
  'not',
  'never',
  'nobody',
  'no',
];

/** We are at work, or back. */
export const HERE_WORDS: readonly string[] = [
  'open',
  'back',
  'reopens?',
  'returns?',
  'resume',
  'here',
  'working day',
  'at our (?:desks|posts)',
  'works?',
  'working',
  'in until',
  'close[sd]? (?:at|early)',
  'book',
  'perfect time',
  'as usual',
  'answer(?:ed|ing)',
  String.raw`(?:normal|ordinary|regular|usual) (?:\p{L}+ )?(?:day|workday|hours|schedule)`,
];

/** We are away. */
export const AWAY_WORDS: readonly string[] = [
  'clos(?:ed|ing|ure)',
  'shut',
  'away',
  'closes? for',
  String.raw`closes? on(?! .*\b(?:at|until)\b)`,
  '(?:break|holidays?|closure|vacation) (?:starts?|begins?)',
  String.raw`(?:is|are|be|have|has|takes?|took|gets?|we) (?:\p{L}+ )?off`,
  '(?:is|are|be|stays?) home',
  '(?:days?|week) off',
  'not (?:open|here|in|available)',
  'nobody',
  'no one answers',
  'holidays? for us',
  '(?:holiday|winter|spring|summer|christmas) break',
  'dark',
];

/** People come because of these words, and find the office closed. */
export const INVITATION_WORDS: readonly string[] = [
  'open',
  'see you',
  'join us',
  'appointments?',
  'visits?',
  'come (?:in|by|see)',
  'available',
  'book',
  'walk in',
  'hours',
  String.raw`(?:see|sees) (?:\p{L}+ )?patients`,
];

/** Nearly every sentence that names a day or a time contains one of these. */
export const DAY_OR_TIME_HINTS: readonly string[] = [
  String.raw`\d`,
  'day',
  'week',
  String.raw`\b(?:mon|tues?|wed|thu|fri|sat)\b`,
  'noon',
  'midnight',
  'daily',
  'clock',
  'hour',
  'year-round',
  'christmas',
  'new year',
  'luther',
  'mlk',
  "washington's",
  'juneteenth',
  'july',
  'thanksgiving',
  'until',
  'till',
  'from',
  String.raw`\bat (?:half|quarter|${joinPatterns(NUMBER_WORDS.slice(1, 13))})`,
  'past',
];

/** A day is announced. */
export const ANNOUNCEMENT_WORDS: readonly string[] = [
  'closed',
  'closes?',
  'open',
  'opens',
  'join us',
  'see you',
  'register',
  'sign up',
  'ends?',
  'until',
  'through',
  'starts?',
  'begins?',
  'will be',
  'book (?:by|before)',
];

/** A day is in the past, and the sentence says so. */
export const PAST_TENSE_WORDS: readonly string[] = [
  'was',
  'were',
  'had',
  'did',
  'began',
  'opened',
  'started',
  'ended',
  'went',
  'came',
  'met',
  'held',
  'took',
  'found',
  'gave',
  'ran',
  'spoke',
  'visited',
  'joined',
  'finished',
  'tested',
  'moved',
  'celebrated',
  'hosted',
];

/** A count and no time of day follows: "until two weeks after", "from six to eight weeks". */
export const COUNTED_AFTER_TIME: readonly string[] = [
  String.raw`[\d,-]\d`,
  '[/%]',
  String.raw` (?:percent|of|per|person|place|side|hundred|more|less|other)\b`,
  String.raw` to (?:${joinPatterns(NUMBER_WORDS.slice(1, 13))}|an?|\d+|\w+ty(?:-\w+)?)\b`,
  ' on(?=[,.;]|$)',
  String.raw`[- ](?:\p{L}+ )?(?:minute|hour|day|week|month|year|visit|time)s?\b`,
  String.raw` (?!always|${WEEKDAY}s|weekdays|weekends)\p{L}{4,}s\b`,
];

/** All hours of all days, in words. */
export const ALWAYS_WORDS: readonly string[] = [
  '24/7',
  '(?:24|twenty-four)[- ]hours?',
  'around[- ]the[- ]clock',
  'day (?:and|or) night',
  'night and day',
  '(?:at )?any (?:hour|time) of (?:the )?(?:day|night)',
  'at (?:any|all) hours?',
  '(?:seven|7) days a week',
  '365 days',
];

/** We or our visitors are there. */
export const OUR_TIME_WORDS: readonly string[] = [
  'we',
  'us',
  'our (?:office|practice|dentists?|doctors?|hygienists?|team|staff|doors?)',
  'you (?:can|may) (?:come|visit|be seen)',
  'come (?:in|by|to)',
  'patients',
];

/** Contact without our door: a phone that is answered, a page, or something to do at home. */
export const REMOTE_CONTACT_WORDS: readonly string[] = [
  'calls?',
  'phones?',
  'lines?',
  'answer(?:s|ed|ing)?',
  'page',
  'site',
  'write',
  'book',
  'wears?',
  'hurts?',
  'pain',
  'tell us',
  'ask us',
];

/** All days of the week. */
export const EVERY_DAY_WORDS: readonly string[] = [
  ...ALWAYS_WORDS,
  '(?:every|any|each) day(?! of (?!the week))',
  'daily',
  String.raw`(?<=\bopen )(?:seven|7) days`,
  'all week',
  'year-round',
];

/** Verbs before an opening time, with "at" or "by". */
export const OPENING_VERBS: readonly string[] = [
  'opens?(?! (?:the|a|an|our) (?!office|practice|doors?))',
  'unlocks?(?: (?:the|our) doors?)?',
  'start(?:s|ing)?',
  'begin(?:s|ning)?',
  'first (?:visit|appointment|patient)s?',
];

/** The same for closing. */
export const CLOSING_VERBS: readonly string[] = [
  'clos(?:es?|ing)',
  'lock up',
  'go home',
  'finish',
  'ends?',
  'leave',
  'last (?:visit|appointment|patient)s?',
];

/** A time next to these words is one of our hours. */
export const ABOUT_US_WORDS: readonly string[] = [
  'we',
  "we're",
  'us',
  'our',
  'office',
  'practice',
  'doors?',
  'phones?',
  'desk',
  'open',
  'opens',
  'closed?',
  'closes',
  'hours',
  'appointments?',
  'visits?',
  'slots',
  'come (?:by|in)',
  '(?:can|may) come',
  'evenings?',
  'mornings?',
  'answers?',
];
