import {linesOf} from '@dental/content';
import {eachFile, type Finding} from '../each';

const DAMAGED = /[\ufffd\u0000]|[ÃÂ][\u0080-\u00bf]|â€/;

/** A file is saved as UTF-8, or its accents and quotation marks would be shown as boxes; the first place is named. */
export const checkEncoding = eachFile(/\.(mdx|yml)$/, (text) => {
  if (!DAMAGED.test(text)) return undefined;
  return {
    line: linesOf(text).findIndex((line) => DAMAGED.test(line)) + 1,
    message: 'A letter or quotation mark on this line was damaged when the file was saved.',
    remedy: 'Write it again, and save the file as UTF-8.',
  };
});

/** What people write where words are still missing. */
const FILL_IN = 'FILL IN';

/** Nothing is published that somebody has left to be written. */
export const checkUnfilled = eachFile(/\.mdx$/, (text) =>
  linesOf(text).flatMap((line, index): Finding[] => {
    if (!line.includes(FILL_IN)) return [];
    const remedy = `Write them in the place of ${FILL_IN}, or delete what is not needed.`;
    return [{line: index + 1, message: 'Some words are still to be written here.', remedy}];
  }),
);

/** What gives strangers the use of a service, by the form that each service gives it. */
const ACCESS_CODES: readonly RegExp[] = [
  /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/,
  /\bAIza[\w-]{35}/,
  /\b[srp]k_(?:live|test)_\w{16,}/,
  /\bwhsec_\w{16,}/,
  /\bgh[opsur]_\w{30,}|\bgithub_pat_\w{20,}/,
  /\bglpat-[\w-]{20,}/,
  /\bxox[abprs]-[\w-]{10,}/,
  /\bhooks\.slack\.com\/services\/\S+/,
  /\bSG\.[\w-]{16,}\.[\w-]{16,}/,
  /\bsk-(?:ant-|proj-)?[\w-]{20,}/,
  /\b(?:AC|SK)[\da-f]{32}\b/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]+/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bBearer [\w.~+/-]{20,}/,
  /https?:\/\/[^\s:/@]+:[^\s:/@]+@/,
  /\b(?:api[ _-]?key|secret(?:[ _-]?key)?|access[ _-]?token|auth[ _-]?token|client[ _-]?secret|passwo?r?d|passphrase)\s*[:=]\s*["']?(?=\S*\d)[^\s"']{6,}/i,
];

const SOCIAL_SECURITY = /\b(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}\b/;

/** Nothing in the content gives strangers access to anything, or belongs to a patient alone. */
export const checkSecrets = eachFile(/\.(mdx?|ya?ml|txt|json)$/, (text) =>
  linesOf(text).flatMap((line, index): Finding[] => {
    const noun = ACCESS_CODES.some((pattern) => pattern.test(line))
      ? 'A password or an access code'
      : SOCIAL_SECURITY.test(line)
        ? 'A social security number'
        : (line.match(/\b(?:\d[ -]?){12,18}\d\b/g) ?? []).some(isCardNumber) &&
          'The number of a payment card';
    const remedy = 'Delete it, and have it changed: whoever saw this change knows it.';
    return noun ? [{line: index + 1, message: `${noun} stands here.`, remedy}] : [];
  }),
);

/** The check digit that every card number ends with (ISO/IEC 7812-1), and a first digit that cards have. */
function isCardNumber(written: string): boolean {
  const digits = [...written.replaceAll(/\D/g, '')].map(Number);
  if (digits.length < 13 || ![3, 4, 5, 6].includes(digits[0] ?? 0)) return false;
  const sum = digits.reverse().reduce((total, digit, index) => {
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
