import {type BuiltSite, type ChangeGroup, gist, readBuiltSite, reviewSites} from '@dental/changes/review';
import {join} from 'node:path';
import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {BROWSER, ensureTool} from '../../scripts/lib/tools.mjs';
import {SITE_FOLDER} from '@dental/practice';
import {type Change, changesBetween, versionIn} from '@dental/changes';
import {ORDINARY_EDITS} from '../fixtures/ordinaryEdits';
import {builtCopy} from '../support/copies';
import {EditedContent} from '../support/editedSite';
import {NIGHTLY} from '../support/nightly';

/** A real change, and what the report has to say of it. */
interface ReviewedChange {
  does: string;
  edit(this: void, content: EditedContent): void | Promise<void>;
  /** What the report says of it; nothing if patients can't notice it. */
  says?: RegExp;
  /** The pages on which patients notice it, where their words do not tell. */
  pages?(this: void, after: BuiltSite): string[];
  /** What the report says beside the pages: of a file, or of another day. */
  beside?: RegExp;
}

const replaced = (file: string, old: RegExp, by: string) => (content: EditedContent) => {
  expect(content.read(file)).toMatch(old);
  content.write(file, content.read(file).replace(old, by));
};

/** An edit of the ordinary days, by what it does. */
const ordinary = (does: string): ReviewedChange['edit'] => {
  const found = ORDINARY_EDITS.flat().find((edit) => edit.does === does);
  if (!found) throw new Error(`Nobody ${does}.`);
  return (content) => found.edit(content);
};

/** A change of code: the path from the project folder. */
const inCode = (file: string, old: RegExp, by: string) => (content: EditedContent) => {
  const text = content.project.read(file).toString('utf8');
  expect(text).toMatch(old);
  content.write(`../${file}`, text.replace(old, by));
};

const allPages = (after: BuiltSite) => [...after.pages.keys()];
const pagesWith = (text: string) => (after: BuiltSite) =>
  [...after.pages].filter(([, html]) => html.includes(text)).map(([path]) => path);
/** The same drawing with another color all over it. */
const recolored = (file: string) => inCode(file, /(<svg[^>]*>)/, '$1<style>* {fill: #5a1a5a !important}</style>');

