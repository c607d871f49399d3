import {
  type Content,
  createFieldProblem,
  getPracticeFile,
  practiceNames,
  type PracticeFacts,
  type Problem,
  SPANISH_LABELS_FILE,
  SPANISH_WORDS_FILE,
  walkFields,
} from '@dental/content';

/**
 * Warns about a text of a record or a label that changed in English only. Pages aren't included:
 * their digest tells, also later, that the English is newer.
 */
export function checkSpanish(content: Content, former: Content): Problem[] {
  if (!content.spanish || !former.spanish) return [];
  return [...findStaleLabels(content, former), ...findStaleWords(content, former)];
}

const LABELS_PLACE = `in ${SPANISH_LABELS_FILE}`;
const WORDS_PLACE = `on the line below, or in ${SPANISH_WORDS_FILE}`;

type Texts = ReadonlyMap<string, unknown>;

function findStaleLabels(content: Content, former: Content): Problem[] {
  const oldEnglish = indexTexts(former.labels);
  const oldSpanish = indexTexts(former.spanish?.labels);
  const spanish = indexTexts(content.spanish?.labels);
  return walkFields(content.labels).flatMap(({at, value}) => {
    const key = at.join('.');
    const isStale =
      oldEnglish.has(key) &&
      oldEnglish.get(key) !== value &&
      oldSpanish.get(key) === spanish.get(key);
    if (!isStale) return [];
    return [makeProblem(content, 'labels', at, String(spanish.get(key)), LABELS_PLACE)];
  });
}

/** A translation is listed by its English, so the same Spanish for other English is the old one. */
function findStaleWords(content: Content, former: Content): Problem[] {
  const words = content.spanish?.words ?? {};
  const oldWords = former.spanish?.words ?? {};
  const dropped = new Set(
    Object.entries(oldWords).flatMap(([english, spanish]) => (english in words ? [] : [spanish])),
  );
  return practiceNames.flatMap((name) =>
    walkFields(content[name]).flatMap(({at, value}) => {
      const spanish = words[String(value)];
      if (spanish === undefined || String(value) in oldWords || !dropped.has(spanish)) return [];
      return [makeProblem(content, name, at, spanish, WORDS_PLACE)];
    }),
  );
}

function indexTexts(record: unknown): Texts {
  return new Map(walkFields(record).map(({at, value}) => [at.join('.'), value]));
}

function makeProblem(
  content: Content,
  name: keyof PracticeFacts,
  at: Parameters<typeof createFieldProblem>[2],
  spanish: string,
  place: string,
): Problem {
  return createFieldProblem(content, getPracticeFile(name), at, {
    severity: 'warning',
    message: `Only the English changed. Spanish pages still say "${spanish}".`,
    remedy: `Change the Spanish, too, ${place}. If it is still right, approve the change.`,
    finding: 'change/spanish',
  });
}
