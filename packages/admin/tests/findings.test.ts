import {describe, expect, it} from 'vitest';
import {summarizeFindings, toFindings} from '../src/checks/findings';
import type {Problem} from '@dental/content';

const BODY_LINE = 10;

const createProblem = (fields: Partial<Problem>): Problem => ({
  file: 'a.mdx',
  line: 3,
  message: 'It is wrong.',
  remedy: 'Fix it.',
  ...fields,
});
const getLabel = (field: string) => (field === 'navTitle' ? 'Name in menus' : undefined);

describe('toFindings', () => {
  it("places a finding by its field's label or its line of text", () => {
    const problems = [
      createProblem({field: 'navTitle'}),
      createProblem({line: 12}),
      createProblem({line: 1}),
    ];
    const findings = toFindings(problems, getLabel, BODY_LINE);
    expect(findings.map(({place}) => place)).toEqual([
      'Name in menus',
      'Text, line 3',
      'This entry',
    ]);
  });

  it('reports empty required fields and ignores hidden ones', () => {
    const problems = [
      createProblem({field: 'navTitle', isMissing: true}),
      createProblem({field: 'reviewed'}),
      createProblem({remedy: 'Shorten navTitle.'}),
    ];
    const findings = toFindings(problems, getLabel, BODY_LINE);
    expect(findings.map(({message}) => message)).toEqual([
      'Fill this in.',
      'It is wrong. Shorten Name in menus.',
    ]);
  });

  it('removes the field name from the start of a message', () => {
    const messages = [
      'The field "navTitle" is not a text.',
      'In the field "navTitle", it is long.',
    ];
    const problems = messages.map((message) => createProblem({field: 'navTitle', message}));
    const findings = toFindings(problems, getLabel, BODY_LINE);
    expect(findings.map(({message}) => message)).toEqual([
      'This is not a text. Fix it.',
      'It is long. Fix it.',
    ]);
  });

  it('replaces file names with form labels, and separates the law', () => {
    const problem = createProblem({
      message: 'It is forbidden.',
      source: 'HIPAA, 45 CFR 164.514(b)',
      remedy:
        'Put it into promotions.yml or `_practice/hours.yml`, and add it as static/videos/x.vtt.',
    });
    const [finding] = toFindings([problem], getLabel, undefined);
    expect(finding).toMatchObject({
      message:
        'It is forbidden. Put it into Offers or Hours and closures, ' +
        'and add it with the help of the person who manages the website.',
      source: 'HIPAA, 45 CFR 164.514(b)',
    });
  });

  it('lists errors before warnings', () => {
    const problems = [createProblem({severity: 'warning'}), createProblem({message: 'Worse.'})];
    const findings = toFindings(problems, getLabel, undefined);
    expect(findings.map(({isWarning}) => isWarning)).toEqual([false, true]);
  });
});

describe('summarizeFindings', () => {
  it('explains that errors allow saving but block approval', () => {
    const summarize = (...problems: Problem[]) =>
      summarizeFindings(toFindings(problems, getLabel, undefined));
    expect(summarize()).toBe('No problems found.');
    expect(summarize(createProblem({severity: 'warning'}))).toMatch(/^1 suggestion\. You can save/);
    expect(summarize(createProblem({}), createProblem({line: 4}))).toMatch(
      /^2 problems to fix\. You can save now/,
    );
  });
});
