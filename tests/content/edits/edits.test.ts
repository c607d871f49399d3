import {describe, expect, it} from 'vitest';
import {describeInForm} from '@dental/admin';
import {
  CONTENT_FOLDER,
  escapePattern,
  formatProblem,
  formatProblems,
  type Problem,
} from '@dental/content';
import {loadSite} from '@dental/checks';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';
import {expectPlainWords} from '@dental/testing/problems';
import {followRemedy} from '../../support/remedies';
import {made} from './bad/made';
import {apply, type BadEdit, type Edit, readEdits, readRefusedSentences} from './edit';
import {good} from './good';

const TODAY = '2026-11-21';
const warningsBefore = new Set(
  loadSite(process.cwd(), {files: exercise, today: TODAY}).warnings.map((warning) =>
    JSON.stringify(warning),
  ),
);

/** The content after an edit, and its new problems. */
function tryEdit(edit: Edit) {
  const content = new EditedContent(exercise);
  apply(content, edit);
  const all = findNewProblems(content);
  return {
    content,
    problems: all.filter(({severity}) => severity !== 'warning'),
    warnings: all.filter(({severity}) => severity === 'warning'),
  };
}

/** The problems that weren't there before. Most edits need a new signature, so that is left out. */
function findNewProblems(content: EditedContent): Problem[] {
  const {problems, warnings} = loadSite(process.cwd(), {files: content.project, today: TODAY});
  const newWarnings = warnings.filter(
    (warning) => warning.field !== 'reviewed' && !warningsBefore.has(JSON.stringify(warning)),
  );
  return [...problems, ...newWarnings];
}

/** The line that a message should give: that of the edit, or the first that differs. */
function makeExpectedLine(content: EditedContent, {file, at, append, ...edit}: BadEdit): number {
  if (typeof at === 'number') return at;
  const lines = content.read(edit.in ?? file).split('\n');
  if (at !== undefined) {
    const matches = (line: string) => (typeof at === 'string' ? line.includes(at) : at.test(line));
    return lines.findIndex(matches) + 1;
  }
  const linesBefore = readLinesBefore(file);
  if (append !== undefined) return linesBefore.length + 2;
  return lines.findIndex((line, index) => line !== linesBefore[index]) + 1;
}

function readLinesBefore(file: string): string[] {
  const path = `${CONTENT_FOLDER}/${file}`;
  if (!exercise.list(CONTENT_FOLDER).includes(path)) return [];
  return exercise.read(path).toString().trimEnd().split('\n');
}

const TOPICS = ['facts', 'fields', 'files', 'pictures', 'prices', 'privacy', 'tags', 'text'];

/** All edits that must be refused, by topic. */
const BAD_EDITS: Record<string, BadEdit[]> = {
  ...Object.fromEntries(TOPICS.map((topic) => [topic, readEdits(`bad/${topic}`)])),
  'new files': made,
  sentences: readRefusedSentences(),
};

describe.each(Object.entries(BAD_EDITS))('loadSite after a bad edit of %s', (topic, edits) => {
  it.each(edits)('reports an editor who $does in $file', (edit) => {
    const {content, problems, warnings} = tryEdit(edit);
    const expectedProblems = edit.warns ? warnings : problems;
    const place = `${CONTENT_FOLDER}/${edit.in ?? edit.file}:${makeExpectedLine(content, edit)}  `;
    expect(
      expectedProblems.map(
        ({file, line, message, remedy}) => `${file}:${line}  ${message} ${remedy}`,
      ),
      formatProblems([...problems, ...warnings]),
    ).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${escapePattern(place)}.*${escapePattern(edit.says)}`, 's'),
      ),
    );
    expect(expectedProblems, formatProblems(expectedProblems)).toHaveLength(1 + (edit.others ?? 0));
    if (edit.warns) expect(problems).toEqual([]);
    expectPlainWords([...problems, ...warnings]);
    // Forms don't move or rename files.
    const inForm = topic.includes('files') ? [] : expectedProblems;
    for (const problem of inForm) expectNoCode(describeInForm(problem, FORM_NAMES));
    for (const problem of expectedProblems)
      expectRemedyWorks(content, problem, [...problems, ...warnings]);
  });
});

/** The names of a form that knows no field and no fact. */
const FORM_NAMES = {
  getLabel: () => undefined,
  getOtherLabel: () => undefined,
  describeFile: () => 'another page',
  tags: [],
};

/** Expects words for a form. A message about a mistake in a tag shows the tag. */
function expectNoCode(message: string): void {
  if (/tag <|contain <|text in </i.test(message)) return;
  expect(message).not.toMatch(/<\/?[A-Z]|\]\(|## |\.yml|\.txt|pages-content|static\/img/);
}

let triedRemedies = 0;

/** Does what a message says, and expects fewer problems, and no new ones. */
function expectRemedyWorks(
  content: EditedContent,
  problem: Problem,
  problemsBefore: readonly Problem[],
): void {
  const file = problem.file.slice(CONTENT_FOLDER.length + 1);
  if (!content.project.list(CONTENT_FOLDER).includes(problem.file)) return;
  const text = followRemedy(content.read(file), problem);
  if (text === undefined) return;
  triedRemedies += 1;
  const fixed = new EditedContent(content.project);
  fixed.write(file, text);
  const remaining = findNewProblems(fixed);
  const messagesBefore = problemsBefore.map(({message}) => message);
  expect(
    remaining.map(({message}) => message).filter((message) => !messagesBefore.includes(message)),
    text,
  ).toEqual([]);
  expect(remaining.length, `${formatProblem(problem)}\n${formatProblems(remaining)}`).toBeLessThan(
    problemsBefore.length,
  );
}

describe('loadSite after a good edit', () => {
  it.each(good)('accepts an editor who $does', (edit) => {
    const {problems, warnings} = tryEdit(edit);
    expect(formatProblems([...problems, ...warnings])).toBe(formatProblems([]));
  });
});

describe('the lists of edits', () => {
  it('covers enough edits and remedies', () => {
    expect(Object.values(BAD_EDITS).flat().length).toBeGreaterThanOrEqual(400);
    expect(good.length).toBeGreaterThanOrEqual(35);
    expect(triedRemedies).toBeGreaterThanOrEqual(60);
  });
});
