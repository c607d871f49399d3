import {
  type BuiltSite,
  type ChangeGroup,
  summarizeGroup,
  readBuiltSite,
  reviewSites,
} from '@dental/changes/review';
import {join} from 'node:path';
import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {BROWSER, ensureTool} from '../../scripts/lib/tools.mjs';
import {RULES_PATH, SITE_FOLDER} from '@dental/practice';
import {type Change, findChanges, readSnapshot} from '@dental/changes';
import {apply, listEdits} from '../content/edits/edit';
import {ORDINARY_EDITS} from '../fixtures/ordinaryEdits';
import {prepareBuiltCopy} from '../support/copies';
import {EditedContent} from '@dental/testing/editedSite';
import {EMPTY_RECORDS} from '@dental/testing/emptyRecords';
import {NIGHTLY} from '@dental/testing/nightly';

/** A real change, and the report that it must have. */
interface ReviewedChange {
  /** A short description, or the name of an ordinary edit. */
  does: string;
  /** True if the change is one of `ORDINARY_EDITS`. */
  ordinary?: true;
  /** True if the text is replaced in all files of pages-content. */
  everywhere?: true;
  /** The file, from pages-content. */
  file?: string;
  /** A text, or a regular expression between slashes. */
  from?: string;
  to?: string;
  /** The content of a new file. */
  write?: string;
  /** A pattern of the reported group; none if patients can't notice the change. */
  expected?: string;
  /** A pattern of the reported facts. */
  expectedFact?: string;
  /** The pages that change, at least: all, or those that contain a text. */
  pages?: string;
}

/** The changes of each build. */
const BUILDS: Record<string, readonly ReviewedChange[]> = {
  'single pages': [
    {
      does: 'signs a page on another day',
      file: 'services/cosmetic-dentistry/veneers.mdx',
      from: '/^( {2}on: )\\d{4}-\\d\\d-\\d\\d$/m',
      to: '$12026-11-02',
    },
    {
      does: 'updates a dependency that patients do not get',
      file: '../package.json',
      from: '/"knip": "[^"]*"/',
      to: '"knip": "6.44.1"',
    },
    {does: 'adds a photograph of a person', ordinary: true, expected: 'different image'},
  ],
  'people and pages': [
    {does: 'lets a person retire', ordinary: true, expected: 'removed'},
    {does: 'renames a page', ordinary: true, expected: 'new address|and-more'},
  ],
  facts: [
    {
      does: 'opens at another time',
      file: '_practice/hours.yml',
      from: '/opens: \\d+:\\d\\d am/',
      to: 'opens: 10:45 am',
      expected: '10:45 am',
    },
    {
      does: 'changes the heading of the footer links',
      file: '_practice/labels.yml',
      from: 'Smart Links',
      to: 'Good Links',
      expected: 'Good Links',
      pages: 'Good Links',
    },
  ],
  'pictures and texts': [
    {
      does: 'changes an icon',
      file: '../static/img/icons.svg',
      from: '/(<symbol id="mail"[^>]*>)/',
      to: '$1<circle cx="12" cy="12" r="11"/>',
      expected: 'different look',
      pages: '/img/icons.svg#mail',
    },
    {
      does: 'changes the drawing of a service to another of the same size',
      file: '../static/img/services/veneers.svg',
      from: '/(<svg[^>]*>)/',
      to: '$1<style>* {fill: #5a1a5a !important}</style>',
      expected: 'different image',
      pages: '/img/services/veneers.svg',
    },
    {
      does: 'changes the spelling of a name',
      everywhere: true,
      from: 'Beth Sorensen',
      to: 'Beth Soerensen',
      expected: 'Soerensen',
    },
  ],
  'facts without pages': [
    {
      does: 'changes the captions of a video',
      file: '../static/videos/office-tour.vtt',
      from: 'hello',
      to: 'good morning',
      expectedFact: '/videos/office-tour\\.vtt',
    },
    {
      does: 'adds a redirect to a page',
      file: 'about-us.mdx',
      from: '/^redirectFrom:$/m',
      to: 'redirectFrom:\n  - /whoever-we-are',
      expectedFact: '/whoever-we-are is new',
    },
    {
      does: 'hides a page from search engines',
      file: 'costs.mdx',
      from: '---\n',
      to: '---\nunlisted: true\n',
    },
    {does: 'has another offer', ordinary: true, expectedFact: 'Spring cleaning weeks'},
    {does: 'adds a test', file: '../tests/unit/new.test.ts', write: ''},
  ],
  vendors: [
    {does: 'shows a video from YouTube', ordinary: true, expected: 'YouTube'},
    {does: 'closes for a training', ordinary: true, expectedFact: 'Team training'},
  ],
  styles: [
    {
      does: 'changes the color of buttons and links',
      file: '../src/css/tokens.css',
      from: '/--main: #\\w+/',
      to: '--main: #5a1a5a',
      expected: 'different look',
      pages: 'all',
    },
  ],
};

async function makeChange(
  content: EditedContent,
  {does, ordinary, everywhere, file = '', ...row}: ReviewedChange,
) {
  if (ordinary) {
    const ordinaryEdit = ORDINARY_EDITS.flat().find((edit) => edit.does === does);
    if (!ordinaryEdit) throw new Error(`No ordinary edit "${does}".`);
    return ordinaryEdit.edit(content);
  }
  if (!everywhere) return listEdits({[file]: [row]}).forEach((edit) => apply(content, edit));
  const {from = '', to = ''} = row;
  const files = content.listFiles('.').filter((name) => content.read(name).includes(from));
  expect(files, does).not.toEqual([]);
  for (const name of files) content.write(name, content.read(name).replaceAll(from, to));
}

