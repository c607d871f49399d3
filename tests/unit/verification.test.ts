import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {createAddressBook} from '@dental/practice';
import {makeSharedFolder} from '@dental/testing/emptyFolder';
import {writeFileIn} from '@dental/testing/folders';
import {site} from '@dental/testing/realSite';
import {addHeadData} from '../../src/build/head';
import {changePages, readPages} from '../../src/build/pages';
import type {SiteBuild} from '../../src/build/types';

const root = makeSharedFolder();
const folder = join(root, 'build');
const book = createAddressBook([{path: '/'}, {path: '/about-us'}]);
const EMPTY_PAGE = '<html><head></head><body></body></html>';

describe('addHeadData', () => {
  it('adds codes of search engines to the home page only', async () => {
    const verification = {google: 'google-code_1', bing: 'BINGCODE1', pinterest: 'pinterest1'};
    const practice = {...site.practice, verification};
    const build = {root: process.cwd(), site: {...site, practice}, book} as unknown as SiteBuild;
    const pages = ['/', '/about-us'].map((path) => ({path, html: EMPTY_PAGE}));
    const [home, about] = changePages(pages, [await addHeadData(build)]);
    expect(home?.html).toContain('<meta name="google-site-verification" content="google-code_1">');
    expect(home?.html).toContain('<meta name="msvalidate.01" content="BINGCODE1">');
    expect(home?.html).toContain('<meta name="p:domain_verify" content="pinterest1">');
    expect(home?.html).not.toContain('apple-domain-verification');
    expect(about?.html).not.toContain('<meta');
  });
});

describe('readPages', () => {
  it('skips an HTML file of static, and rejects any other', async () => {
    for (const file of ['index.html', 'about-us.html', '404.html', 'google1a2b3c.html'])
      writeFileIn(folder, file, EMPTY_PAGE);
    await expect(readPages({root, folder, book})).rejects.toThrow('/google1a2b3c.html');
    writeFileIn(root, 'static/google1a2b3c.html', 'google-site-verification: google1a2b3c.html');
    const pages = await readPages({root, folder, book});
    expect(pages.map(({path}) => path)).toEqual(['/', '/about-us', '/404.html']);
  });
});
