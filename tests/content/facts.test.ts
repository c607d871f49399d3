import {describe, expect, it} from 'vitest';
import {factTexts} from '../../src/content/quotableFacts';
import {hoursRows} from '../../src/site/hours';
import {structuredData} from '../../src/content/structuredData';
import {blocksOf, pageAt, site} from '../support/realSite';
import {ADDRESS, CONSTANTS, HOURS, IF_MEANT, WORDS} from '../support/specified';

const facts = factTexts(site);

/** The words of a page, with every fact in its place. */
function wordsOf(path: string): string {
  const words = blocksOf(pageAt(path))
    .map(({text}) => text)
    .join(' ');
  return words.replaceAll(/\[([a-z0-9.-]+)\]/g, (tag, name: string) => facts[name] ?? tag);
}

describe('a visitor reads', () => {
  it.each(CONSTANTS)('%s as %j on %s', (name, text, path) => {
    expect(facts[name], IF_MEANT).toBe(text);
    const used = pageAt(path).body.components.filter((component) => component.name === 'Fact');
    expect(
      used.map(({attributes}) => attributes.name),
      `Write <Fact name="${name}"/> on ${path}.`,
    ).toContain(name);
  });

  it.each(WORDS)('on %s the words %j', (path, words) => {
    expect(wordsOf(path).toLowerCase()).toContain(words.toLowerCase());
  });

  it('the opening hours of the specification', () => {
    expect(
      hoursRows(site.hours).map(({day, time}) => [day, time]),
      IF_MEANT,
    ).toEqual(HOURS);
    expect(site.hours.note).toBe('By appointment only');
  });

  it('the address', () => {
    const {street, city, state, zip} = site.practice.address;
    expect(`${street}, ${city}, ${state} ${zip}`, IF_MEANT).toBe(ADDRESS);
  });

  it('what is accepted as payment', () => {
    const {accepted, insurance} = site.policies.payments;
    for (const way of [/care ?credit/i, 'cards', 'debit', 'cash', 'checks']) expect(accepted.join(', ')).toMatch(way);
    expect(insurance).toBe('all major PPO dental plans');
  });

  it('how many cases, reviews, dentists and staff there are, by counting', () => {
    for (const name of ['counts.cases', 'counts.reviews', 'counts.dentists', 'counts.staff']) {
      const pages = site.pages.filter(({body}) => body.components.some(({attributes}) => attributes.name === name));
      expect(pages.length, `No page says ${name}.`).toBeGreaterThan(0);
    }
  });
});

describe('a search engine reads', () => {
  it('the same opening hours', () => {
    const [practice] = JSON.parse(JSON.stringify(structuredData(site, pageAt('/')))) as {
      openingHoursSpecification: {dayOfWeek: string; opens: string; closes: string}[];
    }[];
    const open = practice?.openingHoursSpecification.map(({dayOfWeek, opens, closes}) => [
      dayOfWeek.replace('https://schema.org/', ''),
      `${inWords(opens)} to ${inWords(closes)}`,
    ]);
    expect(open).toEqual(HOURS.filter(([, time]) => time !== 'Closed'));
  });
});

describe('a fact', () => {
  it.each(Object.keys(facts).filter((name) => name !== 'practice.name'))('%s is used by some page', (name) => {
    const used = site.pages.some(({body}) => body.components.some(({attributes}) => attributes.name === name));
    expect(used, `No page writes <Fact name="${name}"/>.`).toBe(true);
  });
});

/** `19:00` as `7:00 pm`, worked out without the code under test. */
function inWords(clock: string): string {
  return new Date(`2027-01-01T${clock}:00Z`)
    .toLocaleTimeString('en-US', {timeZone: 'UTC', hour: 'numeric', minute: '2-digit'})
    .replaceAll(/\s/g, ' ')
    .toLowerCase();
}
