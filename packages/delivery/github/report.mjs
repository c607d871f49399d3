// @ts-check
/**
 * The reports that the gate and the review leave for the scripts that comment on a pull request.
 * One shape for both sides: TypeScript infers the types from it, and these scripts, which run with
 * nothing installed, read files of the pull request's own code by it.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The report of the gate, which packages/delivery/src/gate/report.ts writes. */
const GATE_REPORT = {
  passed: false,
  /** True if the practice data before and after could be read and compared. */
  isCompared: false,
  changes: [{topic: '', texts: ['']}],
  problems: [{place: '', text: '', isError: false}],
  /** The warnings about content that the change doesn't touch. */
  olderWarnings: 0,
  /** Other failures, such as that of the build. */
  failures: [''],
  reviewers: [''],
  /** Fixes for one click, each with its problem. */
  corrections: [{file: '', line: 0, lastLine: 0, newText: '', message: ''}],
  /** Words that the dictionary doesn't have. */
  words: [''],
};

/** The report of the review, which packages/changes/src/review/publishReport.ts writes. */
const REVIEW = {
  sentence: '',
  points: [''],
  approval: '',
  concerns: [''],
  pages: [{path: '', name: '', summary: '', before: '', after: ''}],
};

/** @typedef {typeof GATE_REPORT} GateReport */
/** @typedef {typeof REVIEW} Review */

/** The names of the files, in the folder that the gate leaves. */
export const REPORT_FILE = 'report.json';
const REVIEW_FILE = 'review.json';

/**
 * Reads the valid parts of the gate's report, because the pull request's own code wrote it.
 * @param {string} folder
 * @returns {GateReport | undefined} undefined if there is none or it is damaged
 */
export function readGateReport(folder) {
  return readShape(join(folder, REPORT_FILE), GATE_REPORT);
}

/**
 * Reads the report of the review.
 * @param {string} folder
 * @returns {Review | undefined} undefined if the pages weren't compared
 */
export function readReview(folder) {
  return readShape(join(folder, REVIEW_FILE), REVIEW);
}

/**
 * @template Shape
 * @param {string} file
 * @param {Shape} shape
 * @returns {Shape | undefined} undefined if the file can't be read
 */
function readShape(file, shape) {
  try {
    return applyShape(shape, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Copies a value into a shape. Fields that the shape doesn't have are dropped, and missing or wrong
 * ones get the default of their type.
 * @param {any} shape
 * @param {any} value
 * @returns {any}
 */
function applyShape(shape, value) {
  if (Array.isArray(shape))
    return Array.isArray(value) ? value.map((item) => applyShape(shape[0], item)) : [];
  if (typeof shape === 'string') return String(value ?? '');
  if (typeof shape === 'number') return Number.isInteger(value) ? value : 0;
  if (typeof shape === 'boolean') return value === true;
  const entries = Object.entries(shape).map(([name, part]) => [
    name,
    applyShape(part, value?.[name]),
  ]);
  return Object.fromEntries(entries);
}
