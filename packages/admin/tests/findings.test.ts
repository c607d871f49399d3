import {describe, expect, it} from 'vitest';
import {summarizeFindings, toFindings} from '../src/checks/findings';
import type {FormNames} from '../src/checks/formWords';
import type {Problem} from '@dental/content';

const ASK = 'Ask the person who manages the website';
const FILE = 'pages-content/a.mdx';

/** A page whose text starts in line 10. */
const TEXT = `---${'\na: b'.repeat(7)}
---
<Question title="Does it hurt?">

- Ask [our team](/about-us) **early**
`;

const createProblem = (fields: Partial<Problem>): Problem => ({
  file: FILE,
  line: 3,
  message: 'It is wrong.',
  remedy: 'Fix it.',
  ...fields,
});
const LABELS: Record<string, string> = {navTitle: 'Name in menus', '2.title': 'Videos, 3, Title'};
const names: FormNames = {
  getLabel: (field) => LABELS[field],
  getOtherLabel: (field) => (field === 'openHolidays' ? 'Open holidays' : undefined),
  describeFile: (file) => (/\/about-us(?:\.mdx)?$/.test(file) ? 'About us' : file),
  tags: [
    {value: '<Phone />', label: '(480) 555-0142, our phone number'},
    {value: '<Fact name="cancellation.fee" />', label: '$75, fee for a late cancellation'},
  ],
};

