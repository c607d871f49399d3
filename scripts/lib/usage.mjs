// @ts-check
/**
 * Answers `--help` and wrong arguments. Plain Node: `npm start -- --help` must work before any
 * package is installed.
 */
import {parseArgs} from 'node:util';
import {COMMANDS} from './commands.mjs';

/**
 * The usage of a command as text for a terminal.
 * @param {string} name as in package.json
 */
export function formatUsage(name) {
  const {does, options = {}, passesTo, example} = COMMANDS[name] ?? {does: '', example: ''};
  const call = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
  const rows = Object.entries({...options, '--help': 'show this text'});
  const width = Math.max(...rows.map(([option]) => option.length));
  return [
    `Usage: ${call} [-- options]`,
    '',
    does,
    '',
    'Options:',
    ...rows.map(([option, effect]) => `  ${option.padEnd(width)}  ${effect}`),
    ...(passesTo ? [`All other options go to ${passesTo}.`] : []),
    '',
    'Example:',
    `  ${example}`,
  ].join('\n');
}

/**
 * The answer to an argument that a command would ignore: one that it doesn't take, or an option
 * that npm keeps for itself because `--` is missing before it.
 * @param {string} name as in package.json
 * @param {string[]} args without options and their values
 * @param {NodeJS.ProcessEnv} env where npm leaves the options that it kept
 * @returns {string | undefined} nothing if every argument counts
 */
export function describeIgnoredArgument(name, args, env) {
  const {options = {}, passesTo, example} = COMMANDS[name] ?? {example: ''};
  const keptOption = Object.keys(options)
    .flatMap((option) => /^--([a-z-]+)/.exec(option)?.[1] ?? [])
    .find((option) => env[`npm_config_${option.replaceAll('-', '_')}`] !== undefined);
  if (keptOption !== undefined)
    return `npm kept \`--${keptOption}\` for itself. Type \`--\` before it, as in: ${example}`;
  const takesAny =
    passesTo !== undefined || Object.keys(options).some((key) => key.startsWith('<'));
  if (takesAny || args[0] === undefined) return undefined;
  return `Unknown argument \`${args[0]}\`. An example that works: ${example}`;
}

/** The exit code of a command that was called wrongly. */
const USAGE_ERROR = 2;

/**
 * Reads the arguments of a command, or answers `--help` and arguments that it doesn't take.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} name as in package.json
 * @param {Options} options as `parseArgs` of Node takes them
 * @param {string[]} args
 * @returns the values of the options and the other arguments; undefined if the command is answered
 */
export function readArguments(name, options, args) {
  if (args.includes('--help')) {
    console.log(formatUsage(name));
    return undefined;
  }
  let mistake;
  try {
    const parsed = parseArgs({args, options, allowPositionals: true});
    mistake = describeIgnoredArgument(name, parsed.positionals, process.env);
    if (mistake === undefined) return parsed;
  } catch (error) {
    mistake = describeUsageError(/** @type {NodeJS.ErrnoException} */ (error));
  }
  console.error(mistake);
  process.exitCode = USAGE_ERROR;
  return undefined;
}

/**
 * @param {NodeJS.ErrnoException} error an error of `parseArgs`, whose message quotes the option
 */
function describeUsageError({code, message}) {
  const option = /'(-[^'\s]*)/.exec(message)?.[1] ?? '';
  const problem = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? 'Unknown option' : 'Wrong value for';
  return `${problem} \`${option}\`. Run with \`--help\` for usage.`;
}

/**
 * Answers `--help`, and what a command doesn't take whose options have no values.
 * @param {string} name as in package.json
 * @param {string[]} args
 * @returns {boolean} true if the command is answered
 */
export function answerUsage(name, args) {
  const {options = {}, passesTo} = COMMANDS[name] ?? {};
  if (passesTo && !args.includes('--help')) return false;
  const names = Object.keys(options).filter((option) => option.startsWith('--'));
  const flags = names.map((option) => [option.slice(2), {type: 'boolean'}]);
  return readArguments(name, Object.fromEntries(flags), args) === undefined;
}
