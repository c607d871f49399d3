import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {findLostUrls} from '@dental/delivery/gate';
import {createAddressBook, isAnswered} from '@dental/practice';
import {loadEdited} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';
import {writeFileIn} from '@dental/testing/folders';
import {readSiteHere} from '../../scripts/lib/command';

const folder = mkdtempSync(join(tmpdir(), 'old-sitemap-'));
afterAll(() => rmSync(folder, {recursive: true}));

const SITE = 'https://old.example';
const OLD_PATHS = [
  '/meet-the-doctor/',
  '/Our%20Team',
  '/our smile gallery/',
  '/%C3%BCber-uns',
  '/%fcber',
  "/what's-new",
  '/q&amp;a',
  '/a+b',
  '/team(old)[1]',
  '/100%25-smile',
  '/{x}',
  '/a%E2%80%8Bb',
  '/%EF%AC%81ne',
  '/%F0%9D%97%B2',
  '/new-%EF%BF%BD',
  '/don%C3%A2%E2%82%AC%E2%84%A2t',
  '/x: y',
  '/x ',
  '/?page_id=5',
  '/?page_id=9',
  '/old.php?b=2&amp;a=1',
];

describe('the advice of check:addresses', () => {
  const content = readSiteHere();
  const find = (...paths: string[]) => {
    const urls = paths.map((path) => `<url><loc>${SITE}${path}</loc></url>`);
    writeFileIn(folder, 'old.xml', `<urlset>${urls.join('')}</urlset>`);
    return findLostUrls(folder, 'old.xml', content);
  };

  it.each(OLD_PATHS)('is accepted by the check for %s', (path) => {
    const [problem] = find(path);
    const advice = /`(- [^`]*)`/.exec(problem?.remedy ?? '')?.[1] ?? '';
    const {site, problems} = loadEdited(
      (edited) => edited.change('about-us.mdx', /^redirectFrom:/, 'redirectFrom:', `  ${advice}`),
      exercise,
    );
    expect(problems.filter(({field}) => field?.startsWith('redirectFrom'))).toEqual([]);
    for (const url of problem?.lost ?? [])
      expect(isAnswered(createAddressBook(site!.pages), url), url).toBe(true);
  });

  it('lists URLs that differ only in their query together', () => {
    const [problem] = find('/?page_id=5', '/?page_id=9', '/about-us');
    expect(problem?.message).toBe('Links to /?page_id=5 and /?page_id=9 all end at /.');
    expect(find('/contact-us?office=2')[0]?.message).toMatch(/ends at \/contact-us\.$/);
  });

  it('says nothing about files that this website has, too', () => {
    const paths = ['/robots.txt', '/Sitemap.xml', '/favicon.ico', '/admin', '/404.html'];
    expect(find(...paths)).toEqual([]);
  });

  it("advises no redirect inside the website's own folders", () => {
    const [problem] = find('/assets/brochure.pdf');
    expect(problem?.message).toBe(
      "Links to /assets/brochure.pdf stop working and can't redirect: " +
        '/assets belongs to this site.',
    );
    expect(problem?.remedy).not.toContain('redirectFrom');
  });

  it('reports entries that cannot redirect', () => {
    expect(find('/a%23b', '/100%2525').map(({message}) => message)).toEqual([
      `The sitemap has an entry that can't redirect: ${SITE}/100%2525`,
      `The sitemap has an entry that can't redirect: ${SITE}/a%23b`,
    ]);
  });
});
