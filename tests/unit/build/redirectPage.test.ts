import {load} from 'cheerio';
import {Window} from 'happy-dom';
import {describe, expect, it} from 'vitest';
import {redirectPage} from '../../../src/build/redirectPage';

const site = {name: "Finch & Sons' <Dental>", address: 'https://x.example'};

describe('redirectPage', () => {
  it('has a title, a language, a link, and noindex', () => {
    const $ = load(redirectPage("/a&b'c", site));
    expect($('html').attr('lang')).toBe('en-US');
    expect($('title').text()).toBe("This page has moved | Finch & Sons' <Dental>");
    expect($('a').attr('href')).toBe("/a&b'c");
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('link[rel=canonical]').attr('href')).toBe("https://x.example/a&b'c");
    expect($('noscript').html()).toContain('http-equiv="refresh"');
  });

  it.each(["/a&b'c", '/about-us', '/</script><script>alert(1)</script>'])(
    'redirects to %s with query and hash',
    (to) => {
      const script = load(redirectPage(to, site))('script').text();
      const targets: string[] = [];
      const origin = 'https://x.example';
      const pathname = '/old';
      const location = {
        origin,
        pathname,
        href: `${origin}${pathname}?a=1&b=%20#x`,
        replace: (address: string) => targets.push(address),
      };
      // oxlint-disable-next-line typescript/no-implied-eval
      const run = new Function('location', script) as (location: object) => void;
      run(location);
      expect(targets).toEqual([`${encodeURI(to)}?a=1&b=%20#x`]);
    },
  );

  it('escapes HTML in its target', () => {
    const {document} = new Window();
    document.write(redirectPage('/"><img src=x onerror=alert(1)>', site));
    expect(document.querySelector('img')).toBeNull();
  });
});
