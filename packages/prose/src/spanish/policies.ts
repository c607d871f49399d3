import type {Check} from '@dental/content';
import {findMentions, parseSpanishNumber} from './mentions';

/** The notice for a canceled visit, such as "cancele con dos días de anticipación". */
const NOTICE = new RegExp(
  [
    String.raw`\b(?:cancel|cambi)\p{L}*\b[^.;:]{0,60}?`,
    String.raw`\b((?:\p{L}+ y )?[\p{L}\d]+ (?:horas?|días?|semanas?))`,
    String.raw` (?:de anticipación|antes)`,
  ].join(''),
  'giu',
);

const HOURS = {hora: 1, día: 24, semana: 7 * 24};

/** Reports a notice for canceled visits that isn't the one in policies.yml. */
export const checkSpanishNotice: Check = (content) => {
  const {noticeHours} = content.policies?.cancellation ?? {};
  if (noticeHours === undefined) return [];
  return findMentions(content, NOTICE)
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
