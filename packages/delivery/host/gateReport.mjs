// @ts-check
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** @typedef {import('./suggestions.mjs').Correction} Correction */
/** @typedef {{sentence: string, points: string[], approval: string, concerns: string[], pages: {path: string, name: string, gist: string, before: string, after: string, pictures?: {before: string, after: string}}[]}} Review */
/** @typedef {{passed: boolean, changes: string, found: string, pages: string[], reviewers: string[], corrections: Correction[], words: string[]}} Report */

/** Where the review leaves the pictures that the comment shows. */
const PICTURE = /^\/review-\d-(before|after)\.webp$/;

/**
 * What the gate has left, as far as it is text: it ran the pull request's own code.
 * @param {string} folder
 * @returns {Report | undefined} nothing if there is none that can be read
 */
export function readReport(folder) {
  return readLeft(join(folder, 'report.json'), ({passed, changes, found, pages, reviewers, corrections, words}) => ({
    passed: passed === true,
    changes: String(changes),
    found: String(found),
    pages: texts(pages),
    reviewers: texts(reviewers),
    corrections: listIn(corrections).flatMap(asCorrection),
    words: texts(words),
  }));
}

/**
 * @param {string} folder
 * @returns {Review | undefined} nothing if the pages were not compared
 */
export function readReview(folder) {
  return readLeft(join(folder, 'review.json'), ({sentence, points, approval, concerns, pages}) => ({
    sentence: String(sentence),
    points: texts(points).slice(0, 10),
    approval: String(approval),
    concerns: texts(concerns).slice(0, 3),
    pages: listIn(pages)
      .slice(0, 3)
      .map(({path, name, gist, before, after, pictures}) => ({
        path: String(path),
        name: String(name),
        gist: String(gist),
        before: String(before ?? ''),
        after: String(after ?? ''),
        ...(PICTURE.test(pictures?.before) && PICTURE.test(pictures?.after) && {pictures}),
      })),
  }));
}

/**
 * @template Left
 * @param {string} file
 * @param {(written: any) => Left} read
 * @returns {Left | undefined} nothing if it cannot be read
 */
function readLeft(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

const listIn = (/** @type {unknown} */ some) => (Array.isArray(some) ? some : []);
const texts = (/** @type {unknown} */ some) => listIn(some).map(String);

/**
 * @param {any} written
 * @returns {Correction[]} nothing if it is none
 */
function asCorrection(written) {
  const {file, line, lastLine = line, newText, said} = written ?? {};
  const isWhole = typeof file === 'string' && Number.isInteger(line) && Number.isInteger(lastLine);
  return isWhole ? [{file, line, lastLine, newText: String(newText), said: String(said)}] : [];
}
