import leven from 'leven';
import {dictionaryWith} from '../../spelling/dictionary';
import {closestMatch} from '../../closestMatch';
import type {Content} from '../../content';
import {dayOf} from '../../dayOf';
import {replaceOnce} from '../../fix/suggest';
import {memoizeTextsBeside} from '../../memoize';
import type {Message, Problem} from '../../problem';
import type {Check} from '../check';
import {factsAround} from '../factsAround';
import {isDenied} from './context';
import {GIVEN_NAMES} from './givenNames';
import {teamOf, type TeamMember} from './people';
import {DATED, datesIn} from './plausibleDays';
import {asKey, sayingsOf, wordsOf, type Words} from './sayings';

/** Something in a sentence that cannot be. */
type Found = Message & Pick<Problem, 'severity' | 'finding'> & {at: number; quote: string; by?: string};

type Finder = (words: Words, content: Content) => Found[];

/** What a sentence says about days, prices, people and hours agrees with the calendar and with our facts. */
export const checkFactsInWords: Check = (content) =>
  sayingsOf(content)
    .filter(({voice}) => voice !== 'patient')
    .flatMap((saying) =>
      foundIn(asKey(saying), content).map(({at, by, ...message}): Problem => {
        const line = saying.lineAt(at);
        const suggestion = by === undefined ? undefined : replaceOnce(content, saying.file, line, message.quote, by);
        return {file: saying.file, line, field: saying.field, ...message, ...(suggestion && {suggestion})};
      }),
    );

/** What is wrong in a sentence, given as a key. */
const foundIn = memoizeTextsBeside(factsAround, (key, content: Content): Found[] => {
  const words = wordsOf(key);
  return FINDERS.flatMap((find) => find(words, content));
});

const dates: Finder = ({text}, {today}) =>
  /\d/.test(text)
    ? datesIn(text, today).map(({at, text: quote, what, weekday}) => ({
        at,
        quote,
        what,
        fix: weekday
          ? `Write ${quote.replace(weekday[0], weekday[1])}, or correct the date.`
          : 'Look it up in a calendar.',
        finding: 'facts/weekday',
      }))
    : [];

/** A price without its unit, a sign in the wrong place, a discount or a share that is more than there is. */
const PRICES: readonly (Omit<Found, 'at' | 'quote' | 'by'> & {
  pattern: RegExp;
  isWrong?: (found: RegExpExecArray) => boolean;
})[] = [
  {
    pattern:
      /\b(\d{2,4}) ?(?:%|percent) (?:off|discount|savings?|less|reduction|cheaper)\b|\b(?:save|saves|saving|discount of|off by|reduced by|lower by) (?:up to )?(\d{2,4}) ?(?:%|percent)/gi,
    isWrong: ([, one, two]) => Number(one ?? two) > 50,
    what: 'A discount of more than half can hardly be',
    fix: 'Check the figure.',
    finding: 'facts/discount',
  },
  {
    pattern:
      /\b(\d{3,4}) ?(?:%|percent) of (?:all |our |the |adults|patients|people|children|americans|cases|decay|bacteria|plaque)\w*/gi,
    isWrong: ([, share]) => Number(share) > 100,
    what: 'This is more than all',
    fix: 'Check the figure; no share is above 100%.',
    finding: 'facts/share',
  },
  {
    pattern:
      /\b(?:costs?|priced at|fee (?:is|of)|price (?:is|of)|for (?:only|just)|only pay|you pay|starts? at|starting at|charge|now only|deposit of|copay (?:is|of)) (?:only |just |about |around |you )?(\d{1,2},\d{3}|\d{2,5}(?:\.\d{2})?)(?=[.,;!?)]|$| (?:for|per|and|a|each|with|including|instead|plus|until|this|in (?:may|june|july|august)|when|if|or|to \d)\b)/gi,
    what: 'A price stands here without its unit',
    fix: 'Write the dollar sign in front of it, as in $149.',
    finding: 'facts/unit',
  },
  {
    pattern: /(?<![\d$.,])\b\d{1,3}(?:,\d{3})*(?:\.\d{2})? ?\$(?!\d)/g,
    what: 'The dollar sign stands behind the price',
    fix: 'Write it in front, as in $149.',
    finding: 'facts/unit',
  },
  {
    pattern:
      /\$\d{1,3}\.\d{3}\b(?!\.)|\$\d+,\d{1,2}(?!\d)|\$\d+\.\d(?!\d)|\$\d{1,3}(?:,\d{3})*,\d{1,2}(?!\d)|\$ ?\$\d|\$ \d[\d.,]*/g,
    what: 'This price is not written as prices are here',
    fix: 'Write a comma before thousands and a point before cents, as in $1,150.50.',
    finding: 'facts/unit',
  },
  {
    pattern: /\$([\d,]+)(?:\.\d\d)? ?(?:to|-|\u2013) ?\$([\d,]+)/g,
    isWrong: ([, from = '', to = '']) => Number(from.replaceAll(',', '')) > Number(to.replaceAll(',', '')),
    what: 'This runs from the higher price to the lower',
    fix: 'Let the two change places.',
    finding: 'facts/unit',
  },
  {
    pattern: /\b(?:1[3-9]|2\d):[0-5]\d ?[ap]\.?m\b|\b\d{1,2}:[6-9]\d ?(?:[ap]\.?m\b)/gi,
    what: 'There is no such time',
    fix: 'Write it as in 1:30 pm.',
    finding: 'facts/time',
  },
  {
    pattern: /(?:\(\d{3}\) ?|\b\d{3}[-. ])(?:\d{3}[-. ])?[A-Z]{4,7}\b/g,
    what: 'A number in letters cannot be called with one touch',
    fix: 'Write <Phone />.',
    finding: 'facts/phone',
  },
  {
    pattern: /\b(?:call|dial) 9(?!11\b|88\b)\d\d\b(?![- .]\d)/gi,
    what: 'This is not the number for emergencies',
    fix: 'Write 911.',
    finding: 'facts/emergency',
  },
];

