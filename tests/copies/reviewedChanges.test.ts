import {
  type BuiltSite,
  type ChangeGroup,
  gist,
  readBuiltSite,
  reviewSites,
} from '@dental/changes/review';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {BROWSER, ensureTool} from '../../scripts/lib/tools.mjs';
import {SITE_FOLDER} from '@dental/practice';
import {type Change, changesBetween, versionIn} from '@dental/changes';
import {apply, editsOf} from '../content/edits/edit';
import {ORDINARY_EDITS} from '../fixtures/ordinaryEdits';
import {builtCopy} from '../support/copies';
import {EditedContent} from '@dental/testing/editedSite';
import {NIGHTLY} from '@dental/testing/nightly';

/**
 * A real change and the required content of its report; reviewedChanges.yml explains the fields.
 */
interface ReviewedChange {
  does: string;
  ordinary?: true;
  everywhere?: true;
  file?: string;
  from?: string;
  to?: string;
  says?: string;
  pages?: string;
  beside?: string;
}

const BUILDS = parse(readFileSync('tests/copies/reviewedChanges.yml', 'utf8')) as Record<
  string,
  ReviewedChange[]
>;

async function make(
  content: EditedContent,
  {does, ordinary, everywhere, file = '', ...row}: ReviewedChange,
) {
  if (ordinary) {
    const found = ORDINARY_EDITS.flat().find((edit) => edit.does === does);
    if (!found) throw new Error(`Nobody ${does}.`);
    return found.edit(content);
  }
  if (!everywhere) return editsOf({[file]: [row]}).forEach((edit) => apply(content, edit));
  const {from = '', to = ''} = row;
  const files = content.files('.').filter((name) => content.read(name).includes(from));
  expect(files, does).not.toEqual([]);
  for (const name of files) content.write(name, content.read(name).replaceAll(from, to));
}

/** The pages that change for patients: all, or those with some text. */
const pagesOn = ({pages}: BuiltSite, text: string) =>
  [...pages].filter(([, html]) => text === 'all' || html.includes(text)).map(([path]) => path);

/**
 * The words, links, images, and head data of a page. It is independent of the review's own reader.
 */
function fingerprint({pages, hashOf}: BuiltSite, path: string): string {
  const $ = load(pages.get(path) ?? '');
  $('script, style, template, section[aria-label="Preview"], p:has(> a[href*="/edit/"])').remove();
  const shown = (selector: string, attribute: string) =>
    $(selector)
      .map((_, node) => $(node).attr(attribute) ?? '')
      .get();
  const image = (address = '') => hashOf(new URL(address, 'https://x.example').pathname) ?? address;
  return JSON.stringify([
    // An element's words can come from other pieces.
    $('body').text().replaceAll(/\s+/g, ''),
    shown('body a', 'href'),
    $('img')
      .map((_, node) => `${$(node).attr('alt')} ${image($(node).attr('src'))}`)
      .get(),
    $('h1, h2, h3, h4, h5, h6')
      .map((_, node) => node.name)
      .get(),
    $('title').text(),
    $('meta[name=description]').attr('content'),
    $('link[rel=canonical]').attr('href'),
    image($('meta[property="og:image"]').attr('content')),
  ]);
}

describe.runIf(NIGHTLY)('review of real changes @nightly', () => {
  const folder = (name: string) => join('.cache/reviewed', name.replaceAll(' ', '-'));
  let before: BuiltSite;

  beforeAll(async () => {
    await builtCopy(folder('base'), new Map(), 'preview');
    before = readBuiltSite(join(folder('base'), SITE_FOLDER));
  }, 600_000);

  const versionOf = (content = new EditedContent()) => {
    const {version, problems} = versionIn(process.cwd(), content.project);
    if (!version)
      throw new Error(problems.map(({file, message}) => `${file}: ${message}`).join('\n'));
    return version;
  };

  const review = async (after: string, facts: readonly Change[] = []) =>
    reviewSites({
      before: before.folder,
      after,
      records: {approval: '', facts, words: [], warnings: [], nearest: () => [], toSign: []},
      made: {base: 'main', commit: '', day: '2026-11-20'},
      browser: await ensureTool(BROWSER),
    });

  const pagesOf = (groups: readonly ChangeGroup[]) =>
    [...new Set(groups.flatMap(({pages}) => pages.map(({path}) => path)))].sort();

  /** The whole report of a group. */
  const textOf = (group: ChangeGroup) =>
    [
      gist(group),
      ...group.words.flatMap(({before: was, after}) => [was?.text, after?.text]),
      ...group.pages.map(({path}) => path),
    ].join('\n');

  it.each(Object.entries(BUILDS))(
    'lists all that patients notice of changes of %s, only that',
    async (name, changes) => {
      const content = new EditedContent();
      for (const change of changes) await make(content, change);
      await builtCopy(folder(name), content.changes, 'preview');
      const after = readBuiltSite(join(folder(name), SITE_FOLDER));
      const changed = changesBetween(versionOf(), versionOf(content));
      const {groups: noticed, points, facts} = await review(after.folder, changed);
      const said = `${points.join('\n')}\n${noticed.map(textOf).join('\n---\n')}`;
      const besides = (facts ?? []).map(({text}) => text).join('\n');
      for (const {does, says, pages, beside} of changes) {
        if (beside) expect.soft(besides, does).toMatch(new RegExp(beside));
        const own = noticed.filter((group) => says && new RegExp(says, 'i').test(textOf(group)));
        if (says) expect.soft(own.length, `${does}: ${said}`).toBeGreaterThan(0);
        if (pages) expect.soft(pagesOf(own), does).toEqual(pagesOn(after, pages).sort());
      }
      const isOther = (path: string) => fingerprint(before, path) !== fingerprint(after, path);
      const different = [...new Set([...before.pages.keys(), ...after.pages.keys()])].filter(
        isOther,
      );
      const wholly = changes.flatMap(({pages}) => (pages ? pagesOn(after, pages) : []));
      // A moved page is reported at its new path.
      const moved = noticed.flatMap(({pages}) => pages.flatMap(({from}) => from ?? []));
      expect(pagesOf(noticed), said).toEqual(
        [...new Set([...different.filter((path) => !moved.includes(path)), ...wholly])].sort(),
      );
    },
    900_000,
  );

  it('reports nothing for no change', async () => {
    const {sentence, groups} = await review(before.folder);
    expect(sentence).toBe('Patients will notice nothing: every page is what it was.');
    expect(groups).toEqual([]);
  }, 300_000);
});
