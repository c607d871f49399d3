import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Change} from '@dental/changes';
import type {Problem} from '@dental/content';
import {groupBy} from '@dental/practice';
import type {Report} from '../../github/gateReport.mjs';
import {errorsIn} from './verdict';

/** Where the gate leaves its report; the workflow hands it on to the one that may write comments. */
const FOLDER = '.cache/gate';

/** What a gate has found out. */
export interface GateResult {
  /** What the change does for patients; undefined if that is not known. */
  changes: readonly Change[] | undefined;
  /** What the check found, warnings too. */
  problems: readonly Problem[];
  /** What else failed, such as the build, in whole sentences. */
  failures: readonly string[];
  reviewers: string[];
}

/** Takes the last report away, so that none is taken for that of a gate that ended before it could write one. */
export function prepareReport(root: string): void {
  rmSync(join(root, FOLDER), {recursive: true, force: true});
  mkdirSync(join(root, FOLDER), {recursive: true});
}

/**
 * Writes what the comment on the pull request is made of.
 * @returns whether the change may be merged
 */
export function writeReport(
  root: string,
  {changes, problems, failures, reviewers}: GateResult,
): boolean {
  const report: Report = {
    passed: failures.length === 0 && errorsIn(problems).length === 0,
    isCompared: changes !== undefined,
    changes: [...groupBy(changes ?? [], ({topic}) => topic)].map(([topic, about]) => ({
      topic,
      texts: about.map(({text}) => text),
    })),
    problems: problems.map(({file, line, message, remedy, source, severity}) => ({
      place: `${file}:${line}`,
      text: `${message} ${remedy}${source ? ` (${source})` : ''}`,
      isError: severity !== 'warning',
    })),
    failures: [...failures],
    reviewers,
    corrections: problems.flatMap(({file, message: said, suggestion}) =>
      suggestion ? [{lastLine: suggestion.line, ...suggestion, file, said}] : [],
    ),
    words: [...new Set(problems.flatMap(({word}) => word ?? []))],
  };
  writeFileSync(join(root, FOLDER, 'report.json'), JSON.stringify(report));
  return report.passed;
}
