import {basename} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readContent} from '../src/loadSite';
import {EditedContent, loadEdited, problemsAfter} from '../../../tests/support/editedSite';
import {expectPlainWords} from '../../../tests/support/problems';

const RECORDS = [
  ['_cases', 'case'],
  ['_reviews', 'review'],
] as const;

describe.each(RECORDS)('records in %s', (folder, noun) => {
  it('can be added by two people on one day, under any names', () => {
    const problems = problemsAfter((content) => {
      const text = content.read(content.first(folder));
      for (const name of ['2026-10-14-ab', '2026-10-14-cd']) {
        const pictures = [...text.matchAll(/^(?:before|after)Image: cases\/(\S+)/gm)].map(
          ([, picture = '']) => picture,
        );
        for (const picture of pictures) content.addPicture(`cases/${name}-${picture}.jpg`);
        content.write(
          `${folder}/${name}.mdx`,
          text.replaceAll('Image: cases/', `Image: cases/${name}-`),
        );
      }
    });
    expect(problems).toEqual([]);
  });

  it('can be taken away in the middle', () => {
    expect(problemsAfter((content) => content.remove(content.files(folder)[2] ?? ''))).toEqual([]);
  });

  it('say something', () => {
    const problems = problemsAfter((content) => content.replaceBody(content.first(folder), ''));
    expect(problems, `An empty ${noun} would leave a blank card on the page.`).not.toEqual([]);
    expectPlainWords(problems);
  });
});

it.each<[told: string, file: string, ...(readonly [from: RegExp, to: string])[]]>([
  [
    'and not to the page of that name',
    '_practice/menus.yml',
    [/page: \/privacy-policy/, 'page: /costs'],
  ],
  ['our own number', '_practice/practice.yml', [/^(phone: (.*)[^]*?\n +phone: ).*/m, '$1$2']],
])('a record that says two things is told so: "%s"', (told, file, ...edits) => {
  const {problems, warnings} = loadEdited((content) => {
    const edited = file === '_cases' ? content.first(file) : file;
    content.write(
      edited,
      edits.reduce((text, [from, to]) => text.replace(from, to), content.read(edited)),
    );
  });
  expect([...problems, ...warnings].map(({message}) => message)).toContainEqual(
    expect.stringContaining(told),
  );
});

describe('the order', () => {
  const filesOf = (edit: (content: EditedContent) => void) => {
    const content = new EditedContent();
    edit(content);
    return readContent(process.cwd(), {files: content.project}).content;
  };

  it('of cases is that of their names, with a new one at the end', () => {
    const before = filesOf(() => undefined).cases.map(({file}) => file);
    const {cases} = filesOf((content) =>
      content.write('_cases/2999-10-14-new.mdx', content.read(content.first('_cases'))),
    );
    expect(cases.map(({file}) => file)).toEqual([
      ...before,
      'pages-content/_cases/2999-10-14-new.mdx',
    ]);
    expect(cases.map(({id}) => id)).toEqual(cases.map((_, index) => index + 1));
  });

  it('of reviews is that of their days, the newest first', () => {
    const days = filesOf(() => undefined).reviews.map(({date}) => Date.parse(date));
    expect(days).toEqual([...days].sort((a, b) => b - a));
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
      new Set([
        'hours.yml',
        'about-us.mdx',
        expect.stringMatching(/^\d{4}-/) as string,
        'contact-us.mdx',
      ]),
    );
    expectPlainWords(problems);
  });
});

describe('a file that is not where it should be', () => {
  it.each([
    ['a hidden file that a Mac leaves behind', '_cases/._01-chip.mdx'],
    ['a lock that an office program leaves behind', '_cases/~$case.docx'],
    ['the guide', 'README.md'],
  ])('%s is no problem', (_, file) => {
    expect(problemsAfter((content) => content.write(file, 'x'))).toEqual([]);
  });
});