/** The paths of all pages for patients, or of those that contain a text. */
const listPagesOn = ({pages}: BuiltSite, text: string) =>
  [...pages]
    .filter(([path, html]) => (text === 'all' ? path !== RULES_PATH : html.includes(text)))
    .map(([path]) => path);

/** The words, links, pictures, and head of a page, read without the review's own code. */
function makeFingerprint({pages, hashOf}: BuiltSite, path: string): string {
  const $ = load(pages.get(path) ?? '');
  // An offer of later days is on each page, but it is hidden today.
  $('script, style, template, [hidden], section[aria-label="Preview"]').remove();
  $('p:has(> a[href*="/edit/"])').remove();
  const readAttributes = (selector: string, attribute: string) =>
    $(selector)
      .map((_, node) => $(node).attr(attribute) ?? '')
      .get();
  const readImage = (address = '') =>
    hashOf(new URL(address, 'https://x.example').pathname) ?? address;
  return JSON.stringify([
    // An element's words can come from other pieces.
    $('body').text().replaceAll(/\s+/g, ''),
    // Links to a renamed page aren't reported again: its new address is.
    readAttributes('body a', 'href').map((href) => href.replace('-and-more', '')),
    $('img')
      .map((_, node) => `${$(node).attr('alt')} ${readImage($(node).attr('src'))}`)
      .get(),
    $('h1, h2, h3, h4, h5, h6')
      .map((_, node) => node.name)
      .get(),
    $('title').text(),
    $('meta[name=description]').attr('content'),
    $('link[rel=canonical]').attr('href'),
    readImage($('meta[property="og:image"]').attr('content')),
  ]);
}

describe.runIf(NIGHTLY)('review of real changes @nightly', () => {
  const makeFolder = (name: string) => join('.cache/reviewed', name.replaceAll(' ', '-'));
  let before: BuiltSite;

  beforeAll(async () => {
    await prepareBuiltCopy(makeFolder('base'), new Map(), 'preview');
    before = readBuiltSite(join(makeFolder('base'), SITE_FOLDER));
  }, 600_000);

  const readVersion = (content = new EditedContent()) => {
    const {version, problems} = readSnapshot(process.cwd(), content.project);
    if (!version)
      throw new Error(problems.map(({file, message}) => `${file}: ${message}`).join('\n'));
    return version;
  };

  const readReview = async (after: string, facts: readonly Change[] = []) =>
    reviewSites({
      before: before.folder,
      after,
      records: {...EMPTY_RECORDS, facts},
      made: {base: 'main', commit: '', day: '2026-11-20'},
      browser: await ensureTool(BROWSER),
    });

  const listPages = (groups: readonly ChangeGroup[]) =>
    [...new Set(groups.flatMap(({pages}) => pages.map(({path}) => path)))].sort();

  /** Everything that the report shows of a group. */
  const readText = (group: ChangeGroup) =>
    [
      summarizeGroup(group),
      ...group.words.flatMap((change) => [change.before?.text, change.after?.text]),
      ...group.pages.map(({path}) => path),
    ].join('\n');

  it.each(Object.entries(BUILDS))(
    'reports only the changes that patients notice in: %s',
    async (name, changes) => {
      const content = new EditedContent();
      for (const change of changes) await makeChange(content, change);
      await prepareBuiltCopy(makeFolder(name), content.changes, 'preview');
      const after = readBuiltSite(join(makeFolder(name), SITE_FOLDER));
      const changed = findChanges(readVersion(), readVersion(content));
      const {groups, points, facts} = await readReview(after.folder, changed);
      const reportText = `${points.join('\n')}\n${groups.map(readText).join('\n---\n')}`;
      const factTexts = (facts ?? []).map(({text}) => text).join('\n');
      for (const {does, expected, pages, expectedFact} of changes) {
        if (expectedFact) expect.soft(factTexts, does).toMatch(new RegExp(expectedFact));
        const pattern = expected === undefined ? undefined : new RegExp(expected, 'i');
        const matches = groups.filter((group) => pattern?.test(readText(group)));
        if (expected) expect.soft(matches.length, `${does}: ${reportText}`).toBeGreaterThan(0);
        const missing = new Set(pages === undefined ? [] : listPagesOn(after, pages));
        for (const path of listPages(groups)) missing.delete(path);
        expect.soft([...missing], does).toEqual([]);
      }
      const isDifferent = (path: string) =>
        makeFingerprint(before, path) !== makeFingerprint(after, path);
      const different = [...new Set([...before.pages.keys(), ...after.pages.keys()])].filter(
        isDifferent,
      );
      const expectedPages = changes.flatMap(({pages}) => (pages ? listPagesOn(after, pages) : []));
      // The review reports a moved page at its new path.
      const moved = groups.flatMap(({pages}) => pages.flatMap(({from}) => from ?? []));
      expect(listPages(groups), reportText).toEqual(
        [
          ...new Set([...different.filter((path) => !moved.includes(path)), ...expectedPages]),
        ].sort(),
      );
    },
    900_000,
  );

  it('reports nothing when nothing changed', async () => {
    const {sentence, groups} = await readReview(before.folder);
    expect(sentence).toBe("Patients won't notice anything: every page is the same as before.");
    expect(groups).toEqual([]);
  }, 300_000);
});
