import {describe, expect, it} from 'vitest';
import {pageAt, rows, site} from '../support/realSite';

const ALL = rows('home', 'page', 'service', 'sub-service', 'dentist', 'staff', 'legal');

describe.each(ALL)('a search result for %s', (path, page) => {
  it('has a title that is not cut off', () => {
    expect(page.title.length, `Shorten the title of ${page.file} to 65 characters: ${page.title}`).toBeLessThanOrEqual(
      path === '/' ? 80 : 65,
    );
  });

  it('has a description of a sentence or two that is not cut off', () => {
    const {length} = page.description;
    expect(length, `${page.file}: write 70 to 165 characters (now ${length}).`).toBeGreaterThanOrEqual(70);
    expect(length, `${page.file}: write 70 to 165 characters (now ${length}).`).toBeLessThanOrEqual(165);
    expect(page.description, `${page.file}: end the description with a full stop.`).toMatch(/[.?]$/);
  });

  it('names the practice', () => {
    expect(page.title).toContain(site.practice.name);
  });
});

describe('the title of the home page', () => {
  it('names the lead dentist and the practice', () => {
    const lead = pageAt(`/our-dentist/${site.practice.leadDentist}`);
    expect(pageAt('/').title).toBe(`Female Dentist in Gilbert | ${lead.heading} | ${site.practice.name}`);
  });
});

describe('labels in menus', () => {
  it.each([
    ['/services', 'Services'],
    ['/about-us', 'About Us'],
    ['/contact-us', 'Contact Us'],
    ['/our-dentist', 'Our Doctors'],
    ['/our-staff', 'Our Staff'],
    ['/smile-gallery', 'Smile Gallery'],
    ['/new-patients', 'Patient Information'],
    ['/payment-plans', 'Payment Plans'],
    ['/financial-policy', 'Financial Policy'],
    ['/privacy-policy', 'Privacy Policy'],
  ])('%s is called %s', (path, label) => {
    const {navTitle, heading} = pageAt(path);
    expect(navTitle ?? heading).toBe(label);
  });

  it('are different for pages beside each other', () => {
    const beside = site.pages.map(
      ({path, navTitle, heading}) => `${path.replace(/[^/]*$/, '')} ${navTitle ?? heading}`,
    );
    expect(beside.filter((label, index) => beside.indexOf(label) !== index)).toEqual([]);
  });
});