const prices: Finder = ({text}) =>
  /\d/.test(text)
    ? PRICES.flatMap(({pattern, isWrong = () => true, what, ...rest}) =>
        [...text.matchAll(pattern)]
          .filter((match) => isWrong(match))
          .slice(0, 1)
          .map((match) => ({at: match.index, quote: match[0], what: `${what}: ${match[0].trim()}.`, ...rest})),
      )
    : [];

const DAY = '(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const OPEN_ON = new RegExp(
  String.raw`\b(?:open|see (?:you|patients|people|children|families|emergencies|kids|everyone)|see (?:\w+ ){0,2}(?:patients|emergencies|children)|appointments?|available|hours|visits?|office is here|here for you|come in|walk in|we work|we answer)\b[^.;!?]{0,40}?\b(?:on |every |also |including |and |most )?(?:${DAY}s?|weekends?|every day|seven days|7 days)\b|\b${DAY} (?:and ${DAY} )?(?:appointments?|hours|visits?|openings)\b|\bweekend (?:appointments?|hours|visits?|openings)\b|\bopen (?:every day|daily|24/7|24 hours|around the clock|seven days|7 days|all week|year-round)\b|\b(?:seven|7) days a week\b|\b(?:here|available|there|open|reach us)(?: for you)? (?:24/7|around the clock|day and night)\b|\b24/7 (?:emergency )?(?:dentist|care|service|dental|appointments?)\b|\b(?:around-the-clock|24-hour) (?:emergency )?(?:dentist|care|service|dental)\b`,
  'gi',
);

/** Open on a day on which we are closed, in whatever words. */
const openOn: Finder = ({text, voice}, {hours}) => {
  if (!hours || voice === 'case' || !/day|weekend|24|clock|daily/i.test(text)) return [];
  const closed = hours.week.filter((entry) => entry.closed).map(({day}) => day.toLowerCase());
  const match = [...text.matchAll(OPEN_ON)].find(({0: words, index}) => {
    const days = [...words.matchAll(/(mon|tues|wednes|thurs|fri|satur|sun)day/gi)].map(([day]) => day.toLowerCase());
    const isAlways = /weekend|every day|daily|24|clock|seven days|7 days|all week|year-round/i.test(words);
    return (
      (days.some((day) => closed.includes(day)) || (isAlways && closed.length > 0)) &&
      !isDenied(text, index + words.length) &&
      !/\bclosed\b|\bexcept\b|\?|online|\bday or night\b|\bvoicemail|message|request|website|brush|floss|wear|rinse|clean|phone line|parking|\bsee (?:you|us) at\b|market|festival|school|\bevent|\bif\b[^.]*\bhurts/i.test(
        text,
      )
    );
  });
  if (!match) return [];
  return [
    {
      at: match.index,
      quote: match[0],
      what: `"${match[0]}" says that we are open when _practice/hours.yml says that we are closed.`,
      fix: 'Correct the words, or the hours.',
      finding: 'facts/open-on',
    },
  ];
};

