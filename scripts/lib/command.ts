import {parseArgs, type ParseArgsConfig} from 'node:util';
import {type Content, formatProblems, type Site} from '@dental/content';
import {readContent} from '@dental/checks';
import {toFailure} from './failures.mjs';
import {UserError} from '@dental/practice';

/** Runs a command; whatever stops it is said in two sentences, and the command ends with its code. */
export function runCommand(command: () => void | Promise<void>): void {
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      const {message, code} = toFailure(error);
      console.error(message);
      process.exitCode = code;
    });
}

/**
 * Reads what a person typed after a command.
 * @param usage how the command is written
 * @throws {UserError} for an option that does not exist or lacks its value
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({args: process.argv.slice(2), options, allowPositionals: true});
  } catch (error) {
    const option = /'(-[^'\s]*)/.exec((error as Error).message)?.[1] ?? 'That';
    throw new UserError(`${option} is not written as this command knows it.`, `Write ${usage}.`);
  }
}

/**
 * The content of this folder, as far as it can be read: a file that somebody is working on is no hindrance.
 * @throws {UserError} with all problems, if the practice's own facts cannot be read
 */
export function contentHere(): Content & {site: Site} {
  const {content, site, problems} = readContent(process.cwd());
  if (!site) throw new UserError(formatProblems(problems), 'Correct them first, and run the same command again.');
  return {...content, site};
}
