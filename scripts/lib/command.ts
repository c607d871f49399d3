import {parseArgs, type ParseArgsConfig} from 'node:util';
import {type Content, formatProblems, type Site} from '@dental/content';
import {readContent} from '@dental/checks';
import {toFailure} from './failures.mjs';
import {UserError} from '@dental/practice';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Known extends Options> = ReturnType<typeof parseArgs<{options: Known}>>['values'];

/** What a command compares with, unless a person names something else. */
export const BASE = {base: {type: 'string', default: 'HEAD'}} as const;

/**
 * Runs a command; whatever stops it is reported in two sentences, and the command ends with its code.
 * @param usage how the command is written
 * @param options what may be typed after it
 * @param command takes the options, and what else was typed
 */
export function runCommand<Known extends Options>(
  usage: string,
  options: Known,
  command: (values: Values<Known>, positionals: string[]) => void | Promise<void>,
): void {
  Promise.resolve()
    .then(() => {
      const {values, positionals} = readArguments(options, usage);
      return command(values, positionals);
    })
    .catch((error: unknown) => {
      const {message, code} = toFailure(error);
      console.error(message);
      process.exitCode = code;
    });
}

function readArguments<Known extends Options>(options: Known, usage: string) {
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
  if (!site)
    throw new UserError(
      formatProblems(problems),
      'Correct them first, and run the same command again.',
    );
  return {...content, site};
}
