import {splitLines} from '@dental/content';
import {checkEachFile, type Finding} from '../each';

const DAMAGED = /[\ufffd\u0000]|[ÃÂ][\u0080-\u00bf]|â€/;

/** Each file is saved as UTF-8: otherwise accents and quotation marks become boxes. */
export const checkEncoding = checkEachFile(/\.(mdx|yml)$/, (text): Finding | undefined => {
  if (!DAMAGED.test(text)) return undefined;
  return {
    line: splitLines(text).findIndex((line) => DAMAGED.test(line)) + 1,
    message: 'A letter or quotation mark on this line was damaged when the file was saved.',
    remedy: 'Type it again, and save the file as UTF-8.',
  };
});

/** Staff type this where text is still missing. */
const FILL_IN = 'FILL IN';

/** No page has text that is still missing. */
export const checkUnfilled = checkEachFile(/\.mdx$/, (text) =>
  splitLines(text).flatMap((line, index): Finding | [] => {
    if (!line.includes(FILL_IN)) return [];
    return {
      line: index + 1,
      message: 'Some text is still missing here.',
      remedy: `Replace ${FILL_IN} with the text, or delete the line.`,
    };
  }),
);

/** Keys and passwords, in the forms that services give them. */
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
  /\b(?:api[ _-]?key|secret(?:[ _-]?key)?)\s*[:=]\s*["']?(?=\S*\d)[^\s"']{6,}/i,
  /\b(?:access|auth)[ _-]?token\s*[:=]\s*["']?(?=\S*\d)[^\s"']{6,}/i,
  /\bclient[ _-]?secret\s*[:=]\s*["']?(?=\S*\d)[^\s"']{6,}/i,
  /\b(?:passwo?r?d|passphrase)\s*[:=]\s*["']?(?=\S*\d)[^\s"']{6,}/i,
];

const SOCIAL_SECURITY_NUMBER = /\b(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}\b/;

/** The content contains no passwords, Social Security numbers, or card numbers. */
export const checkSecrets = checkEachFile(/\.(mdx?|ya?ml|txt|json)$/, (text) =>
  splitLines(text).flatMap((line, index): Finding | [] => {
    const noun = findSecret(line);
    if (noun === undefined) return [];
    return {
      line: index + 1,
      message: `This line contains ${noun}.`,
      remedy: 'Delete it, then have it replaced: anyone who opened this change has seen it.',
    };
  }),
);

/** Returns a noun for the secret in a line, such as `a card number`; undefined if there is none. */
function findSecret(line: string): string | undefined {
  if (ACCESS_CODES.some((pattern) => pattern.test(line))) return 'a password or an access code';
  if (SOCIAL_SECURITY_NUMBER.test(line)) return 'a Social Security number';
  const numbers = line.match(/\b(?:\d[ -]?){12,18}\d\b/g) ?? [];
  return numbers.some(isCardNumber) ? 'a credit card number' : undefined;
}

/** Returns true if a number has the first digit and the check digit of a card (ISO/IEC 7812-1). */
function isCardNumber(text: string): boolean {
  const digits = [...text.replaceAll(/\D/g, '')].map(Number);
  if (digits.length < 13 || ![3, 4, 5, 6].includes(digits[0] ?? 0)) return false;
  const sum = digits.reverse().reduce((total, digit, index) => {
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
