import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {pagesOfKind} from '../../src/content/site';
import {site} from '../support/realSite';
import {BANNERS, COUNTS} from '../support/specified';

describe('a visitor finds', () => {
  it.each([
    ['cases in the smile gallery', COUNTS.cases, site.cases.length],
    ['reviews', COUNTS.reviews, site.reviews.length],
    ['dentists', COUNTS.dentists, pagesOfKind(site, 'dentist').length],
    ['members of staff', COUNTS.staff, pagesOfKind(site, 'staff').length],
    ['testimonials on the home page', 2, site.testimonials.length],
    ['videos of offers and services', 6, site.videos.length],
  ])('enough %s: at least %i', (_, least, found) => {
    expect(found).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['pictures of the office', 7, site.facility.length],
    ['social profiles', 6, site.practice.social.length],
    ['patient financing providers', 2, site.paymentPartners.length],
  ])('exactly the number of %s that the layout is made for: %i', (_, count, found) => {
    expect(found).toBe(count);
  });

  it.each(BANNERS)('the banner picture %s', (name) => {
    const found = ['svg', 'avif', 'webp', 'jpg', 'jpeg', 'png'].filter((ending) =>
      existsSync(`static/img/banners/${name}.${ending}`),
    );
    expect(found, `Add static/img/banners/${name}.svg (or .jpg).`).toHaveLength(1);
  });

  it('every picture once, as nobody looks twice at a copy', () => {
    const named = [
      ...site.facility.map(({image}) => image),
      ...site.cases.flatMap(({beforeImage, afterImage}) => [beforeImage, afterImage]),
      ...[...pagesOfKind(site, 'dentist'), ...pagesOfKind(site, 'staff')].map(({image}) => image),
    ];
    expect(named.filter((image, index) => named.indexOf(image) !== index)).toEqual([]);
  });

  it('alternative text and a caption of its own for each picture of the office', () => {
    expect(new Set(site.facility.map(({alt}) => alt)).size).toBe(site.facility.length);
    for (const {image, alt, caption} of site.facility) expect(alt, `${image}: say what is seen.`).not.toBe(caption);
  });
});
