import type {Content, Document} from '../../../content';
import {phrases} from '../../../language/grammar';
import {memoize} from '../../../memoize';
import {isQuestion} from '../context';
import type {Finder, Found} from '../facts/finder';
import {teamOf} from '../people';

const NAMES =
  'English|Spanish|Vietnamese|Chinese|Mandarin|Cantonese|Arabic|Hindi|Punjabi|Urdu|Tamil|French|German|Italian|Portuguese|Russian|Polish|Ukrainian|Korean|Japanese|Tagalog|Farsi|Persian|Hebrew|Navajo|Swahili|Somali|Romanian|Greek|Igbo|Swedish|Bosnian|Thai';
const LANGUAGE = new RegExp(String.raw`(?<!\p{L})(?:${NAMES}|American Sign Language|ASL)(?!\p{L})`, 'gu');

const SPOKEN = phrases(
  'speak|speaks|spoken|speaking|talk|talks|explain|explains|answer|answers|understand|conversation|fluent',
  'visit|visits|appointment|care|explanations|treat|treats|see|serve|forms .. in',
);
const OF_OTHERS = phrases(
  'interpreter*|translat*|arrange*|not|never|no|if_your|if_you_speak|whether|other_language*|any_language|relative|patient|patients|your_language|language_line|help_in',
  'grew_up|at_home|father|mother|parents|grandmother|grandfather|lesson*|learning|learns|studied|minor|degree|website|browser',
);
const SEVERAL =
  /\b(?:in|speaks?|of) (?:(?:over|more than|at least) )?(three|four|five|six|seven|eight|nine|ten|several|many|\d+) languages\b/i;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The languages that each of the team speaks: those that the own page or a link to it names. */
const spokenBy = memoize(({documents}: Content): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  for (const document of documents) {
    const own = document.path ?? '';
    if (/^\/our-(?:dentist|staff)\/./.test(own)) texts.set(own, `${texts.get(own) ?? ''} ${document.text}`);
    for (const {url, line} of document.body.links)
      if (/^\/our-(?:dentist|staff)\/./.test(url)) texts.set(url, `${texts.get(url) ?? ''} ${lineOf(document, line)}`);
  }
  return texts;
});

function lineOf({text}: Document, line: number): string {
  return text.split('\n')[line - 1] ?? '';
}

/** Languages of the team beside those of the practice, for who compares sentences with them. */
export const languagesOfTeam = memoize((content: Content): readonly string[] =>
  [...spokenBy(content)].map(([path, text]) => `${path}: ${[...new Set(text.match(LANGUAGE))].sort().join(' ')}`),
);

/** A language that we are said to speak, and that neither practice.yml nor anybody's page names. */
export const otherLanguages: Finder = ({text, voice}, content): Found[] => {
  const ours = content.practice?.languages;
  if (voice !== 'page' || !ours || isQuestion(text) || SPOKEN.find(text).length === 0) return [];
  if (OF_OTHERS.find(text).length > 0) return [];
  const several = SEVERAL.exec(text);
  if (several && (NUMBERS.indexOf(several[1]?.toLowerCase() ?? '') + 1 || 3) > ours.length)
    return [found(several.index, several[0], `_practice/practice.yml has ${ours.join(' and ')}`)];
  const people = teamOf(content).filter(({first, last, isDentist}) =>
    isDentist ? text.includes(`Dr. ${last}`) || text.includes(`Dr. ${first}`) : text.includes(first),
  );
  const known = people.map(({path}) => spokenBy(content).get(path) ?? '');
  for (const {0: language, index} of text.matchAll(LANGUAGE)) {
    if (language === 'English') continue;
    const [member] = people;
    if (member && people.length === 1) {
      if (!known.some((page) => page.includes(language)))
        return [found(index, language, `the page of ${member.name} does not speak of it`)];
    } else if (people.length === 0 && !ours.includes(language) && /\b(?:we|our|visit|team|staff)\b/i.test(text)) {
      return [found(index, language, `_practice/practice.yml has ${ours.join(' and ')}`)];
    }
  }
  return [];
};

const found = (at: number, quote: string, what: string): Found => ({
  at,
  quote,
  severity: 'warning',
  what: `"${quote}" is not among the languages that we say we speak: ${what}.`,
  fix: 'Correct the words, the page, or languages in _practice/practice.yml; for others write that we arrange an interpreter.',
  finding: 'facts/language',
});
