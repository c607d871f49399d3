import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import type {Content} from '@dental/content';
import type {Notice} from '@dental/practice';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';
import {loadSite} from '../src';
import {checkPromotions} from '../src/checks/hours';
import {checkNotices} from '../src/checks/notices';

const site = makeExampleSite();

const storm: Notice = {
  kind: 'closed',
  text: "We're closed today because of the storm.",
  from: '2026-12-21 6:00 am',
  until: '2026-12-21 11:00 pm',
};

/** The problems of a notice with some changes, on December 21. */
function findProblems(changes: Partial<Notice>, inSpanish = '') {
  const notices = {notices: [{...storm, ...changes}]};
  const spanish = {...site.spanish, words: {[storm.text]: inSpanish}};
  const content = {...site, notices, spanish, today: '2026-12-21'} as unknown as Content;
  return checkNotices(content);
}

describe('checkNotices', () => {
  it.each([
    storm.text,
    'Our phones are down. Please use the number on this page.',
    'We open at noon today because the water is off.',
    'The parking lot is being paved. Please park on the street.',
    'A tree fell on our street, and the elevator is broken.',
    'If your child has an appointment today, we will call you.',
    'A storm broke a window: please use the back door.',
    'Today we see patients at our neighbors, in Suite 140.',
    'Dr. Okafor is away today. We call everyone with an appointment.',
    'Feel free to wait in your car.',
    'Parking is free in the lot behind us today.',
    'In a medical emergency, call 911.',
    'An accident on Gilbert Road closes our lane.',
    'There was an accident on the freeway. Please allow extra time.',
    'Traffic is slow because of an accident.',
    'The street next to the hospital is closed. Please come by Main Street.',
    'We lost power, so please bring your records another day.',
  ])('accepts %s', (text) => {
    expect(findProblems({text})).toEqual([]);
  });

  it.each([
    {text: 'Closed: Rosa has the flu.', message: 'mention an illness'},
    {text: 'We had a COVID-19 exposure.', message: 'mention an illness'},
    {text: 'Dr. Marquez is in the hospital.', message: 'mention health'},
    {text: 'Closed because of the norovirus.', message: 'mention an illness'},
    {text: 'Devon has a stomach bug.', message: 'mention an illness'},
    {text: 'Dr. Raman broke her leg.', message: 'mention health'},
    {text: 'We are closed because of an accident at home.', message: 'mention health'},
    {text: 'Dr. Raman had an accident on Gilbert Road.', message: 'mention health'},
    {text: 'Our dentist was in an accident on the freeway.', message: 'mention health'},
    {text: "A colleague's accident on Main Street was bad.", message: 'mention health'},
    {text: 'A patient fell in our lobby.', message: 'mention health'},
    {text: 'Patients with HIV, please call first.', message: 'mention an illness'},
    {text: 'Dr. Raman is under the weather.', message: 'mention an illness'},
    {text: 'Dr. Raman hurt her back.', message: 'mention health'},
    {text: 'We let our hygienist go.', message: 'private reasons'},
    {text: 'We are short-staffed today.', message: 'private reasons'},
    {text: 'Closed for a family emergency.', message: 'private reasons'},
    {text: 'Whitening is $99 today.', message: 'prices or offers'},
    {text: 'Cleanings are half price today.', message: 'prices or offers'},
    {text: 'Whitening is half off today.', message: 'prices or offers'},
    {text: 'Free exams today.', message: 'prices or offers'},
    {text: 'Exams are free today.', message: 'prices or offers'},
    {text: 'Hackers were in our network.', message: 'lost or stolen data'},
    {text: 'Someone stole our data.', message: 'lost or stolen data'},
    {text: 'Your records may be lost.', message: 'lost or stolen data'},
    {text: 'Vote yes on Tuesday.', message: 'politics or disputes'},
    {text: 'We have lice in the waiting room.', message: 'mention an illness'},
    {text: 'See bit.ly/news for more.', message: 'web or email address'},
    {text: 'See www.example.com for news.', message: 'web or email address'},
    {text: 'Write to us at hello@example.com.', message: 'web or email address'},
  ])('refuses $text', ({text, message}) => {
    const [problem] = findProblems({text});
    expect(problem).toMatchObject({
      file: 'pages-content/_practice/notices.yml',
      field: 'notices.0.text',
      message: expect.stringContaining(message) as string,
    });
    expect(problem?.severity).not.toBe('warning');
  });

  it.each([
    'Por un accidente, nuestra calle está cerrada.',
    'Hay un accidente en la carretera: salga con tiempo.',
  ])('accepts %s in Spanish', (text) => {
    expect(findProblems({}, text)).toEqual([]);
  });

  it.each([
    {text: 'El dentista tuvo un accidente en la calle.', message: 'mention health'},
    {text: 'Hoy la limpieza cuesta $99.', message: 'prices or offers'},
    {text: 'Vea otro.example.com para más.', message: 'web or email address'},
    {text: 'Una paciente con VIH vino ayer.', message: 'mention an illness'},
  ])('refuses $text in Spanish', ({text, message}) => {
    expect(findProblems({}, text)).toMatchObject([
      {field: 'notices.0.text.es', message: expect.stringContaining(message) as string},
    ]);
  });

  it.each([
    {times: 'before its start', until: '2026-12-21 5:00 am', message: 'ends before it starts'},
    {times: 'at its start', until: '2026-12-21 6:00 am', message: 'ends before it starts'},
    {times: 'after a week', until: '2026-12-28 6:01 am', message: 'longer than 7 days'},
  ])('reports an end $times', ({until, message}) => {
    expect(findProblems({until})).toMatchObject([
      {field: 'notices.0.until', message: expect.stringContaining(message) as string},
    ]);
  });

  it('accepts exactly a week', () => {
    expect(findProblems({until: '2026-12-28 6:00 am'})).toEqual([]);
  });

  it('warns about a notice of yesterday', () => {
    const past = {from: '2026-12-20 6:00 am', until: '2026-12-20 6:00 pm'};
    expect(findProblems(past)).toMatchObject([
      {severity: 'warning', message: 'The notice ended on December 20, 2026.'},
    ]);
  });
});

