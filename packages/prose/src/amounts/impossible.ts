import type {SentenceCheck, Found} from '../engine/sentences';
import {around, DAY, HOUR, mentionsIn, YEAR} from './mentions';

const OFF =
  /# ?(?:off|discount|savings?|reduction|cheaper|less(?! \p{L}+ than\b)(?= than| for|\W|$))(?!\p{L})|\b(?:sav(?:e|es|ing)|discount of|off by|reduced by|lower by)(?: you)?(?: up to)? #/iu;
const SHARED =
  /# of (?:all|our|the|adults|patients|people|children|americans|cases|decay|bacteria|plaque)\b/i;
const SHRINKS =
  /\b(?:cuts?|drop\w*|f[ae]ll\w*|reduc\w+|shr[aiu]nk\w*|down|went|lower\w*|now)(?: \p{L}+){0,3} #/iu;
const PER = /# (?:a|per|each|every) (hour|day|week|year)\b/i;
const IN_UNIT: Readonly<Record<string, number>> = {
  hour: HOUR,
  day: DAY,
  week: 7 * DAY,
  year: 366 * DAY,
};

/** Amounts that cannot be, whatever our records say. Ways of writing them that cannot be are in rules/ways-of-writing.yml. */
export const impossible: SentenceCheck = ({text, voice}): Found[] =>
  mentionsIn(text).flatMap((mention) => {
    const {at, text: quote, kind, value, to} = mention;
    const here = around(text, mention);
    // A fact that is an amount and nothing else is one about a treatment.
    const isFact = voice === 'facts' && here === '#';
    const [isShare, isTime, unit] = [
      kind === 'percent',
      kind === 'duration',
      PER.exec(here)?.[1]?.toLowerCase() ?? '',
    ];
    const isBackward = to < value && !['count', 'year'].includes(kind) && !SHRINKS.test(here);
    const isPair = / (?:or|and) /.test(quote) || /\bfrom #/.test(here);
    const rows: readonly (readonly [
      isWrong: boolean,
      finding: string,
      message: string,
      remedy?: string,
    ])[] = [
      [
        isShare && to > 50 && OFF.test(here),
        'facts/discount',
        'A discount of more than half can hardly be',
      ],
      [
        isShare && to > 100 && (isFact || SHARED.test(here)),
        'facts/share',
        'This is more than all',
      ],
      [isTime && isFact && to > 40 * YEAR, 'facts/unit', 'Nothing lasts so long in a mouth'],
      [
        isBackward && (kind === 'money' || !isPair),
        'facts/unit',
        'This runs from the larger to the smaller',
        'Let the two change places.',
      ],
      [isTime && to > (IN_UNIT[unit] ?? Infinity), 'facts/unit', 'This is more than there is'],
      [kind === 'age' && to > 115 * YEAR, 'facts/age', 'Nobody is so old'],
    ];
    const [, finding, says, remedy = 'Check the figure and its unit.'] =
      rows.find(([isWrong]) => isWrong) ?? [];
    return finding ? [{at, quote, finding, remedy, message: `${says}: ${quote.trim()}.`}] : [];
  });
