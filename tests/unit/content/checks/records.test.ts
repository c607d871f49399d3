import {basename} from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Problem} from '../../../../src/content/problem';
import {problemsAfter, type EditedContent} from '../../../support/editedSite';
import {expectPlainWords, only} from '../../../support/problems';

const HAS = (text: string) => expect.stringContaining(text) as string;
const RECORDS = [
  ['_cases', 'case'],
  ['_reviews', 'review'],
] as const;

describe.each(RECORDS)('records in %s', (folder, noun) => {
  it('are numbered as their files are', () => {
    const problems = problemsAfter((content) => {
      const [, second = ''] = content.files(folder);
      content.move(second, second.replace(/\d+/, '77'));
    });
    expect(only(problems)).toMatchObject({
      file: HAS(`${folder}/77`),
      field: 'id',
      line: 2,
      what: "The id 2 is not the number at the start of the file's name.",
      fix: 'Make the two the same.',
    });
    expectPlainWords(problems);
  });

  it('do not share a number', () => {
    const problems = problemsAfter((content) =>
      content.write(`${folder}/02-again.mdx`, content.read(nth(content, folder, 2))),
    );
    expect(problems).toHaveLength(2);
    for (const problem of problems) {
      expect(problem).toMatchObject({
        what: HAS('The id 2 belongs to pages-content/'),
        fix: `Give the new ${noun} the next free number.`,
      });
    }
    expectPlainWords(problems);
  });

  it('leave no number out: the last takes the place of one that went', () => {
    let last = '';
    const problems = problemsAfter((content) => {
      last = content.files(folder).at(-1) ?? '';
      content.remove(nth(content, folder, 3));
    });
    expect(only(problems)).toMatchObject({
      file: `pages-content/${last}`,
      what: 'The numbers skip 3.',
      fix: `Give this ${noun}, the last one, the number 3, in its file's name as well.`,
    });
    expectPlainWords(problems);
  });

  it('may grow by the next number', () => {
    const problems = problemsAfter((content) => {
      const next = content.files(folder).length + 1;
      content.write(
        `${folder}/${next}-new.mdx`,
        content.read(content.first(folder)).replace(/^id: \d+$/m, `id: ${next}`),
      );
    });
    expect(problems).toEqual([]);
  });

  it('say something', () => {
    const problems = problemsAfter((content) => content.replaceBody(content.first(folder), ''));
    expect(problems, `An empty ${noun} would leave a blank card on the page.`).not.toEqual([]);
    expectPlainWords(problems);
  });
});

describe('a person', () => {
  it('has a number of their own', () => {
    const problems = problemsAfter((content) => {
      const [first = '', second = ''] = content.files('our-staff');
      const id = /^id: \d+$/m.exec(content.read(first))?.[0] ?? '';
      content.change(second, /^id:/, id);
    });
    expect(problems).toHaveLength(2);
    for (const problem of problems) expect(problem.what).toContain('belongs to pages-content/our-staff/');
    expectPlainWords(problems);
  });
});

describe('a testimonial', () => {
  it('has a number of its own, and the message names the line', () => {
    const file = '_practice/testimonials.yml';
    let lines: string[] = [];
    const problems = problemsAfter((content) => {
      content.change(file, /^- id: 2/, '- id: 1');
      lines = content.read(file).split('\n');
    });
    expect(only(problems)).toMatchObject({file: `pages-content/${file}`, line: lines.lastIndexOf('- id: 1') + 1});
    expectPlainWords(problems);
  });
});

describe('everything that is wrong', () => {
  const edit = (content: EditedContent) => {
    content.change('_practice/hours.yml', /^note:/, 'nota: By appointment only');
    content.change('about-us.mdx', /^kind:/, 'kind: pages');
    content.change(content.first('_reviews'), /^source:/, 'source: Bing');
    content.change(content.first('_reviews'), /^date:/, 'date: Feb 3');
    content.replaceBody('contact-us.mdx', 'Call in <5 minutes.');
  };

  it('is said at once, sorted by file and line, each thing once', () => {
    const problems = problemsAfter(edit);
    const places = problems.map(({file, line}): [string, number] => [file, line]);
    expect(new Set(problems.map((problem) => JSON.stringify(problem))).size).toBe(problems.length);
    expect(places).toEqual([...places].sort(([a, m], [b, n]) => a.localeCompare(b) || m - n));
    expect(new Set(problems.map(({file}) => basename(file)))).toEqual(
      new Set(['hours.yml', 'about-us.mdx', expect.stringMatching(/^0?1-/) as string, 'contact-us.mdx']),
    );
    expectPlainWords(problems);
  });
});

describe('a file that is not where it should be', () => {
  it.each<[string, (content: EditedContent) => void, Partial<Problem>]>([
    [
      'a file of facts that was deleted',
      (content) => content.remove('_practice/hours.yml'),
      {
        file: 'pages-content/_practice/hours.yml',
        what: 'This file is missing.',
        fix: 'Bring it back from an earlier version.',
      },
    ],
    [
      'a file of facts under another name',
      (content) => content.write('_practice/holidays.yml', 'closed: true\n'),
      {
        file: 'pages-content/_practice/holidays.yml',
        what: 'No page reads this file.',
        fix: HAS('hours.yml, promotions.yml'),
      },
    ],
    [
      'a page of a kind that does not exist',
      (content) => content.change('about-us.mdx', /^kind:/, 'kind: blog'),
      {
        field: 'kind',
        line: 2,
        what: 'The field "kind" has a value that does not exist.',
        fix: HAS('service, sub-service'),
      },
    ],
  ])('%s', (_, edit, expected) => {
    const problems = problemsAfter(edit);
    expect(only(problems)).toMatchObject(expected);
    expectPlainWords(problems);
  });

  it.each([
    ['a hidden file that a Mac leaves behind', '_cases/._01-chip.mdx'],
    ['a lock that an office program leaves behind', '_cases/~$case.docx'],
    ['the guide', 'README.md'],
  ])('%s is no problem', (_, file) => {
    expect(problemsAfter((content) => content.write(file, 'x'))).toEqual([]);
  });
});

function nth(content: EditedContent, folder: string, number: number): string {
  return content.files(folder)[number - 1] ?? '';
}
