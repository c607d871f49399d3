import {type Content, type FieldPath, practiceFile, type Problem, problemAt} from '@dental/content';
import {longDate} from '@dental/practice';
import {firstChangedLine} from './sentences';

const QUOTED = '16 CFR 465.2 and 255.1';

/** Records whose meaning lies in being what they were: patients' words, permissions and dated texts. */
export function changedRecords(content: Content, former: Content): Problem[] {
  return [patientsWords, longerPermissions, lostSamples, oldDays].flatMap((check) =>
    check(content, former),
  );
}

/** A review is quoted as its writer wrote it. Under another name it is somebody else's. */
function patientsWords(content: Content, former: Content): Problem[] {
  const quotesIn = ({reviews, testimonials = []}: Content) => [
    ...reviews.map(({file, name, paragraphs}) => ({
      id: file,
      file,
      name,
      words: paragraphs.join('\n'),
    })),
    ...testimonials.map(({id, name, reviews: words}) => ({
      id,
      file: practiceFile('testimonials'),
      name,
      words,
    })),
  ];
  const before = quotesIn(former);
  return quotesIn(content).flatMap(({id, file, name, words}): Problem | Problem[] => {
    const was = before.find((quote) => quote.id === id && quote.name === name);
    if (!was || was.words === words) return [];
    return {
      file,
      line: firstChangedLine(content.textOf(file), former.textOf(file)),
      severity: 'warning',
      message: `A patient's words were changed, those of ${name}: they were "${was.words}".`,
      source: QUOTED,
      remedy:
        'Bring them back as they were written; only a name may become a word in brackets, such as [my son].',
      finding: 'change/patients-words',
    };
  });
}

/** A permission that holds longer, although nobody has signed anew. */
function longerPermissions(content: Content, former: Content): Problem[] {
  return content.consents.flatMap(({file, at, on, until}) => {
    const was = former.consents.find(
      (consent) => consent.file === file && consent.at.join() === at.join(),
    );
    if (was?.on !== on || until <= was.until) return [];
    return problemAt(content, file, [...at, 'until'], {
      severity: 'warning',
      message: `This permission held until ${was.until}, and holds longer now without a new signature.`,
      remedy: 'Look at the signed paper, and write the day of a new signature as on: above.',
      finding: 'change/fact',
    });
  });
}

/** A sample does not become real by its mark alone. */
function lostSamples(content: Content, former: Content): Problem[] {
  const recordsIn = ({cases, reviews, testimonials = []}: Content) => [
    ...[...cases, ...reviews].map((record) => ({
      key: record.file,
      file: record.file,
      at: ['kind'] as FieldPath,
      record,
    })),
    ...testimonials.map((record, at) => ({
      key: record.id,
      file: practiceFile('testimonials'),
      at: [at],
      record,
    })),
  ];
  const withoutMark = (record: object) => JSON.stringify({...record, sample: undefined});
  const before = new Map(recordsIn(former).map(({key, record}) => [key, record]));
  return recordsIn(content).flatMap(({key, file, at, record}) => {
    const was = before.get(key);
    if (!was?.sample || record.sample || withoutMark(was) !== withoutMark(record)) return [];
    return problemAt(content, file, at, {
      message: 'This was marked as a sample, and nothing else in it has changed.',
      remedy: 'Write sample: true again, until a real one stands in its place.',
    });
  });
}

/** A legal text holds from the day above it: other words under an old day have never held. */
function oldDays(content: Content, former: Content): Problem[] {
  const legal = ({pages}: Content) => pages.filter((page) => page.kind === 'legal');
  return legal(content).flatMap((page) => {
    const was = legal(former).find(({file}) => file === page.file);
    if (was?.updated !== page.updated || was.body.words.join('\n') === page.body.words.join('\n'))
      return [];
    return problemAt(content, page.file, ['updated'], {
      severity: 'warning',
      message: `The words have changed, and still say that they hold from ${longDate(page.updated)}.`,
      remedy: 'Write the day from which they hold now.',
      finding: 'change/old-day',
    });
  });
}
