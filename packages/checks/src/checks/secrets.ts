import {type Check, CONTENT_FOLDER, memoizePerFile, type Problem} from '@dental/content';

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

/** Numbers that belong to one patient. */
const PERSONAL: readonly {pattern: RegExp; noun: string; isOne?: (found: string) => boolean}[] = [
  {pattern: /\b(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}\b/g, noun: 'A social security number'},
  {pattern: /\b(?:\d[ -]?){12,18}\d\b/g, noun: 'The number of a payment card', isOne: isCardNumber},
];

/** Nothing in the content gives strangers access to anything, or belongs to a patient alone. */
export const checkSecrets: Check = ({files, textOf}) =>
  [...files]
    .filter((file) => file.startsWith(`${CONTENT_FOLDER}/`) && /\.(mdx?|ya?ml|txt|json)$/.test(file))
    .flatMap((file) => secretsIn(file, textOf(file)));

const secretsIn = memoizePerFile((file, text): Problem[] =>
  text.split(/\r\n?|\n/).flatMap((line, index) => {
    const what = found(line);
    const fix = 'Delete it, and have it changed: whoever saw this change knows it.';
    return what === undefined ? [] : [{file, line: index + 1, what, fix}];
  }),
);

function found(line: string): string | undefined {
  if (ACCESS_CODES.some((pattern) => pattern.test(line))) return 'A password or an access code stands here.';
  const personal = PERSONAL.find(({pattern, isOne}) =>
    [...line.matchAll(pattern)].some(([match]) => isOne?.(match) ?? true),
  );
  return personal && `${personal.noun} stands here.`;
}

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
