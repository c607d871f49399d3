import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {checks} from '../../../src/content/checks';
import {CONTENT_FOLDER, loadSite, readContent} from '../../../src/content/loadSite';
import {formatProblem, formatProblems, type Problem} from '../../../src/content/problem';
import {EditedContent} from '../../support/editedSite';
import {exercise} from '../../support/exercise';
import {expectPlainWords} from '../../support/problems';
import {obeyed} from '../../support/remedies';
import {amounts} from './bad/amounts';
import {facts} from './bad/facts';
import {fields} from './bad/fields';
import {fifthWeek} from './bad/fifthWeek';
import {files} from './bad/files';
import {claimsAndTerms} from './bad/claimsAndTerms';
import {fourthWeek} from './bad/fourthWeek';
import {kinds} from './bad/kinds';
import {impossible, leftOver} from './bad/meaning';
import {people} from './bad/people';
import {prices} from './bad/prices';
import {privacy} from './bad/privacy';
import {records} from './bad/records';
import {rightsAndRoles} from './bad/rightsAndRoles';
import {secondWeek} from './bad/secondWeek';
import {tags} from './bad/tags';
import {text} from './bad/text';
import {thirdWeek} from './bad/thirdWeek';
import {when} from './bad/when';
import {workingWeek} from './bad/workingWeek';
import {apply, type BadEdit, type Edit} from './edit';
import {good} from './good';

const TODAY = '2026-11-21';
const before = new Set(
  loadSite(process.cwd(), {files: exercise, today: TODAY}).warnings.map((warning) => JSON.stringify(warning)),
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
    ...warnings.filter((warning) => warning.field !== 'reviewed' && !before.has(JSON.stringify(warning))),
  ];
}

function lineOf(content: EditedContent, {file, at, ...edit}: BadEdit): number {
  if (typeof at === 'number') return at;
  const lines = content.read(edit.in ?? file).split('\n');
  return lines.findIndex((line) => (typeof at === 'string' ? line.includes(at) : at.test(line))) + 1;
}

/** All edits that must be refused, by what they are about. */
const BAD = {
  fields,
  facts,
  tags,
  text,
  files,
  people,
  prices,
  privacy,
  impossible,
  leftOver,
  workingWeek,
  rightsAndRoles,
  secondWeek,
  thirdWeek,
  fourthWeek,
  fifthWeek,
  claimsAndTerms,
  kinds,
  records,
  amounts,
  when,
};

describe.each(Object.entries(BAD))('an edit of %s is refused when somebody', (_, edits) => {
  it.each(edits.map((edit) => [edit.does, edit.file, edit] as const))('%s in %s', (_does, file, edit) => {
    const {content, problems, warnings} = after(edit);
    const found = edit.warns ? warnings : problems;
    expect(
      found.map((problem) => `${problem.file}:${problem.line}  ${problem.what} ${problem.fix}`),
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
    if (found.some(({suggestion}) => suggestion)) offered.push(content);
    for (const problem of found) expectRemedy(content, problem, [...problems, ...warnings]);
  });
});

let remedies = 0;

/** Contents in which a certain correction was offered. */
const offered: EditedContent[] = [];

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
  const known = before.map(({what}) => what);
  expect(
    left.map(({what}) => what).filter((what) => !known.includes(what)),
    text,
  ).toEqual([]);
  expect(left.length, `${formatProblem(problem)}\n${formatProblems(left)}`).toBeLessThan(before.length);
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
    expect(good.length).toBeGreaterThanOrEqual(140);
    expect(remedies).toBeGreaterThanOrEqual(60);
  });
});

/** The checks that offer certain corrections, by what their source says. */
function offeringChecks(): string[] {
  const sources = readdirSync('src/content/checks', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join('src/content/checks', file), 'utf8'));
  return sources
    .flatMap((source) => source.split(/^(?=export )/m))
    .filter((part) => /\bsuggestion(?::| &&|,$)|\bquote(?:: \w+)?, by\b|&& \{by:/m.test(part))
    .flatMap((part) => /^export const (check\w+)/.exec(part)?.[1] ?? []);
}

describe('a certain correction', () => {
  it('is tried for every check that offers one', () => {
    const offering = offeringChecks();
    expect(offering.length).toBeGreaterThan(8);
    const tried = new Set(
      offered.flatMap((content) => {
        const read = readContent(process.cwd(), {files: content.project, today: TODAY}).content;
        return checks
          .filter(({name}) => offering.includes(name))
          .filter((check) => check(read).some(({suggestion}) => suggestion))
          .map(({name}) => name);
      }),
    );
    // Of renamed pages, tests/content/renaming.test.ts tells.
    expect(offering.filter((name) => !tried.has(name) && name !== 'checkFormerPages')).toEqual([]);
  });
});

function escape(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
