import {isQuestion} from '../../../../src/content/checks/meaning/context';
import type {Finder, Found} from '../../../../src/content/checks/meaning/facts/finder';
import {phrases, type Phrases} from '../../../../src/content/language/grammar';
import type {Content} from '../../../../src/content/content';
import {likelyIn} from '../../../../src/content/checks/meaning/wordRule';
import {MONTH, mentionsIn, YEAR, type Mention} from './mentions';

/** A figure of ours, and the sentences that speak of it. */
interface Figure {
  /** As a sentence says it; undefined, or without an amount, where we have none. */
  said: (content: Content) => string | undefined;
  kind: Mention['kind'];
  pattern: Phrases;
  unless: Phrases;
  /** The tag that quotes it, or another remedy. */
  fact?: string;
  fix?: string;
  /** By which factor another figure may be smaller or larger and still be meant, such as a few minutes. */
  slack?: number;
  /** The range outside of which it is a figure of something else. */
  within?: readonly [least: number, most: number];
  /** It stops a publication. */
  isError?: true;
}

/** What a lender or somebody else decides. */
const OF_OTHERS = 'lender*|partner*|bank|carecredit|card|cards|INSURANCE';

const FIGURES: readonly Figure[] = [
  {
    said: ({claims}) => claims?.xrayReduction,
    kind: 'percent',
    pattern: phrases(
      'x_ray*|radiation|digital & cut|cuts|less|lower|lowers|fewer|reduc*|smaller|below & radiation|film|dose',
    ),
    unless: phrases('cone_beam|3d|scan|collar|apron'),
    fact: 'care.xray-reduction',
  },
  {
    said: ({claims}) => claims?.crownLife,
    kind: 'duration',
    pattern: phrases(
      'crown|crowns .. last|lasts|hold|holds|keep|keeps|stay|good|serve*',
      'crown|crowns & lifespan|life',
    ),
    unless: phrases('temporary|implant*|some|past|longer|ago|since|pain|numb*|sensitiv*|visit|bridge*'),
    fact: 'care.crown-life',
  },
  {
    said: ({claims}) => claims?.bridgeVisits,
    kind: 'count',
    pattern: phrases('bridge|bridges ... takes|take|needs|need|done|ready ... visit|visits|appointment|appointments'),
    unless: phrases('implant*|temporary|year|check*|cleaning*'),
    fact: 'care.bridge-visits',
  },
  {
    said: ({claims}) => claims?.sedationTraining,
    kind: 'duration',
    pattern: phrases('train*|course|courses|hours & sedation|sedate'),
    unless: phrases('every|each|renew*|staff|assistant*|before|after'),
    fact: 'care.sedation-training',
  },
  {
    said: ({policies}) => policies?.financing.plans.map(({interestPercent}) => `${interestPercent}%`).join(', '),
    kind: 'percent',
    pattern: phrases('interest|apr|annual_percentage|rate & plan|plans|our|us|months|installments'),
    unless: phrases(`${OF_OTHERS}|late|overdue|discount*|down|ask`),
    fact: 'financing.rate-3-months',
  },
  {
    said: ({policies}) => policies?.financing.plans.map(({months}) => `${months} months`).join(', '),
    kind: 'duration',
    pattern: phrases(
      'plan|plans|payments|installments|rest|balance|spread|choose & over|up_to|for|in|to_pay|of|or & months|years|year',
      'NUMBER|COUNT .. months|years to_pay|of_payments',
    ),
    unless: phrases(`${OF_OTHERS}|every|ago|after|until|deductible|care|treatment|aligner*|visit*|retainer*`),
    fix: 'Correct the words, or the plans.',
    within: [MONTH, 10 * YEAR],
    isError: true,
  },
  {
    said: ({policies}) => policies && `${policies.financing.partnerMinimumCreditScore}`,
    kind: 'count',
    pattern: phrases('score|scores & credit|approv*|lender|apply|from|above'),
    unless: phrases('highest|range|between|average'),
    fact: 'financing.credit-score',
    within: [300, 899],
    isError: true,
  },
  {
    said: ({policies}) =>
      policies && `${policies.discounts.cashOrCheckPercent}%, ${policies.discounts.paidInFullPercent}%`,
    kind: 'percent',
    pattern: phrases('cash|check|checks|in_full|up_front|in_advance & off|discount*|save|saves|less|reduction'),
    unless: phrases('down|interest|lender*|plan|INSURANCE'),
    fact: 'discount.cash',
  },
  {
    said: ({policies}) => policies && `${policies.arrival.fromMinutes} to ${policies.arrival.toMinutes} minutes`,
    kind: 'duration',
    pattern: phrases(
      'arrive|come|be_here ... early|ahead|before_your|beforehand|before_the',
      'forms ... minutes|hour early|ahead|before',
    ),
    unless: phrases('sedation|tablet|eat|drink|late|medicine|antibiotic*|call|x_rays|notice|cancel*|open*'),
    fact: 'arrival.early',
    slack: 1.5,
  },
  {
    said: ({policies}) => policies && `${policies.terms.minimumAge}`,
    kind: 'count',
    pattern: phrases(
      'age|older|must|anybody|anyone|NUMBER .. use .. site|website',
      'use .. site|website .. NUMBER|age|older',
    ),
    unless: phrases('parent|guardian|children'),
    fact: 'terms.minimum-age',
  },
  {
    said: ({policies}) => policies && `${policies.privacy.requestLimitYears} years`,
    kind: 'duration',
    pattern: phrases('list|account|accounting|record|records of disclosures ... years', 'disclosures ... years'),
    unless: phrases('since|retain*|children|law'),
    fact: 'privacy.request-limit',
  },
];

/** A figure in words that is another than our own facts have: the first. */
export const otherFigures: Finder = ({text, voice}, content): Found[] => {
  if (voice !== 'page' || isQuestion(text) || mentionsIn(text).length === 0) return [];
  for (const row of likelyIn(text, FIGURES)) {
    const {said, pattern, unless, kind, fact, fix, slack = 1, within: [least, most] = [0, Infinity], isError} = row;
    const ours = amountsIn(said(content) ?? '', kind);
    if (ours.length === 0 || pattern.find(text).length === 0 || unless.find(text).length > 0) continue;
    const isOurs = (value: number) => ours.some((own) => value * slack >= own.value && value <= own.to * slack);
    const other = amountsIn(text, kind).find(
      ({value, to}) => value >= least && to <= most && ![value, to].every(isOurs),
    );
    if (!other) continue;
    const file = fact?.startsWith('care.') ? 'claims' : 'policies';
    return [
      {
        ...{at: other.at, quote: other.text.trim(), ...(!isError && {severity: 'warning'})},
        what: `"${other.text.trim()}" is not what _practice/${file}.yml says: ${[...new Set(ours.map((own) => own.text))].join(', ')}.`,
        fix: fix ?? `Write <Fact name="${fact}" />.`,
        finding: isError ? 'facts/financing' : 'facts/amount',
      },
    ];
  }
  return [];
};

/** The amounts of a kind, with ages where numbers are counted: "18" and "18 years old". */
function amountsIn(text: string, kind: Mention['kind']): Mention[] {
  return mentionsIn(text).flatMap((mention) => {
    if (kind === 'count' && mention.kind === 'age')
      return [{...mention, value: mention.value / YEAR, to: mention.to / YEAR}];
    return mention.kind === kind && !/^(?:every|per|each|an?)\b/i.test(mention.text) ? [mention] : [];
  });
}
