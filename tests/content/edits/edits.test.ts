import {describe, expect, it} from 'vitest';
import {CONTENT_FOLDER, formatProblem, formatProblems, type Problem} from '@dental/content';
import {loadSite} from '@dental/checks';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';
import {expectPlainWords} from '@dental/testing/problems';
import {obeyed} from '../../support/remedies';
import {made} from './bad/made';
import {adding, apply, type BadEdit, type Edit, readEdits} from './edit';
import {good} from './good';

const TODAY = '2026-11-21';
const before = new Set(
  loadSite(process.cwd(), {files: exercise, today: TODAY}).warnings.map((warning) =>
    JSON.stringify(warning),
  ),
);

/** What is said after an edit that was not said before it, save that a page should be signed again. */
function after(edit: Edit) {
  const content = new EditedContent(exercise);
  apply(content, edit);
  const all = said(content);
  return {
    content,
    problems: all.filter(({severity}) => severity !== 'warning'),
    warnings: all.filter(({severity}) => severity === 'warning'),
  };
}

function said(content: EditedContent): Problem[] {
  const {problems, warnings} = loadSite(process.cwd(), {files: content.project, today: TODAY});
  return [
    ...problems,
    ...warnings.filter(
      (warning) => warning.field !== 'reviewed' && !before.has(JSON.stringify(warning)),
    ),
  ];
}

/** The line that the message of an edit names: what it says, or the first that is other than before. */
function lineOf(content: EditedContent, {file, at, append, ...edit}: BadEdit): number {
  if (typeof at === 'number') return at;
  const lines = content.read(edit.in ?? file).split('\n');
  if (at !== undefined)
    return (
      lines.findIndex((line) => (typeof at === 'string' ? line.includes(at) : at.test(line))) + 1
    );
  const path = `${CONTENT_FOLDER}/${file}`;
  const before = exercise.list(CONTENT_FOLDER).includes(path)
    ? exercise.read(path).toString().trimEnd().split('\n')
    : [];
  return append === undefined
    ? lines.findIndex((line, index) => line !== before[index]) + 1
    : before.length + 2;
}

const TOPICS = ['facts', 'fields', 'files', 'pictures', 'prices', 'privacy', 'tags', 'text'];

/** All edits that must be refused, by what they are about. */
const BAD = {
  ...Object.fromEntries(TOPICS.map((topic) => [topic, readEdits(`bad/${topic}`)])),
  'files that are made here': made,
  sentences: adding(),
};

describe.each(Object.entries(BAD))('an edit of %s is refused when somebody', (_, edits) => {
  it.each(edits.map((edit) => [edit.does, edit.file, edit] as const))(
    '%s in %s',
    (_does, file, edit) => {
      const {content, problems, warnings} = after(edit);
      const found = edit.warns ? warnings : problems;
      expect(
        found.map(
          (problem) => `${problem.file}:${problem.line}  ${problem.message} ${problem.remedy}`,
        ),
        formatProblems([...problems, ...warnings]),
      ).toContainEqual(
        expect.stringMatching(
          new RegExp(
            `^${escape(`${CONTENT_FOLDER}/${edit.in ?? file}:${lineOf(content, edit)}  `)}.*${escape(edit.says)}`,
            's',
          ),
        ),
      );
      expect(found, formatProblems(found)).toHaveLength(1 + (edit.others ?? 0));
      if (edit.warns) expect(problems).toEqual([]);
      expectPlainWords([...problems, ...warnings]);
      for (const problem of found) expectRemedy(content, problem, [...problems, ...warnings]);
    },
  );
});

let remedies = 0;

/** Whoever does what a message says is told nothing else, and that no more. */
function expectRemedy(content: EditedContent, problem: Problem, before: readonly Problem[]): void {
  const file = problem.file.slice(CONTENT_FOLDER.length + 1);
  const text = content.project.list(CONTENT_FOLDER).includes(problem.file)
    ? obeyed(content.read(file), problem)
    : undefined;
  if (text === undefined) return;
  remedies += 1;
  const done = new EditedContent(content.project);
  done.write(file, text);
  const left = said(done);
  const known = before.map(({message}) => message);
  expect(
    left.map(({message}) => message).filter((message) => !known.includes(message)),
    text,
  ).toEqual([]);
  expect(left.length, `${formatProblem(problem)}\n${formatProblems(left)}`).toBeLessThan(
    before.length,
  );
}

describe('an edit passes when somebody', () => {
  it.each(good.map((edit) => [edit.does, edit] as const))('%s', (_does, edit) => {
    const {problems, warnings} = after(edit);
    expect(formatProblems([...problems, ...warnings])).toBe(formatProblems([]));
  });
});

describe('these edits', () => {
  it('are many', () => {
    expect(Object.values(BAD).flat().length).toBeGreaterThanOrEqual(400);
    expect(good.length).toBeGreaterThanOrEqual(35);
    expect(remedies).toBeGreaterThanOrEqual(60);
  });
});

function escape(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
