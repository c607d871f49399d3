import {basename} from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Content} from '@dental/content';
import {checkHostFiles} from '../src/checks/files';
import {readContent} from '../src/loadSite';
import {EditedContent, loadEdited, findProblemsAfter} from '@dental/testing/editedSite';
import {expectPlainWords} from '@dental/testing/problems';
import {site} from '@dental/testing/realSite';

/** Any two pages but the home page. */
const [PAGE = '', OTHER_PAGE = ''] = site.pages
  .filter(({kind, path}) => kind === 'page' && path !== '/')
  .map(({file}) => file.replace('pages-content/', ''));

const RECORDS = [
  ['_cases', 'case'],
  ['_reviews', 'review'],
] as const;

describe.each(RECORDS)('loadSite with records in %s', (folder, noun) => {
  it('accepts two new records of the same day', () => {
    const problems = findProblemsAfter((content) => {
      const text = content.read(content.getFirstFile(folder));
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

  it('accepts a record less, and reports only the pictures that it leaves', () => {
    const problems = findProblemsAfter((content) =>
      content.remove(content.listFiles(folder)[2] ?? ''),
    );
    expectPlainWords(problems);
    expect(problems.map(({message}) => message)).toEqual(
      folder === '_cases'
        ? Array(2).fill(expect.stringContaining('No page, case, or video shows'))
        : [],
    );
  });

  it('reports a record without text', () => {
    const problems = findProblemsAfter((content) =>
      content.replaceBody(content.getFirstFile(folder), ''),
    );
    expect(problems, `An empty ${noun} would leave a blank card on the page.`).not.toEqual([]);
    expectPlainWords(problems);
  });
});

describe('loadSite with contradictions in a record', () => {
  const listMessagesAfter = (file: string, edit: (text: string) => string) => {
    const {problems, warnings} = loadEdited((content) => {
      const path = file === '_cases' ? content.getFirstFile(file) : file;
      content.write(path, edit(content.read(path)));
    });
    return [...problems, ...warnings].map(({message}) => message);
  };

  it.each([
    {
      contradiction: 'menu label and page',
      file: '_practice/menus.yml',
      edit: (text: string) => text.replace(/page: \/privacy-policy/, 'page: /costs'),
      message: /not the page with that name/,
    },
    {
      contradiction: 'office and after-hours number',
      file: '_practice/practice.yml',
      edit: (text: string) => text.replace(/^(phone: (.*)[^]*?\n +phone: ).*/m, '$1$2'),
      message: /our own office number/,
    },
  ])('reports $contradiction', ({file, edit, message}) => {
    expect(listMessagesAfter(file, edit)).toContainEqual(expect.stringMatching(message));
  });
});

describe('readContent', () => {
  const listFiles = (edit: (content: EditedContent) => void) => {
    const content = new EditedContent();
    edit(content);
    return readContent(process.cwd(), {files: content.project}).content;
  };

  it('sorts cases by file name', () => {
    const before = listFiles(() => undefined).cases.map(({file}) => file);
    const {cases} = listFiles((content) =>
      content.write('_cases/2999-10-14-new.mdx', content.read(content.getFirstFile('_cases'))),
    );
    expect(cases.map(({file}) => file)).toEqual([
      ...before,
      'pages-content/_cases/2999-10-14-new.mdx',
    ]);
    expect(cases.map(({id}) => id)).toEqual(cases.map((_, index) => index + 1));
  });

  it('sorts reviews by date, the newest first', () => {
    const days = listFiles(() => undefined).reviews.map(({date}) => Date.parse(date));
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });
});

describe('loadSite with many problems', () => {
  const edit = (content: EditedContent) => {
    content.change('_practice/hours.yml', /^note:/, 'nota: By appointment only');
    content.change(PAGE, /^kind:/, 'kind: pages');
    content.change(content.getFirstFile('_reviews'), /^source:/, 'source: Bing');
    content.change(content.getFirstFile('_reviews'), /^date:/, 'date: Feb 3');
    content.replaceBody(OTHER_PAGE, 'Call in <5 minutes.');
  };

  it('reports each problem once, sorted by file and line', () => {
    const problems = findProblemsAfter(edit);
    const places = problems.map(({file, line}): [string, number] => [file, line]);
    expect(new Set(problems.map((problem) => JSON.stringify(problem))).size).toBe(problems.length);
    expect(places).toEqual([...places].sort(([a, m], [b, n]) => a.localeCompare(b) || m - n));
    expect(new Set(problems.map(({file}) => basename(file)))).toEqual(
      new Set([
        'hours.yml',
        basename(PAGE),
        expect.stringMatching(/^\d{4}-/) as string,
        basename(OTHER_PAGE),
      ]),
    );
    expectPlainWords(problems);
  });
});

describe('checkHostFiles', () => {
  it.each([
    {
      message: 'The host would run this file or follow it.',
      names: ['_worker.js', '_headers', 'functions/a.js', 'netlify.toml', 'Wrangler.jsonc'],
    },
    {
      message: 'Browsers would open this file as a page of the website or run it.',
      names: ['forms/a.html', 'forms/a.js', 'videos/a.XHTML'],
    },
    {
      message: 'The website writes the files of this folder itself, and could replace yours.',
      names: ['img/made/rosa.webp', 'assets/a.pdf', 'admin/a.png', 'embed/a.pdf', 'count/a.png'],
    },
  ])('reports with "$message" $names', ({message, names}) => {
    for (const name of names) {
      const content = {
        files: new Set([`static/${name}`, 'static/forms/a.pdf', 'static/google-proof.html']),
      } as unknown as Content;
      const problems = checkHostFiles(content);
      expect(problems, name).toMatchObject([{message}]);
      expectPlainWords(problems);
    }
  });
});

describe('checkFileNames', () => {
  it.each([
    {noun: 'a hidden file from a Mac', file: '_cases/._01-chip.mdx'},
    {noun: 'the lock file of an office program', file: '_cases/~$case.docx'},
    {noun: 'the guide', file: 'README.md'},
  ])('accepts $noun', ({file}) => {
    expect(findProblemsAfter((content) => content.write(file, 'x'))).toEqual([]);
  });
});
