import {describe, expect, it} from 'vitest';
import {loadSite} from '../src/loadSite';
import {readContent} from '../src/loadSite';
import {EditedContent} from '@dental/testing/editedSite';

const TODAY = '2026-11-21';

/** What is said of the permission of the first case when it has these dates. */
function saidOf(dates: {on?: string; until?: string}) {
  const content = new EditedContent();
  const file = content.first('_cases');
  if (dates.on) content.change(file, /^ {2}on: /, `  on: ${dates.on}`);
  if (dates.until) content.change(file, /^ {2}until: /, `  until: ${dates.until}`);
  const {problems, warnings} = loadSite(process.cwd(), {files: content.project, today: TODAY});
  return [...problems, ...warnings].filter(
    (problem) => problem.file.endsWith(file) && problem.field !== 'reviewed',
  );
}

describe("a patient's permission to publish a case", () => {
  it('is silent while it holds for more than sixty days', () => {
    expect(saidOf({until: '2027-01-21'})).toEqual([]);
  });

  it('warns staff sixty days before it runs out', () => {
    expect(saidOf({until: '2027-01-20'})).toEqual([
      expect.objectContaining({
        severity: 'warning',
        field: 'consent.until',
        message: expect.stringContaining('runs out') as string,
      }),
    ]);
  });

  it('holds on its last day and takes the case off the site on the next', () => {
    expect(saidOf({until: TODAY})).toEqual([expect.objectContaining({severity: 'warning'})]);
    const [said] = saidOf({until: '2026-11-20'});
    expect(said).toMatchObject({
      field: 'consent.until',
      message: expect.stringContaining('ran out') as string,
    });
    expect(said?.severity).toBeUndefined();
  });

  it('is not signed in the future, and does not end before it begins', () => {
    expect(saidOf({on: '2027-01-01'})).toEqual([expect.objectContaining({field: 'consent.on'})]);
    expect(saidOf({on: '2026-05-02', until: '2026-05-01'})).toEqual([
      expect.objectContaining({field: 'consent.until'}),
    ]);
  });

  it('is required for every case and every testimonial', () => {
    const content = new EditedContent();
    const file = content.first('_cases');
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

  it('is in nothing that a page can be made from', () => {
    const {site, content} = readContent(process.cwd());
    expect(content.consents.length).toBe(
      content.cases.length + (content.testimonials?.length ?? 0),
    );
    expect(JSON.stringify({...site, pages: []})).not.toMatch(/"consent"|binder/);
  });
});
