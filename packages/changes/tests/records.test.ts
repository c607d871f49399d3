import {describe, expect, it} from 'vitest';
import {type FiledConsent, type Site} from '@dental/content';
import {describeApprovers} from '../src/review/approvers';
import {originalVersion} from '@dental/testing/versions';
import {makeExampleCase, makeExamplePage, makeExampleSite} from '@dental/testing/exampleSite';
import {findChanges} from '../src/diff/facts';
import type {Snapshot} from '../src/diff/facts/compare';
import {
  describeConcern,
  describePeoplesPictures,
  findNewProblems,
  listSigners,
} from '../src/review/collectRecords';

const reviewed = {by: 'dr-ada-young', on: '2027-01-10'};
const ada = makeExamplePage('dentist', '/our-dentist/dr-ada-young', {
  name: 'Dr. Ada Young',
  github: 'ada-young',
});
const signed = makeExamplePage('service', '/services/crowns', {reviewed});
const site = makeExampleSite({pages: [ada, signed]});

describe('describeApprovers', () => {
  const page = 'pages-content/reviews.mdx';
  const costs = 'pages-content/_practice/costs.yml';
  const style = 'src/css/tokens.css';

  it.each([
    {files: [page], approvers: 'the approval of any staff member'},
    {files: [style], approvers: 'the approval of a developer'},
    {files: [costs], approvers: 'the approval of a dentist or the manager'},
    {files: ['static/img/cases/01-after.jpg'], approvers: 'the approval of a dentist'},
    {files: ['static/videos/crowns.vtt'], approvers: 'the approval of a dentist'},
    {files: ['pages-content/_practice/videos.yml'], approvers: 'the approval of a dentist'},
    {files: [costs, 'pages-content/services/new.mdx'], approvers: 'the approval of a dentist'},
    {files: [page, costs], approvers: 'the approval of a dentist or the manager'},
    {
      files: [style, page],
      approvers: '2 approvals: one from a developer and one from any staff member',
    },
  ])('requires $approvers for $files', ({files, approvers}) => {
    expect(describeApprovers(site, files)).toBe(`It needs ${approvers}.`);
  });

  it('names the person who has to sign a page again', () => {
    expect(describeApprovers(site, [signed.file])).toContain(ada.heading);
    const other = makeExampleSite({pages: [ada, {...signed, heading: 'Other words'}]});
    const signers = listSigners(site, other, []);
    expect(describeApprovers(other, [signed.file], signers)).toBe(
      'It needs the approval of Dr. Ada Young, who signs Other words.',
    );
    expect(describeApprovers(other, [signed.file, 'src/css/tokens.css'], signers)).toBe(
      'It needs 2 approvals: one from a developer ' +
        'and one from Dr. Ada Young, who signs Other words.',
    );
    expect(listSigners(site, site, [])).toEqual([]);
    const [signer] = signers;
    const bob = {...signer!, by: {...signer!.by, name: 'Dr. Bob Hay', github: 'bob'}};
    expect(describeApprovers(other, ['src/css/tokens.css'], [signer!, bob])).toBe(
      'It needs 3 approvals: one from a developer; one from Dr. Ada Young, who signs Other ' +
        'words; and one from Dr. Bob Hay, who signs Other words.',
    );
  });
});

describe('describeConcern', () => {
  it('says how to confirm a new fact, which the review quotes already', () => {
    const problem = {
      file: 'pages-content/_practice/practice.yml',
      line: 7,
      message: 'This changed from "(480) 555-0142" to "(480) 555-0199".',
      remedy: 'Call the new number.',
    };
    const fact = {...problem, finding: 'change/fact', quote: '(480) 555-0199'};
    expect(describeConcern(fact, [])).toBe('“(480) 555-0199” is new. Call the new number.');
    expect(describeConcern({...fact, file: signed.file}, [signed])).toBe(
      `${signed.heading}: “(480) 555-0199” is new. Call the new number.`,
    );
    expect(describeConcern({...problem, file: signed.file}, [signed])).toBe(
      `${signed.heading}: ${problem.message}`,
    );
  });
});

