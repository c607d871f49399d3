import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Change} from '@dental/changes';
import type {Problem} from '@dental/content';
import {groupBy} from '@dental/practice';
import {type GateReport, REPORT_FILE} from '../../github/report.mjs';
import {filterErrors} from './evaluateChange';

/** The folder that the workflow passes to the scripts in github/. */
const FOLDER = '.cache/gate';

/** The results of a gate. */
export interface GateResult {
  /** The changes for patients; undefined if they could not be compared. */
  changes: readonly Change[] | undefined;
  /** The errors and warnings of the check. */
  problems: readonly Problem[];
  /** Other failures, such as that of the build, in whole sentences. */
  failures: readonly string[];
  reviewers: string[];
}

/** Removes the last report, so that it can't pass for that of a gate that crashes. */
export function prepareReport(root: string): void {
  rmSync(join(root, FOLDER), {recursive: true, force: true});
  mkdirSync(join(root, FOLDER), {recursive: true});
}

/**
 * Writes the report for the comment on the pull request.
 * @returns true if the change can be merged
 */
export function writeReport(root: string, result: GateResult): boolean {
  const report = makeReport(result);
  writeFileSync(join(root, FOLDER, REPORT_FILE), JSON.stringify(report));
  return report.passed;
}

function makeReport({changes, problems, failures, reviewers}: GateResult): GateReport {
  const changesByTopic = groupBy(changes ?? [], ({topic}) => topic);
  return {
    passed: failures.length === 0 && filterErrors(problems).length === 0,
    isCompared: changes !== undefined,
    changes: [...changesByTopic].map(([topic, changesOfTopic]) => ({
      topic,
      texts: changesOfTopic.map(({text}) => text),
    })),
    problems: problems.map(({file, line, message, remedy, source, severity}) => ({
      place: `${file}:${line}`,
      text: `${message} ${remedy}${source ? ` (${source})` : ''}`,
      isError: severity !== 'warning',
    })),
    failures: [...failures],
    reviewers,
    corrections: problems.flatMap(({file, message, suggestion}) =>
      suggestion ? [{lastLine: suggestion.line, ...suggestion, file, message}] : [],
    ),
    words: [...new Set(problems.flatMap(({word}) => word ?? []))],
  };
}