describe('checkNotices: kind', () => {
  it.each([
    {kind: 'late', text: 'We open at 11:00 am today.', isOdd: true},
    {kind: 'other', text: "We're closed this morning.", isOdd: true},
    {kind: 'closed', text: 'We open at 11:00 am today.', isOdd: false},
    {kind: 'late', text: 'We are running 30 minutes late.', isOdd: false},
    {kind: 'other', text: 'The side door is closed.', isOdd: false},
  ] as const)('warns if hours of "$text" stay, as $kind: $isOdd', ({kind, text, isOdd}) => {
    const problem = {field: 'notices.0.kind', severity: 'warning'};
    expect(findProblems({kind, text})).toMatchObject(isOdd ? [problem] : []);
  });

  it('lets a notice announce special hours', () => {
    const special = {name: 'Training', days: ['2026-12-21'], opens: '9:00 am', closes: '12:00 pm'};
    const hours = {...site.hours, specialHours: [special]};
    const notices = {notices: [{...storm, kind: 'other', text: 'We close at noon today.'}]};
    const content = {...site, hours, notices, today: '2026-12-21'} as unknown as Content;
    expect(checkNotices(content)).toEqual([]);
  });

  it('warns about phones that are down without another number', () => {
    const notice = {kind: 'phone', text: 'Our phones are down.'} as const;
    expect(findProblems(notice)).toMatchObject([{field: 'notices.0.kind', severity: 'warning'}]);
    expect(findProblems({...notice, phone: '(480) 555-0199'})).toEqual([]);
  });

  it('refuses our own number as the other one', () => {
    const problems = findProblems({phone: site.practice.phone});
    expect(problems).toMatchObject([{field: 'notices.0.phone'}]);
  });

  it.each([
    {from: '2026-12-21 8:00 pm', count: 1},
    {from: '2026-12-21 11:00 pm', count: 0},
  ])('reports $count different numbers at one time from $from', ({from, count}) => {
    const first = {...storm, phone: '(480) 555-0199'};
    const times = {from, until: '2026-12-22 6:00 am'};
    const second = {...storm, ...times, phone: '(480) 555-0198', text: 'Please call us.'};
    const content = {...site, notices: {notices: [first, second]}, today: '2026-12-21'};
    expect(checkNotices(content as unknown as Content)).toHaveLength(count);
  });

  it('warns about the same notice twice at one time', () => {
    const findFields = (second: Notice) => {
      const content = {...site, notices: {notices: [storm, second]}, today: '2026-12-21'};
      return checkNotices(content as unknown as Content).map(({field}) => field);
    };
    expect(findFields({...storm, from: '2026-12-21 8:00 pm'})).toEqual(['notices.1.text']);
    const nextDay = {from: '2026-12-22 6:00 am', until: '2026-12-22 9:00 pm'};
    expect(findFields({...storm, ...nextDay})).toEqual([]);
  });
});

