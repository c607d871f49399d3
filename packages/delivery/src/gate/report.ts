import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Change, dropOlderProblems} from '@dental/changes';
import {describeHiddenProblems, type Problem} from '@dental/content';
import {groupBy} from '@dental/practice';
import {type GateReport, REPORT_FILE} from '../../github/report.mjs';
import {filterErrors} from './evaluateChange';

/** The folder that the workflow passes to the scripts in github/. */
const FOLDER = '.cache/gate';

/** The results of a gate. */
export interface GateResult {
  /** The changes for patients; undefined if they could not be compared. */
  changes: readonly Change[] | undefined;
  /** The errors and warnings of the change, the errors first: see `sortForChange`. */
  problems: readonly Problem[];
  /** The number of warnings that the base has too. */
  olderWarnings: number;
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

/**
 * Sorts the problems of a change by importance: its errors, then its new warnings.
 * @param oldWarnings the warnings of the base, which are only counted
 */
export function sortForChange(
  problems: readonly Problem[],
  oldWarnings: readonly Problem[],
): Pick<GateResult, 'problems' | 'olderWarnings'> {
  const errors = filterErrors(problems);
  const warnings = problems.filter((problem) => !errors.includes(problem));
  const newWarnings = dropOlderProblems(warnings, oldWarnings);
  return {
    problems: [...errors, ...newWarnings],
    olderWarnings: warnings.length - newWarnings.length,
  };
}

function makeReport(result: GateResult): GateReport {
  const {changes, problems, olderWarnings, failures, reviewers} = result;
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
    olderWarnings,
    failures: [...failures, describeHiddenProblems(problems)].filter(Boolean),
    reviewers,
    corrections: problems.flatMap(({file, message, suggestion}) =>
      suggestion ? [{lastLine: suggestion.line, ...suggestion, file, message}] : [],
    ),
    words: [...new Set(problems.flatMap(({word}) => word ?? []))],
  };
}
