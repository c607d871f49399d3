import type {parseArgs, ParseArgsConfig} from 'node:util';
import {type Content, formatProblems, type Site} from '@dental/content';
import {readContent} from '@dental/checks';
import {toFailure} from './failures.mjs';
import {readArguments} from './usage.mjs';
import {UserError} from '@dental/practice';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Known extends Options> = ReturnType<typeof parseArgs<{options: Known}>>['values'];

/** The option for the version to compare with. */
export const BASE_OPTION = {base: {type: 'string', default: 'HEAD'}} as const;

/**
 * Runs a command: answers `--help` and what it doesn't take, and reports its failure in two
 * sentences.
 * @param name as in package.json, for its usage
 * @param options as `parseArgs` of Node takes them
 * @param command gets the values of the options, and the other arguments
 */
export function runCommand<Known extends Options>(
  name: string,
  options: Known,
  command: (values: Values<Known>, positionals: string[]) => void | Promise<void>,
): void {
  const parsed = readArguments(name, options, process.argv.slice(2));
  if (!parsed) return;
  Promise.resolve()
    .then(() => command(parsed.values, parsed.positionals))
    .catch((error: unknown) => {
      const {message, code} = toFailure(error);
      console.error(message);
      process.exitCode = code;
    });
}

/**
 * Reads the content of this folder. Problems in single files are ignored.
 * @throws {UserError} with all problems if the practice data can't be read
 */
export function readSiteHere(): Content & {site: Site} {
  const {content, site, problems} = readContent(process.cwd());
  if (!site) throw makeContentError(formatProblems(problems));
  return {...content, site};
}

/** The failure of a command because of problems in the content, which are listed in a text. */
export function makeContentError(problems: string): UserError {
  return new UserError(problems, 'Fix the problems above, then run the command again.');
}
