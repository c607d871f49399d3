import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadSite} from '@dental/checks';
import {filesOnDisk, formatProblems, withChanges} from '@dental/content';
import {SITE_FOLDER} from '@dental/practice';
import {sparePractice} from '@dental/testing/fixtures/anotherPractice';
import {contentOf, TODAY} from '@dental/testing/fixtures/practice';
import {NIGHTLY} from '@dental/testing/nightly';
import {buildAnotherSite} from '../support/production';

/* A practice that does without most of what another shows: half the menus, every list, film and widget. Its site is built at night. */

const FOLDER = resolve('.cache/spare-practice');

it('passes the check without a word', async () => {
  const files = withChanges(filesOnDisk(process.cwd()), await contentOf(sparePractice));
  const {problems, warnings} = loadSite(process.cwd(), {files, today: TODAY});
  expect(formatProblems([...problems, ...warnings])).toBe(formatProblems([]));
});

describe.runIf(NIGHTLY)('its site @nightly', () => {
  beforeAll(() => buildAnotherSite(FOLDER, sparePractice), 600_000);

  it('has no link, menu, form or widget of what it does without', () => {
    const $ = load(readFileSync(join(FOLDER, SITE_FOLDER, 'index.html')));
    const links = $('a')
      .toArray()
      .map((node) => $(node).attr('href') ?? '');
    for (const path of sparePractice.without ?? [])
      expect(links).not.toContain(`/${path}`.replace('/index', ''));
    expect(
      links.filter((link) => link.startsWith('https') && !/visits|wegfinder/.test(link)),
    ).toEqual([]);
    expect($('footer form, [data-chat-launcher]')).toHaveLength(0);
  });

  it('has its name in letters where it has no logo, and asks for no picture of a brand', () => {
    for (const page of ['index', '404', 'contact-us']) {
      const $ = load(readFileSync(join(FOLDER, SITE_FOLDER, `${page}.html`)));
      expect($('header').first().text()).toContain(sparePractice.facts.practice.name);
      expect($('footer').last().text()).toContain(sparePractice.facts.practice.name);
      expect($('[src^="/img/brand"], link[rel*=icon]').length, page).toBe(0);
    }
  });
});
