import {isQuestion} from '../../../../src/content/checks/meaning/context';
import type {Finder, Found} from '../../../../src/content/checks/meaning/facts/finder';
import {likelyIn} from '../../../../src/content/checks/meaning/wordRule';
import {phrases, type Phrases} from '../../../../src/content/language/grammar';
import {DAY, HOUR, mentionsIn, MONTH, YEAR} from './mentions';

/** A time about which everybody who treats teeth says about the same, and the sentences that speak of it. */
interface CareTime {
  pattern: Phrases;
  unless?: Phrases;
  /** It is about an age: "from age three", "from three years". */
  isAge?: true;
  least: number;
  most: number;
  usual: string;
}

/** Sources: the American Dental Association's pages for patients (MouthHealthy), and makers' instructions for aligners. */
const TIMES: readonly CareTime[] = [
  {
    pattern: phrases('wear|worn|wearing|keep & aligner*|trays & hours|day|daily'),
    unless: phrases('whiten*|gel|bleach*|without|out|week|weeks|month|change|set|appointment|retainer*|visit'),
    ...{least: 18 * HOUR, most: DAY, usual: '20 to 22 hours a day'},
  },
  {
    pattern: phrases(
      'first visit|checkup|appointment|time .. age',
      'first_time|first_visit ... age',
      'children|kids see|come|visit .. us|in|here .. from|at|age',
      'WE|dr see|sees|treat|treats|take|takes|welcome|look_after .. children|kids|toddlers .. from|at|starting|over|older|once|above|as_of|age',
    ),
    unless: phrases('denture*|implant*|adult*|old_enough|sedation|whiten*|aligner*|guard*|nitrous|laughing_gas'),
    ...{isAge: true, least: 0, most: 3 * YEAR, usual: 'by the first birthday'},
  },
  {
    pattern: phrases(
      'cleaning*|checkup*|check_up*|exam|exams .. every|each|once',
      'see|visit|come .. us|dentist|hygienist|in .. every|once',
      'every|once ... cleaning|checkup|check_up|exam is|are|will .. enough|plenty|fine|do',
    ),
    unless: phrases('x_rays|bitewings|full|set|film|implant*|denture*|insurance|plan|plans|pays|new_patient'),
    ...{least: 1.9 * MONTH, most: 1.2 * YEAR, usual: 'every three to twelve months'},
  },
  {
    pattern: phrases('brush*|floss* & themselves|alone|himself|herself|unsupervised|without_help|by_yourself|own'),
    unless: phrases('minute|minutes|until|adult*|not|cannot'),
    ...{isAge: true, least: 6 * YEAR, most: 14 * YEAR, usual: 'with a parent until seven or eight'},
  },
  {
    pattern: phrases('whiten*|bleach* & age|old|older|year_olds', 'WE|may|can whiten|bleach .. child*|kids|teens'),
    unless: phrases('not|never|wait|no|too|ago|last|lasts|gel|expire*'),
    ...{
      isAge: true,
      least: 14 * YEAR,
      most: 100 * YEAR,
      usual: 'once all adult teeth are through, at fourteen or later',
    },
  },
  {
    pattern: phrases('brush|brushing .. for', 'brush|brushing ... minutes|seconds'),
    unless: phrases('wait|after|before|month*|replace|new|floss|later|hour|until'),
    ...{least: 1.5, most: 6, usual: 'two minutes'},
  },
  {
    pattern: phrases('replace|change|new|swap .. brush|toothbrush|brush_head*'),
    unless: phrases('cold|illness|sick|bristles'),
    ...{least: 0.9 * MONTH, most: 6.1 * MONTH, usual: 'every three to four months'},
  },
  {
    pattern: phrases('knocked_out|knocked ... within|hours|hour|wait', 'hours|hour|days ... knocked_out'),
    unless: phrases('call|after|numb|splint|weeks'),
    ...{least: 0, most: HOUR, usual: 'within half an hour'},
  },
  {
    pattern: phrases('bite_down|press|pressure|gauze & minutes|hours|seconds'),
    unless: phrases('change|every|if|still'),
    ...{least: 9, most: 61, usual: '20 to 45 minutes'},
  },
  {
    pattern: phrases('ice|cold pack|compress|bag ... minutes|hours|time'),
    unless: phrases('off|pause|first|days|every'),
    ...{least: 4, most: 31, usual: '10 to 20 minutes at a time'},
  },
];

/** A time for care at home that is far from what dentists say: the first. */
export const careTimes: Finder = ({text, voice}): Found[] => {
  const times = mentionsIn(text).filter(
    ({kind, text: said}) => kind === 'age' || (kind === 'duration' && !/^(?:an?|every|per|each)\b/i.test(said)),
  );
  if (voice !== 'page' || times.length === 0 || isQuestion(text)) return [];
  for (const {pattern, unless, isAge, least, most, usual} of likelyIn(text, TIMES)) {
    const far = times.find(({kind, value, to}) => (isAge ?? kind === 'duration') && (value < least || to > most));
    if (!far || pattern.find(text).length === 0 || (unless?.find(text).length ?? 0) > 0) continue;
    return [
      {
        ...{at: far.at, quote: far.text, severity: 'warning', finding: 'advice/amount'},
        what: `"${far.text}" is far from what dentists say: ${usual}.`,
        fix: 'Check the figure, or have a dentist word it and sign the page.',
      },
    ];
  }
  return [];
};
