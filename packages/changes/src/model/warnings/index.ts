import type {Content, Problem} from '@dental/content';
import {changedFacts} from './facts';
import {changedFigures} from './figures';
import {changedRecords} from './records';
import {
  changedWords,
  firstChangedLine,
  firstDifference,
  hasLostWarning,
  isGuarded,
  turnedSentence,
  type ChangedWords,
} from './sentences';

/** How the findings of a change are called: a reviewer reads them first. */
export const FINDINGS = [
  'facts/changed',
  'facts/changed-by-a-factor',
  'facts/patients-words',
  'facts/taken-out',
  'facts/turned',
] as const;

/**
 * The warnings of a change: nothing of it is wrong by itself, so a person confirms it.
 * @param former the content before the change
 */
export function checkChanges(content: Content, former: Content): Problem[] {
  if (!content.isWhole) return [];
  const words = changedWords(content, former);
  return [
    ...changedFigures(content, former),
    ...changedFacts(content, former),
    ...changedRecords(content, former, words),
    ...words.flatMap((changes) => [...turned(changes), ...takenOut(content, former, changes)]),
  ];
}

function turned({changed}: ChangedWords): Problem[] {
  return changed.flatMap((sentence): Problem[] => {
    const {file, field, lineAt, voice} = sentence.is;
    // Patients' words are compared as a whole.
    const message = voice === 'patient' ? undefined : turnedSentence(sentence);
    return message
      ? [
          {
            file,
            line: lineAt(firstDifference(sentence)),
            field,
            severity: 'warning',
            ...message,
            finding: 'facts/turned',
          },
        ]
      : [];
  });
}

function takenOut(content: Content, former: Content, {file, changed, gone}: ChangedWords): Problem[] {
  const lost = [
    ...gone.filter(isGuarded),
    ...changed.flatMap((sentence) => (sentence.was && hasLostWarning(sentence) ? [sentence.was] : [])),
  ].filter(({voice}) => voice !== 'patient');
  if (lost.length === 0) return [];
  const line = firstChangedLine(content.textOf(file), former.textOf(file));
  return lost.slice(0, 3).map(({text, field}) => ({
    file,
    line,
    field,
    severity: 'warning',
    what: `A warning, a right or a term was taken out here: "${text.trim()}"`,
    fix: 'Bring it back, or have whoever answers for the page confirm it.',
    finding: 'facts/taken-out',
  }));
}
