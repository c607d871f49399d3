import type {Check} from '@dental/content';
import {findMentions, parseSpanishNumber} from './mentions';

const TIME_BEFORE = [
  String.raw`\b((?:\p{L}+ y )?[\p{L}\d]+ (?:horas?|días?|semanas?))`,
  String.raw` (?:de anticipación|antes)`,
].join('');
const CANCELS = String.raw`\b(?:cancel\p{L}*|cambi\p{L}*|no (?:puede|podrá|va a|viene))\b`;

/**
 * The notice for a canceled visit, such as "cancele con dos días de anticipación" or "avísenos dos
 * días antes si no puede venir".
 */
const NOTICES = [
  new RegExp(`${CANCELS}[^.;:]{0,60}?${TIME_BEFORE}`, 'giu'),
  new RegExp(`${TIME_BEFORE}(?=[^.;:]{0,20}(?:${CANCELS}|\\bcobr))`, 'giu'),
];

const HOURS = {hora: 1, día: 24, semana: 7 * 24};

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

/** Reads a time such as "dos días". Returns undefined if it isn't one. */
function toHours(text: string): number | undefined {
  const [, number = '', unit = ''] = /^(.+) (hora|día|semana)s?$/i.exec(text) ?? [];
  const count = parseSpanishNumber(number);
  return count && count * HOURS[unit.toLowerCase() as keyof typeof HOURS];
}
