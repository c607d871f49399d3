import type {Finder, Found} from '../engine/sentences';
import {DAY, HOUR, mentionsIn, YEAR, type Mention} from './mentions';

/** An amount that cannot be, and what is said of it. */
interface Amount {
  kinds: readonly Mention['kind'][];
  isWrong: (mention: Mention, around: {before: string; after: string; isWhole: boolean}) => boolean;
  finding: string;
  message: string;
  remedy?: string;
}

const OFF = /^ ?(?:off|discount|savings?|reduction|cheaper|less(?! \p{L}+ than\b)(?= than| for|\W|$))(?!\p{L})/iu;
const SAVED = /\b(?:sav(?:e|es|ing)|discount of|off by|reduced by|lower by)(?: you)?(?: up to)? $/i;
const SHARED = /^ of (?:all|our|the|adults|patients|people|children|americans|cases|decay|bacteria|plaque)\b/i;
const SHRINKS = /\b(?:cuts?|drop\w*|f[ae]ll\w*|reduc\w+|shr[aiu]nk\w*|down|went|lower\w*|now)(?: \p{L}+){0,3} $/iu;
const PER = /^ (?:a|per|each|every) (hour|day|week|year)\b/i;
const IN_UNIT: Readonly<Record<string, number>> = {hour: HOUR, day: DAY, week: 7 * DAY, year: 366 * DAY};

const AMOUNTS: readonly Amount[] = [
  {
    kinds: ['percent'],
    isWrong: ({to}, {before, after}) => to > 50 && (OFF.test(after) || SAVED.test(before)),
    finding: 'facts/discount',
    message: 'A discount of more than half can hardly be',
  },
  {
    kinds: ['percent'],
    isWrong: ({to}, {after, isWhole}) => to > 100 && (isWhole || SHARED.test(after)),
    finding: 'facts/share',
    message: 'This is more than all',
  },
  {
    kinds: ['duration'],
    isWrong: ({to}, {isWhole}) => isWhole && to > 40 * YEAR,
    finding: 'facts/unit',
    message: 'Nothing lasts so long in a mouth',
  },
  {
    kinds: ['money', 'duration', 'age', 'percent', 'measure'],
    isWrong: ({kind, value, to, text}, {before}) =>
      to < value &&
      !SHRINKS.test(before) &&
      (kind === 'money' || !(/ (?:or|and) /.test(text) || /\bfrom $/.test(before))),
    finding: 'facts/unit',
    message: 'This runs from the larger to the smaller',
    remedy: 'Let the two change places.',
  },
  {
    kinds: ['duration'],
    isWrong: ({to}, {after}) => to > (IN_UNIT[PER.exec(after)?.[1]?.toLowerCase() ?? ''] ?? Infinity),
    finding: 'facts/unit',
    message: 'This is more than there is',
  },
  {kinds: ['age'], isWrong: ({to}) => to > 115 * YEAR, finding: 'facts/age', message: 'Nobody is so old'},
];

/** Amounts that cannot be, whatever our records say. Ways of writing them that cannot be are in rules/ways-of-writing.yml. */
export const impossible: Finder = ({text, voice}): Found[] =>
  AMOUNTS.flatMap(({kinds, isWrong, finding, message, remedy = 'Check the figure and its unit.'}) => {
    const wrong = mentionsIn(text).find((mention) => {
      const [before, after] = [text.slice(0, mention.at), text.slice(mention.at + mention.text.length)];
      // A fact that is an amount and nothing else is one about a treatment.
      const isWhole = voice === 'facts' && before + after === '';
      return kinds.includes(mention.kind) && isWrong(mention, {before, after, isWhole});
    });
    if (!wrong) return [];
    return [{at: wrong.at, quote: wrong.text, finding, remedy, message: `${message}: ${wrong.text.trim()}.`}];
  });
