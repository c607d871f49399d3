import {EARLIEST_RECORD_DAY, findPeople, compilePhrases} from '@dental/prose';
import {countDaysBetween, formatLongDate} from '@dental/practice';
import {
  toText,
  type Check,
  type Content,
  parseDateInWords,
  type FiledConsent,
  memoizeTexts,
  getPracticeFile,
  findSentences,
  joinPatterns,
} from '@dental/content';
import {type Finding, reportFields} from '../each';

/** Staff are warned this early, so that a new consent can be signed in time. */
const WARNING_DAYS = 60;

/** A consent is usually signed when the text is written. */
const MAX_DAYS_BEFORE_TEXT = 60;

/** A shorter note can't say which binder and page. */
const MIN_FILED_CHARACTERS = 6;

/** Each patient's consent to publish (45 CFR 164.508) is valid today and can be found on file. */
export const checkConsent: Check = (content) =>
  content.consents.flatMap((consent) => [
    ...reportFields(content, consent.file, consent.at, judgeDates(consent, content.today)),
    ...reportFields(content, consent.file, consent.at, judgeFiling(consent, content)),
  ]);

function judgeDates({on, until}: FiledConsent, today: string): Finding | undefined {
  if (on > today)
    return {
      field: 'on',
      message: 'This consent has a date in the future.',
      remedy: `Change it to the day of the signature, such as ${today}.`,
    };
  if (until < today)
    return {
      field: 'until',
      message: `The patient's consent to publish this ended on ${formatLongDate(until)}.`,
      remedy: 'Take this off the site, or have the patient sign a new consent and enter its dates.',
    };
  if (countDaysBetween(today, until) > WARNING_DAYS) return undefined;
  return {
    field: 'until',
    severity: 'warning',
    message: `The patient's consent to publish this ends on ${formatLongDate(until)}.`,
    remedy: 'Ask the patient to sign a new one, or take this off the site by then.',
  };
}

/** Words that say that there is no signed paper. */
const UNSIGNED = new RegExp(
  `\\b${joinPatterns([
    'not',
    'never',
    'yet',
    'ask',
    'todo',
    'tbd',
    'pending',
    'missing',
    'lost',
    'will',
    'soon',
    'unsigned',
    'verbal\\w*',
    'oral',
    'phone',
    'waiting',
    'later',
    'none',
    'n/a',
    'unknown',
  ])}\\b|\\?`,
  'i',
);

const FILED_EXAMPLE = '"Consent binder 2026, page 12"';

/** A date or note that may still be right. */
const DOUBTFUL = {severity: 'warning', finding: 'facts/date'} as const;

function judgeFiling({file, at, on, filed}: FiledConsent, content: Content): Finding | undefined {
  if (on < EARLIEST_RECORD_DAY)
    return {
      ...DOUBTFUL,
      field: 'on',
      message: `${formatLongDate(on)} is too long ago for this consent.`,
      remedy: 'Check the year.',
    };
  const textDay = findTextDay(content, file, Number(at[0]));
  if (textDay !== undefined && countDaysBetween(on, textDay) > MAX_DAYS_BEFORE_TEXT) {
    const day = formatLongDate(textDay);
    return {
      ...DOUBTFUL,
      field: 'on',
      message: `This consent is much older than the text, which is from ${day}.`,
      remedy: 'Check both dates.',
    };
  }
  if (UNSIGNED.test(filed))
    return {
      field: 'filed',
      message: `"${filed}" means that no consent is signed.`,
      remedy: 'Take the patient off the site until the signed paper is on file.',
    };
  if (identifiesPatient(filed, content))
    return {
      field: 'filed',
      message: `"${filed}" shows who the patient is.`,
      source: 'HIPAA, 45 CFR 164.514',
      remedy: `Enter only the binder and the page, such as ${FILED_EXAMPLE}.`,
    };
  if (filed.trim().length >= MIN_FILED_CHARACTERS) return undefined;
  return {
    ...DOUBTFUL,
    field: 'filed',
    message: `"${filed}" doesn't say where the signed paper is.`,
    remedy: `Enter the binder and the page, such as ${FILED_EXAMPLE}.`,
  };
}

/**
 * Returns true if a note names a person outside the team, or has a chart number. A year is
 * fine.
 */
function identifiesPatient(filed: string, content: Content): boolean {
  const withoutYears = filed.replaceAll(/\b20\d\d\b/g, '');
  return (
    /\bchart\b|\d{4,}/i.test(withoutYears) ||
    findPeople(filed, content).some(({isGuess, member}) => !isGuess && !member)
  );
}

/** The day of a testimonial such as `2026-03-02`; other files have no date for their text. */
function findTextDay({testimonials}: Content, file: string, index: number): string | undefined {
  if (file !== getPracticeFile('testimonials')) return undefined;
  return parseDateInWords(testimonials?.[index]?.subTitle ?? '') || undefined;
}

const ADULT_AGE = 18;

const UNDER_AGE = compilePhrases(
  'NUMBER year|years old',
  'aged|age NUMBER',
  'second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh grade|grader',
  'kindergarten*|toddler|preschooler|schoolboy|schoolgirl',
  'her|his parents|mother|mom|dad|father .. brought|signed|asked|agreed|drove',
  'five|six|seven|eight|nine|ten|eleven|twelve year|years old',
  'thirteen|fourteen|fifteen|sixteen|seventeen year|years old',
);

/** Words of a sentence about the patient's childhood, or about someone else. */
const PAST = new RegExp(
  `\\b${joinPatterns([
    'when',
    'as a',
    'at',
    'since',
    'ago',
    'age of',
    'after',
    'for',
    'until',
    'was (?:only )?(?:a )?child',
    'years earlier',
    'back then',
    'her (?:son|daughter)',
    'his (?:son|daughter)',
    'once',
    'lost',
    'had',
  ])}\\b`,
  'i',
);

/** A parent or guardian signs for a minor (45 CFR 164.502(g)). */
export const checkConsentOfMinors: Check = (content) =>
  content.documents.flatMap(({file, kind, fields, body}) => {
    const consent = fields?.consent as {by?: unknown} | undefined;
    if (kind !== 'case' || consent?.by !== 'patient') return [];
    const texts = [toText(fields?.heading), ...body.passages.map(({text}) => text)];
    if (!texts.some(isAboutMinor)) return [];
    return reportFields(content, file, ['consent', 'by'], {
      message: "The patient is under 18 and can't sign this consent.",
      remedy: 'Have a parent or guardian sign, and change this to by: parent or by: guardian.',
    });
  });

const isAboutMinor = memoizeTexts((text) =>
  findSentences(text)
    .filter((sentence) => !PAST.test(sentence.text))
    .flatMap((sentence) => UNDER_AGE.find(sentence.text))
    .some(({text: age}) => {
      const years = /\d+/.exec(age)?.[0];
      return years === undefined || Number(years) < ADULT_AGE;
    }),
);
