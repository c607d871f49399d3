// @ts-check
import {foldDetails, formatCode, formatList, escapeText} from './markdown.mjs';

/** @typedef {import('./report.mjs').GateReport} GateReport */

/** Longer lists are folded, so that the comment stays readable. */
const MAX_OPEN_LINES = 30;

/**
 * The changes for patients, as Markdown.
 * @param {Pick<GateReport, 'isCompared' | 'changes'>} report
 */
export function formatChanges({isCompared, changes}) {
  const lists = changes.map(({topic, texts}) => formatList(`**${escapeText(topic)}**`, texts));
  const count = changes.flatMap(({texts}) => texts).length;
  const ifEmpty = isCompared
    ? 'No changes to practice information.'
    : 'Fix the problems below to see the changes.';
  return `## What changes for patients\n\n${foldIfLong(lists.join('\n\n') || ifEmpty, count)}`;
}

/**
 * The problems, other failures, and suggestions, as Markdown.
 * @param {Pick<GateReport, 'problems' | 'failures' | 'olderWarnings'>} report
 */
export function formatFindings({problems, failures, olderWarnings}) {
  const errors = problems.filter(({isError}) => isError);
  const warnings = problems.filter(({isError}) => !isError);
  const parts = ['## Results'];
  if (errors.length > 0) parts.push('Fix before publishing:', formatProblemList(errors));
  parts.push(...failures.map((text) => text.split('\n').map(escapeText).join('<br>')));
  if (errors.length + failures.length === 0) parts.push('No problems.');
  if (warnings.length > 0) parts.push('Suggestions:', formatProblemList(warnings));
  if (olderWarnings > 0) parts.push(`Older warnings, not about this change: ${olderWarnings}.`);
  return parts.join('\n\n');
}

/** @param {GateReport['problems']} problems */
function formatProblemList(problems) {
  const lines = problems.map(({place, text}) => `- ${formatCode(place)} ${escapeText(text)}`);
  return foldIfLong(lines.join('\n'), lines.length);
}

/**
 * @param {string} text
 * @param {number} lineCount
 */
function foldIfLong(text, lineCount) {
  return lineCount <= MAX_OPEN_LINES ? text : foldDetails(`All ${lineCount}`, text);
}
