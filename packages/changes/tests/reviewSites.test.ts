import {mkdtempSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {makeSharedFolder} from '@dental/testing/emptyFolder';
import {EMPTY_RECORDS} from '@dental/testing/emptyRecords';
import {writeFileIn} from '@dental/testing/folders';
import {renderReport} from '../src/review/renderReport';
import {reviewSites} from '../src/review/reviewSites';
import type {Records} from '../src/review/types';

const RECORDS: Records = {...EMPTY_RECORDS, treatmentPaths: ['/implants']};

const MADE = {base: 'main', commit: '0123456789', day: '2026-11-20'};

const RISKS = 'Infection, bleeding, and numbness can happen, and are uncommon.';
const MEDICINES = 'Tell us about blood thinners, bone medicine, and steroids.';

const makePage = (name: string, body: string, foot = 'Call (480) 555-0142') =>
  `<!doctype html><title>${name}</title><main><h1>${name}</h1>${body}</main>` +
  `<footer><p>${foot}</p></footer>`;

const SITE = {
  'index.html': makePage('Home', '<ul><li>Labor Day: Monday, September 6, 2027</ul>'),
  'about.html': makePage('About us', '<p>Two birds nest in our garden.</p>'),
  'costs.html': makePage('Costs', '<p>An implant costs $900 for a front tooth.</p>'),
  'implants.html': makePage(
    'Implants',
    `<p>Most last for years. ${RISKS}</p><p>${MEDICINES}</p><p>Our fee: $900.</p>`,
  ),
};

const builds = makeSharedFolder();

function writeBuild(files: Record<string, string>): string {
  const folder = mkdtempSync(join(builds, 'built-'));
  for (const [file, content] of Object.entries(files)) writeFileIn(folder, file, content);
  return folder;
}

/** The review of two versions of some built files. */
const reviewFiles = (
  before: Record<string, string>,
  after: Record<string, string>,
  records: Partial<Records> = {},
) =>
  reviewSites({
    before: writeBuild(before),
    after: writeBuild(after),
    records: {...RECORDS, ...records},
    made: MADE,
  });

/** The review of a replacement in the site. */
const review = (from: string, to: string, records?: Partial<Records>) => {
  const entries = Object.entries(SITE).map(([file, html]) => [file, html.replaceAll(from, to)]);
  return reviewFiles(SITE, Object.fromEntries(entries) as Record<string, string>, records);
};

/** The review of the page about implants with two bodies. */
const reviewPage = (before: string, after: string, records?: Partial<Records>) => {
  const makeFiles = (body: string) => ({'implants.html': makePage('Implants', body)});
  return reviewFiles(makeFiles(before), makeFiles(after), records);
};

const makeFact = (text: string) => ({topic: 'The practice', text, pages: []});

describe('reviewSites', () => {
  it('starts with a sentence that a page about a treatment lost', async () => {
    const {points, groups} = await review(` ${RISKS}`, '', {
      facts: [makeFact('The closure for training is new')],
    });
    expect(points).toEqual([`Implants: removed “${RISKS}”`, 'The closure for training is new.']);
    expect(groups[0]?.pages[0]?.path).toBe('/implants');
  });

  it('keeps facts and removed words when the build refuses the change', async () => {
    const facts = [
      {topic: 'Pages', text: 'Implants (/implants), words: “Rest” removed', pages: []},
    ];
    const firstPoints = ['Implants: A required statement is missing'];
    const records = {...RECORDS, facts, firstPoints};
    const {sentence, points} = await reviewSites({after: undefined, records, made: MADE});
    expect(sentence).toBe("The pages can't be compared, because this version can't be built.");
    expect(points).toEqual([
      'Implants: A required statement is missing.',
      'Implants (/implants), words: “Rest” removed.',
    ]);
  });

  it('quotes an item that is missing from a list of medicines', async () => {
    const {points} = await review(' bone medicine,', '');
    expect(points).toEqual(['Implants: removed “bone medicine,”.']);
  });

  it('quotes a lost "not" with the words around it', async () => {
    const {points} = await reviewPage('<p>Do not use heat on it.</p>', '<p>Do use heat on it.</p>');
    expect(points).toEqual(['Implants: “Do use heat” instead of “Do not use heat”.']);
  });

  it('calls a sentence removed only if no other one replaces it', async () => {
    const {points} = await review('are uncommon', 'are rare');
    expect(points).toEqual([expect.stringMatching(/“.*are rare” instead of “.*are uncommon”/)]);
    const longer =
      'Most people have some numbness and bleeding for a day or two. An infection is possible, ' +
      'and we treat it. All of these can happen to anyone, and are uncommon at our office.';
    expect((await review(RISKS, longer)).points.join()).not.toContain('removed');
  });

  it('quotes a removed risk in full, and closes cut quotes', async () => {
    const long = `Our text on ${'many '.repeat(40)}things.`;
    const risk = `${'Infection, numbness, '.repeat(6)}and bleeding.`;
    const {points} = await reviewPage(`<p>${risk}</p>`, '', {
      facts: [makeFact(`The text is new: “${long}”`)],
    });
    expect(points[0]).toBe(`Implants: removed “${risk}”`);
    expect(points[1]).toMatch(/many …”$/);
  });

  it('does not quote the card of a person as a statement', async () => {
    const card = '<a href="/beth"><span>Beth Sorensen</span><span>Hygienist</span></a>';
    const {points} = await reviewPage(`<ul><li>${card}</li></ul>`, '');
    expect(points).toEqual(['Implants (/implants): “Beth Sorensen Hygienist” removed.']);
  });

  it('separates links that follow each other without a space', async () => {
    const makeLinks = (email: string) => `<p><a>555-0142</a><a>${email}</a></p>`;
    const {points} = await reviewPage(makeLinks('old@a.example'), makeLinks('new@a.example'));
    expect(points).toEqual([
      'Implants (/implants): “555-0142 new@a.example” instead of “555-0142 old@a.example”.',
    ]);
  });

  it('calls nothing removed when another page shares the change', async () => {
    const {points} = await review('$900', '$950');
    expect(points).toEqual([expect.stringMatching(/Costs and Implants: “.*950/)]);
  });

  it('starts with required statements and pictures of people', async () => {
    const {points} = await review('Two birds', 'Three birds', {
      firstPoints: ['2 pictures deleted'],
    });
    expect(points[0]).toBe('2 pictures deleted.');
  });

  it('does not call a closure removed that the list shows later', async () => {
    const records = {closures: [{name: 'Labor Day', day: 'Monday, September 6, 2027'}]};
    const added = 'Training: Friday, December 4, 2026';
    const {groups} = await review('Labor Day: Monday, September 6, 2027', added, records);
    expect(groups.flatMap(({words}) => words.map(({kind}) => kind))).toEqual(['new']);
  });

  it('says a fact once, not again for each page that shows it', async () => {
    const fact = 'Phone number: (480) 555-0199 instead of (480) 555-0142';
    const {points, groups} = await review('555-0142', '555-0199', {facts: [makeFact(fact)]});
    expect(points).toEqual([`${fact}.`]);
    expect(groups.map(({pages}) => pages.length)).toEqual([4]);
    const makeButton = (number: string) => `<p><a href="tel:+1480${number}">Call</a></p>`;
    const after = await reviewPage(makeButton('5550142'), makeButton('5550199'), {
      facts: [makeFact(fact)],
    });
    expect(after.points).toEqual([`${fact}.`]);
  });

  it('says once that a picture changed under its name', async () => {
    const makeFiles = (picture: string) => ({
      'implants.html': makePage('Implants', '<p>Our work</p><img src="/img/a.svg" alt="A">'),
      'img/a.svg': `<svg>${picture}</svg>`,
    });
    const fact = {topic: 'Gallery', text: 'Case 1: after image changed', pages: ['/implants']};
    const {points} = await reviewFiles(makeFiles('1'), makeFiles('2'), {facts: [fact]});
    expect(points).toEqual(['Case 1: after image changed.']);
  });
});

describe('renderReport', () => {
  it('shows a new offer with all its words', async () => {
    const offer = {
      starts: '2027-03-01',
      ends: '2027-03-31',
      heading: 'March is for mouthguards',
      text: 'A custom guard costs $40 less.',
      ticker: 'March: mouthguards',
      links: [{label: 'Call us', url: '/contact-us'}],
    };
    const result = await review('Two birds', 'Three birds', {offers: [offer]});
    const report = renderReport(process.cwd(), result, {live: false});
    const days = 'March 1, 2027 to March 31, 2027';
    for (const words of [days, offer.heading, offer.text, offer.ticker, '/contact-us'])
      expect(report).toContain(words);
  });
});
