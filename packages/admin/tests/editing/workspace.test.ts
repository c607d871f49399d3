import {beforeAll, describe, expect, test} from 'vitest';
import {filesOf} from '../../src/editing/files';
import {Workspace} from '../../src/editing/workspace';
import {loadSite} from '@dental/checks';
import {filesOnDisk} from '@dental/content';
import {snapshotOf, type Snapshot} from '../../src/snapshot';

const ROOT = process.cwd();
const PAGE = 'pages-content/urgent-help.mdx';
const HOURS = 'pages-content/_practice/hours.yml';

let snapshot: Snapshot;
let workspace: Workspace;
let text: string;

beforeAll(() => {
  snapshot = snapshotOf(ROOT, {pictures: {}, hasDrawings: true});
  text = snapshot.texts[PAGE] ?? '';
});

const opened = (file = PAGE, as = snapshot.texts[file] ?? '') => {
  workspace = new Workspace(snapshot);
  workspace.drafts.set(file, as);
  return workspace;
};

/** What a visitor reads of a body. */
const wordsOf = (page: unknown) =>
  JSON.stringify((page as {body?: unknown} | undefined)?.body ?? '');

describe('while somebody types in a page', () => {
  test('its words are shown at once', async () => {
    opened().drafts.set(PAGE, `${text}\nA word from the desk.\n`);
    const {page, problems} = await workspace.render(PAGE);
    expect(problems).toEqual([]);
    expect(wordsOf(page)).toContain('A word from the desk.');
  });

  test.each([
    ['a number behind a <', 'Children <5 come free.'],
    ['a tag that is not closed', '<WhenToCall>\n\nNow.'],
    ['a block that does not exist', '<Nonsense />'],
    ['a fact that does not exist', 'It costs <Fact name="no.such" />.'],
  ])('%s keeps the last good picture, and is named with its line', async (_, slip) => {
    opened().drafts.set(PAGE, `${text}\nA good word.\n`);
    await workspace.render(PAGE);
    workspace.drafts.set(PAGE, `${text}\nA good word.\n\n${slip}\n`);
    const {page, problems} = await workspace.render(PAGE);
    expect(wordsOf(page)).toContain('A good word.');
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every(({line}) => line > text.split('\n').length)).toBe(true);
  });

  test('a field that cannot be read does not hold the text back', async () => {
    opened().drafts.set(PAGE, `${text.replace(/^heading:.*\n/m, '')}\nA good word.\n`);
    const {page, problems} = await workspace.render(PAGE);
    expect(wordsOf(page)).toContain('A good word.');
    expect(problems.map(({field}) => field)).toEqual(['heading']);
  });

  test('a heading changes where other pages name it, too', async () => {
    opened().drafts.set(PAGE, text.replace(/^(heading|navTitle):.*$/gm, '$1: Another name'));
    const {page} = await workspace.render(PAGE);
    expect(page?.frontMatter.heading).toBe('Another name');
    expect(page?.data.breadcrumb.at(-1)?.label).toBe('Another name');
  });

  test('the checks say the same as npm run check', () => {
    const broken = `${text}\nWe are <5 minutes away, call (602) 555-0199.\n\nThe recieved adress.\n`;
    opened().drafts.set(PAGE, broken);
    const files = filesOf(snapshot, new Map([[PAGE, broken]]));
    const {problems, warnings} = loadSite(ROOT, {
      files: {
        ...files,
        read: (file) => (file === PAGE ? files.read(file) : filesOnDisk(ROOT).read(file)),
      },
    });
    const told = workspace.problemsOf(PAGE);
    for (const problem of [...problems, ...warnings].filter(({file}) => file === PAGE))
      expect(told).toContainEqual(problem);
  });

  test('what was there before is not called a change', () => {
    const before = opened().problemsOf(PAGE);
    expect(before.filter(({finding}) => finding?.startsWith('facts/'))).toEqual([]);
  });
});

test('hours are shown on the page on which patients look for them', async () => {
  const hours = snapshot.texts[HOURS] ?? '';
  opened(HOURS).drafts.set(HOURS, `${hours.replace(/^note:.*$/m, 'note: Ring the bell')}`);
  const {page} = await workspace.render(HOURS);
  expect(page?.frontMatter.path).toBe('/contact-us');
  expect(JSON.stringify(page?.shared['hours.json'])).toContain('Ring the bell');
  expect(page?.on).toBeUndefined();
  const withDay = hours.replace(
    /^closures:$/m,
    "$&\n  - {name: Rosa's day, from: 2027-03-01, to: 2027-03-02}",
  );
  opened(HOURS).drafts.set(HOURS, withDay);
  expect((await workspace.render(HOURS)).page?.on).toBe('2027-03-01');
});

test('with what is edited comes the page as it is without that', async () => {
  const reviewsOf = (page: {shared: object} | undefined) =>
    JSON.stringify(page?.shared).split('"paragraphs"').length;
  const first = 'pages-content/_reviews/2026-01-01-a.mdx';
  const added = '---\nname: A.\nsource: Google\ndate: January 1, 2026\n---\n\nKind.\n';
  const {page, former} = await opened(first, added).render(first);
  expect([page?.frontMatter.path, reviewsOf(page)]).toEqual(['/reviews', reviewsOf(former) + 1]);
});

test('a video is shown on a page that plays it', async () => {
  const file = 'pages-content/_practice/videos.yml';
  const videos = snapshot.texts[file] ?? '';
  const id = /^- id: (\S+)$/m.exec(videos)?.[1] ?? '';
  opened(file).drafts.set(file, videos.replace(/^  title: .*$/m, '  title: Another title'));
  const {page} = await workspace.render(file);
  expect(JSON.stringify([page?.frontMatter, page?.body])).toContain(`"${id}"`);
});

test('an edited case is the first of the gallery', async () => {
  const file =
    Object.keys(snapshot.texts)
      .filter((name) => name.includes('/_cases/'))
      .at(-1) ?? '';
  opened(file).drafts.set(
    file,
    (snapshot.texts[file] ?? '').replace(/^heading:.*$/m, 'heading: A case of today'),
  );
  const {page} = await workspace.render(file);
  expect(page?.gallery?.cases[0]?.heading).toBe('A case of today');
});

test('no permission of a patient is in what a preview publishes', () => {
  const filed = Object.entries(snapshot.texts).filter(([, content]) => /^\s+filed:/m.test(content));
  expect(filed.length).toBeGreaterThan(0);
  for (const [file, content] of filed)
    expect(
      content.match(/^\s+filed:.*$/gm)?.every((line) => line.trim() === 'filed: Not in previews'),
      file,
    ).toBe(true);
});
