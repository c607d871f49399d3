import {
  CONTENT_FOLDER,
  type FileChanges,
  formatProblem,
  type Problem,
  applyFileChanges,
} from '@dental/content';
import {loadSite} from '@dental/checks';
import {disk} from '@dental/testing/editedSite';
import {makeMistake} from './mistakes';
import {Random} from './random';
import {listLostWords} from './lostWords';

/** The number of files that change at a time; the checks read all files anyway. */
const FILES_AT_ONCE = 12;
const TODAY = '2026-11-21';

/** Words and symbols of the libraries that read the content, and of program errors. */
const JARGON = new RegExp(
  [
    /\b(zod|yaml|acorn|mdast|ESM|undefined|NaN)\b|micromark|remark/,
    /Could not parse|Unexpected|Expected|Error:/,
    /\[object|node_modules|\bat \S+ \(|\.ts:\d/,
  ]
    .map(({source}) => source)
    .join('|'),
  'i',
);

const FILES = disk.list(CONTENT_FOLDER).filter((file) => /\.(mdx|yml)$/.test(file));
const before = new Set(
  loadSite(process.cwd(), {files: disk, today: TODAY}).warnings.map(formatProblem),
);

/** Violations and the edit that caused each, one line each. */
export async function findFailures(seeds: readonly number[]): Promise<string[]> {
  const failures: string[] = [];
  for (let at = 0; at < seeds.length; at += FILES_AT_ONCE)
    failures.push(...(await findFailuresTogether(seeds.slice(at, at + FILES_AT_ONCE))));
  return failures;
}

async function findFailuresTogether(seeds: readonly number[]): Promise<string[]> {
  const mistakes = new Map<string, {seed: number; text: string; description: string}>();
  for (const seed of seeds) {
    const random = new Random(seed);
    const file = random.pick(FILES.filter((candidate) => !mistakes.has(candidate)));
    mistakes.set(file, {seed, ...makeMistake(disk.read(file).toString('utf8'), random)});
  }
  const problems = checkChanges(new Map([...mistakes].map(([file, {text}]) => [file, text])));
  if (typeof problems === 'string')
    return [`${[...mistakes.values()].map(({seed}) => seed).join()}: ${problems}`];
  const failures = await Promise.all(
    [...mistakes].map(async ([file, {text, seed, description}]) => {
      const fileProblems = problems.filter((problem) => problem.file === file);
      return [
        ...fileProblems.flatMap((problem) => findFaults(problem, text)),
        ...(await findLostWords(file, text, fileProblems)),
      ].map((fault) => `${seed}  ${description} in ${file}: ${fault}`);
    }),
  );
  return failures.flat();
}

function checkChanges(changes: FileChanges): Problem[] | string {
  try {
    const {problems, warnings} = loadSite(process.cwd(), {
      files: applyFileChanges(disk, changes),
      today: TODAY,
    });
    return [...problems, ...warnings.filter((warning) => !before.has(formatProblem(warning)))];
  } catch (error) {
    return (error as Error).stack ?? String(error);
  }
}

/** A problem that names no line of its file, or isn't in plain words. */
function findFaults(problem: Problem, text: string): string[] {
  const lines = text.split(/\r\n?|\n/).length;
  const words = [problem.message, problem.remedy]
    .map((sentence) => sentence.replaceAll(/"[^"]*"/g, '""'))
    .join(' ');
  if (problem.line < 1 || problem.line > lines || !Number.isInteger(problem.line)) {
    return [`there is no line ${problem.line} of ${lines}: ${formatProblem(problem)}`];
  }
  return JARGON.test(words) || problem.message === '' || problem.remedy === ''
    ? [`is not plain: ${formatProblem(problem)}`]
    : [];
}

async function findLostWords(
  file: string,
  text: string,
  own: readonly Problem[],
): Promise<string[]> {
  if (own.some(({severity}) => severity !== 'warning')) return [];
  try {
    const words = await listLostWords(file, text);
    return words.length > 0 ? [`passes, and loses "${words.slice(0, 12).join(' ')}"`] : [];
  } catch (error) {
    return [`passes, and the build fails: ${(error as Error).message.slice(0, 300)}`];
  }
}
