import {describe, expect, it} from 'vitest';
import {pagesOfKind} from '../../src/content/site';
import {blocksOf, pageAt, rows, site} from '../support/realSite';

const TREATMENTS = rows('service', 'sub-service');

describe.each(TREATMENTS)('%s', (_, page) => {
  const blocks = blocksOf(page);
  const within = (name: string) => blocks.filter((block) => block.within.includes(name));

  it('says step by step what happens, in numbers', () => {
    const steps = within('StepList');
    expect(steps.length, 'Put at least three numbered steps in a <StepList>.').toBeGreaterThanOrEqual(3);
    expect(
      steps.filter(({numbered}) => !numbered).map(({text}) => text),
      'Number every step: 1. 2. 3.',
    ).toEqual([]);
  });

  it('says what the patient gains', () => {
    expect(within('BenefitList').length, 'Put at least three bullets in a <BenefitList>.').toBeGreaterThanOrEqual(3);
  });

  it('answers questions', () => {
    const questions = page.body.components.filter(({name}) => name === 'Question');
    expect(questions.length, 'Add <Question title="…"> with its answer.').toBeGreaterThanOrEqual(3);
    for (const {attributes, line} of questions) expect(attributes.title, `${page.file}:${line}`).toMatch(/\?$/);
  });

  it('is a full text of headings and paragraphs, not a stub', () => {
    expect(page.body.headings.filter(({depth}) => depth === 2).length).toBeGreaterThanOrEqual(4);
    expect(
      blocks
        .map(({text}) => text)
        .join(' ')
        .split(' ').length,
    ).toBeGreaterThanOrEqual(450);
  });
});

describe('a page about a service', () => {
  it.each(rows('service'))('%s has its video in the text', (_, page) => {
    const played = page.body.components.filter(({name}) => name === 'VideoEmbed').map(({attributes}) => attributes.id);
    expect(played, `Add <VideoEmbed id="${page.video}" /> to ${page.file}.`).toContain(page.video);
  });

  it.each(['/services/general-dentistry', '/services/cosmetic-dentistry'])('%s leads to its sub-services', (path) => {
    expect(pageAt(path).body.components.map(({name}) => name)).toContain('SubServices');
  });

  it('about teeth cleaning has the periodontal programme', () => {
    const {body} = pageAt('/services/general-dentistry/teeth-cleaning');
    expect(body.components.map(({name}) => name)).toContain('PerioProtect');
  });
});

describe('a page that the specification describes', () => {
  it.each([
    ['/about-us', 'FacilityGallery', {}],
    ['/about-us', 'VideoEmbed', {}],
    ['/services', 'ServiceGrid', {}],
    ['/services', 'VideoModal', {}],
    ['/our-dentist', 'DentistGrid', {}],
    ['/our-staff', 'StaffGrid', {}],
    ['/virtual-consultation', 'FormPlace', {form: 'virtual'}],
    ['/contact-us', 'FormPlace', {form: 'contact'}],
    ['/contact-us', 'WorkingHours', {}],
    ['/contact-us', 'OfficeSection', {}],
    ['/new-patients', 'FormsLink', {}],
    ['/reviews', 'ReviewWall', {}],
    ['/smile-gallery', 'SmileGallery', {}],
    ['/payment-plans', 'PaymentPartners', {}],
    ['/payment-plans', 'FinancingWidget', {}],
  ])('%s has its block %s', (path, name, attributes) => {
    expect(pageAt(path).body.components).toContainEqual(
      expect.objectContaining({name, attributes: expect.objectContaining(attributes) as object}),
    );
  });

  it.each(['/our-dentist', '/our-staff'])('about us leads to %s', (path) => {
    expect(pageAt('/about-us').body.links.map(({url}) => url)).toContain(path);
  });
});

describe('a dentist', () => {
  it.each(rows('dentist'))('%s is introduced in several paragraphs, with skills and training', (_, page) => {
    expect(page.body.paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(page.skills?.length, 'Add skills.').toBeGreaterThanOrEqual(2);
    expect(page.education?.length, 'Add education.').toBeGreaterThanOrEqual(2);
  });
});

describe('a member of the staff', () => {
  it.each(rows('staff'))('%s is introduced in words of their own', (_, page) => {
    expect(page.body.paragraphs.join(' ').split(' ').length).toBeGreaterThanOrEqual(80);
  });

  it('has one of the roles of the practice', () => {
    const ROLES = [
      'Office Manager',
      'Patient Coordinator',
      'Lead Assistant',
      'Dental Assistant',
      'Registered Dental Hygienist',
    ];
    expect([...new Set(pagesOfKind(site, 'staff').map(({expertise}) => expertise))].sort()).toEqual(
      expect.arrayContaining([...ROLES].sort()),
    );
  });
});

describe('headings', () => {
  it.each(rows('page', 'service', 'sub-service', 'dentist', 'staff', 'legal'))(
    'on %s go down one level at a time',
    (_, page) => {
      const levels = page.body.headings.map(({depth}) => depth);
      const skips = page.body.headings.filter(({depth}, index) => depth > (levels[index - 1] ?? 1) + 1);
      expect(
        skips.map(({line, text}) => `${page.file}:${line} ${text}`),
        'Write ## before ###.',
      ).toEqual([]);
    },
  );
});