/** Each build of the site has the changes of a list. */
const BUILDS: Record<string, readonly ReviewedChange[]> = {
  'single pages': [
    {
      does: 'signs a page on another day',
      edit: replaced('services/cosmetic-dentistry/veneers.mdx', /^( {2}on: )\d{4}-\d\d-\d\d$/m, '$12026-11-02'),
    },
    {
      does: 'updates a dependency that patients get nothing of',
      edit: inCode('package.json', /"knip": "[^"]*"/, '"knip": "6.44.1"'),
    },
    {does: 'has a photograph of a person', edit: ordinary('has a photograph of a person'), says: /another picture/},
  ],
  'people and pages': [
    {does: 'lets a person go', edit: ordinary('lets a person retire'), says: /a page that is gone|gone/},
    {does: 'renames a page', edit: ordinary('renames a page'), says: /another address|x-rays/i},
  ],
  facts: [
    {
      does: 'opens at another time',
      edit: replaced('_practice/hours.yml', /opens: \d+:\d\d am/, 'opens: 10:45 am'),
      says: /10:45 am/,
    },
    {
      does: 'gives the links at the foot another heading',
      edit: replaced('_practice/labels.yml', /Smart Links/, 'Good Links'),
      says: /Good Links/,
      pages: allPages,
    },
  ],
  'pictures and texts': [
    {
      does: 'has another icon',
      edit: inCode('static/img/icons.svg', /(<symbol id="mail"[^>]*>)/, '$1<circle cx="12" cy="12" r="11"/>'),
      says: /another look/,
      pages: pagesWith('/img/icons.svg#mail'),
    },
    {
      does: 'has another drawing of a service, of the same size',
      edit: recolored('static/img/services/veneers.svg'),
      says: /another picture/,
      pages: pagesWith('/img/services/veneers.svg'),
    },
    {
      does: 'writes the name of a person otherwise',
      edit: (content) => {
        for (const file of content.files('.').filter((name) => content.read(name).includes('Beth Sorensen')))
          content.write(file, content.read(file).replaceAll('Beth Sorensen', 'Beth Soerensen'));
      },
      says: /Soerensen/,
    },
  ],
  'beside the pages': [
    {
      does: 'has other captions of a film',
      edit: (content) =>
        content.write(
          '../static/videos/office-tour.vtt',
          content.project.read('static/videos/office-tour.vtt').toString('utf8').replace('hello', 'good morning'),
        ),
      beside: /\/videos\/office-tour\.vtt/,
    },
    {
      does: 'has an address that leads to a page',
      edit: (content) => content.change('about-us.mdx', /^redirectFrom:$/, 'redirectFrom:', '  - /whoever-we-are'),
      beside: /\/whoever-we-are is new/,
    },
    {does: 'keeps search engines away', edit: (content) => content.addField('costs.mdx', 'unlisted: true')},
    {does: 'has another offer from a day on', edit: ordinary('has another offer'), beside: /Spring cleaning weeks/},
    {does: 'writes a test', edit: (content) => content.write('../tests/unit/new.test.ts', '')},
  ],
  vendors: [
    {does: 'has another company play a film', edit: ordinary('shows a film of YouTube'), says: /YouTube/},
    {
      does: 'closes for a training',
      edit: ordinary('closes for a training'),
      beside: /Team training/,
    },
  ],
  styles: [
    {
      does: 'gives buttons and links another color',
      edit: inCode('src/css/tokens.css', /--main: #\w+/, '--main: #5a1a5a'),
      says: /another look/,
      pages: allPages,
    },
  ],
};

/** What is told of a page without looking at it: its words, links, pictures and head. Written apart from the review's own reading. */
function fingerprint({pages, hashOf}: BuiltSite, path: string): string {
  const $ = load(pages.get(path) ?? '');
  $('script, style, template, section[aria-label="Preview"], p:has(> a[href*="/edit/"])').remove();
  const shown = (selector: string, attribute: string) =>
    $(selector)
      .map((_, node) => $(node).attr(attribute) ?? '')
      .get();
  const image = (address = '') => hashOf(new URL(address, 'https://x.example').pathname) ?? address;
  return JSON.stringify([
    // Words of the same element can be put together from other pieces.
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

describe.runIf(NIGHTLY)('a review of real changes @nightly', () => {
  const folder = (name: string) => join('.cache/reviewed', name.replaceAll(' ', '-'));
  let before: BuiltSite;

  beforeAll(async () => {
    await builtCopy(folder('base'), new Map(), 'preview');
    before = readBuiltSite(join(folder('base'), SITE_FOLDER));
  }, 600_000);

  const versionOf = (content = new EditedContent()) => {
    const {version, problems} = versionIn(process.cwd(), content.project);
    if (!version) throw new Error(problems.map(({file, message}) => `${file}: ${message}`).join('\n'));
    return version;
  };

  const review = async (after: string, facts: readonly Change[] = []) =>
    reviewSites({
      before: before.folder,
      after,
      records: {approval: '', facts, words: [], warnings: [], nearest: () => [], pages: []},
      made: {base: 'main', commit: '', day: '2026-11-20'},
      browser: await ensureTool(BROWSER),
    });

  const pagesOf = (groups: readonly ChangeGroup[]) =>
    [...new Set(groups.flatMap(({pages}) => pages.map(({path}) => path)))].sort();

  /** All that the report says of a group. */
  const textOf = (group: ChangeGroup) =>
    [
      gist(group),
      ...group.words.flatMap(({before: was, after}) => [was?.text, after?.text]),
      ...group.pages.map(({path}) => path),
    ].join('\n');

  it.each(Object.entries(BUILDS))(
    'names all that patients notice of changes of %s, and nothing else',
    async (name, changes) => {
      const content = new EditedContent();
      for (const {edit} of changes) await edit(content);
      await builtCopy(folder(name), content.changes, 'preview');
      const after = readBuiltSite(join(folder(name), SITE_FOLDER));
      const changed = changesBetween(versionOf(), versionOf(content));
      const {groups: noticed, points, facts} = await review(after.folder, changed);
      const said = `${points.join('\n')}\n${noticed.map(textOf).join('\n---\n')}`;
      const besides = (facts ?? []).map(({text}) => text).join('\n');
      for (const {does, says, pages, beside} of changes) {
        if (beside) expect.soft(besides, does).toMatch(beside);
        const own = noticed.filter((group) => says?.test(textOf(group)));
        if (says) expect.soft(own.length, `${does}: ${said}`).toBeGreaterThan(0);
        if (pages) expect.soft(pagesOf(own), does).toEqual(pages(after).sort());
      }
      const isOther = (path: string) => fingerprint(before, path) !== fingerprint(after, path);
      const different = [...new Set([...before.pages.keys(), ...after.pages.keys()])].filter(isOther);
      const wholly = changes.flatMap(({pages}) => pages?.(after) ?? []);
      // A page that has moved is told of at its new address.
      const moved = noticed.flatMap(({pages}) => pages.flatMap(({from}) => from ?? []));
      expect(pagesOf(noticed), said).toEqual(
        [...new Set([...different.filter((path) => !moved.includes(path)), ...wholly])].sort(),
      );
    },
    900_000,
  );

  it('of nothing says that there is nothing', async () => {
    const {sentence, groups} = await review(before.folder);
    expect(sentence).toBe('Patients will notice nothing: every page is what it was.');
    expect(groups).toEqual([]);
  }, 300_000);
});
