import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {CONTENT_FOLDER, openProjectFiles, formatProblems, applyFileChanges} from '@dental/content';
import {findLeftoversInBuild, findLaunchProblems, loadSite} from '@dental/checks';
import {readRules} from '@dental/delivery';
import {
  PREVIEW_ENTRIES_PATH,
  getPageFile,
  RULES_FILE,
  SITE_FOLDER,
  stripPageNumber,
} from '@dental/practice';
import {listTemplates} from '../../packages/bench/templates';
import {anotherPractice, makeAnotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {makeContent, BUILD_DAY} from '@dental/testing/fixtures/practice';
import {readPdfText} from '@dental/testing/pdf';
import {measureCompressed, MAX_SCRIPT_BYTES_AFTER_ACTION, sum} from '../support/firstRequests';
import {ANOTHER_SITE} from '../support/copies';
import {ANOTHER_ROUTES, buildAnotherSite, DELETED_TEXT} from '../support/production';
import {site as ours} from '@dental/testing/realSite';

/*
 * The dress rehearsal: the site becomes another practice's by changes of `pages-content` and
 * `static` only. At night, our own tests compare its pages with its records
 * (testsOfAnother.test.ts).
 */

beforeAll(() => buildAnotherSite(), 600_000);

describe('another practice', () => {
  it('passes the check without warnings and may go live', async () => {
    const files = applyFileChanges(
      openProjectFiles(process.cwd()),
      await makeContent(makeAnotherPractice(BUILD_DAY)),
    );
    const {site, problems, warnings} = loadSite(process.cwd(), {files, today: BUILD_DAY});
    expect(formatProblems([...problems, ...warnings])).toBe(formatProblems([]));
    expect(formatProblems(site ? findLaunchProblems(site, ANOTHER_SITE) : [])).toBe(
      formatProblems([]),
    );
  });

  it('contains no name or file of ours', () => {
    const {site} = loadSite(ANOTHER_SITE);
    expect(site && findLeftoversInBuild(site, join(ANOTHER_SITE, SITE_FOLDER))).toEqual([]);
    const leftovers = site ? findLeftoversInBuild(site, SITE_FOLDER) : [];
    for (const file of ['index.html', 'privacy-policy.html', 'sitemap.xml', 'favicon.svg'])
      expect(leftovers).toContainEqual(expect.stringMatching(`^${file}: `));
  });

  it('deletes the images of a case that no longer exists', () => {
    expect(listTextFiles().filter((file) => readText(file).includes(DELETED_TEXT))).toEqual([]);
  });

  it('shows its own name, phone, address, hours, and break', () => {
    const contact = getBuiltPath('contact-us.html');
    const {name, phone, address} = anotherPractice.facts.practice;
    for (const words of [
      name,
      phone,
      address.street,
      address.city,
      'Thursday',
      '10:15 am',
      '12:15 pm',
      '1:15 pm',
    ])
      expect(contact).toContain(words);
    expect(contact).toContain('"opens":"13:15"');
  });

  it('uses its own colors', () => {
    const sheet = listTextFiles().find(
      (file) => file.endsWith('.css') && readText(file).includes('--main-deep'),
    );
    expect(sheet && readText(sheet)).toContain('--tint:#e4e0ee');
  });

  it('reports policy violations to its own address', () => {
    const {browserReports = ''} = anotherPractice.facts.practice;
    const {headers} = readRules(join(ANOTHER_SITE, RULES_FILE)) ?? {};
    expect(headers?.common['Reporting-Endpoints']).toContain(browserReports);
    for (const policy of Object.values(headers?.policies.byPath ?? {}))
      expect(policy).toContain(browserReports);
    expect(ours.practice.browserReports).toBeUndefined();
  });

  it('shows no notes about drawings when it has photographs', () => {
    const pages = listTextFiles().filter((file) => file.endsWith('.html'));
    expect(
      pages.filter((file) => readText(file).includes(ours.labels.layout.illustrations)),
    ).toEqual([]);
    expect(getBuiltPath('smile-gallery.html')).toContain('/img/made/cases/01-before');
  });

  it('plays its videos from YouTube and Vimeo', () => {
    expect(getBuiltPath('index.html')).toMatch(/https:\/\/(www\.)?youtube/);
    expect(getBuiltPath('about-us.html')).toMatch(/https:\/\/(player\.)?vimeo\.com/);
  });
});

describe("another practice's pages for patients", () => {
  const pages = new Map<string, CheerioAPI>();

  beforeAll(() => {
    for (const path of ANOTHER_ROUTES) pages.set(path, load(getBuiltPath(getPageFile(path))));
  });

  it('allows search engines on every listed page', () => {
    const textsByFile = new Map(
      [...pages].map(([path, $]) => [path, readEach($, 'meta[name=robots]', 'content')]),
    );
    const {'/thank-you': unlisted, ...listed} = Object.fromEntries(textsByFile);
    expect(unlisted).toEqual(['noindex,follow']);
    expect(new Set(Object.values(listed).map(String))).toEqual(new Set(['index,follow']));
  });

  it('contains no sentence of ours other than labels', () => {
    const siteWords = toWords([...pages.values()].map(($) => $('body').text()).join('\n'));
    const layout = toWords(JSON.stringify(ours.labels));
    const sentences = listFilesBelow(CONTENT_FOLDER)
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) => readFileSync(file, 'utf8').split(/(?<=[.?!:])\s+|\n+/))
      .map(toWords)
      .filter((sentence) => sentence.split(' ').length >= 8 && !layout.includes(sentence));
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter((sentence) => siteWords.includes(sentence))).toEqual([]);
  });

  it('offers no way to edit a page', () => {
    for (const [path, $] of pages) {
      expect($('a[href*="/edit/"], a[href*="/admin"]').length, path).toBe(0);
      expect($('body').text(), path).not.toMatch(/Edit th/);
    }
  });

  it('defers at most 120 kB of script on pages without gallery', () => {
    const moving = listTemplates(ours)
      .filter((template) => template.moving)
      .map(({path}) => path);
    const still = [...pages].filter(([path]) => !moving.includes(stripPageNumber(path)));
    expect(still.length).toBeGreaterThan(moving.length);
    for (const [path, $] of still) {
      const scripts = new Set(
        readEach(load($('template').html() ?? ''), 'link[as=script]', 'href'),
      );
      expect(scripts.size, path).toBeGreaterThan(2);
      const weights = [...scripts].map((address) =>
        measureCompressed(readFileSync(join(ANOTHER_SITE, SITE_FOLDER, address))),
      );
      expect(sum(weights), path).toBeLessThanOrEqual(MAX_SCRIPT_BYTES_AFTER_ACTION);
    }
  });

  it('counts the taps on every link to call', () => {
    for (const [path, $] of pages) {
      const calls = $('a[href^="tel:"]').toArray();
      const uncounted = calls.filter((link) => $(link).attr('ping') !== '/count/call');
      expect(
        uncounted.map((link) => $.html(link)),
        path,
      ).toEqual([]);
    }
  });

  it('contains no code or text for reviewers', () => {
    const files = listFilesBelow(join(ANOTHER_SITE, SITE_FOLDER));
    expect(files.filter((path) => path.endsWith(PREVIEW_ENTRIES_PATH))).toEqual([]);
    const marks = [
      /nothing is sent or booked/,
      /preview-(on|text|scripts)/,
      /<script data-preview/,
      /preview-entries/,
      /Edit this content/,
    ];
    for (const file of files.filter((path) => /\.(html|js|css)$/.test(path))) {
      const text = readText(file);
      for (const mark of marks) expect(text, file).not.toMatch(mark);
    }
  });
});

const toWords = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** An attribute of each element of a kind. */
function readEach($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((node) => $(node).attr(name) ?? '');
}

function getBuiltPath(file: string): string {
  return readText(join(ANOTHER_SITE, SITE_FOLDER, file));
}

/** The text of a file, or of a PDF. */
function readText(file: string): string {
  const content = readFileSync(file);
  return file.endsWith('.pdf') ? readPdfText(content) : content.toString('latin1');
}

function listTextFiles(): string[] {
  const texts = /\.(html|js|md|css|json|xml|txt|svg|vtt|pdf|webmanifest|map)$|\/_[a-z]+$/;
  return listFilesBelow(join(ANOTHER_SITE, SITE_FOLDER)).filter((file) => texts.test(file));
}

function listFilesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true, encoding: 'utf8'})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
