import {describe, expect, it} from 'vitest';
import {notFoundScript} from '../../../../src/build/not-found/script';
import {routeTable, unpackBook} from '@dental/practice';

const bookWith = (old: number) =>
  routeTable([
    {path: '/about-us'},
    {path: '/services', redirectFrom: Array.from({length: old}, (_, index) => `/blog/2019/an-article-${index}`)},
  ]);

const scriptWith = (old: number) => notFoundScript(process.cwd(), bookWith(old), (path) => path.slice(1));

describe('the script of the 404 page', () => {
  it('holds all addresses while they are few, so that nobody waits for a second request', async () => {
    const {html, files} = await scriptWith(300);
    expect(html).toContain('/blog/2019/an-article-299');
    expect(files).toEqual({});
  });

  it('leaves ten thousand old addresses in a file, which it requests only when it needs them', async () => {
    const {html, files} = await scriptWith(10_000);
    const [[name, text] = ['', '']] = Object.entries(files);
    expect(html.length).toBeLessThan(8_000);
    expect(html).toContain(`data-old="/${name}"`);
    expect(html).toContain('about-us');
    expect(name).toMatch(/^assets\/addresses\.[0-9a-f]{8}\.txt$/);
    expect(unpackBook(text).redirects.get('/blog/2019/an-article-9999')).toBe('/services');
  });
});
