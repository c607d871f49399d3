import * as z from 'zod';
import {
  type Content,
  EXCEPTIONS_FILE,
  type Problem,
  readYaml,
  rule,
  text,
  validate,
} from '@dental/content';
import {type Finding, onLine} from './each';

/** Whether staff can let a finding stand: never one about patients' privacy, nor what breaks the site, which has no name. */
const mayStand = (finding: string | undefined): boolean =>
  finding !== undefined && /^[a-z]+\/[a-z-]+$/.test(finding) && !finding.startsWith('privacy/');

/** A finding of meaning that staff let stand: what, where, which words, and why. */
const exceptions = z.array(
  z.strictObject({
    finding: text.check(
      rule(
        mayStand,
        'This is not the name of a finding that may stand.',
        'Copy it from the message of the check, such as claims/best.',
      ),
    ),
    file: text,
    words: text,
    why: text.check(
      rule(
        (value) => value.trim().length >= 12,
        'This does not say why.',
        'Write a reason that a reviewer can check.',
      ),
    ),
    by: text,
  }),
);

/** Whether the words that may stand are those of a finding, or a good part of them without whose they are. */
function isMeant(words: string, quote: string | undefined): boolean {
  return (
    quote !== undefined &&
    (words === quote || (quote.includes(words) && words.length * 3 >= quote.length))
  );
}

/** Whether a problem is in a file, which is named from `pages-content`, or from the project if it is of `static`. */
const isAt = (file: string, problem: Problem) =>
  problem.file === file || problem.file === `pages-content/${file}`;

/**
 * Lets the findings stand that `exceptions.yml` names: each stays as a warning that says who decided so and why. One whose
 * words have changed, or that is needed no longer, is named. What has no `finding` (privacy, and what breaks the site)
 * cannot be let stand.
 */
export function withExceptions(
  {files, textOf}: Pick<Content, 'files' | 'textOf'>,
  problems: readonly Problem[],
): Problem[] {
  if (!files.has(EXCEPTIONS_FILE) || /^\s*(?:#.*\s*)*(?:\[\]\s*)?$/.test(textOf(EXCEPTIONS_FILE)))
    return [...problems];
  const source = readYaml(EXCEPTIONS_FILE, textOf(EXCEPTIONS_FILE));
  const read = validate(EXCEPTIONS_FILE, source, exceptions);
  // Until it can be read nobody knows what may stand.
  if (!read.value) return [...problems.filter(({finding}) => !mayStand(finding)), ...read.problems];
  const used = new Set<number>();
  const left = problems.map((problem): Problem => {
    const index = read.value!.findIndex(
      ({finding, file, words}) =>
        finding === problem.finding && isAt(file, problem) && isMeant(words, problem.quote),
    );
    const exception = read.value![index];
    if (!exception) return problem;
    used.add(index);
    const remedy = `It stands because ${exception.by} decided so: ${exception.why.replace(/\.?$/, '.')}`;
    return {...problem, severity: 'warning', remedy, suggestion: undefined};
  });
  const unused = read.value.flatMap(({words}, index) => {
    const message = `The words "${words}" are not there any more, or nothing is said against them.`;
    const verdict: Finding = {severity: 'warning', message, remedy: 'Delete this exception.'};
    return used.has(index) ? [] : onLine(EXCEPTIONS_FILE, source.lineOf([index]), verdict);
  });
  return [...left, ...unused];
}
