import {describe, expect, it} from 'vitest';
import {loadSite, readContent} from '../src/loadSite';
import {EditedContent} from '@dental/testing/editedSite';

const TODAY = '2026-11-21';

/** The problems of the first case with these dates of consent. */
function findProblems(dates: {on?: string; until?: string}) {
  const content = new EditedContent();
  const file = content.getFirstFile('_cases');
  if (dates.on) content.change(file, /^ {2}on: /, `  on: ${dates.on}`);
  if (dates.until) content.change(file, /^ {2}until: /, `  until: ${dates.until}`);
  const {problems, warnings} = loadSite(process.cwd(), {files: content.project, today: TODAY});
  return [...problems, ...warnings].filter(
    (problem) => problem.file.endsWith(file) && problem.field !== 'reviewed',
  );
}

describe('checkConsent', () => {
  it('accepts consent that is valid for more than sixty days', () => {
    expect(findProblems({until: '2027-01-21'})).toEqual([]);
  });

  it('warns sixty days before consent ends', () => {
    expect(findProblems({until: '2027-01-20'})).toEqual([
      expect.objectContaining({
        severity: 'warning',
        field: 'consent.until',
        message: expect.stringContaining('ends on') as string,
      }),
    ]);
  });

  it('warns on the last day and reports an error after it', () => {
    expect(findProblems({until: TODAY})).toEqual([expect.objectContaining({severity: 'warning'})]);
    const [problem] = findProblems({until: '2026-11-20'});
    expect(problem).toMatchObject({
      field: 'consent.until',
      message: expect.stringContaining('ended on') as string,
    });
    expect(problem?.severity).toBeUndefined();
  });

  it('reports consent from the future, or that ends before it starts', () => {
    expect(findProblems({on: '2027-01-01'})).toEqual([
      expect.objectContaining({field: 'consent.on'}),
    ]);
    expect(findProblems({on: '2026-05-02', until: '2026-05-01'})).toEqual([
      expect.objectContaining({field: 'consent.until'}),
    ]);
  });

  it('requires consent for every case and testimonial', () => {
    const content = new EditedContent();
    const file = content.getFirstFile('_cases');
    content.write(file, content.read(file).replace(/consent:\n(?: {2}.*\n)+/, ''));
    content.write(
      '_practice/testimonials.yml',
      content.read('_practice/testimonials.yml').replace(/ {2}consent:\n(?: {4}.*\n)+/, ''),
    );
    const {problems} = loadSite(process.cwd(), {files: content.project, today: TODAY});
    expect(
      problems
        .filter(({message}) => message === 'The field "consent" is missing.')
        .map((problem) => problem.file),
    ).toEqual([`pages-content/${file}`, 'pages-content/_practice/testimonials.yml']);
  });

  it('keeps consent out of the data of pages', () => {
    const {site, content} = readContent(process.cwd());
    expect(content.consents.length).toBe(
      content.cases.length + (content.testimonials?.length ?? 0),
    );
    expect(JSON.stringify({...site, pages: []})).not.toMatch(/"consent"|binder/);
  });
});