describe('describePeoplesPictures', () => {
  const [before, after, other] = ['cases/one', 'cases/two', 'cases/six'] as const;
  const deleted = makeExampleCase({beforeImage: before, afterImage: after});
  const listFiles = (...images: string[]) =>
    new Set(images.map((image) => `static/img/${image}.jpg`));

  it('names a deleted case first, with the fate of its pictures', () => {
    const old = {cases: [deleted], files: listFiles(before, after, other)};
    const name = `The case “${deleted.heading}” was removed`;
    expect(describePeoplesPictures(old, {cases: [], files: listFiles()}, [], [])).toEqual([
      `${name}, and its pictures are deleted`,
      '1 deleted picture of people: cases/six.jpg',
    ]);
    expect(describePeoplesPictures(old, {cases: [], files: old.files}, [], [])).toEqual([name]);
  });

  it('lists a photo that was replaced under the same name', () => {
    const old = {cases: [deleted], files: listFiles(before, after)};
    const changed = [`static/img/${after}.jpg`, 'static/img/art/desert.jpg'];
    expect(describePeoplesPictures(old, old, [], changed)).toEqual([
      '1 replaced picture of people: cases/two.jpg',
    ]);
  });

  it('counts new pictures, and those that no page shows', () => {
    const describeFiles = (...images: string[]) => {
      const files = [...listFiles(...images)];
      const problems = files.map((file) => ({file, line: 1, message: '', remedy: ''}));
      return describePeoplesPictures(
        {cases: [], files: new Set()},
        {cases: [], files: new Set(files)},
        problems,
        [],
      );
    };
    expect(describeFiles('team/ann')).toEqual([
      '1 unused picture of people can still be opened: team/ann.jpg',
      '1 new picture of people: team/ann.jpg',
    ]);
    expect(describeFiles('team/ann', 'team/roy')).toEqual([
      '2 unused pictures of people can still be opened: team/ann.jpg and team/roy.jpg',
      '2 new pictures of people: team/ann.jpg and team/roy.jpg',
    ]);
  });
});

describe('findNewProblems', () => {
  it('keeps new problems, with lost links and reversed words first', () => {
    const makeProblem = (message: string, more: object = {}) => ({
      file: 'a.mdx',
      line: 1,
      message,
      remedy: '',
      ...more,
    });
    const fresh = makeProblem('It promises too much.');
    const lostProblem = makeProblem('Links to /a stop working.', {lost: ['/a']});
    const reversal = makeProblem('This may say the opposite.', {finding: 'change/turned'});
    const others = [
      makeProblem('Not signed.', {field: 'reviewed'}),
      makeProblem('Unknown: xyz.', {word: 'xyz'}),
    ];
    const moved = makeProblem('It was so before.', {line: 9});
    expect(
      findNewProblems([moved, fresh, lostProblem, reversal, ...others], [{...moved, line: 1}]),
    ).toEqual([lostProblem, reversal, fresh]);
  });

  it('lists errors first, and an old date after changed words', () => {
    const [date, reversal, error] = [
      {severity: 'warning' as const, finding: 'change/old-day'},
      {severity: 'warning' as const, finding: 'change/turned'},
      {},
    ].map((more) => ({file: 'a.mdx', line: 1, message: more.finding ?? '', remedy: '', ...more}));
    expect(findNewProblems([date!, reversal!, error!], [])).toEqual([error, reversal, date]);
  });
});

const listTexts = (before: Partial<Snapshot>, after: Partial<Snapshot>) =>
  findChanges({...originalVersion, ...before}, {...originalVersion, ...after}).map(
    ({text}) => text,
  );

const withPages = (...pages: Site['pages']) => ({site: {...originalVersion.site, pages}});

