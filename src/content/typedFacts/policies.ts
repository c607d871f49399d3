import {escapePattern} from '../escapePattern';
import {factTexts} from '../quotableFacts';
import {memoize} from '../memoize';
import {factsIn, type FactFinder} from './typedFact';

/** A figure of ours, and the words around it without which it could be any other. */
interface Policy {
  fact: string;
  /** How the figure is written; its own text if this is left out. */
  pattern?: RegExp;
  about: RegExp;
  /** What the sentence before it has to say, if the sentence itself does not say what it is about. */
  after?: readonly [before: RegExp, here: RegExp];
}

const FEE = /\bfees?\b|\bcharge[sd]?\b|\bcosts?\b|\bpay\b/;
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|one hundred|a hundred';
const NOTICE = String.raw`\b(?:\d+|twenty-four|forty-eight|three|two|one|an?|the)[ -](?:hours?|(?:business )?days?)[’']?`;
const CANNOT_COME = /\bcancel|\breschedul|\b(?:cannot|can[’']t|unable to) (?:come|make|keep|be)\b/;
const MISSED =
  /\bcancel|\bmiss(?:ed|es|ing)? (?:(?:an?|your|the|this|that|one|two|any|their|his|her) )?(?:\w+ )?(?:appointments?|visits?|cleanings?|times?|slots?)\b|\bmissed[- ](?:appointment|visit)|\bif you miss\b(?! (?:a|your) (?:tooth|teeth))|\bno[- ]shows?\b|\bfail to (?:come|appear|show)|\breschedul/;

const POLICIES: readonly Policy[] = [
  {
    fact: 'cancellation.fee',
    pattern: new RegExp(String.raw`\$\d+(?:\.\d{2})?|\b(?:\d+|(?:${TENS})(?:-\w+)?)[ -]dollars?\b`, 'gi'),
    about: all(FEE, MISSED),
    after: [/\bcancel|\bnotice\b|\bmiss(?:ed)? (?:your|an?|the) (?:visit|appointment)/, /\bfees?\b|\bcharge\b/],
  },
  {
    fact: 'cancellation.notice',
    pattern: new RegExp(String.raw`${NOTICE}(?=\W+(?:\w+\W+){0,3}notice\b)`, 'gi'),
    about: /\bnotice\b/,
  },
  {
    fact: 'cancellation.notice',
    pattern: new RegExp(String.raw`${NOTICE}(?= (?:before|ahead|in advance|prior|beforehand)\b)`, 'gi'),
    about: CANNOT_COME,
  },
  {fact: 'arrival.early', about: /\bearly\b|\bbefore your\b|\bahead\b/},
  {
    fact: 'financing.down',
    pattern: /\b(?:half|a third|a quarter|two thirds|\d+ ?(?:%|percent))(?= (?:down\b|as a down payment))/gi,
    about: /\bdown(?: payment)?\b/,
  },
  {fact: 'financing.down', about: /\bdown(?: payment)?\b/},
  {fact: 'financing.credit-score', about: /\bcredit\b|\bscores?\b/},
  {
    fact: 'discount.cash',
    pattern:
      /\b\d+ ?(?:%|percent)(?= (?:\w+ )?(?:discount|off|less)\b)|(?<=\b(?:discount of|save|saves) )\d+ ?(?:%|percent)/gi,
    about: /\b(?:cash|check)\b/,
  },
  {
    fact: 'discount.prepaid',
    pattern:
      /\b\d+ ?(?:%|percent)(?= (?:\w+ )?(?:discount|off|less)\b)|(?<=\b(?:discount of|save|saves|take off|takes off) )\d+ ?(?:%|percent)/gi,
    about: /\bin full\b|\bpay(?:ing)?\b[^]{0,30}\b(?:ahead|before|up front|early|in advance)\b/,
  },
  {
    fact: 'discount.prepaid',
    about: all(/\bdiscount\b|\boff\b|\bless\b|\bsaves?\b/, /\bin full\b|\bcash\b|\bchecks?\b|\bahead\b/),
  },
  {fact: 'financing.rate-3-months', about: /\binterest\b|\bapr\b/},
  {fact: 'financing.rate-6-months', about: /\binterest\b|\bapr\b/},
  {fact: 'financing.rate-12-months', about: /\binterest\b|\bapr\b/},
  {fact: 'care.sedation-training', about: all(/\bsedation\b/, /\btrain/)},
];

const factTextsOf = memoize(factTexts);

/** A fee, a notice, a discount or a rate of the practice. */
export const policies: FactFinder = (sentence, {site}, before = '') => {
  const [here, above] = [sentence.toLowerCase(), before.toLowerCase()];
  const likely = POLICIES.filter(
    ({about, after}) => about.test(here) || (after?.[0].test(above) === true && after[1].test(here)),
  );
  if (!site || likely.length === 0) return [];
  const texts = factTextsOf(site);
  return likely
    .flatMap(({fact, pattern}) => {
      const text = texts[fact] ?? '';
      return factsIn(sentence, pattern ?? new RegExp(`(?<![\\d.$])${anyForm(text)}(?![\\d%])`, 'g'), (found) => ({
        what: `A figure of the practice is typed into the text: ${found}.`,
        fix: `Write <Fact name="${fact}" /> instead${/\d/.test(found) && found !== text ? `, which is ${text}` : ''}; the figure is in _practice/${fact.startsWith('care.') ? 'claims' : 'policies'}.yml.`,
        ...(found === text && {tag: `<Fact name="${fact}" />`, found}),
      }));
    })
    .filter((found, index, all) => all.findIndex(({at}) => at === found.at) === index);
};

/** A pattern for a figure however people write it: `5 percent` for `5%`, `15-30 minutes` for `15 to 30 minutes`. */
function anyForm(text: string): string {
  return escapePattern(text)
    .replace('%', ' ?(?:%|percent)')
    .replace(/(?<=\d) to (?=\d)/, '(?: to | and | ?[-\u2013] ?)');
}

/** A pattern that matches where all of some do. */
function all(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(`^${patterns.map(({source}) => `(?=[^]*(?:${source}))`).join('')}`);
}
