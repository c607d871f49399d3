import type {Content} from '../../../content';
import {phrases, type Phrases} from '../../../language/grammar';
import {quantitiesIn} from '../../changed/quantities';
import {isQuestion} from '../context';
import type {Finder, Found} from './finder';

/** A figure of ours in `_practice/claims.yml` or `_practice/policies.yml`, and the sentences that speak of it. */
interface OurFigure {
  said: (content: Content) => string | undefined;
  /** What its amounts are of, as `quantitiesIn` calls it. */
  of: string;
  about: Phrases;
  unless: Phrases;
  quoted: string;
  /** By which factor another figure may be smaller or larger and still be meant, such as a few minutes. */
  slack?: number;
}

const FIGURES: readonly OurFigure[] = [
  {
    said: ({claims}) => claims?.xrayReduction,
    of: 'percent',
    about: phrases(
      'x_ray*|radiation|digital & cut|cuts|less|lower|lowers|fewer|reduc*|smaller|below & radiation|film|dose',
    ),
    unless: phrases('cone_beam|3d|scan|collar|apron'),
    quoted: 'care.xray-reduction',
  },
  {
    said: ({claims}) => claims?.crownLife,
    of: 'time',
    about: phrases('crown|crowns .. last|lasts|hold|holds|keep|keeps|stay|good|serve*', 'crown|crowns & lifespan|life'),
    unless: phrases(
      'temporary|implant*|some|past|longer|ago|since|hours|pain|numb|numbness|sensitiv*|weeks|visit|bridge*',
    ),
    quoted: 'care.crown-life',
  },
  {
    said: ({claims}) => claims?.bridgeVisits,
    of: 'count',
    about: phrases('bridge|bridges ... takes|take|needs|need|done|ready ... visit|visits|appointment|appointments'),
    unless: phrases('implant*|temporary|year|check*|cleaning*'),
    quoted: 'care.bridge-visits',
  },
  {
    said: ({policies}) => policies?.financing.plans.map(({interestPercent}) => `${interestPercent}%`).join(', '),
    of: 'percent',
    about: phrases('interest|apr|annual_percentage & plan|plans|our|us|months|installments'),
    unless: phrases('lender*|partner*|bank|cherrywood|mesa|carecredit|card|cards|late|overdue|discount*|down|ask'),
    quoted: 'financing.rate-3-months',
  },
  {
    said: ({policies}) =>
      policies && `${policies.discounts.cashOrCheckPercent}%, ${policies.discounts.paidInFullPercent}%`,
    of: 'percent',
    about: phrases('cash|check|checks|in_full|up_front|in_advance & off|discount|save|saves|less|reduction'),
    unless: phrases('down|interest|lender*|plan|INSURANCE'),
    quoted: 'discount.cash',
  },
  {
    said: ({claims}) => claims?.sedationTraining,
    of: 'time',
    about: phrases('hours|weeks|days & training|trained|course|courses & sedation|sedate'),
    unless: phrases('every|each|renew*|staff|assistant*'),
    quoted: 'care.sedation-training',
  },
  {
    said: ({policies}) => policies && `${policies.arrival.fromMinutes} to ${policies.arrival.toMinutes} minutes`,
    of: 'time',
    about: phrases(
      'arrive|come|be_here ... early|ahead|before_your|beforehand|before_the',
      'forms ... minutes|hour early|ahead|before',
    ),
    unless: phrases('sedation|tablet|eat|drink|late|medicine|antibiotic*|call|x_rays|notice|cancel*|open*'),
    quoted: 'arrival.early',
    slack: 1.5,
  },
  {
    said: ({policies}) => policies && `${policies.terms.minimumAge}`,
    of: 'count',
    about: phrases(
      'must .. be .. to use .. site|website',
      'NUMBER|age|older|anybody|anyone .. use .. site|website',
      'use .. site|website .. NUMBER|age|older',
    ),
    unless: phrases('parent|guardian|children'),
    quoted: 'terms.minimum-age',
  },
  {
    said: ({policies}) => policies && `${policies.privacy.requestLimitYears} years`,
    of: 'time',
    about: phrases('list|account|accounting|record|records of disclosures ... years', 'disclosures ... years'),
    unless: phrases('since|retain*|children|law'),
    quoted: 'privacy.request-limit',
  },
];

/** A figure of treatments in words that is another than our own facts have. */
export const ourFigures: Finder = ({text, voice}, content): Found[] => {
  if (voice !== 'page' || isQuestion(text)) return [];
  return FIGURES.flatMap(({said, of, about, unless, quoted, slack = 1}): Found[] => {
    if (about.find(text).length === 0 || unless.find(text).length > 0) return [];
    const figure = said(content);
    const ours = amountsIn(figure ?? '', of);
    const other = quantitiesIn(text).find(
      (one) =>
        one.of === of &&
        !/^(?:once|twice|every|per|each|an?)\b/i.test(one.text) &&
        (one.amount * slack < Math.min(...ours) || one.amount > Math.max(...ours) * slack),
    );
    if (!other || ours.length === 0) return [];
    const quote = other.text.trim();
    return [
      {
        at: other.at,
        quote,
        severity: 'warning',
        what: `"${quote}" is not what _practice/${quoted.startsWith('care.') ? 'claims' : 'policies'}.yml says: ${figure}.`,
        fix: `Write <Fact name="${quoted}" />.`,
        finding: 'facts/amount',
      },
    ];
  }).slice(0, 1);
};

/** The amounts of a range: of "5 to 15 years" both are years. */
function amountsIn(range: string, of: string): number[] {
  const known = quantitiesIn(range);
  const [last] = known.filter((one) => one.of === of).slice(-1);
  const factor = last ? last.amount / (Number.parseFloat(last.text) || last.amount) : 1;
  return known.flatMap((one) => (one.of === of ? [one.amount] : one.of === 'count' ? [one.amount * factor] : []));
}
