import {reportPage, reviewSites, type Review} from '@dental/changes/review';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {BROWSER, ensureTool} from '../../scripts/lib/tools.mjs';
import {writeIn} from '@dental/testing/folders';

const RECORDS = {
  approval: 'It needs the approval of a dentist.',
  facts: [],
  words: [],
  warnings: [],
  nearest: () => [],
  toSign: [],
};
const MADE = {base: 'main', commit: '0123456789', day: '2026-11-20'};

const STYLE =
  '<style>body {margin: 0; font: 16px sans-serif} p {margin: 8px} .band {height: 900px}</style>';
const FOOT = '<footer><p>Closed on Sunday</p></footer>';

/** A small page as a build leaves it. */
const page = (name: string, body: string, {foot = FOOT, style = STYLE} = {}) =>
  `<!doctype html><html lang=en><title>${name}</title>${style}<main><h1>${name}</h1>${body}</main>${foot}<script src=/assets/js/main.${name.length}.js></script>`;

const CARE = '<p>We have <b>5</b> dentists.</p><div class=band></div><p><a href=/a>Fees</a></p>';

const SITE = {
  'index.html': page('Home', '<p>Welcome to all</p>'),
  'a.html': page('Fees', '<table><caption>Fees<tr><th>Crown<td>$900</table>'),
  'b.html': page('Care', CARE),
};

describe('review of two built sites', () => {
  let browser: string;
  const folders: string[] = [];

  beforeAll(async () => {
    browser = await ensureTool(BROWSER);
  });

  afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true, force: true})));

  function built(files: Record<string, string>): string {
    const folder = mkdtempSync(join(tmpdir(), 'built-'));
    folders.push(folder);
    for (const [file, content] of Object.entries(files)) writeIn(folder, file, content);
    return folder;
  }

  const review = (after: Record<string, string>): Promise<Review> =>
    reviewSites({before: built(SITE), after: built(after), records: RECORDS, made: MADE, browser});

  it('shows words, images, and barriers of changed pages only', async () => {
    const changed = {
      ...SITE,
      'b.html': page('Care', CARE.replace('<b>5</b>', '<b>4</b>').replace('Fees</a>', '</a>')),
    };
    const found = await review(changed);
    expect(found.points).toEqual([expect.stringMatching(/^Care \(\/b\): /)]);
    expect([...found.looks.keys()]).toEqual(['/b']);
    const look = found.looks.get('/b');
    expect(look?.screens.map(({width}) => width)).toEqual([360, 1440]);
    // The band between the two changes isn't part of the difference.
    for (const {bands} of look?.screens ?? [])
      for (const {height} of bands) expect(height).toBeLessThan(400);
    expect(look?.obstacles.map(({help}) => help)).toContain('A link without words');

    const html = reportPage(process.cwd(), found, {live: false});
    const $ = load(html);
    expect($('ins').text()).toContain('4');
    expect($('del').text()).toContain('5');
    const addresses = $('[src], link[href], a[href]')
      .map((_, node) => $(node).attr('src') ?? $(node).attr('href'))
      .get();
    expect(addresses.filter((address) => !/^(#|data:)/.test(address))).toEqual([]);
    // A second run gives the same bytes.
    expect(reportPage(process.cwd(), await review(changed), {live: false})).toBe(html);
  });

  it('reports breakage on narrow phones, by keyboard, and on paper', async () => {
    const rules =
      '.band {width: 500px} a {outline: 0 !important; color: red} @media print {p {font-size: 6px}}';
    const broken = {
      ...SITE,
      'b.html': page('Care', CARE, {style: `${STYLE}<style>${rules}</style>`}),
    };
    const looks = (await review(broken)).looks.get('/b');
    expect(looks?.obstacles.map(({rule}) => rule)).toEqual(
      expect.arrayContaining(['width', 'focus', 'paper']),
    );
  });

  it('detects a changed look only when it is visible', async () => {
    const styled = (rule: string) => ({
      ...SITE,
      'a.html': page('Fees', '<table><caption>Fees<tr><th>Crown<td>$900</table>', {
        style: STYLE.replace('</', `${rule}</`),
      }),
    });
    const seen = await review(styled('caption {color: #b00}'));
    expect(seen.points).toEqual(['Fees (/a): another look.']);
    const unseen = await review(styled('.never {color: #b00}'));
    expect(unseen.sentence).toBe('Patients will notice nothing: every page is what it was.');
    const later = await review({...SITE, 'assets/css/styles.1a2b.css': 'dialog {color: red}'});
    expect(later.points).toEqual(['Files: styles of what opens later have changed.']);
  });

  it('detects a changed icon by its image', async () => {
    const icons = (shape: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg"><symbol id=phone><path d="M0 0h9v9z"/></symbol><symbol id=mail>${shape}</symbol></svg>`.replaceAll(
        /id=(\w+)/g,
        'id="$1"',
      );
    const icon = (name: string) => `<svg width=24 height=24><use href=/icons.svg#${name} /></svg>`;
    const site = {
      'icons.svg': icons('<path d="M0 0h9"/>'),
      'index.html': page('Home', `<p>Call us ${icon('phone')}</p>`),
      'a.html': page('Write', `<p>Words ${icon('mail')}</p>`),
      'b.html': page('Mail', `<p>Letters ${icon('phone')} ${icon('mail')}</p>`),
    };
    const found = await reviewSites({
      before: built(site),
      after: built({
        ...site,
        'icons.svg': icons('<circle r="9"/>'),
        'a.html': site['a.html'].replace('Words', 'Other words'),
      }),
      records: RECORDS,
      made: MADE,
      browser,
    });
    const different = found.groups
      .filter(({isOtherLook}) => isOtherLook)
      .flatMap(({pages}) => pages);
    expect(different.map(({path}) => path)).toEqual(['/b']);
    expect(found.looks.get('/a')?.screens.length).toBeGreaterThan(0);
    expect(found.points.join()).not.toContain('Home');
  });

  it('reports when there is nothing to compare with', async () => {
    const found = await reviewSites({
      after: built(SITE),
      records: RECORDS,
      made: MADE,
      notes: ['The site as it is at main cannot be built.'],
    });
    const html = reportPage(process.cwd(), found, {live: true});
    expect(html).toContain('nothing to compare');
    expect(html).toContain('cannot be built');
    expect(load(html)('script').length).toBe(0);
  });
});
