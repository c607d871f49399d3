import {FIRST_RECORD, peopleIn, phrases} from '@dental/prose';
import {daysFrom, longDate} from '@dental/practice';
import {
  asText,
  type Check,
  type Content,
  dayOf,
  type FiledConsent,
  memoizeTexts,
  practiceFile,
  sentencesIn,
} from '@dental/content';
import {inFields, type Verdict} from '../each';

/** So many days ahead staff are told that a permission runs out. */
const WARNING_DAYS = 60;

/** A patient's permission to publish (45 CFR 164.508) holds today, and its paper is found by what stands here. */
export const checkConsent: Check = (content) =>
  content.consents.flatMap((consent) =>
    [holds(consent, content.today), isFiled(consent, content)].flatMap((verdict) =>
      inFields(content, consent.file, consent.at, verdict),
    ),
  );

function holds({on, until}: FiledConsent, today: string): Verdict {
  if (on > today)
    return {
      field: 'on',
      message: 'The permission was not signed yet on this day.',
      remedy: 'Write the day of the signature.',
    };
  const message = `The patient's permission to publish this ${until < today ? 'ran' : 'runs'} out on ${longDate(until)}.`;
  if (until < today)
    return {
      field: 'until',
      message,
      remedy: 'Take it off the site, or have a new one signed and write its dates.',
    };
  if (daysFrom(today, until) > WARNING_DAYS) return undefined;
  const remedy = 'Ask the patient for a new one, or take it off the site by then.';
  return {field: 'until', severity: 'warning', message, remedy};
}

const UNSIGNED =
  /\b(?:not|never|yet|ask|todo|tbd|pending|missing|lost|will|soon|unsigned|verbal\w*|oral|phone|waiting|later|none|n\/a|unknown)\b|\?/i;
const BINDER = 'such as "Consent binder 2026, page 12".';

/** It is signed once there are words or pictures to agree to, and filed without the name of the patient. */
function isFiled({file, at, on, filed}: FiledConsent, content: Content): Verdict {
  const doubtful = {severity: 'warning', finding: 'facts/date'} as const;
  const written = wordsWrittenOn(content, file, Number(at[0]));
  if (on < FIRST_RECORD)
    return {
      ...doubtful,
      field: 'on',
      message: `${longDate(on)} is too long ago for a permission.`,
      remedy: 'Check the year.',
    };
  if (written !== undefined && daysFrom(on, written) > 60) {
    const message = `The permission was signed before the words were written (${longDate(written)}).`;
    return {...doubtful, field: 'on', message, remedy: 'Check both dates.'};
  }
  if (UNSIGNED.test(filed)) {
    const remedy = 'Take the patient off the site until the signed paper is filed.';
    return {field: 'filed', message: `"${filed}" says that nothing has been signed.`, remedy};
  }
  const isNamed = peopleIn(filed, content).some(({isGuess, member}) => !isGuess && !member);
  if (isNamed || /\bchart\b|\d{4,}/i.test(filed.replaceAll(/\b20\d\d\b/g, ''))) {
    const message = `"${filed}" tells who the patient is.`;
    return {
      field: 'filed',
      message,
      source: 'HIPAA, 45 CFR 164.514',
      remedy: `Write the binder and the page, ${BINDER}`,
    };
  }
  if (filed.trim().length >= 6) return undefined;
  const remedy = `Write where it is, ${BINDER}`;
  return {...doubtful, field: 'filed', message: `Nobody finds the paper by "${filed}".`, remedy};
}

function wordsWrittenOn({testimonials}: Content, file: string, index: number): string | undefined {
  return file === practiceFile('testimonials')
    ? dayOf(testimonials?.[index]?.subTitle ?? '') || undefined
    : undefined;
}

const UNDER_AGE = phrases(
  'NUMBER year|years old',
  'aged|age NUMBER',
  'second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh grade|grader',
  'kindergarten*|toddler|preschooler|schoolboy|schoolgirl',
  'her|his parents|mother|mom|dad|father .. brought|signed|asked|agreed|drove',
  'seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|six|five year|years old',
);

/** What was so when the patient was younger, or is so of somebody else. */
const PAST =
  /\b(?:when|as a|at|since|ago|age of|after|for|until|was (?:only )?(?:a )?child|years earlier|back then|her (?:son|daughter)|his (?:son|daughter)|once|lost|had)\b/i;

/** Whoever is not of age has a parent or a guardian sign (45 CFR 164.502(g)). */
export const checkConsentOfMinors: Check = (content) =>
  content.documents.flatMap(({file, kind, fields, body}) => {
    const consent = fields?.consent as {by?: unknown} | undefined;
    if (kind !== 'case' || consent?.by !== 'patient') return [];
    if (![asText(fields?.heading), ...body.passages.map(({text}) => text)].some(isOfMinor))
      return [];
    return inFields(content, file, ['consent', 'by'], {
      message: 'The patient is under 18, and signed alone.',
      remedy: 'Have a parent or a guardian sign, and write by: parent or by: guardian.',
    });
  });

/** Whether a text tells of somebody under age. */
const isOfMinor = memoizeTexts((text) =>
  sentencesIn(text)
    .flatMap((sentence) => (PAST.test(sentence.text) ? [] : UNDER_AGE.find(sentence.text)))
    .some((age) => !/\d/.test(age.text) || Number(/\d+/.exec(age.text)?.[0]) < 18),
);