describe('notices.yml', () => {
  it.each([
    {changes: {link: '/contact-us'}, field: undefined, message: ''},
    {changes: {link: '/contacts'}, field: 'notices.0.link', message: 'The link to /contacts'},
    {changes: {link: '/contact-us#nope'}, field: 'notices.0.link', message: 'no heading called'},
    {changes: {link: 'https://x.com'}, field: 'notices.0.link', message: "isn't a page of this"},
    {changes: {text: 'We '.repeat(50)}, field: 'notices.0.text', message: 'at most 140'},
    {changes: {kind: 'storm'}, field: 'notices.0.kind', message: 'unknown value'},
    {changes: {from: '2026-12-21'}, field: 'notices.0.from', message: "isn't a date with a time"},
    {changes: {until: undefined}, field: 'notices.0.until', message: 'is missing'},
    {changes: {phone: '480 555 019'}, field: 'notices.0.phone', message: "isn't a phone number"},
  ])('reports $field for $changes', ({changes, field, message}) => {
    const content = new EditedContent(exercise);
    content.write('_practice/notices.yml', stringify({notices: [{...storm, ...changes}]}));
    const {problems} = loadSite(process.cwd(), {files: content.project, today: '2026-12-21'});
    const expected = field && {
      file: 'pages-content/_practice/notices.yml',
      field,
      message: expect.stringContaining(message) as string,
    };
    expect(problems.filter(({file}) => file.endsWith('notices.yml'))).toMatchObject(
      expected ? [expected] : [],
    );
  });
});

describe('loadSite', () => {
  it.each([
    storm,
    {text: 'We open at 11:00 am today, without water.', until: '2026-12-21 11:00 am'},
    {text: 'We close at noon today.', from: '2026-12-21 12:00 pm'},
    {text: 'Today we see patients at 1200 N. Gilbert Rd, Suite 140.'},
    {text: 'We are open this Saturday.'},
    {text: 'We have no power today. Please call before you come.'},
  ])('accepts a notice without a warning: $text', (changes) => {
    const content = new EditedContent(exercise);
    content.write('_practice/notices.yml', stringify({notices: [{...storm, ...changes}]}));
    const result = loadSite(process.cwd(), {files: content.project, today: '2026-12-21'});
    const problems = [...result.problems, ...result.warnings];
    expect(problems.filter(({file}) => file.endsWith('notices.yml'))).toEqual([]);
  });
});

describe('checkPromotions', () => {
  it('warns when two promotions share a day', () => {
    const [promotion] = [{heading: 'A', text: 'B', starts: '2027-01-01', ends: '2027-01-31'}];
    const promotions = [promotion, {...promotion, heading: 'C', starts: '2027-01-31'}];
    const content = {...site, promotions: {promotions}, today: '2026-12-21'};
    expect(checkPromotions(content as unknown as Content)).toMatchObject([
      {severity: 'warning', message: 'On January 31, 2027, "A" hides "C".'},
    ]);
  });
});
