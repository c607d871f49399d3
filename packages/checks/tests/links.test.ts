import {describe, expect, it} from 'vitest';
import {problemsAfter} from '../../../tests/support/editedSite';
import {expectOne} from '../../../tests/support/problems';

const PAGE = 'about-us.mdx';
const LEGAL = 'privacy-policy.mdx';

describe('a link in a text', () => {
  it.each([
    ['to nowhere', '/our-garden', 'The link to /our-garden leads nowhere. Correct the address'],
    ['to a service that is none', '/services/botox', 'leads nowhere'],
    ['to a file that is none', '/forms/consent.pdf', 'leads nowhere'],
    ['with a slash at the end', '/services/', 'leads to an old address. Write /services instead.'],
    ['in capitals', '/Services', 'leads to an old address. Write /services instead.'],
    ['to an old address', '/before-after-photos', 'leads to an old address. Write /smile-gallery instead.'],
    ['to an old address, with more', '/before-after-photos?page=2#top', 'Write /smile-gallery instead.'],
  ])('%s is refused', (_, url, words) => {
    const problems = problemsAfter((content) => content.replaceBody(PAGE, `A first line.\n\nSee [the page](${url}).`));
    expectOne(problems, words, {file: `pages-content/${PAGE}`});
  });

  it.each([
    ['home', '/'],
    ['a further page of the gallery', '/smile-gallery/page/2'],
    ['a place on a page', '/contact-us#working-hours'],
    ['a page with a question', '/contact-us?about=cleaning'],
    ['another website', 'https://www.hhs.gov/'],
    ['an e-mail address', 'mailto:someone@example.com'],
    ['a place on the same page', '#below'],
  ])('may lead to %s', (_, url) => {
    expect(problemsAfter((content) => content.replaceBody(PAGE, `See [the place](${url}).\n\n## Below`))).toEqual([]);
  });

  it('is found in a list inside a component too, by its line', () => {
    let line = 0;
    const problems = problemsAfter((content) => {
      content.replaceBody(PAGE, '<WhenToCall>\n\n- Pain, see [our advice](/pain)\n\n</WhenToCall>');
      line = content.read(PAGE).split('\n').indexOf('- Pain, see [our advice](/pain)') + 1;
    });
    expectOne(problems, 'The link to /pain leads nowhere.', {line});
  });
});

describe('an old address of a page', () => {
  const problemsWith = (address: string) =>
    problemsAfter((content) => {
      if (!content.read(LEGAL).includes('redirectFrom:')) content.addField(LEGAL, 'redirectFrom:');
      content.change(LEGAL, /^redirectFrom:/, 'redirectFrom:', `  - ${address}`);
    });

  it.each([
    ['the page itself', '/privacy-policy', 'is this page itself, which would send visitors in a circle. Delete it'],
    ['another page', '/about-us', 'The old address /about-us is a page of its own. Delete it from redirectFrom'],
  ])('cannot be %s', (_, address, words) => {
    expectOne(problemsWith(address), words, {field: 'redirectFrom'});
  });

  it('cannot be an old address of another page, and both are named', () => {
    const problems = problemsWith('/before-after-photos');
    expect(problems.map(({what}) => what)).toEqual([
      'The old address /before-after-photos is claimed by /smile-gallery as well.',
      'The old address /before-after-photos is claimed by /privacy-policy as well.',
    ]);
  });

  it.each(['/Privacy', 'privacy', '/privacy/', '//evil.example', '/privacy notice', 'https://www.example.com/privacy'])(
    'cannot be written as %s',
    (address) => {
      expectOne(problemsWith(address), 'This is not an address on this site. Write it like /old-page');
    },
  );

  it.each(['/privacy-notice-of-2019', '/legal/privacy.php', '/docs/notice_1.html'])('may be %s', (address) => {
    expect(problemsWith(address)).toEqual([]);
  });
});
