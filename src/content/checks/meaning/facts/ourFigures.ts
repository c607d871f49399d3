import type {Content} from '../../../content';
import {phrases, type Phrases} from '../../../language/grammar';
import {quantitiesIn} from '../../changed/quantities';
import {isQuestion} from '../context';
import type {Finder, Found} from './finder';

/** A figure that we say of treatments in `_practice/claims.yml`, and the sentences that speak of it. */
interface OurFigure {
  said: (claims: NonNullable<Content['claims']>) => string;
  /** What its amounts are of, as `quantitiesIn` calls it. */
  of: string;
  about: Phrases;
  unless: Phrases;
  quoted: string;
}

const FIGURES: readonly OurFigure[] = [
  {
    said: ({xrayReduction}) => xrayReduction,
    of: 'percent',
    about: phrases(
      'x_ray*|radiation|digital & cut|cuts|less|lower|lowers|fewer|reduc*|smaller|below & radiation|film|dose',
    ),
    unless: phrases('cone_beam|3d|scan|collar|apron'),
    quoted: 'care.xray-reduction',
  },
  {
    said: ({crownLife}) => crownLife,
    of: 'time',
    about: phrases('crown|crowns .. last|lasts|hold|holds|keep|keeps|stay|good|serve*', 'crown|crowns & lifespan|life'),
    unless: phrases('temporary|implant*|some|past|longer|ago|since|hours|pain|numb*|sensitiv*|weeks|visit|bridge*'),
    quoted: 'care.crown-life',
  },
  {
    said: ({bridgeVisits}) => bridgeVisits,
    of: 'count',
    about: phrases('bridge|bridges ... takes|take|needs|need|done|ready ... visit|visits|appointment|appointments'),
    unless: phrases('implant*|temporary|year|check*|cleaning*'),
    quoted: 'care.bridge-visits',
  },
];

/** A figure of treatments in words that is another than our own facts have. */
export const ourFigures: Finder = ({text, voice}, {claims}): Found[] => {
  if (voice !== 'page' || !claims || isQuestion(text)) return [];
  return FIGURES.flatMap(({said, of, about, unless, quoted}): Found[] => {
    if (about.find(text).length === 0 || unless.find(text).length > 0) return [];
    const ours = amountsIn(said(claims), of);
    const other = quantitiesIn(text).find(
      (one) =>
        one.of === of &&
        !/^(?:once|twice|every|per|each|an?)\b/i.test(one.text) &&
        (one.amount < Math.min(...ours) || one.amount > Math.max(...ours)),
    );
    if (!other || ours.length === 0) return [];
    const quote = other.text.trim();
    return [
      {
        at: other.at,
        quote,
        severity: 'warning',
        what: `"${quote}" is not what _practice/claims.yml says: ${said(claims)}.`,
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
