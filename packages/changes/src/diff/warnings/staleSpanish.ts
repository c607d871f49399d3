import {
  type Content,
  createFieldProblem,
  describeSpanishPlace,
  type FieldPath,
  getPracticeFile,
  practiceNames,
  type PracticeFacts,
  type Problem,
  SPANISH_LABELS_FILE,
  walkFields,
} from '@dental/content';
import {indexValues, listChangedValues} from './changedFacts';

/**
 * Warns about a text of a record or a label that changed in English only. Pages aren't included:
 * their digest shows, even later, that the English is newer.
 */
export function checkSpanish(content: Content, former: Content): Problem[] {
  if (!content.spanish || !former.spanish) return [];
  return [...findStaleLabels(content, former), ...findStaleWords(content, former)];
}

const LABELS_PLACE = `in ${SPANISH_LABELS_FILE}`;

function findStaleLabels(content: Content, former: Content): Problem[] {
  const formerSpanish = indexValues(former.spanish?.labels);
  const spanish = indexValues(content.spanish?.labels);
  return listChangedValues(former.labels, content.labels).flatMap(({field, at}) => {
    const translation = spanish.get(field)?.value;
    if (formerSpanish.get(field)?.value !== translation) return [];
    return [makeProblem(content, 'labels', at, String(translation), LABELS_PLACE)];
  });
}

/** A translation is listed by its English, so the same Spanish for other English is the old one. */
function findStaleWords(content: Content, former: Content): Problem[] {
  const words = new Map(Object.entries(content.spanish?.words ?? {}));
  const formerWords = new Map(Object.entries(former.spanish?.words ?? {}));
  const formerOnly = [...formerWords].filter(([english]) => !words.has(english));
  const formerSpanish = new Set(formerOnly.map(([, spanish]) => spanish));
  return practiceNames.flatMap((name) =>
    walkFields(content[name]).flatMap(({at, value}) => {
      const english = String(value);
      const spanish = words.get(english);
      if (spanish === undefined || formerWords.has(english) || !formerSpanish.has(spanish))
        return [];
      return [makeProblem(content, name, at, spanish, describeSpanishPlace(name, at))];
    }),
  );
}

function makeProblem(
  content: Content,
  name: keyof PracticeFacts,
  at: FieldPath,
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
