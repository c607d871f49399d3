import type {Finder, Found} from '../engine/sentences';
import {DAY, HOUR, mentionsIn, YEAR, type Mention} from './mentions';

type Message = Pick<Found, 'severity' | 'message' | 'remedy' | 'finding'>;

/** A sentence around an amount. */
interface Around {
  before: string;
  after: string;
  text: string;
}

/** An amount that cannot be. */
interface Amount extends Message {
  kinds: readonly Mention['kind'][];
  isWrong: (mention: Mention, around: Around) => boolean;
}

const OFF = /^ ?(?:off|discount|savings?|reduction|cheaper|less(?! \p{L}+ than\b)(?= than| for|\W|$))(?!\p{L})/iu;
const SAVED = /\b(?:sav(?:e|es|ing)|discount of|off by|reduced by|lower by)(?: you)?(?: up to)? $/i;
const SHARED = /^ of (?:all|our|the|adults|patients|people|children|americans|cases|decay|bacteria|plaque)\b/i;
const SHRINKS = /\b(?:cuts?|drop\w*|f[ae]ll\w*|reduc\w+|shr[aiu]nk\w*|down|went|lower\w*|now)(?: \p{L}+){0,3} $/iu;
/** Teeth and gums, no part of which has the measure of a room, and what else stands beside them. */
const IN_A_MOUTH =
  /\b(?:pockets?|gums?|tooth|teeth|enamel|roots?|implants?|fillings?|crowns?|veneers?|cavit(?:y|ies)|canals?)\b/i;
const OUTSIDE = /\b(?:brush|floss|x-rays?|machine|room|arm|screen|film|from the|away|tall|head|face)\b/i;
const PER = /^ (?:a|per|each|every) (hour|day|week|year)\b/i;
const IN_UNIT: Readonly<Record<string, number>> = {hour: HOUR, day: DAY, week: 7 * DAY, year: 366 * DAY};

const AMOUNTS: readonly Amount[] = [
  {
    kinds: ['percent'],
    isWrong: ({to}, {before, after}) => to > 50 && (OFF.test(after) || SAVED.test(before)),
    message: 'A discount of more than half can hardly be',
    remedy: 'Check the figure.',
    finding: 'facts/discount',
  },
  {
    kinds: ['percent'],
    isWrong: ({to}, {after}) => to > 100 && SHARED.test(after),
    message: 'This is more than all',
    remedy: 'Check the figure; no share is above 100%.',
    finding: 'facts/share',
  },
  {
    kinds: ['money', 'duration', 'age', 'percent', 'measure'],
    isWrong: ({kind, value, to, text}, {before}) =>
      to < value &&
      !SHRINKS.test(before) &&
      (kind === 'money' || !(/ (?:or|and) /.test(text) || /\bfrom $/.test(before))),
    message: 'This runs from the larger to the smaller',
    remedy: 'Let the two change places.',
    finding: 'facts/unit',
  },
  {
    kinds: ['duration'],
    isWrong: ({to}, {after}) => to > (IN_UNIT[PER.exec(after)?.[1]?.toLowerCase() ?? ''] ?? Infinity),
    message: 'This is more than there is',
    remedy: 'Check the figure and its unit.',
    finding: 'facts/unit',
  },
  {
    kinds: ['age'],
    isWrong: ({to}) => to > 115 * YEAR,
    message: 'Nobody is so old',
    remedy: 'Check the figure.',
    finding: 'facts/age',
  },
  {
    kinds: ['measure'],
    isWrong: ({unit = ''}, {text}) =>
      /^(?:c|inch|f|yard|meter)/.test(unit) && IN_A_MOUTH.test(text) && !OUTSIDE.test(text),
    severity: 'warning',
    message: 'This can hardly be so large',
    remedy: 'Check the unit: teeth and gums are measured in millimeters.',
    finding: 'facts/measure',
  },
];

/** Amounts that cannot be, whatever our records say. Ways of writing them that cannot be are in rules/ways-of-writing.yml. */
export const impossible: Finder = ({text}): Found[] =>
  AMOUNTS.flatMap(({kinds, isWrong, ...found}) => {
    const wrong = mentionsIn(text).find((mention) => {
      const [before, after] = [text.slice(0, mention.at), text.slice(mention.at + mention.text.length)];
      return kinds.includes(mention.kind) && isWrong(mention, {before, after, text});
    });
    return wrong
      ? [{...found, at: wrong.at, quote: wrong.text, message: `${found.message}: ${wrong.text.trim()}.`}]
      : [];
  });