describe('toFindings', () => {
  it("places a finding by its field's label or its words", () => {
    const problems = [
      createProblem({field: 'navTitle'}),
      createProblem({line: 10}),
      createProblem({line: 12}),
      createProblem({line: 1}),
      createProblem({line: 2}),
    ];
    const findings = toFindings(problems, names, {path: FILE, text: TEXT});
    expect(findings.map(({place}) => place)).toEqual([
      'Name in menus',
      'Question and answer: “Does it hurt?”',
      'Text: “Ask our team early”',
      'This entry',
      '“b”',
    ]);
  });

  it('reports an empty required field as one to fill in', () => {
    const problems = [
      createProblem({field: 'navTitle', isMissing: true}),
      createProblem({remedy: 'Shorten navTitle.'}),
    ];
    const findings = toFindings(problems, names, {path: FILE, text: TEXT});
    expect(findings.map(({message}) => message)).toEqual([
      'Fill this in.',
      'It is wrong. Shorten Name in menus.',
    ]);
  });

  it.each([
    {field: 'englishDigest', place: 'English page', remedy: 'Fix it.'},
    {field: 'reviewed.by', place: 'This entry', remedy: `${ASK} to fix this.`},
    {field: 'sample', place: 'This entry', remedy: `${ASK} to fix this.`},
    {field: 'a-misspelled-field', place: 'This entry', remedy: `${ASK} to fix this.`},
  ])('reports a problem in the hidden field "$field"', ({field, place, remedy}) => {
    const [finding] = toFindings([createProblem({field})], names, {path: FILE, text: TEXT});
    expect(finding).toMatchObject({place, message: `It is wrong. ${remedy}`, problem: {field}});
  });

  it('leaves a missing signature to the line that says who can sign', () => {
    const problem = createProblem({field: 'reviewed', severity: 'warning'});
    expect(toFindings([problem], names, {path: FILE, text: TEXT})).toEqual([]);
  });

  it('reports a problem of a list file at its field', () => {
    const problem = createProblem({field: '2.title'});
    const [finding] = toFindings([problem], names, {path: FILE, text: 'a\nb\nc'});
    expect(finding).toMatchObject({
      place: 'Videos, 3, Title',
      problem: {field: 'entries.2.title'},
    });
  });

  it("names the file of a problem elsewhere, apart from the form's fields", () => {
    const problem = createProblem({file: 'pages-content/about-us.mdx', field: 'navTitle'});
    const [finding] = toFindings([problem], names, {path: FILE, text: TEXT});
    expect(finding).toMatchObject({place: 'About us', problem: {field: undefined}});
  });

  it('removes the field name from the start of a message', () => {
    const messages = [
      'The field "navTitle" is not a text.',
      'In the field "navTitle", it is long.',
    ];
    const problems = messages.map((message) => createProblem({field: 'navTitle', message}));
    const findings = toFindings(problems, names, {path: FILE, text: TEXT});
    expect(findings.map(({message}) => message)).toEqual([
      'This is not a text. Fix it.',
      'It is long. Fix it.',
    ]);
  });

  it("keeps a block's problem apart from the form's field", () => {
    const problem = createProblem({line: 10, field: 'title', message: 'It is long.'});
    const [finding] = toFindings([problem], names, {path: FILE, text: TEXT});
    const place = 'Question and answer: “Does it hurt?”';
    expect(finding).toMatchObject({place, problem: {field: undefined}});
  });

  it('replaces file names with form labels, and separates the law', () => {
    const problem = createProblem({
      message: 'It is forbidden.',
      source: 'HIPAA, 45 CFR 164.514(b)',
      remedy:
        'Put it into promotions.yml or `_practice/hours.yml`, and add it as static/videos/x.vtt.',
    });
    const [finding] = toFindings([problem], names, {path: FILE, text: ''});
    expect(finding).toMatchObject({
      message:
        'It is forbidden. Put it into Offers or Hours and closures, ' +
        'and add it with the help of the person who manages the website.',
      source: 'HIPAA, 45 CFR 164.514(b)',
    });
  });

  it.each([
    {
      remedy: 'Use <Phone/>, or remove it.',
      says: 'Use the fact "(480) 555-0142, our phone number" (button "Fact…"), or remove it.',
    },
    {
      remedy: 'Change it to <Fact name="cancellation.fee" />.',
      says: 'Change it to the fact "$75, fee for a late cancellation" (button "Fact…").',
    },
    {
      remedy: 'Change it to <WorkingHours />, or link to [our hours](/contact-us#working-hours).',
      says: 'Change it to the block "Opening hours", or link to our hours.',
    },
    {
      remedy: 'Change it to a link that describes the page: [words](https://www.ada.org).',
      says: 'Change it to a link (button "Link…").',
    },
    {remedy: 'Change it to ## How to find us.', says: 'Change it to the heading "How to find us"'},
    {remedy: 'Change it to **words**.', says: 'Change it to bold words (button "Bold").'},
    {remedy: 'Change #### to ##.', says: 'Change it with the button "Heading".'},
    {remedy: 'Change #### to ###.', says: 'Change it with the button "Smaller heading".'},
    {
      remedy: 'Start the line with "- " instead, with an empty line before the list.',
      says: 'Delete it, then press the button "List".',
    },
    {remedy: 'Add it to `languages:` of the page.', says: 'Add it to "Languages" of the page.'},
    {remedy: 'Change it to /about-us#parking.', says: 'Change it to “About us”.'},
    {
      remedy: 'Translate "We moved." (line 9). Then run npm run translated /es/costs.',
      says: 'Translate "We moved.". Then press "The Spanish is up to date".',
    },
    {
      remedy: 'Compare <MembershipPlan> (line 9) with this page.',
      says: 'Compare the block "Membership plan" with this page.',
    },
    {remedy: 'Change it to name: "C.L.".', says: 'Change it to "C.L.".'},
    {remedy: 'Change closures or openHolidays there.', says: 'closures or Open holidays there.'},
    {
      remedy: 'Change it to "gums", or add it to pages-content/_practice/words.txt if it fits.',
      says: 'Change it to "gums", or leave it if it fits.',
    },
    {
      remedy: 'Add its Spanish in text.es on the line below it.',
      says: 'Add its Spanish in the field below.',
    },
    {
      remedy: 'Add its Spanish in pages-content/es/_practice/words.yml, as "every day": …',
      says: 'Ask the person who manages the website for the Spanish.',
    },
    {
      remedy: 'Change the Spanish, too, in pages-content/es/_practice/words.yml.',
      says: 'Ask the person who manages the website to change the Spanish, too.',
    },
    {
      remedy: 'Rename it to 2026-10-14-lv.mdx, with the initials.',
      says: 'Delete this review, then add it again with the initials.',
    },
    {
      remedy: 'Rename it after the treatment, such as 46-premolar-gap-single-implant.mdx.',
      says: 'Delete this case, then add it again with the treatment as its heading.',
    },
    {
      remedy: 'Shorten it, and link to a page for the rest, such as link: /contact-us.',
      says: 'Shorten it, and choose a page with the rest under "Link".',
    },
    {
      remedy: 'Delete it. For a page of this website, add a field such as link: /contact-us.',
      says: 'Delete it. For a page of this website, choose it under "Link".',
    },
    {
      remedy: 'Change it to kind: closed, and set from and until to the time when we are closed.',
      says: 'Change it to "We are closed", and set "From" and "Until" to the time',
    },
    {
      remedy: 'Add a number for that time, such as phone: (480) 555-0199, if there is one.',
      says: 'Add a number for that time, such as (480) 555-0199, if there is one.',
    },
    {remedy: 'It is on pages-content/about-us.mdx.', says: 'It is on "About us".'},
    {
      remedy: 'There is no static/videos/a.mp4. Upload it there, or correct the name.',
      says: 'no a.mp4. Ask the person who manages the website to upload it, or correct the name.',
    },
    {remedy: 'Rename static/img/banners/A.jpg to a.jpg.', says: 'Rename A.jpg to a.jpg.'},
  ])('writes "$remedy" without code', ({remedy, says}) => {
    const [finding] = toFindings([createProblem({line: 12, remedy})], names, {
      path: FILE,
      text: TEXT,
    });
    expect(finding?.message).toContain(says);
  });

  it('keeps tags in messages about a tag, because the text shows them', () => {
    const problem = createProblem({message: 'There is no tag <VideoEmbd>.', remedy: '<Video />?'});
    expect(toFindings([problem], names, {path: FILE, text: TEXT})[0]?.message).toBe(
      'There is no tag <VideoEmbd>. <Video />?',
    );
  });

  it('lists errors before warnings', () => {
    const problems = [createProblem({severity: 'warning'}), createProblem({message: 'Worse.'})];
    const findings = toFindings(problems, names, {path: FILE, text: ''});
    expect(findings.map(({isWarning}) => isWarning)).toEqual([false, true]);
  });
});

describe('summarizeFindings', () => {
  it('explains that errors allow saving but block approval', () => {
    const summarize = (...problems: Problem[]) =>
      summarizeFindings(toFindings(problems, names, {path: FILE, text: ''}));
    expect(summarize()).toBe('No problems found.');
    expect(summarize(createProblem({severity: 'warning'}))).toMatch(/^1 suggestion\. You can save/);
    expect(summarize(createProblem({}), createProblem({line: 4}))).toMatch(
      /^2 problems to fix\. You can save now/,
    );
  });
});
