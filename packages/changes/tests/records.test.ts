import {describe, expect, it} from 'vitest';
import {type FiledConsent, type Site, whoApproves} from '@dental/content';
import {untouched} from '@dental/testing/versions';
import {examplePage, exampleSite} from '@dental/testing/exampleSite';
import {broughtBy, pagesToSign} from '../src/report/records';
import {changesBetween} from '../src/model/facts';
import type {Version} from '../src/model/facts/compare';

const reviewed = {by: 'dr-ada-young', on: '2027-01-10'};
const ada = examplePage('dentist', '/our-dentist/dr-ada-young', {
  name: 'Dr. Ada Young',
  github: 'ada-young',
});
const signed = examplePage('service', '/services/crowns', {reviewed});
const site = exampleSite({pages: [ada, signed]});

describe('whose approval a change needs', () => {
  it('is said in words, for each kind of file', () => {
    expect(whoApproves(site, ['pages-content/reviews.mdx'])).toBe(
      'It needs the approval of any staff member.',
    );
    expect(whoApproves(site, ['src/css/tokens.css'])).toBe('It needs the approval of a developer.');
    expect(whoApproves(site, ['pages-content/_practice/policies.yml'])).toBe(
      'It needs the approval of a dentist or the manager.',
    );
  });

  it('is asked for once where the approval of a few is one of many', () => {
    const both = [
      'pages-content/_practice/policies.yml',
      'pages-content/services/new.mdx',
      'src/css/tokens.css',
    ];
    expect(whoApproves(site, both)).not.toMatch(
      /of a dentist or the manager and of a dentist|of a dentist, .*of a dentist/,
    );
    expect(whoApproves(site, ['src/css/tokens.css', 'pages-content/reviews.mdx'])).toBe(
      'It needs 2 approvals: one from a developer and one from any staff member.',
    );
  });

  it('names who has signed a page, and says that they have to sign it again', () => {
    expect(whoApproves(site, [signed.file])).toContain(ada.heading);
    const other = exampleSite({pages: [ada, {...signed, heading: 'Other words'}]});
    expect(pagesToSign(site, other, [])).toEqual([
      {name: 'Other words', signature: 'Dr. Ada Young must approve this text again.'},
    ]);
    expect(pagesToSign(site, site, [])).toEqual([]);
  });
});

it('what a reviewer looks at is what was not found before, with links that stop working and turned words first', () => {
  const found = (message: string, more: object = {}) => ({
    file: 'a.mdx',
    line: 1,
    message,
    remedy: '',
    ...more,
  });
  const [fresh, lost] = [
    found('It promises too much.'),
    found('Links to /a stop working.', {lost: ['/a']}),
  ];
  const turned = found('This may say the opposite.', {finding: 'change/turned'});
  const others = [found('Not signed.', {field: 'reviewed'}), found('Unknown: xyz.', {word: 'xyz'})];
  const moved = found('It was so before.', {line: 9});
  expect(broughtBy([moved, fresh, lost, turned, ...others], [{...moved, line: 1}])).toEqual([
    lost,
    turned,
    fresh,
  ]);
});

const textsOf = (before: Partial<Version>, after: Partial<Version>) =>
  changesBetween({...untouched, ...before}, {...untouched, ...after}).map(({text}) => text);

describe('a reviewer is told', () => {
  it('first, of another account with which somebody signs', () => {
    const withPages = (...pages: Site['pages']) => ({site: {...untouched.site, pages}});
    const told = textsOf(
      withPages(signed, ada),
      withPages({...ada, goodWith: 'Fillings', github: 'somebody'}),
    );
    expect(told[0]).toBe(`The signature of ${ada.heading}, account: somebody instead of ada-young`);
    expect(told.length).toBeGreaterThan(1);
  });

  it('of a company that browsers talk to now, or no more', () => {
    const film = {id: 'tour', title: 'Tour', provider: 'youtube', source: 'kq4WxQzAbC1'};
    const withFilm = {
      site: {...untouched.site, videos: [...untouched.site.videos, film]} as Version['site'],
    };
    expect(textsOf({}, withFilm).join('\n')).toMatch(
      /^YouTube is new: .*; it sees no health information$/m,
    );
    expect(textsOf(withFilm, {}).join('\n')).toMatch(/^YouTube is gone/m);
  });

  it('of another company in one sentence, with what it sees', () => {
    const {integrations} = untouched.site;
    const chat = {vendor: 'tawk', propertyId: '0123456789abcdef01234567', widgetId: 'default'};
    const other = {
      site: {...untouched.site, integrations: {...integrations, chat}} as Version['site'],
    };
    expect(textsOf({}, other)).toEqual([
      'The chat is run by Tawk.to instead of Crisp; it sees health information, and no agreement is on file',
    ]);
  });

  it('of the permission of a patient with what it is for, without where the paper is', () => {
    const [shown] = untouched.site.cases;
    const consent: FiledConsent = {
      ...{file: shown?.file ?? '', at: ['consent'], by: 'patient', on: '2026-01-02'},
      ...{filed: 'Binder 7', until: '2030-01-02'},
    };
    const one = {consents: [consent]};
    const longer = {consents: [{...consent, until: '2031-01-02'}]};
    const signed = 'signed by the patient on January 2, 2026, until January 2,';
    const name = `The case “${shown?.heading}”`;
    expect(textsOf(one, longer)).toEqual([`${name}, permission: now reads “${signed} 2031”`]);
    const without = {...one, site: {...untouched.site, cases: untouched.site.cases.slice(1)}};
    expect(textsOf(without, one)).toEqual([
      expect.stringContaining(`${name} is new: ${signed} 2030`),
    ]);
    expect(textsOf(one, without)).toEqual([`${name} is gone`]);
    expect(textsOf(one, one)).toEqual([]);
  });
});
