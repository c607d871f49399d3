import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadSite} from '@dental/checks';
import {CONTENT_FOLDER, formatProblem, type Problem} from '@dental/content';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';

/*
 * Sentences by people who didn't know the rules, one on each line. If the check is wrong about a
 * sentence, add it here and correct the rule.
 */

const PAGE = 'about-us.mdx';
const TODAY = '2026-11-21';
const knownMessages = new Set(
  loadSite(process.cwd(), {files: exercise, today: TODAY}).warnings.map(formatProblem),
);

/** The problems of each sentence as a paragraph of a page, and those elsewhere on the site. */
function findProblems(
  sentences: readonly string[],
  page = PAGE,
): {of: Map<string, Problem[]>; elsewhere: Problem[]} {
  const content = new EditedContent(exercise);
  const before = content.read(page).trimEnd();
  content.write(page, `${before}\n\n${sentences.join('\n\n')}\n`);
  const {problems, warnings} = loadSite(process.cwd(), {files: content.project, today: TODAY});
  const reports = [...problems, ...warnings].filter(
    (problem) => problem.field !== 'reviewed' && !knownMessages.has(formatProblem(problem)),
  );
  const first = before.split('\n').length + 2;
  const isAt = ({file, line}: Problem, index: number) =>
    file === `${CONTENT_FOLDER}/${page}` && line === first + 2 * index;
  return {
    of: new Map(
      sentences.map((sentence, index) => [
        sentence,
        reports.filter((problem) => isAt(problem, index)),
      ]),
    ),
    elsewhere: reports.filter((problem) => !sentences.some((_, index) => isAt(problem, index))),
  };
}

const readLines = (file: string) => readFileSync(file, 'utf8').trim().split('\n');

/** The sentences of a file, by the page in the heading above them. */
function groupByPage(file: string): [page: string, sentences: string[]][] {
  return readFileSync(file, 'utf8')
    .trim()
    .split(/^# /m)
    .filter(Boolean)
    .map((part) => {
      const [page = '', ...sentences] = part.trim().split('\n');
      return [page, sentences];
    });
}

/** The messages about sentences of a page. */
function findMessages(page: string, sentences: readonly string[]): string[] {
  const {of, elsewhere} = findProblems(sentences, page);
  return [
    ...[...of].flatMap(([sentence, problems]) =>
      problems.map((problem) => `${sentence} ${formatProblem(problem)}`),
    ),
    ...elsewhere.map(formatProblem),
  ];
}

describe('loadSite with single sentences', () => {
  it('accepts honest sentences', () => {
    const {of} = findProblems(readLines('packages/prose/tests/honest.txt'));
    expect([...of.values()].flat().map(formatProblem)).toEqual([]);
  });

  it('reports every harmful sentence', () => {
    const {of} = findProblems(readLines('tests/content/edits/sentences/harmful.txt'));
    expect(
      [...of].flatMap(([sentence, problems]) => (problems.length === 0 ? [sentence] : [])),
    ).toEqual([]);
  });
});

describe('loadSite with sentences that match our records', () => {
  it.each(groupByPage('tests/content/edits/sentences/honest.txt'))(
    'accepts them in %s',
    (page, sentences) => {
      expect(sentences.length).toBeGreaterThan(0);
      expect(findMessages(page, sentences)).toEqual([]);
    },
  );
});
