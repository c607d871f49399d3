import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {formatLongDate} from '@dental/practice';
import {getSignOff, readApprovals} from '@dental/content';
import {routes} from '../support/built';
import {readDocument} from '../support/document';
import {getPage, site} from '@dental/testing/realSite';

/** Addresses of a content file in our editor, or on GitHub if our editor isn't installed. */
const EDITOR_ADDRESSES = [
  /^\/admin\?file=(pages-content\/.+)$/,
  /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/edit\/[^/]+(?:\/[^/]+)*?\/(pages-content\/.+)$/,
];

/** Finds the file that a link opens in an editor; undefined if there is no such file. */
function findFile(address = ''): string | undefined {
  const [file] = EDITOR_ADDRESSES.flatMap((pattern) => pattern.exec(address)?.[1] ?? []);
  return file !== undefined && existsSync(file) ? file : undefined;
}

for (const route of routes) {
  const page = getPage(route.startsWith('/smile-gallery') ? '/smile-gallery' : route);

  it(`links to the source file from ${route} in a preview`, () => {
    const $ = readDocument(route);
    const links = $('main a')
      .toArray()
      .filter((node) => $(node).text().startsWith('Edit this page'));
    expect(links.map((node) => findFile($(node).attr('href')))).toEqual([page.file]);
  });

  it(`shows a review on ${route} only if its reviewer approved it`, () => {
    const $ = readDocument(route);
    const review = getSignOff(site, page, readApprovals('.'));
    const notes = $('main')
      .text()
      .match(/Reviewed by .+? on \w+ \d+, \d{4}/g);
    // The bands of the home page leave no place for it.
    expect(notes).toEqual(
      review.state === 'signed' && page.kind !== 'home'
        ? [`Reviewed by ${review.by.name} on ${formatLongDate(review.on)}`]
        : null,
    );
  });
}

const listFiles = (wantedKind: string) =>
  site.pages.filter(({kind}) => kind === wantedKind).map(({file}) => file);

it.each([
  {block: 'the hours', route: '/contact-us', files: ['pages-content/_practice/hours.yml']},
  {block: 'the promotion', route: '/', files: ['pages-content/_practice/promotions.yml']},
  {block: 'staff cards', route: '/our-staff', files: listFiles('staff')},
  {block: 'dentist cards', route: '/our-dentist', files: listFiles('dentist')},
])('links to the source of $block on $route in a preview', ({route, files}) => {
  const $ = readDocument(route);
  const linkedFiles = $('main a')
    .toArray()
    .map((node) => findFile($(node).attr('href')));
  expect(linkedFiles).toEqual(expect.arrayContaining(files));
});
