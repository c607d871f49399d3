import {type Check, joinPatterns} from '@dental/content';
import {formatList} from '@dental/practice';
import {findMentions, parseSpanishNumber} from './mentions';

const TIME_BEFORE = [
  String.raw`\b((?:\p{L}+ y )?[\p{L}\d]+ (?:horas?|días?|semanas?))`,
  String.raw` (?:de (?:anticipación|antelación|aviso)|antes)`,
].join('');
const CANCELS = String.raw`\b(?:cancel\p{L}*|cambi\p{L}*|no (?:puede|podrá|va a|viene))\b`;

const NOTIFY = String.raw`\b(?:av[ií]s|notif[ií]qu|díganos)\p{L}*\b[^.;:]{0,20}?`;

/**
 * The notice for a canceled visit, such as "cancele con dos días de anticipación" or "avísenos dos
 * días antes si no puede venir", also in the sentence after the one about canceling.
 */
const NOTICES = [
  new RegExp(`${CANCELS}[^.;:]{0,60}?${TIME_BEFORE}`, 'giu'),
  new RegExp(`${CANCELS}[^.\\n]{0,120}\\.\\s+${NOTIFY}${TIME_BEFORE}(?! si\\b)`, 'giu'),
  new RegExp(`${TIME_BEFORE}(?=[^.;:]{0,20}(?:${CANCELS}|\\bcobr))`, 'giu'),
];

const HOURS = {minuto: 1 / 60, hora: 1, día: 24, semana: 7 * 24};

/** Reports a notice for canceled visits that isn't the one in policies.yml. */
export const checkSpanishNotice: Check = (content) => {
  const {noticeHours} = content.policies?.cancellation ?? {};
  if (noticeHours === undefined) return [];
  return NOTICES.flatMap((pattern) => findMentions(content, pattern))
    .filter(([, notice]) => ![undefined, noticeHours].includes(toHours(notice)))
    .map(([mention]) => ({
      ...mention,
      finding: 'es/cancellation',
      message: `"${mention.quote}" isn't the notice that we ask for: ${noticeHours} hours.`,
      remedy: 'Correct the number, or link to [la política financiera](/financial-policy).',
    }));
};

const ARRIVAL = new RegExp(
  [
    String.raw`\b(?:lleg(?:ue|uen|ar)|ven(?:ga|gan|ir))\b[^.;:]{0,15}? `,
    String.raw`([\p{L}\d]+ (?:minutos?|horas?)) antes`,
  ].join(''),
  'giu',
);

/** Arrivals may be this many times later or earlier than in policies.yml. */
const ARRIVAL_SLACK = 1.5;

/** Reports an arrival before the first visit that isn't the one in policies.yml. */
export const checkSpanishArrival: Check = (content) => {
  const {fromMinutes = 0, toMinutes = Infinity} = content.policies?.arrival ?? {};
  const isWrong = (minutes: number) =>
    minutes * ARRIVAL_SLACK < fromMinutes || minutes > toMinutes * ARRIVAL_SLACK;
  return findMentions(content, ARRIVAL)
    .filter(([, time]) => isWrong((toHours(time) ?? NaN) * 60))
    .map(([mention]) => ({
      ...mention,
      severity: 'warning',
      finding: 'es/arrival',
      message:
        `"${mention.quote}" isn't how early patients should come: ` +
        `${fromMinutes} to ${toMinutes} minutes.`,
      remedy: 'Change it to <Fact name="arrival.early"/>.',
    }));
};

/** Reads a time such as "dos días". Returns undefined if it isn't one. */
function toHours(text: string): number | undefined {
  const [, number = '', unit = ''] = /^(.+) (minuto|hora|día|semana)s?$/i.exec(text) ?? [];
  const count = parseSpanishNumber(number);
  return count && count * HOURS[unit.toLowerCase() as keyof typeof HOURS];
}

const LOANS = joinPatterns([
  'mensualidades',
  'plazos?',
  'plan(?:es)? de pagos?',
  'planes(?= de [^.;:]{3,20} para (?:pagar|sus pagos))',
]);

/** Lengths of our loans: "en mensualidades, en tres o seis meses", not "con CareCredit, en …". */
const LENGTHS = new RegExp(
  [
    String.raw`(?<![Cc]on \p{Lu}[^.;:?]{0,60})(?<!\p{L})${LOANS}(?!\p{L})`,
    String.raw`[^.;:?]{0,50}?(?<!\p{L})`,
    String.raw`((?:[\p{L}\d]+(?:, (?:[ou] )?| [ouy] | a ))*[\p{L}\d]+) (?:meses|años)`,
  ].join(''),
  'gu',
);

/** Reports lengths of payment plans that aren't in policies.yml. */
export const checkSpanishPlanLengths: Check = (content) => {
  const ours = content.policies?.financing.plans.map(({months}) => months);
  if (!ours) return [];
  return findMentions(content, LENGTHS)
    .filter(([, lengths]) =>
      lengths
        .split(/[^\p{L}\d]+/u)
        .map(parseSpanishNumber)
        .some((months) => months !== undefined && !ours.includes(months)),
    )
    .map(([mention]) => ({
      ...mention,
      severity: 'warning',
      finding: 'es/plan-length',
      message: `"${mention.quote}" names another length than those of our payment plans.`,
      remedy:
        ours.length > 0
          ? `Correct it. Our plans take ${formatList(ours.map(String))} months.`
          : 'Remove it, or add the plan to _practice/policies.yml.',
    }));
};
