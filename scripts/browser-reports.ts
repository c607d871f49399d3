/** `npm run browser-reports -- reports.jsonl`: what patients' browsers have reported, one line a cause (docs/hosting.md). */
import {readFileSync} from 'node:fs';
import {groupReports} from '../src/live/browserReports';
import {UserError} from '../src/userError.mjs';
import {readArguments, runCommand} from './lib/command';

const USAGE = 'npm run browser-reports -- reports.jsonl';

runCommand(() => {
  const [file] = readArguments({}, USAGE).positionals;
  if (file === undefined) throw new UserError('It is not said which file has the reports.', `Write ${USAGE}.`);
  const causes = groupReports(textOf(file));
  console.log(causes.length > 0 ? causes.join('\n') : 'Nothing was reported.');
});

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UserError(`There is no file ${file} that can be read.`, `Write ${USAGE}, with the file's own name.`);
  }
}
