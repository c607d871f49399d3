import type {ReportParts} from '@dental/changes';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Where the gate leaves its report; the workflow hands it on to the one that may write comments. */
const FOLDER = '.cache/gate';

/** Takes the last report away, so that none is taken for that of a gate that ended before it could write one. */
export function prepareReport(root: string): void {
  rmSync(join(root, FOLDER), {recursive: true, force: true});
  mkdirSync(join(root, FOLDER), {recursive: true});
}

/** Writes what `packages/delivery/host/comment.mjs` reads. */
export function writeReport(root: string, report: ReportParts & {reviewers: readonly string[]}): void {
  writeFileSync(join(root, FOLDER, 'report.json'), JSON.stringify(report));
}