describe('findChanges', () => {
  it('reports a new name of the practice once', () => {
    const {practice} = originalVersion.site;
    const makeVersion = (name: string, title = name) => {
      const page = {...signed, title: `Crowns | ${title}`};
      return {site: {...originalVersion.site, practice: {...practice, name}, pages: [page]}};
    };
    const old = 'Oak Dental';
    const now = 'Elm Dental';
    const fact = `Name of the practice: ${now} instead of ${old}`;
    expect(listTexts(makeVersion(old), makeVersion(now))).toEqual([fact]);
    expect(listTexts(makeVersion(old), makeVersion(now, 'Ash Dental'))).toEqual([
      fact,
      expect.stringMatching(/title in search results: .*Ash Dental.* instead of .*Oak Dental/),
    ]);
  });

  it('reports the lost signature of a person who left', () => {
    expect(listTexts(withPages(ada, signed), withPages(signed)).join('\n')).toMatch(
      /, signature: removed, was “Dr\. Ada Young, January 10, 2027”$/m,
    );
  });

  it('quotes a new question, and names the person who signs', () => {
    const makePage = (on: string, ...words: string[]) =>
      withPages(ada, {
        ...signed,
        body: {...signed.body, words: ['We listen.', ...words]},
        reviewed: {...reviewed, on},
      });
    const question = '<Question title="Can I bring my dog?">';
    expect(listTexts(makePage('2027-01-10'), makePage('2027-02-10', question))).toEqual([
      expect.stringContaining('signature: “Dr. Ada Young, February 10, 2027” instead of'),
      expect.stringMatching(/words: “Can I bring my dog\?” added$/),
    ]);
  });

  it('reports a deleted row of a table as one row', () => {
    const makePage = (...rows: string[][]) => {
      const words = ['Our prices', ...rows.flat()];
      return withPages({...signed, body: {...signed.body, words, rows}});
    };
    const crown = ['Crown', '$900', '2 visits'];
    const others = [1, 2, 3].map((number) => [`Other ${number}`, '$90', 'Other']);
    const find = (...rows: string[][]) => listTexts(makePage(crown, ...others), makePage(...rows));
    expect(find(...others)).toEqual([
      expect.stringMatching(/, table: “Crown \| \$900 \| 2 visits” removed$/),
    ]);
    expect(find(crown)).toEqual([expect.stringMatching(/, table: 3 rows removed$/)]);
  });

  it('names the help after hours whose number changed', () => {
    const {site} = originalVersion;
    const withContact = (phone: string) => {
      const contact = {name: 'Dr. Ada Young', what: 'The dentist on call', phone};
      const afterHours = [{...contact, name: 'The hospital', phone: '(480) 555-0100'}, contact];
      return {site: {...site, practice: {...site.practice, afterHours}} as Snapshot['site']};
    };
    const old = '(480) 555-0150';
    const now = '(480) 555-0199';
    expect(listTexts(withContact(old), withContact(now))).toEqual([
      `The help after hours, Dr. Ada Young, phone number: ${now} instead of ${old}`,
    ]);
  });

  it('reports a link in a menu unless its page only moved', () => {
    const withLink = (page: string, ...pages: Site['pages']) => {
      const {menus} = originalVersion.site;
      const legal = [{label: 'Fees', page}];
      return {site: {...originalVersion.site, menus: {...menus, legal}, pages}};
    };
    const before = withLink('/old', makeExamplePage('page', '/old'));
    const moved = makeExamplePage('page', '/new', {redirectFrom: ['/old']});
    const entry = 'The entry “Fees” in the legal line';
    expect(listTexts(before, withLink('/new', moved)).join()).not.toContain(entry);
    // A link that still has the old address, which the check reports, did not change.
    expect(listTexts(before, withLink('/old', moved)).join()).not.toContain(entry);
    expect(listTexts(before, withLink('/other', moved))).toContain(
      `${entry}, link: /other instead of /new`,
    );
  });

  it('reports a new GitHub account of a signer first', () => {
    const texts = listTexts(
      withPages(signed, ada),
      withPages({...ada, goodWith: 'Fillings', github: 'new-account'}),
    );
    expect(texts[0]).toBe(
      `The signature of ${ada.heading}, account: new-account instead of ada-young`,
    );
    expect(texts.length).toBeGreaterThan(1);
  });

  it('reports added and removed third parties', () => {
    const video = {id: 'tour', title: 'Tour', provider: 'youtube', source: 'kq4WxQzAbC1'};
    const withVideo = {
      site: {
        ...originalVersion.site,
        videos: [...originalVersion.site.videos, video],
      } as Snapshot['site'],
    };
    expect(listTexts({}, withVideo).join('\n')).toMatch(
      /^YouTube is new: .*; it handles no health information$/m,
    );
    expect(listTexts(withVideo, {}).join('\n')).toMatch(/^YouTube was removed/m);
  });

  it('reports a new vendor in one sentence, with the data it handles', () => {
    const {integrations} = originalVersion.site;
    const chat = {vendor: 'tawk', propertyId: '0123456789abcdef01234567', widgetId: 'default'};
    const other = {
      site: {...originalVersion.site, integrations: {...integrations, chat}} as Snapshot['site'],
    };
    expect(listTexts({}, other)).toEqual([
      'The chat is run by Tawk.to instead of Crisp; ' +
        'it handles health information, and no agreement is on file',
    ]);
  });

  it('names a description, a time, and a label as staff do', () => {
    const {site} = originalVersion;
    const [firstCase] = site.cases;
    const until = '2026-12-21 1:30 pm';
    const notice = {kind: 'closed' as const, text: 'We close early.', from: until, until};
    const {layout} = site.labels;
    const changed = {
      ...site,
      notices: {notices: [notice]},
      labels: {...site.labels, layout: {...layout, request: 'Book a visit'}},
      cases: [{...firstCase!, afterAlt: 'Two whole teeth.'}],
    };
    const before = {site: {...site, cases: [firstCase!]}};
    const time = 'December 21, 2026, 1:30 pm';
    expect(listTexts(before, {site: changed})).toEqual([
      `The notice “We close early.” is new: from ${time} until ${time}`,
      `A label: “Book a visit” instead of “${layout.request}”`,
      expect.stringMatching(/, description of the after image: .*Two whole teeth\./),
    ]);
  });

  it('quotes a changed sentence of a paper form', () => {
    const {site} = originalVersion;
    const intro = `${site.newPatientForms.intro} You may refuse.`;
    expect(
      listTexts({}, {site: {...site, newPatientForms: {...site.newPatientForms, intro}}}),
    ).toEqual(['New-patient forms, lines: “You may refuse.” added']);
  });

  it('asks if the permission covers a new photo of a patient', () => {
    const {site} = originalVersion;
    const patient = {...site.cases[0]!, sample: undefined};
    const consent: FiledConsent = {
      file: patient.file,
      at: ['consent'],
      by: 'patient',
      on: '2026-01-02',
      filed: 'Binder 7',
      until: '2030-01-02',
    };
    const makeVersion = (sample: true | undefined, digest: string) => ({
      site: {...site, cases: [{...patient, sample}]},
      consents: [consent],
      hashOfImage: (image: string) => (image === patient.afterImage ? digest : 'same'),
    });
    const name = `The case “${patient.heading}”: after image changed`;
    expect(listTexts(makeVersion(undefined, 'old'), makeVersion(undefined, 'new'))).toEqual([
      `${name}; does the permission of January 2, 2026, cover it?`,
    ]);
    expect(listTexts(makeVersion(true, 'old'), makeVersion(true, 'new'))).toEqual([name]);
  });

  it('reports a permission without where the paper is filed', () => {
    const [firstCase] = originalVersion.site.cases;
    const consent: FiledConsent = {
      file: firstCase?.file ?? '',
      at: ['consent'],
      by: 'patient',
      on: '2026-01-02',
      filed: 'Binder 7',
      until: '2030-01-02',
    };
    const one = {consents: [consent]};
    const longer = {consents: [{...consent, until: '2031-01-02'}]};
    const signed = 'signed by the patient on January 2, 2026, until January 2,';
    const name = `The case “${firstCase?.heading}”`;
    expect(listTexts(one, longer)).toEqual([
      `${name}, permission: “${signed} 2031” instead of “${signed} 2030”`,
    ]);
    const without = {
      ...one,
      site: {...originalVersion.site, cases: originalVersion.site.cases.slice(1)},
    };
    expect(listTexts(without, one)).toEqual([
      expect.stringContaining(`${name} is new: ${signed} 2030`),
    ]);
    expect(listTexts(one, without)).toEqual([`${name} was removed`]);
    expect(listTexts(one, one)).toEqual([]);
  });
});
