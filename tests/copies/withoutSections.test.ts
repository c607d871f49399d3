import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadSite} from '@dental/checks';
import {openProjectFiles, formatProblems, applyFileChanges} from '@dental/content';
import {SITE_FOLDER} from '@dental/practice';
import {PRACTICES_WITHOUT, sparePractice} from '@dental/testing/fixtures/anotherPractice';
import type {Practice} from '@dental/testing/fixtures/shared';
import {makeContent, BUILD_DAY} from '@dental/testing/fixtures/practice';
import {NIGHTLY} from '@dental/testing/nightly';
import {ProjectCopy} from '../support/copies';
import {buildAnotherSite} from '../support/production';

/*
 * A practice without most optional parts: half the menus, every list, video, and widget. Its
 * preview is built by day. At night, its site for patients and the preview of a practice without
 * each single part are built, too: only a preview has the style guide and the editor.
 */

const FOLDER = resolve('.cache/spare-practice');

it('passes the check without warnings', async () => {
  const files = applyFileChanges(openProjectFiles(process.cwd()), await makeContent(sparePractice));
  const {problems, warnings} = loadSite(process.cwd(), {files, today: BUILD_DAY});
  expect(formatProblems([...problems, ...warnings])).toBe(formatProblems([]));
});

describe('preview of a practice without sections', () => {
  it('builds without any optional part', () => expectPreview(sparePractice));

  it.runIf(NIGHTLY).each(Object.entries(PRACTICES_WITHOUT))(
    'builds without %s @nightly',
    (_, practice) => expectPreview(practice),
  );

  async function expectPreview(practice: Practice) {
    const copy = new ProjectCopy(await makeContent(practice));
    try {
      const {code, output} = await copy.build({SITE_ENV: 'preview'});
      expect(code, output).toBe(0);
      expect(copy.loadPage('/styleguide')('h2').length).toBeGreaterThan(10);
      expect(copy.loadPage('/admin/preview')('body')).toHaveLength(1);
      if (!practice.facts.integrations.forms) expectContactOptions(copy, practice);
    } finally {
      copy.remove();
    }
  }
});

/** Without a form service, pages show our phone number and email address instead of forms. */
function expectContactOptions(copy: ProjectCopy, {facts}: Practice): void {
  for (const path of ['/contact-us', '/virtual-consultation']) {
    const $ = copy.loadPage(path);
    expect($('main form').length, path).toBe(0);
    expect($('main [data-form] [href^=tel]').length, path).toBe(1);
    expect($(`main [data-form] [href="mailto:${facts.practice.email}"]`).length, path).toBe(1);
  }
  expect(copy.loadPage('/privacy-policy')('main').text()).not.toContain('Formspree');
}

describe.runIf(NIGHTLY)('site of a practice without optional parts @nightly', () => {
  beforeAll(() => buildAnotherSite(FOLDER, sparePractice), 600_000);

  it('has no links, menus, forms, or widgets of missing parts', () => {
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

  it('shows its name as text and requests no logo', () => {
    for (const page of ['index', '404', 'contact-us']) {
      const $ = load(readFileSync(join(FOLDER, SITE_FOLDER, `${page}.html`)));
      expect($('header').first().text()).toContain(sparePractice.facts.practice.name);
      expect($('footer').last().text()).toContain(sparePractice.facts.practice.name);
      expect($('[src^="/img/brand"], link[rel*=icon]').length, page).toBe(0);
    }
  });
});
