import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadSite} from '@dental/checks';
import {CONTENT_FOLDER, formatProblem, type Problem} from '@dental/content';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';

/*
 * Sentences by people who did not know the rules, a line each. One that the check judges wrongly is added here with the rule's
 * correction.
 */

const PAGE = 'about-us.mdx';
const TODAY = '2026-11-21';
const known = new Set(
  loadSite(process.cwd(), {files: exercise, today: TODAY}).warnings.map(formatProblem),
);

/** What is said of each sentence, once it is a paragraph of a page; and of the rest of the site. */
function saidOf(
  sentences: readonly string[],
  page = PAGE,
): {of: Map<string, Problem[]>; elsewhere: Problem[]} {
  const content = new EditedContent(exercise);
  const before = content.read(page).trimEnd();
  content.write(page, `${before}\n\n${sentences.join('\n\n')}\n`);
  const {problems, warnings} = loadSite(process.cwd(), {files: content.project, today: TODAY});
  const said = [...problems, ...warnings].filter(
    (problem) => problem.field !== 'reviewed' && !known.has(formatProblem(problem)),
  );
  const first = before.split('\n').length + 2;
  const isAt = ({file, line}: Problem, index: number) =>
    file === `${CONTENT_FOLDER}/${page}` && line === first + 2 * index;
  return {
    of: new Map(
      sentences.map((sentence, index) => [
        sentence,
        said.filter((problem) => isAt(problem, index)),
      ]),
    ),
    elsewhere: said.filter((problem) => !sentences.some((_, index) => isAt(problem, index))),
  };
}

const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n');

/** The sentences of a file by the page that they are for, which is named above them behind a #. */
function byPage(file: string): [page: string, sentences: string[]][] {
  return readFileSync(file, 'utf8')
    .trim()
    .split(/^# /m)
    .filter(Boolean)
    .map((part) => {
      const [page = '', ...sentences] = part.trim().split('\n');
      return [page, sentences];
    });
}

/** What is said of the sentences of a page, by each that is named. */
function named(page: string, sentences: readonly string[]): string[] {
  const {of, elsewhere} = saidOf(sentences, page);
  return [
    ...[...of].flatMap(([sentence, problems]) =>
      problems.map((problem) => `${sentence} ${formatProblem(problem)}`),
    ),
    ...elsewhere.map(formatProblem),
  ];
}

describe('of single sentences', () => {
  it('those that a careful practice writes pass without a word', () => {
    const {of} = saidOf(linesOf('packages/prose/tests/honest.txt'));
    expect([...of.values()].flat().map(formatProblem)).toEqual([]);
  });

  it('each that would harm a patient or the practice is named', () => {
    const {of} = saidOf(linesOf('tests/content/edits/sentences/harmful.txt'));
    expect(
      [...of].flatMap(([sentence, problems]) => (problems.length === 0 ? [sentence] : [])),
    ).toEqual([]);
  });
});

describe('of what our own pages, people and records bear out nothing is said', () => {
  it.each(byPage('tests/content/edits/sentences/honest.txt'))('in %s', (page, sentences) => {
    expect(sentences.length).toBeGreaterThan(0);
    expect(named(page, sentences)).toEqual([]);
  });
});
