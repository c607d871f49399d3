import {describe, expect, it} from 'vitest';
import {factTexts, formatProblems, type Page, pagesOfKind, structuredData} from '@dental/content';
import {
  routeTable,
  GALLERY_OPTIONS,
  GALLERY_PAGE_SIZE,
  galleryPageCount,
  galleryPaths,
  hoursRows,
  resolveAddress,
} from '@dental/practice';
import {loadSite} from '@dental/checks';
import {exercise} from '../support/exercise';
import {ADDRESS, CONSTANTS, COUNTS, HOURS, LEGACY, ROUTES, SERVICES, SUB_SERVICES} from '../support/specified';

/* What the specification lays down comes out of our code for a practice that has decided so. */

const {site: loaded, problems} = loadSite(process.cwd(), {files: exercise, today: '2026-11-21'});
if (!loaded) throw new Error(formatProblems(problems));
const site = loaded;
const facts = factTexts(site);
const book = routeTable(site.pages, galleryPaths(site.cases.length));

function pageAt(path: string): Page {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}

/** The words around the hours, which the specification leaves open. */
const WORDS = {between: '{opens} to {closes}', closed: 'Closed'};

describe('a visitor', () => {
  it.each(CONSTANTS)('reads %s as %j on %s', (name, text, path) => {
    expect(facts[name]).toBe(text);
    expect(pageAt(path).body.components.map(({attributes}) => attributes.name)).toContain(name);
  });

  it('reads the opening hours', () => {
    expect(hoursRows(site.hours, WORDS).map(({day, times}) => [day, times.join()])).toEqual(HOURS);
  });

  it('finds as many cases, reviews and people as there are', () => {
    const counts = {
      cases: site.cases.length,
      reviews: site.reviews.length,
      dentists: pagesOfKind(site, 'dentist').length,
      staff: pagesOfKind(site, 'staff').length,
    };
    expect(counts).toEqual(COUNTS);
    for (const [name, count] of Object.entries(COUNTS)) expect(facts[`counts.${name}`]).toBe(String(count));
  });

  it('finds seven cases on each page of the gallery', () => {
    expect(GALLERY_PAGE_SIZE).toBe(7);
    expect(galleryPageCount(COUNTS.cases)).toBe(7);
  });

  it('can filter the gallery by the options of the specification', () => {
    expect(GALLERY_OPTIONS.age).toEqual(['18-29', '30-39', '40-49', '50-59', 'over60']);
    expect([...GALLERY_OPTIONS.gender].sort()).toEqual(['female', 'male']);
    expect([...GALLERY_OPTIONS.category].sort()).toEqual([
      'chipped-front-tooth',
      'fractured-tooth',
      'in-needs-of-a-cleaning',
      'replace-missing-teeth',
      'smile-improvement',
    ]);
  });

  it.each([...ROUTES, ...SERVICES, ...SUB_SERVICES])('finds %s', (path) => {
    expect(resolveAddress(book, path)).toMatchObject({kind: 'page'});
  });

  it.each(Object.entries(LEGACY))('is led from %s to %s', (from, to) => {
    expect(resolveAddress(book, from)).toEqual({kind: 'redirect', to, reason: 'legacy'});
  });
});

describe('a search engine', () => {
  const [practice] = JSON.parse(JSON.stringify(structuredData(site, pageAt('/')))) as {
    openingHoursSpecification: {dayOfWeek: string; opens: string; closes: string}[];
    address: {streetAddress: string; addressLocality: string; addressRegion: string; postalCode: string};
  }[];

  it('reads the same opening hours', () => {
    const open = practice?.openingHoursSpecification.map(({dayOfWeek, opens, closes}) => [
      dayOfWeek.replace('https://schema.org/', ''),
      `${inWords(opens)} to ${inWords(closes)}`,
    ]);
    expect(open).toEqual(HOURS.filter(([, time]) => time !== 'Closed'));
  });

  it('reads the address', () => {
    const {streetAddress, addressLocality, addressRegion, postalCode} = practice!.address;
    expect(`${streetAddress}, ${addressLocality}, ${addressRegion} ${postalCode}`).toBe(ADDRESS);
  });
});

/** `19:00` as `7:00 pm`, worked out without the code under test. */
function inWords(clock: string): string {
  return new Date(`2027-01-01T${clock}:00Z`)
    .toLocaleTimeString('en-US', {timeZone: 'UTC', hour: 'numeric', minute: '2-digit'})
    .replaceAll(/\s/g, ' ')
    .toLowerCase();
}
