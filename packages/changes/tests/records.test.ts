import {describe, expect, it} from 'vitest';
import {whoApproves} from '@dental/content';
import {untouched} from '../../../tests/support/versions';
import {examplePage, exampleSite} from '../../../tests/support/exampleSite';
import {pageRecords} from '../src/report/records';
import {changesBetween} from '../src/model/facts';
import type {Version} from '../src/model/facts/compare';

const reviewed = {by: 'dr-ada-young', on: '2027-01-10'};
const ada = examplePage('dentist', '/our-dentist/dr-ada-young', {name: 'Dr. Ada Young', github: 'ada-young'});
const signed = examplePage('service', '/services/crowns', {reviewed});
const site = exampleSite({pages: [ada, signed]});
const root = process.cwd();

describe('whose approval a change needs', () => {
  it('is said in words, for each kind of file', () => {
    expect(whoApproves(root, site, ['pages-content/reviews.mdx'])).toBe(
      'It needs the approval of anybody of the staff.',
    );
    expect(whoApproves(root, site, ['src/css/tokens.css'])).toBe('It needs the approval of a developer.');
    expect(whoApproves(root, site, ['pages-content/_practice/policies.yml'])).toBe(
      'It needs the approval of a dentist or the manager.',
    );
  });

  it('is asked for once where the approval of a few is one of many', () => {
    const both = ['pages-content/_practice/policies.yml', 'pages-content/services/new.mdx', 'src/css/tokens.css'];
    expect(whoApproves(root, site, both)).not.toMatch(
      /of a dentist or the manager and of a dentist|of a dentist, .*of a dentist/,
    );
    expect(whoApproves(root, site, ['src/css/tokens.css', 'pages-content/reviews.mdx'])).toBe(
      'It needs 2 approvals: of a developer and of anybody of the staff.',
    );
  });

  it('names who has signed a page, and says that they have to sign it again', () => {
    expect(whoApproves(root, site, [signed.file])).toContain(ada.heading);
    const other = exampleSite({pages: [ada, {...signed, heading: 'Other words'}]});
    const [, page] = pageRecords(site, other, [], []);
    expect(page).toMatchObject({path: signed.path, isToSign: true});
    expect(page?.signature).toBe('Dr. Ada Young has to approve these words again.');
    expect(pageRecords(site, site, [], []).filter(({isToSign}) => isToSign)).toEqual([]);
  });
});

const textsOf = (before: Partial<Version>, after: Partial<Version>) =>
  changesBetween({...untouched, ...before}, {...untouched, ...after}).map(({text}) => text);

describe('a reviewer is told', () => {
  it('of a company that browsers talk to now, or no more', () => {
    const film = {id: 'tour', title: 'Tour', provider: 'youtube', source: 'kq4WxQzAbC1'};
    const withFilm = {site: {...untouched.site, videos: [...untouched.site.videos, film]} as Version['site']};
    expect(textsOf({}, withFilm).join('\n')).toMatch(
      /^New: YouTube \(youtube\): .*agreement about health information/m,
    );
    expect(textsOf(withFilm, {}).join('\n')).toMatch(/^Gone: YouTube/m);
  });

  it('of permissions that are new, other or gone, without where the paper is', () => {
    const consent = {
      file: '_cases/a.mdx',
      at: ['consent'],
      by: 'patient',
      on: '2026-01-02',
      filed: 'Binder 7',
      until: '2030-01-02',
    } as const;
    const [none, one] = [{consents: []}, {consents: [consent]}];
    const longer = {consents: [{...consent, until: '2031-01-02'}]};
    const whole = 'The permission in _cases/a.mdx: signed by the patient on January 2, 2026, until January 2, 2030';
    expect(textsOf(none, one)).toEqual([`New: ${whole}`]);
    expect(textsOf(one, longer)).toEqual(['The permission in _cases/a.mdx, until: January 2, 2030 → January 2, 2031']);
    expect(textsOf(one, none)).toEqual([`Gone: ${whole}`]);
    expect(textsOf(one, one)).toEqual([]);
  });
});
