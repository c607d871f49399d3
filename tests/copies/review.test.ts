import {renderReport, reviewSites, type Review} from '@dental/changes/review';
import {mkdtempSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {BROWSER, ensureTool} from '../../scripts/lib/tools.mjs';
import {writeFileIn} from '@dental/testing/folders';
import {makeSharedFolder} from '@dental/testing/emptyFolder';
import {EMPTY_RECORDS} from '@dental/testing/emptyRecords';

const RECORDS = {...EMPTY_RECORDS, approval: 'It needs the approval of a dentist.'};
const REVIEW_OPTIONS = {base: 'main', commit: '0123456789', day: '2026-11-20'};

const STYLE =
  '<style>body {margin: 0; font: 16px sans-serif} p {margin: 8px} .band {height: 900px}</style>';
const FOOT = '<footer><p>Closed on Sunday</p></footer>';

/** A small built page. */
const makePage = (name: string, body: string, {style = STYLE} = {}) =>
  [
    `<!doctype html><html lang=en><title>${name}</title>${style}`,
    `<main><h1>${name}</h1>${body}</main>${FOOT}`,
    `<script src=/assets/js/main.${name.length}.js></script>`,
  ].join('');

const CARE_BODY =
  '<p>We have <b>5</b> dentists.</p><div class=band></div><p><a href=/a>Fees</a></p>';

const SITE = {
  'index.html': makePage('Home', '<p>Welcome to all</p>'),
  'a.html': makePage('Fees', '<table><caption>Fees<tr><th>Crown<td>$900</table>'),
  'b.html': makePage('Care', CARE_BODY),
};

describe('reviewSites', () => {
  let browser: string;
  const root = makeSharedFolder();

  beforeAll(async () => {
    browser = await ensureTool(BROWSER);
  });

  function writeBuild(files: Record<string, string>): string {
    const folder = mkdtempSync(join(root, 'built-'));
    for (const [file, content] of Object.entries(files)) writeFileIn(folder, file, content);
    return folder;
  }

  const readReview = (
    after: Record<string, string>,
    before: Record<string, string> = SITE,
  ): Promise<Review> =>
    reviewSites({
      before: writeBuild(before),
      after: writeBuild(after),
      records: RECORDS,
      made: REVIEW_OPTIONS,
      browser,
    });

  it('shows words, pictures, and obstacles of the changed pages only', async () => {
    const changed = {
      ...SITE,
      'b.html': makePage(
        'Care',
        CARE_BODY.replace('<b>5</b>', '<b>4</b>').replace('Fees</a>', '</a>'),
      ),
    };
    const result = await readReview(changed);
    expect(result.points).toEqual([expect.stringMatching(/^Care \(\/b\): /)]);
    expect([...result.looks.keys()]).toEqual(['/b']);
    const look = result.looks.get('/b');
    expect(look?.screens.map(({width}) => width)).toEqual([360, 1440]);
    // The picture is cut to the part between the two changes and what is around it.
    for (const {before, after} of look?.screens ?? []) {
      for (const {height, source} of [before, after]) {
        expect(height).toBeGreaterThan(900);
        expect(height).toBeLessThan(1_300);
        expect(source).toMatch(/^data:image\/webp;base64,/);
      }
      expect(before.source).not.toBe(after.source);
    }
    expect(look?.obstacles.map(({help}) => help)).toContain('A link has no text');

    const html = renderReport(process.cwd(), result, {live: false});
    const $ = load(html);
    expect($('ins').text()).toContain('4');
    expect($('del').text()).toContain('5');
    const addresses = $('[src], link[href], a[href]')
      .map((_, node) => $(node).attr('src') ?? $(node).attr('href'))
      .get();
    expect(addresses.filter((address) => !/^(#|data:)/.test(address))).toEqual([]);
    // A second run gives the same bytes.
    expect(renderReport(process.cwd(), await readReview(changed), {live: false})).toBe(html);
  });

  it('reports obstacles on a narrow phone, for the keyboard, and on paper', async () => {
    const rules = [
      '.band {width: 500px}',
      'a {outline: 0 !important; color: red}',
      '@media print {p {font-size: 6px}}',
    ].join(' ');
    const broken = {
      ...SITE,
      'b.html': makePage('Care', CARE_BODY, {style: `${STYLE}<style>${rules}</style>`}),
    };
    const looks = (await readReview(broken)).looks.get('/b');
    expect(looks?.obstacles.map(({rule}) => rule)).toEqual(
      expect.arrayContaining(['width', 'focus', 'paper']),
    );
  });

  it('reports a different look only when a style change is visible', async () => {
    const addStyle = (rule: string) => ({
      ...SITE,
      'a.html': makePage('Fees', '<table><caption>Fees<tr><th>Crown<td>$900</table>', {
        style: STYLE.replace('</', `${rule}</`),
      }),
    });
    const reviewed = await readReview(addStyle('caption {color: #b00}'));
    expect(reviewed.points).toEqual(['Fees (/a): different look.']);
    const unseen = await readReview(addStyle('.never {color: #b00}'));
    expect(unseen.sentence).toBe(
      "Patients won't notice anything: every page is the same as before.",
    );
    const later = await readReview({...SITE, 'assets/css/styles.1a2b.css': 'dialog {color: red}'});
    expect(later.points).toEqual(['Files: styles of elements that open later have changed.']);
  });

  it('reports a different icon unless the words changed too', async () => {
    const makeSprite = (shape: string) =>
      [
        '<svg xmlns="http://www.w3.org/2000/svg">',
        '<symbol id="phone"><path d="M0 0h9v9z"/></symbol>',
        `<symbol id="mail">${shape}</symbol></svg>`,
      ].join('');
    const makeIcon = (name: string) =>
      `<svg width=24 height=24><use href=/icons.svg#${name} /></svg>`;
    const site = {
      'icons.svg': makeSprite('<path d="M0 0h9"/>'),
      'index.html': makePage('Home', `<p>Call us ${makeIcon('phone')}</p>`),
      'a.html': makePage('Write', `<p>Words ${makeIcon('mail')}</p>`),
      'b.html': makePage('Mail', `<p>Letters ${makeIcon('phone')} ${makeIcon('mail')}</p>`),
    };
    const changed = {
      ...site,
      'icons.svg': makeSprite('<circle r="9"/>'),
      'a.html': site['a.html'].replace('Words', 'Other words'),
    };
    const result = await readReview(changed, site);
    const different = result.groups
      .filter(({looksDifferent}) => looksDifferent)
      .flatMap(({pages}) => pages);
    expect(different.map(({path}) => path)).toEqual(['/b']);
    expect(result.looks.get('/a')?.screens.length).toBeGreaterThan(0);
    expect(result.points.join()).not.toContain('Home');
  });

  it('reports that the base is missing when it can not be built', async () => {
    const result = await reviewSites({
      after: writeBuild(SITE),
      records: RECORDS,
      made: REVIEW_OPTIONS,
      notes: ["The site at main can't be built."],
    });
    const html = renderReport(process.cwd(), result, {live: true});
    expect(html).toContain('nothing to compare');
    expect(load(html)('.warning').text()).toContain("can't be built");
    expect(load(html)('script').length).toBe(0);
  });
});
