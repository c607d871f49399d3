import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {longDate} from '@dental/practice';
import {readApprovals, signOffOf} from '@dental/content';
import {routes} from '../support/built';
import {documentAt} from '../support/document';
import {pageAt, site} from '@dental/testing/realSite';

/** Where the packages of the editor in forms are not installed, a preview leads to GitHub's own. */
const EDITOR =
  /^(?:\/admin\?file=|https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/edit\/[^/]+(?:\/[^/]+)*?\/)(pages-content\/.+)$/;

/** The file that a link opens in an editor; undefined if it opens none that there is. */
function fileOf(address: string | undefined): string | undefined {
  const file = EDITOR.exec(address ?? '')?.[1];
  return file !== undefined && existsSync(file) ? file : undefined;
}

for (const route of routes) {
  it(`a reviewer of a preview gets from ${route} straight to the file that it is made of`, () => {
    const $ = documentAt(route);
    const links = $('main a')
      .toArray()
      .filter((node) => $(node).text().startsWith('Edit this page'));
    const wanted = pageAt(route.startsWith('/smile-gallery') ? '/smile-gallery' : route).file;
    expect(links.map((node) => fileOf($(node).attr('href')))).toEqual([wanted]);
  });

  it(`what ${route} says of its review is what the person named has approved`, () => {
    const $ = documentAt(route);
    const review = signOffOf(
      site,
      pageAt(route.startsWith('/smile-gallery') ? '/smile-gallery' : route),
      readApprovals('.'),
    );
    const said = $('main')
      .text()
      .match(/Reviewed by .+? on \w+ \d+, \d{4}/g);
    expect(said).toEqual(
      review.state === 'signed'
        ? [`Reviewed by ${review.by.name} on ${longDate(review.on)}`]
        : null,
    );
  });
}

for (const [block, route, files] of [
  ['the hours', '/contact-us', ['pages-content/_practice/hours.yml']],
  ['the promotion', '/', ['pages-content/_practice/promotions.yml']],
  [
    'each card of the staff',
    '/our-staff',
    site.pages.filter(({kind}) => kind === 'staff').map(({file}) => file),
  ],
  [
    'each card of the dentists',
    '/our-dentist',
    site.pages.filter(({kind}) => kind === 'dentist').map(({file}) => file),
  ],
] as const) {
  it(`a reviewer of a preview gets from ${block} on ${route} straight to its file`, () => {
    const $ = documentAt(route);
    const opened = $('main a')
      .toArray()
      .map((node) => fileOf($(node).attr('href')));
    expect(opened).toEqual(expect.arrayContaining([...files]));
  });
}
