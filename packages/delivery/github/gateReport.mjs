// @ts-check
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {folded, list, plain} from './markdown.mjs';

/** The shape of what the gate leaves (packages/delivery/src/gate/report.ts). */
const REPORT = {
  passed: false,
  /** Whether the facts before and after could be read, and what the change does to them. */
  isCompared: false,
  changes: [{topic: '', texts: ['']}],
  problems: [{place: '', text: '', isError: false}],
  /** What else failed, such as the build. */
  failures: [''],
  reviewers: [''],
  /** What can be corrected with one click, each with what is wrong. */
  corrections: [{file: '', line: 0, lastLine: 0, newText: '', said: ''}],
  /** Words that the dictionary does not know. */
  words: [''],
};

/** The shape of what the review leaves (packages/changes/src/report/publish.ts). */
const REVIEW = {
  sentence: '',
  points: [''],
  approval: '',
  concerns: [''],
  pages: [{path: '', name: '', gist: '', before: '', after: ''}],
};

/** @typedef {typeof REPORT} Report */
/** @typedef {typeof REVIEW} Review */

/**
 * What the gate has left, as far as it has the shape of a report: it ran the pull request's own code.
 * @param {string} folder
 * @returns {Report | undefined} nothing if there is none that can be read
 */
export function readReport(folder) {
  return readShaped(join(folder, 'report.json'), REPORT);
}

/**
 * @param {string} folder
 * @returns {Review | undefined} nothing if the pages were not compared
 */
export function readReview(folder) {
  return readShaped(join(folder, 'review.json'), REVIEW);
}

/**
 * @template Shape
 * @param {string} file
 * @param {Shape} example
 * @returns {Shape | undefined} nothing if it cannot be read
 */
function readShaped(file, example) {
  try {
    return shaped(example, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * What was written, in the shape of an example: whatever the example does not have is left out.
 * @param {any} example
 * @param {any} written
 * @returns {any}
 */
function shaped(example, written) {
  if (Array.isArray(example))
    return Array.isArray(written) ? written.map((one) => shaped(example[0], one)) : [];
  if (typeof example === 'string') return String(written ?? '');
  if (typeof example === 'number') return Number.isInteger(written) ? written : 0;
  if (typeof example === 'boolean') return written === true;
  return Object.fromEntries(
    Object.entries(example).map(([name, part]) => [name, shaped(part, written?.[name])]),
  );
}

/** @param {Report} report */
export function changesAsMarkdown({isCompared, changes}) {
  const parts = changes.map(({topic, texts}) => list(`**${plain(topic)}**`, texts));
  const nothing = isCompared
    ? 'No fact changes.'
    : 'This can be said once the problems below are fixed.';
  return `## What changes for patients\n\n${short(parts.join('\n\n') || nothing, changes.flatMap(({texts}) => texts).length)}`;
}

/** @param {Report} report */
export function foundAsMarkdown({problems, failures}) {
  const listed = (/** @type {boolean} */ isError, /** @type {string} */ heading) => {
    const some = problems.filter((problem) => problem.isError === isError);
    const lines = some.map(({place, text}) => `- \`${place.replaceAll('`', '')}\` ${plain(text)}`);
    return some.length > 0 ? [heading, short(lines.join('\n'), some.length)] : [];
  };
  const errors = listed(true, 'To fix before this can be published:');
  return [
    '## What the check found',
    ...errors,
    ...failures.map((text) => text.split('\n').map(plain).join('<br>')),
    ...(errors.length + failures.length === 0 ? ['No problems.'] : []),
    ...listed(false, 'To think of:'),
  ].join('\n\n');
}

/**
 * Long lists are folded away, so that the comment stays readable.
 * @param {string} text
 * @param {number} length
 */
function short(text, length) {
  return length <= 30 ? text : folded(`All ${length}`, text);
}
