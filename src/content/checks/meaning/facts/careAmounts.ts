import {quantitiesIn, type Quantity} from '../../changed/quantities';
import {phrases, type Phrases} from '../../../language/grammar';
import {isQuestion} from '../context';
import type {Finder, Found} from './finder';

const [HOUR, DAY, MONTH, YEAR] = [60, 1440, 43_800, 525_600];

/** A time of which everybody who treats teeth says about the same, in minutes, and what the time is of. */
interface CareAmount {
  about: Phrases;
  unless?: Phrases;
  /** It is about an age, which is said as a number too: "from age three". */
  isAge?: true;
  least: number;
  most: number;
  usual: string;
}

/** Sources: the American Dental Association's pages for patients (MouthHealthy), and makers' instructions for aligners. */
const AMOUNTS: readonly CareAmount[] = [
  {
    about: phrases('wear|worn|wearing|keep & aligner*|trays & hours|day|daily'),
    unless: phrases('whiten*|gel|bleach*|without|out|week|weeks|month|change|set|appointment|retainer*|visit'),
    least: 18 * HOUR,
    most: DAY,
    usual: '20 to 22 hours a day',
  },
  {
    about: phrases(
      'first visit|checkup|appointment|time .. age',
      'first_time|first_visit ... age',
      'children|kids see|come|visit .. us|in|here .. from|at|age',
      'WE|dr see|sees|treat|treats|take|takes|welcome|look_after .. children|kids|toddlers .. from|at|starting|over|older|once|above|as_of|age',
    ),
    unless: phrases('denture*|implant*|adult*|old_enough|sedation|whiten*|aligner*|guard*|nitrous|laughing_gas'),
    isAge: true,
    least: 0,
    most: 3 * YEAR,
    usual: 'by the first birthday',
  },
  {
    about: phrases(
      'cleaning*|checkup*|check_up*|exam|exams .. every|each|once',
      'see|visit|come .. us|dentist|hygienist|in .. every|once',
      'every|once ... cleaning|checkup|check_up|exam is|are|will .. enough|plenty|fine|do',
    ),
    unless: phrases('x_rays|bitewings|full|set|film|implant*|denture*|insurance|plan|plans|pays|new_patient'),
    least: 1.9 * MONTH,
    most: 1.2 * YEAR,
    usual: 'every three to twelve months',
  },
  {
    about: phrases(
      'brush|brushes|brushing|floss|flosses & themselves|alone|himself|herself|unsupervised|without_help|by_yourself|own',
    ),
    unless: phrases('minute|minutes|until|adult*|not|cannot'),
    isAge: true,
    least: 6 * YEAR,
    most: 14 * YEAR,
    usual: 'with a parent until seven or eight',
  },
  {
    about: phrases('whiten*|bleach* & age|old|older|year_olds', 'WE|may|can whiten|bleach .. child*|kids|teens'),
    unless: phrases('not|never|wait|no|too|ago|last|lasts|gel|expire*'),
    isAge: true,
    least: 14 * YEAR,
    most: 100 * YEAR,
    usual: 'once all adult teeth are through, at fourteen or later',
  },
  {
    about: phrases('brush|brushing .. for', 'brush|brushing ... minutes|seconds'),
    unless: phrases('wait|after|before|month*|replace|new|floss|later|hour|until'),
    least: 1.5,
    most: 6,
    usual: 'two minutes',
  },
  {
    about: phrases('replace|change|new|swap .. brush|toothbrush|brush_head*'),
    unless: phrases('cold|illness|sick|bristles'),
    least: 0.9 * MONTH,
    most: 6.1 * MONTH,
    usual: 'every three to four months',
  },
  {
    about: phrases('knocked_out|knocked ... within|hours|hour|wait', 'hours|hour|days ... knocked_out'),
    unless: phrases('call|after|numb|splint|weeks'),
    least: 0,
    most: HOUR,
    usual: 'within half an hour',
  },
  {
    about: phrases('bite_down|press|pressure|gauze & minutes|hours|seconds'),
    unless: phrases('change|every|if|still'),
    least: 9,
    most: 61,
    usual: '20 to 45 minutes',
  },
  {
    about: phrases('ice|cold pack|compress|bag ... minutes|hours|time'),
    unless: phrases('off|pause|first|days|every'),
    least: 4,
    most: 31,
    usual: '10 to 20 minutes at a time',
  },
];

/** Numbers that are an age, in minutes as a time is: "age three", "the age of 3". */
function agesAmong(quantities: readonly Quantity[], text: string): Quantity[] {
  return quantities
    .filter(({of, at}) => of === 'count' && /\bages? (?:of |at |about )?$/i.test(text.slice(0, at)))
    .map((count) => ({...count, amount: count.amount * YEAR}));
}

/** A time for care at home that is far from what all say. */
export const careAmounts: Finder = ({text, voice}): Found[] => {
  if (voice !== 'page' || isQuestion(text)) return [];
  const quantities = quantitiesIn(text);
  const times = quantities.filter(({of}) => of === 'time');
  const ages = [...times, ...agesAmong(quantities, text)];
  if (ages.length === 0) return [];
  return AMOUNTS.filter(({about, unless}) => about.find(text).length > 0 && !unless?.find(text).length)
    .flatMap(({least, most, usual, isAge}) =>
      (isAge ? ages : times)
        .filter(
          ({amount, text: said}) =>
            (amount < least || amount > most) && !/^(?:an?|every|per|each|once|twice) /i.test(said),
        )
        .map(({text: quote, at}): Found => ({
          at,
          quote,
          severity: 'warning',
          what: `"${quote.trim()}" is far from what dentists say: ${usual}.`,
          fix: 'Check the figure, or have a dentist word it and sign the page.',
          finding: 'advice/amount',
        })),
    )
    .slice(0, 1);
};
