import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {CONTENT_FOLDER, filesOnDisk, formatProblems, withChanges} from '@dental/content';
import {inheritedInBuild, launchProblems, loadSite} from '@dental/checks';
import {readRules} from '@dental/delivery';
import {
  ENTRIES_SHOWN,
  fileOfPage,
  RULES_FILE,
  SITE_FOLDER,
  withoutPageNumber,
} from '@dental/practice';
import {templatesOf} from '../../packages/bench/templates';
import {anotherPractice, anotherPracticeOn} from '@dental/testing/fixtures/anotherPractice';
import {contentOf, TODAY} from '@dental/testing/fixtures/practice';
import {wordsOfPdf} from '@dental/testing/pdf';
import {packed, SCRIPT_AFTER_INTENT, sum} from '../support/firstRequests';
import {ANOTHER_ROUTES, ANOTHER_SITE, buildAnotherSite, GONE} from '../support/production';
import {site as ours} from '@dental/testing/realSite';

/*
 * The dress rehearsal: the site becomes that of another practice, with nothing changed but `pages-content` and `static`. That
 * its pages say what its records say is tried at night, by the tests of ours (testsOfAnother.test.ts).
 */

beforeAll(() => buildAnotherSite(), 600_000);

describe('another practice', () => {
  it('passes the check without a word, and may go live', async () => {
    const files = withChanges(
      filesOnDisk(process.cwd()),
      await contentOf(anotherPracticeOn(TODAY)),
    );
    const {site, problems, warnings} = loadSite(process.cwd(), {files, today: TODAY});
    expect(formatProblems([...problems, ...warnings])).toBe(formatProblems([]));
    expect(formatProblems(site ? launchProblems(site, ANOTHER_SITE) : [])).toBe(formatProblems([]));
  });

  it('has no name and no file of ours in its site, which the launch check looks for, and finds in ours', () => {
    const {site} = loadSite(ANOTHER_SITE);
    expect(site && inheritedInBuild(site, join(ANOTHER_SITE, SITE_FOLDER))).toEqual([]);
    const found = site ? inheritedInBuild(site, SITE_FOLDER) : [];
    for (const file of ['index.html', 'privacy-policy.html', 'sitemap.xml', 'favicon.svg'])
      expect(found).toContainEqual(expect.stringMatching(`^${file}: `));
  });

  it('has nothing of a case that is gone, although an earlier build has left it behind', () => {
    expect(textFiles().filter((file) => textOf(file).includes(GONE))).toEqual([]);
  });

  it('says its own name, number, place and hours, with the break of a day', () => {
    const contact = inBuild('contact-us.html');
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

  it('has its own colors', () => {
    const sheet = textFiles().find(
      (file) => file.endsWith('.css') && textOf(file).includes('--main-deep'),
    );
    expect(sheet && textOf(sheet)).toContain('--tint:#e4e0ee');
  });

  it('has every policy report to its own address, which ours do not', () => {
    const {browserReports = ''} = anotherPractice.facts.practice;
    const {headers} = readRules(join(ANOTHER_SITE, RULES_FILE)) ?? {};
    expect(headers?.common['Reporting-Endpoints']).toContain(browserReports);
    for (const policy of Object.values(headers?.policies.byPath ?? {}))
      expect(policy).toContain(browserReports);
    expect(ours.practice.browserReports).toBeUndefined();
  });

  it('says nowhere that drawings stand for photographs, which it has', () => {
    const pages = textFiles().filter((file) => file.endsWith('.html'));
    expect(pages.filter((file) => textOf(file).includes(ours.labels.layout.illustrations))).toEqual(
      [],
    );
    expect(inBuild('smile-gallery.html')).toContain('/img/made/cases/01-before');
  });

  it('has its films at YouTube and Vimeo', () => {
    expect(inBuild('index.html')).toMatch(/https:\/\/(www\.)?youtube/);
    expect(inBuild('about-us.html')).toMatch(/https:\/\/(player\.)?vimeo\.com/);
  });
});

describe('of what its patients get', () => {
  const pages = new Map<string, CheerioAPI>();

  beforeAll(() => {
    for (const path of ANOTHER_ROUTES) pages.set(path, load(inBuild(fileOfPage(path))));
  });

  it('search engines may show every page, but for those that are unlisted', () => {
    const said = new Map(
      [...pages].map(([path, $]) => [path, each($, 'meta[name=robots]', 'content')]),
    );
    const {'/thank-you': unlisted, ...listed} = Object.fromEntries(said);
    expect(unlisted).toEqual(['noindex,follow']);
    expect(new Set(Object.values(listed).map(String))).toEqual(new Set(['index,follow']));
  });

  it('no page says a sentence of ours, but for the words of the layout', () => {
    const said = inWords([...pages.values()].map(($) => $('body').text()).join('\n'));
    const layout = inWords(JSON.stringify(ours.labels));
    const sentences = filesBelow(CONTENT_FOLDER)
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) => readFileSync(file, 'utf8').split(/(?<=[.?!:])\s+|\n+/))
      .map(inWords)
      .filter((sentence) => sentence.split(' ').length >= 8 && !layout.includes(sentence));
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter((sentence) => said.includes(sentence))).toEqual([]);
  });

  it('no page offers a way to edit it', () => {
    for (const [path, $] of pages) {
      expect($('a[href*="/edit/"], a[href*="/admin"]').length, path).toBe(0);
      expect($('body').text(), path).not.toMatch(/Edit th/);
    }
  });

  it('no page without lightbox or carousel has more than 120 kB of script waiting', () => {
    const moving = templatesOf(ours)
      .filter((template) => template.moving)
      .map(({path}) => path);
    const still = [...pages].filter(([path]) => !moving.includes(withoutPageNumber(path)));
    expect(still.length).toBeGreaterThan(moving.length);
    for (const [path, $] of still) {
      const scripts = new Set(each(load($('template').html() ?? ''), 'link[as=script]', 'href'));
      expect(scripts.size, path).toBeGreaterThan(2);
      const weights = [...scripts].map((address) =>
        packed(readFileSync(join(ANOTHER_SITE, SITE_FOLDER, address))),
      );
      expect(sum(weights), path).toBeLessThanOrEqual(SCRIPT_AFTER_INTENT);
    }
  });

  it('nothing is what previews have for reviewers, and no byte of its code', () => {
    const files = filesBelow(join(ANOTHER_SITE, SITE_FOLDER));
    expect(files.filter((path) => path.endsWith(ENTRIES_SHOWN))).toEqual([]);
    for (const file of files.filter((path) => /\.(html|js|css)$/.test(path)))
      expect(textOf(file), file).not.toMatch(
        /nothing is sent or booked|preview-(on|text|scripts)|<script data-preview|preview-entries|Edit what stands/,
      );
  });
});

const inWords = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** An attribute of each element of a kind. */
function each($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((node) => $(node).attr(name) ?? '');
}

function inBuild(file: string): string {
  return textOf(join(ANOTHER_SITE, SITE_FOLDER, file));
}

/** What a file says, a PDF as well. */
function textOf(file: string): string {
  const content = readFileSync(file);
  return file.endsWith('.pdf') ? wordsOfPdf(content) : content.toString('latin1');
}

function textFiles(): string[] {
  const texts = /\.(html|js|md|css|json|xml|txt|svg|vtt|pdf|webmanifest|map)$|\/_[a-z]+$/;
  return filesBelow(join(ANOTHER_SITE, SITE_FOLDER)).filter((file) => texts.test(file));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true, encoding: 'utf8'})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