const COME =
  /\b(?:open|see you|join us|appointments?|visits?|come (?:in|by|see|visit)|available|book|walk in|hours)\b/i;

/** Open on a day on which a closure says that we are closed. */
const openOnClosure: Finder = ({text, voice}, {hours, today}) => {
  if (!hours || voice === 'case' || !COME.test(text) || /\bclos(?:ed|ure)|\?/i.test(text)) return [];
  return [...text.matchAll(DATED)].flatMap((match): Found[] => {
    const [quote, , month = '', day = '', year] = match;
    const next = [0, 1].map((years) => dayOf(`${month} ${day}, ${Number(year ?? today.slice(0, 4)) + years}`));
    const on = year === undefined ? next.find((date) => date >= today) : next[0];
    const closure = hours.closures.find(({from, to}) => on !== undefined && from <= on && on <= to);
    if (!closure || isDenied(text, match.index)) return [];
    return [
      {
        at: match.index,
        quote,
        what: `We are closed on ${quote} (${closure.name}).`,
        fix: 'Correct the date, or the closure.',
        finding: 'facts/open-on',
      },
    ];
  });
};

const DOCTOR = /\bDr\.? (?:(\p{Lu}[\p{L}'-]+) )?(\p{Lu}[\p{L}'-]+)/gu;
const OURS =
  /\b(?:our|ask(?:s|ing)? (?:for|to see)|see|meet|book with|visit with|call|with|join(?:s|ed)?|welcomes?|team|will see you|sees|treats|performs|places|is happy to|leads|accepts|takes|retires?|retired|returns?)\b/i;

/** Dentists who are none of ours, or whose name is misspelled. */
const doctors: Finder = ({text, voice}, content) => {
  if (voice === 'case' || !/\bDr\b/.test(text)) return [];
  const dentists = teamOf(content).filter(({isDentist}) => isDentist);
  if (dentists.length === 0) return [];
  return [...text.matchAll(DOCTOR)].flatMap((match): Found[] => {
    const [quote, first, written = ''] = match;
    const last = written.replace(/'s$/, '');
    const known = dentists.find((dentist) => dentist.last === last || (first === undefined && dentist.first === last));
    if (known)
      return first === undefined ||
        first === known.first ||
        (!dentists.some((one) => one.first === first) && !near(first, [known]))
        ? []
        : [misspelled(match, quote, `Dr. ${known.name}`)];
    if (dentists.some(({name}) => name.split(' ').includes(last))) return [];
    const meant = closestTo(last, dentists) ?? (first && dentists.find((dentist) => dentist.first === first));
    if (meant) return [misspelled(match, quote, quote.replace(last, meant.last))];
    if (
      !OURS.test(text) ||
      /\b(?:specialists?|refer\w*|surgeons?|physicians?|pediatricians?|cardiologists?|office of|met|at \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (?:Surgery|Dental|Dentistry|Orthodontics|Endodontics|Periodontics|Hospital|Clinic|University|College))\b/iu.test(
        text,
      )
    )
      return [];
    return [
      {
        at: match.index,
        quote,
        severity: 'warning',
        what: `${quote} has no page among our dentists.`,
        fix: `Write one of ${dentists.map(({last: name}) => `Dr. ${name}`).join(', ')}, or leave the name out.`,
        finding: 'facts/person',
      },
    ];
  });
};

function misspelled(match: RegExpExecArray, quote: string, by: string): Found {
  return {
    at: match.index,
    quote,
    by,
    what: `Nobody here is called ${quote}.`,
    fix: `Write ${by}.`,
    finding: 'facts/person',
  };
}

function near(word: string, team: readonly TeamMember[]): boolean {
  return (
    closestMatch(
      word,
      team.map(({first}) => first),
    ) !== undefined
  );
}

function closestTo(last: string, dentists: readonly TeamMember[]): TeamMember | undefined {
  const name =
    last.length < 4
      ? undefined
      : closestMatch(
          last,
          dentists.map((dentist) => dentist.last),
        );
  return dentists.find((dentist) => dentist.last === name);
}

const ROLE =
  /\b(?:ask(?: for)?|call|meet|see|with|our|find|thank|write to|greeted by|hygienists?|assistants?|coordinators?|manager|receptionist)(?: (?:\p{Ll}+ ){0,3}?)?(\p{Lu}\p{Ll}{2,}(?:'s)?)(?= (?:at the (?:front )?desk|or|and|will|can|in our|at our|greets|answers|,|for|about)|[.,;)]|$)|\b(\p{Lu}\p{Ll}{2,})(?= (?:greets|answers the phone|at the front desk|at our front desk|will greet|will call you|runs the front|cleans teeth|is our|from our (?:front desk|team|office)))/gu;

/** Names of the team with a letter wrong, and people at the desk who have no page (any more). */
const staff: Finder = ({text, voice, field}, content) => {
  if (voice === 'case' || (field !== undefined && /name|title|heading/.test(field))) return [];
  const team = teamOf(content);
  if (team.length === 0) return [];
  const full = team.flatMap(({first, last}): Found[] => {
    const at = text.search(new RegExp(String.raw`(?<![\p{L}'])${first} \p{Lu}`, 'u'));
    const [quote = '', found = ''] = at === -1 ? [] : (/^\p{L}+ (\p{Lu}[\p{L}'-]+)/u.exec(text.slice(at)) ?? []);
    const isTeam = team.some((member) => member.first === first && found.replace(/'s$/, '') === member.last);
    if (at === -1 || isTeam || closestMatch(found, [last]) === undefined) return [];
    return [
      {
        at,
        quote,
        by: `${first} ${last}`,
        what: `Nobody here is called ${quote}.`,
        fix: `Write ${first} ${last}.`,
        finding: 'facts/person',
      },
    ];
  });
  if (full.length > 0) return full.slice(0, 1);
  return [...text.matchAll(ROLE)].flatMap((match): Found[] => {
    const name = (match[1] ?? match[2] ?? '').replace(/'s$/, '');
    if (team.some(({first, last, name: whole}) => first === name || last === name || whole.split(' ').includes(name)))
      return [];
    const at = match.index + match[0].lastIndexOf(name);
    const meant = name.length < 4 ? undefined : team.find(({first}) => isOneLetterOff(first, name));
    if (meant)
      return [
        {
          at,
          quote: name,
          by: meant.first,
          what: `Nobody here is called ${name}.`,
          fix: `Write ${meant.first}.`,
          finding: 'facts/person',
        },
      ];
    if (
      !/\b(?:front desk|the desk|hygienist|assistant|coordinator|manager|receptionist|greets?|answers the phone|ask for|will call you|our team)\b/i.test(
        text,
      ) ||
      (!GIVEN_NAMES.has(name) && !(isNameOnly(name) && !/[-'’]$/.test(text.slice(0, at))))
    )
      return [];
    return [
      {
        at,
        quote: name,
        severity: 'warning',
        what: `${name} has no page among our staff.`,
        fix: 'Name somebody who works here, or add the page.',
        finding: 'facts/person',
      },
    ];
  });
};

/** A word that is no word in small letters, and no place of ours: the dictionary has it as a name, or not at all. */
function isNameOnly(name: string): boolean {
  const {knows} = dictionaryWith(new Set());
  return /^\p{Lu}\p{Ll}{2,}$/u.test(name) && !/(?:ese|ish|ian|ean|day)$/.test(name) && !knows(name.toLowerCase());
}

function isOneLetterOff(name: string, written: string): boolean {
  return (
    name.startsWith(written.charAt(0)) &&
    Math.abs(name.length - written.length) <= 1 &&
    closestMatch(written, [name]) !== undefined &&
    name.slice(0, 2) === written.slice(0, 2)
  );
}

const ROLES: readonly [noun: string, role: RegExp][] = [
  ['hygienist', /hygien/i],
  ['assistant', /assist/i],
  ['manager', /manag/i],
  ['coordinator', /coordinat/i],
  ['receptionist', /recept|front|desk|coordinat/i],
];
const IN_ROLE = new RegExp(
  String.raw`\b(?:[Oo]ur|[Tt]he) (?:\p{Ll}+ ){0,2}?(${ROLES.map(([noun]) => noun).join('|')}),? (\p{Lu}[\p{L}'-]+)`,
  'gu',
);

/** Somebody of the team who is said to do another work than their page says. */
const roles: Finder = ({text, voice}, content) => {
  if (voice === 'case') return [];
  return [...text.matchAll(IN_ROLE)].flatMap((match): Found[] => {
    const [quote, noun = '', name = ''] = match;
    const member = teamOf(content).find(({first}) => first === name.replace(/'s$/, ''));
    const role = ROLES.find(([one]) => one === noun)?.[1];
    if (!member || member.role === '' || role?.test(member.role)) return [];
    return [
      {
        at: match.index,
        quote,
        severity: 'warning',
        what: `${member.name} is no ${noun}: the page says "${member.role}".`,
        fix: 'Correct the words, or the page.',
        finding: 'facts/person',
      },
    ];
  });
};

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNTED = new RegExp(
  String.raw`\b(?:our|all|we are|team of) (\d{1,2}|${NUMBERS.join('|')}) (dentists|doctors)\b`,
  'gi',
);

/** Another number of dentists than have a page. */
const counts: Finder = ({text, voice}, content) => {
  const dentists = teamOf(content).filter(({isDentist}) => isDentist).length;
  if (voice === 'case' || dentists === 0) return [];
  return [...text.matchAll(COUNTED)].flatMap((match): Found[] => {
    const [quote, number = ''] = match;
    const said = Number(number) || NUMBERS.indexOf(number.toLowerCase()) + 1;
    if (said === dentists) return [];
    return [
      {
        at: match.index,
        quote,
        what: `"${quote}" is not so: ${dentists} have a page.`,
        fix: 'Write <Fact name="counts.dentists"/> in the place of the number.',
        finding: 'facts/count',
      },
    ];
  });
};

/** A day that is announced, and has gone by. */
const over: Finder = ({text, voice}, {today}) => {
  if (
    voice === 'case' ||
    !/\b(?:closed|closes?|open|opens|join us|see you|register|sign up|ends?|until|through|starts?|begins?|will be|book (?:by|before))\b/i.test(
      text,
    )
  )
    return [];
  return [...text.matchAll(DATED)].flatMap((match): Found[] => {
    const [quote, , month = '', day = '', year] = match;
    if (year === undefined) return [];
    const on = dayOf(`${month} ${day}, ${year}`);
    if (on === '' || on >= today || /\bsince|\b(?:was|were|had|did|began|opened|started|ended)\b/i.test(text))
      return [];
    return [
      {
        at: match.index,
        quote,
        severity: 'warning',
        what: `${quote} is over.`,
        fix: 'Delete the sentence, or write the next date.',
        finding: 'facts/over',
      },
    ];
  });
};

/** Open on a holiday on which a closure says that we are closed, called by its name. */
const openOnHoliday: Finder = ({text, voice}, {hours}) => {
  if (!hours || voice === 'case' || !COME.test(text) || /\bclos(?:ed|ure)|\?|\bbefore\b|\bafter\b/i.test(text))
    return [];
  return [...new Set(hours.closures.map(({name}) => name))].flatMap((name): Found[] => {
    const at = text.search(new RegExp(String.raw`\bon ${name.replaceAll(/[^\p{L}\d ]/gu, '.')}\b`, 'iu'));
    if (at === -1 || isDenied(text, at)) return [];
    return [
      {
        at,
        quote: name,
        what: `We are closed on ${name}.`,
        fix: 'Correct the words, or the closure in _practice/hours.yml.',
        finding: 'facts/open-on',
      },
    ];
  });
};

/** Days on which many are closed, and that no closure is called after. */
const NAMED_DAYS: readonly [words: RegExp, day: string][] = [
  [/\bchristmas eve\b/i, '12-24'],
  [/\bchristmas(?! eve)(?: day)?\b/i, '12-25'],
  [/\bnew year's eve\b/i, '12-31'],
  [/\bnew year's day\b/i, '01-01'],
];

/** Open on such a day, which a closure covers. */
const openOnNamedDay: Finder = ({text, voice}, {hours, today}) => {
  if (
    !hours ||
    voice === 'case' ||
    !/\b(?:open|appointments?|visits?|here|available|see (?:you|patients))\b/i.test(text)
  )
    return [];
  if (/\bclos(?:ed|ure)|\?|\bbefore\b|\bafter\b|\bnot open\b|\bexcept\b/i.test(text)) return [];
  return NAMED_DAYS.flatMap(([words, day]): Found[] => {
    const match = words.exec(text);
    const [next] = [0, 1].map((years) => `${Number(today.slice(0, 4)) + years}-${day}`).filter((date) => date >= today);
    const closure = hours.closures.find(({from, to}) => next !== undefined && from <= next && next <= to);
    if (!match || !closure || isDenied(text, match.index)) return [];
    return [
      {
        at: match.index,
        quote: match[0],
        what: `We are closed on ${match[0]} (${closure.name}).`,
        fix: 'Correct the words, or the closure in _practice/hours.yml.',
        finding: 'facts/open-on',
      },
    ];
  });
};

const WALK_IN =
  /\bno appointments? (?:is |are )?(?:needed|necessary|required)\b|\bwalk[- ]ins? (?:are )?(?:always )?(?:welcome|accepted|any ?time|taken)\b|\b(?:come|drop|stop|walk) (?:in|by) (?:any ?time|whenever|without an appointment)\b|\b(?:come|seen|visit) without (?:an )?appointment\b/i;

/** Whoever may come without an appointment, where hours.yml says by appointment only. */
const walkIns: Finder = ({text, voice}, {hours}) => {
  const match =
    voice === 'page' && /appointment/i.test(hours?.note ?? '') && !/\bdays a week\b|weekend/i.test(text)
      ? WALK_IN.exec(text)
      : null;
  if (!match || (isDenied(text, match.index) && !/^no\b/i.test(match[0]))) return [];
  return [
    {
      at: match.index,
      quote: match[0],
      what: `"${match[0]}" contradicts the note in _practice/hours.yml: ${hours?.note}.`,
      fix: 'Correct the words, or the note.',
      finding: 'facts/open-on',
    },
  ];
};

/** Our name with a slip in it. */
const misspelledName: Finder = ({text}, {practice}) => {
  if (!practice) return [];
  const name = practice.name.split(' ').slice(0, 2).join(' ');
  return [...text.matchAll(/(?<!\p{L})\p{Lu}\p{L}{2,} \p{Lu}\p{L}{2,}/gu)].flatMap(({0: quote, index: at}): Found[] => {
    const far = leven(quote, name);
    if (far === 0 || far > 2 || quote.toLowerCase() === name.toLowerCase()) return [];
    return [
      {
        at,
        quote,
        what: `Nobody here is called "${quote}": our name is ${practice.name}.`,
        fix: 'Write <Fact name="practice.name" />, or {practice} in a field.',
        finding: 'facts/our-name',
      },
    ];
  });
};

const SUITE = /\b(?:Suite|Ste\.?|#) ?(\d+)/i;
const ADDRESS = {fix: 'Write <Address />.', finding: 'facts/address'};

/** Another suite or zip code than ours. A whole address is compared with ours elsewhere. */
const wrongAddress: Finder = ({text}, {practice}) => {
  const isOurs =
    /\b(?:we|us|our|look for)\b/i.test(text) && !/\b(?:Rd|Dr|St|Ave|Blvd|Ln|Way|Road|Drive|Street|Avenue)\b/.test(text);
  if (!practice || !isOurs) return [];
  const {street, city, zip} = practice.address;
  const ours = SUITE.exec(street)?.[1];
  const suite = SUITE.exec(text);
  const place = new RegExp(String.raw`\b${city}, (?:AZ|Arizona),? (\d{5})\b`).exec(text);
  return [
    ...(ours && suite && suite[1] !== ours
      ? [{at: suite.index, quote: suite[0], ...ADDRESS, what: `We are in suite ${ours}, not in "${suite[0]}".`}]
      : []),
    ...(place && place[1] !== zip
      ? [{at: place.index, quote: place[0], ...ADDRESS, what: `Our zip code is ${zip}, not ${place[1]}.`}]
      : []),
  ];
};

/** We have been here for as long as a practice can be. */
const founded: Finder = ({text, voice}, {today}) => {
  if (voice === 'case' || !/\b(?:1[0-9]|20)\d\d\b/.test(text)) return [];
  const pattern =
    /\b(?:since|in|from) (1\d{3}|20\d{2})\b(?=[^.]*\b(?:we|our|us|practice|office|opened|founded|started|joined|looked after)\b)|(?<=\b(?:we|our|us|practice|office|opened|founded|started|joined|graduated|looked after)\b[^.]{0,60}\b(?:since|in|from) )(1\d{3}|20\d{2})\b/gi;
  return [...text.matchAll(pattern)].flatMap((match): Found[] => {
    const year = match[1] ?? match[2] ?? '';
    if (year >= '1955' && year <= today.slice(0, 4)) return [];
    if (year > today.slice(0, 4) && /\b(?:will|from|until|next)\b/i.test(text)) return [];
    return [
      {
        at: match.index,
        quote: match[0],
        severity: 'warning',
        what: `${year} can hardly be the year that is meant.`,
        fix: 'Check the year.',
        finding: 'facts/year',
      },
    ];
  });
};

const FINDERS: readonly Finder[] = [
  founded,
  openOnHoliday,
  openOnNamedDay,
  walkIns,
  misspelledName,
  wrongAddress,
  dates,
  prices,
  openOn,
  openOnClosure,
  over,
  doctors,
  staff,
  roles,
  counts,
];
