import * as z from 'zod';
import {
  type Content,
  EXCEPTIONS_FILE,
  type Problem,
  readYaml,
  addRule,
  text,
  validate,
} from '@dental/content';
import {reportLine} from './each';

/**
 * Returns true if staff may allow a finding. Problems of patients' privacy can't be allowed, and
 * problems that break the site have no name.
 */
const canBeAllowed = (finding: string | undefined): boolean =>
  finding !== undefined && /^[a-z]+\/[a-z-]+$/.test(finding) && !finding.startsWith('privacy/');

const MIN_REASON_CHARACTERS = 12;

const exceptionList = z.array(
  z.strictObject({
    finding: text.check(
      addRule(
        canBeAllowed,
        "This finding doesn't exist, or can't be allowed.",
        'Copy its name from the message of the check, such as claims/best.',
      ),
    ),
    file: text,
    words: text,
    why: text.check(
      addRule(
        (value) => value.trim().length >= MIN_REASON_CHARACTERS,
        "This doesn't give a reason.",
        'Add a reason that a reviewer can check, such as "The award is on the wall".',
      ),
    ),
    by: text,
  }),
);

type Exception = z.infer<typeof exceptionList>[number];

/** Returns true if an exception is for a problem: its finding, its file, and its words. */
function appliesTo({finding, file, words}: Exception, problem: Problem): boolean {
  return (
    finding === problem.finding &&
    isSameFile(file, problem.file) &&
    matchesQuote(words, problem.quote)
  );
}

/**
 * Exceptions name files from `pages-content`, or from the project folder for those of `static`. A
 * star is every file, such as for the title of a specialist.
 */
function isSameFile(file: string, problemFile: string): boolean {
  return file === '*' || problemFile === file || problemFile === `pages-content/${file}`;
}

/** A finding has at most this many times the words that its exception quotes. */
const MAX_QUOTE_RATIO = 3;

function matchesQuote(words: string, quote: string | undefined): boolean {
  if (quote === undefined) return false;
  const isLongEnough = words.length * MAX_QUOTE_RATIO >= quote.length;
  return words === quote || (quote.toLowerCase().includes(words.toLowerCase()) && isLongEnough);
}

/** An exceptions file with comments and an empty list at most. */
const EMPTY_LIST = /^\s*(?:#.*\s*)*(?:\[\]\s*)?$/;

/**
 * Applies `exceptions.yml`: each finding in it becomes a warning that says who allowed it and why.
 * Also warns about exceptions that no longer apply. Findings without a name, and those of privacy,
 * can't be allowed.
 */
export function applyExceptions(
  {files, readText}: Pick<Content, 'files' | 'readText'>,
  problems: readonly Problem[],
): Problem[] {
  if (!files.has(EXCEPTIONS_FILE) || EMPTY_LIST.test(readText(EXCEPTIONS_FILE)))
    return [...problems];
  const source = readYaml(EXCEPTIONS_FILE, readText(EXCEPTIONS_FILE));
  const {value: exceptions, problems: ownProblems} = validate(
    EXCEPTIONS_FILE,
    source,
    exceptionList,
  );
  // Until the file can be read, anything that it may allow is left out.
  if (!exceptions)
    return [...problems.filter(({finding}) => !canBeAllowed(finding)), ...ownProblems];
  const used = new Set<Exception>();
  const result = problems.map((problem): Problem => {
    const exception = exceptions.find((one) => appliesTo(one, problem));
    if (!exception) return problem;
    used.add(exception);
    const reason = exception.why.replace(/\.?$/, '.');
    return {
      ...problem,
      severity: 'warning',
      code: 'allowed',
      remedy: `Allowed by ${exception.by}: ${reason}`,
      suggestion: undefined,
    };
  });
  const unused = exceptions.flatMap((exception, index) => {
    if (used.has(exception)) return [];
    return reportLine(EXCEPTIONS_FILE, source.findLine([index]), {
      severity: 'warning',
      message: `The words "${exception.words}" aren't there anymore, or no check reports them.`,
      remedy: 'Delete this exception.',
    });
  });
  return [...result, ...unused];
}
