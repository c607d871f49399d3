import {
  type Content,
  type FieldPath,
  getPracticeFile,
  type Problem,
  createFieldProblem,
} from '@dental/content';
import {formatLongDate} from '@dental/practice';
import {describeReplacement} from '../words';
import {formatChange, listChangedValues} from './changedFacts';
import {findFirstChangedLine} from './changedSentences';

/** The FTC's rules about quoting reviews. */
const REVIEW_RULES = '16 CFR 465.2 and 255.1';

const MAX_QUOTE_LENGTH = 160;

/** Warns about changes to records that must stay as they were: quotes, permissions, dated texts. */
export function checkRecords(content: Content, former: Content): Problem[] {
  return [
    ...findChangedQuotes(content, former),
    ...findChangedCredentials(content, former),
    ...findExtendedPermissions(content, former),
    ...findLostSampleMarks(content, former),
    ...findOutdatedLegalDates(content, former),
  ];
}

/** A dentist's license and diplomas don't change, except to correct them. */
function findChangedCredentials(content: Content, former: Content): Problem[] {
  return content.pages.flatMap((page): Problem[] => {
    const old = former.pages.find(({path}) => path === page.path);
    if (page.kind !== 'dentist' || old?.kind !== 'dentist' || old.name !== page.name) return [];
    const readCredentials = ({license, schools}: typeof page) => ({license, schools});
    return listChangedValues(readCredentials(old), readCredentials(page)).map(
      ({at, oldValue, value}) =>
        createFieldProblem(content, page.file, at, {
          severity: 'warning',
          quote: String(value),
          message: formatChange(oldValue, value),
          remedy: 'Compare it with the license or the diploma, and confirm it.',
          finding: 'change/fact',
        }),
    );
  });
}

/** A review must stay as the patient wrote it. Under a different name it is a different review. */
function findChangedQuotes(content: Content, former: Content): Problem[] {
  const oldQuotes = listQuotes(former);
  return listQuotes(content).flatMap(({id, file, name, words}): Problem[] => {
    const old = oldQuotes.find((quote) => quote.id === id && quote.name === name);
    if (!old || old.words === words) return [];
    const change = describeReplacement(old.words, words, MAX_QUOTE_LENGTH);
    return [
      {
        file,
        line: findFirstChangedLine(content.readText(file), former.readText(file)),
        severity: 'warning',
        message: `The review by ${name} ${change}.`,
        source: REVIEW_RULES,
        remedy: 'Restore the original words. Replace only names, with words in brackets: [my son].',
        finding: 'change/patients-words',
      },
    ];
  });
}

function listQuotes({reviews, testimonials = []}: Content) {
  return [
    ...reviews.map(({file, name, paragraphs}) => ({
      id: file,
      file,
      name,
      words: paragraphs.join('\n'),
    })),
    ...testimonials.map(({id, name, reviews: words}) => ({
      id,
      file: getPracticeFile('testimonials'),
      name,
      words,
    })),
  ];
}

/** A permission can't last longer without a new signature. */
function findExtendedPermissions(content: Content, former: Content): Problem[] {
  return content.consents.flatMap(({file, at, on, until}): Problem[] => {
    const old = former.consents.find(
      (consent) => consent.file === file && consent.at.join() === at.join(),
    );
    if (old?.on !== on || until <= old.until) return [];
    return [
      createFieldProblem(content, file, [...at, 'until'], {
        severity: 'warning',
        message: `Without a new signature, this permission ends on ${formatLongDate(old.until)}.`,
        remedy: 'Check the signed paper. Then change `on:` to the date of the new signature.',
        finding: 'change/fact',
      }),
    ];
  });
}

/** A sample doesn't become real just because its mark is removed. */
function findLostSampleMarks(content: Content, former: Content): Problem[] {
  const listRecords = ({cases, reviews, testimonials = []}: Content) => [
    ...[...cases, ...reviews].map((record) => ({
      key: record.file,
      file: record.file,
      at: ['kind'] as FieldPath,
      record,
    })),
    ...testimonials.map((record, index) => ({
      key: record.id,
      file: getPracticeFile('testimonials'),
      at: [index],
      record,
    })),
  ];
  const withoutMark = (record: object) => JSON.stringify({...record, sample: undefined});
  const oldRecords = new Map(listRecords(former).map(({key, record}) => [key, record]));
  return listRecords(content).flatMap(({key, file, at, record}): Problem[] => {
    const old = oldRecords.get(key);
    if (!old?.sample || record.sample || withoutMark(old) !== withoutMark(record)) return [];
    return [
      createFieldProblem(content, file, at, {
        message: 'This is no longer marked as a sample, but nothing else changed.',
        remedy: 'Add `sample: true` until a real record replaces it.',
      }),
    ];
  });
}

/** A legal text applies from its date, so new words need a new date. */
function findOutdatedLegalDates(content: Content, former: Content): Problem[] {
  const listLegalPages = ({pages}: Content) => pages.filter((page) => page.kind === 'legal');
  return listLegalPages(content).flatMap((page): Problem[] => {
    const old = listLegalPages(former).find(({file}) => file === page.file);
    const isSameText = old?.body.words.join('\n') === page.body.words.join('\n');
    if (old?.updated !== page.updated || isSameText) return [];
    return [
      createFieldProblem(content, page.file, ['updated'], {
        severity: 'warning',
        message: `The text changed, but its date is still ${formatLongDate(page.updated)}.`,
        remedy: 'Change `updated:` to the day the new text takes effect.',
        finding: 'change/old-day',
      }),
    ];
  });
}
