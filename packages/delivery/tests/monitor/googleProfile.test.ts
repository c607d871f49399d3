import {execFile} from 'node:child_process';
import {createServer, type IncomingMessage} from 'node:http';
import {resolve} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {makeSharedFolder} from '@dental/testing/emptyFolder';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {writeFileIn} from '@dental/testing/folders';
import {compareProfile, formatProfileSheet, type Place} from '../../src/monitor/googleProfile';
import {close, listen} from '../../src/serve/server';

/** A Sunday: the week of `currentOpeningHours` has the closure and the special hours. */
const TODAY = '2027-01-31';
const site = makeExampleSite();
site.practice.address.street = '1 North Main Street, Suite 5';
site.hours.specialHours = [
  {name: 'Fair', days: ['2027-02-04'], opens: '9:00 am', closes: '11:00 am'},
];

const makePoint = (day: number, time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return {day, hour, minute};
};
const makePeriod = (day: number, opens: string, closes: string) => ({
  open: makePoint(day, opens),
  close: makePoint(day, closes),
});
const makeDatedPeriod = (day: number, date: number, opens: string, closes: string) => {
  const [month, dayOfMonth] = date > 30 ? [1, date] : [2, date];
  const on = {date: {year: 2027, month, day: dayOfMonth}};
  const {open, close} = makePeriod(day, opens, closes);
  return {open: {...open, ...on}, close: {...close, ...on}};
};
const makeComponent = (type: string, shortText: string) => ({
  shortText,
  longText: shortText,
  types: [type, 'political'],
});

/** An answer of the Places API (New) that says the same as our records. */
const makePlace = () => ({
  displayName: {text: 'Example Dental', languageCode: 'en'},
  nationalPhoneNumber: '(602) 555-0100',
  websiteUri: 'https://example.com/?utm_source=google',
  businessStatus: 'OPERATIONAL',
  addressComponents: [
    makeComponent('subpremise', '5'),
    makeComponent('street_number', '1'),
    makeComponent('route', 'N Main St'),
    makeComponent('locality', 'Mesa'),
    makeComponent('administrative_area_level_1', 'AZ'),
    makeComponent('postal_code', '85201'),
  ],
  regularOpeningHours: {
    periods: [
      makePeriod(0, '0:00', '1:00'),
      makePeriod(1, '12:00', '20:30'),
      makePeriod(2, '8:05', '12:00'),
      makePeriod(3, '8:05', '12:00'),
      makePeriod(4, '8:05', '12:00'),
    ],
  },
  currentOpeningHours: {
    periods: [makeDatedPeriod(0, 31, '0:00', '1:00'), makeDatedPeriod(4, 4, '9:00', '11:00')],
    specialDays: [1, 2, 3, 4].map((day) => ({date: {year: 2027, month: 2, day}})),
  },
});

describe('the Google profile', () => {
  it('has no difference when it says the same in other words', () => {
    expect(compareProfile(makePlace(), site, TODAY)).toEqual([]);
  });

  it.each([
    {ours: "Dr. Lee's “Smile” Dental", theirs: 'Dr. Lee’s "Smile"  Dental'},
    {ours: 'Lee – Dental', theirs: 'Lee - Dental'},
  ])('takes $theirs for $ours', ({ours, theirs}) => {
    const place = {...makePlace(), displayName: {text: theirs}};
    const practice = {...site.practice, name: ours};
    expect(compareProfile(place, {...site, practice}, TODAY)).toEqual([]);
  });

  it('says that Google shows an office as always open', () => {
    const regularOpeningHours = {periods: [{open: makePoint(0, '0:00')}]};
    const differences = compareProfile({...makePlace(), regularOpeningHours}, site, TODAY);
    expect(differences).toHaveLength(7);
    expect(differences.join()).toContain('Friday: open 24 hours; we say closed');
  });

  it('has ten differences when ten are planted, and none more', () => {
    const place = makePlace();
    place.displayName.text = 'Example Family Dental';
    place.nationalPhoneNumber = '(602) 555-0199';
    place.websiteUri = 'https://agency.example/example-dental';
    place.businessStatus = 'CLOSED_TEMPORARILY';
    place.addressComponents[0]!.shortText = '7';
    place.addressComponents[3]!.shortText = 'Tempe';
    place.regularOpeningHours.periods[1] = makePeriod(1, '12:00', '17:00');
    place.regularOpeningHours.periods.push(makePeriod(5, '8:00', '12:00'));
    place.currentOpeningHours.periods.push(makeDatedPeriod(2, 2, '8:05', '12:00'));
    place.currentOpeningHours.periods[1] = makeDatedPeriod(4, 4, '8:05', '12:00');
    const differences = compareProfile(place, site, TODAY);
    expect(differences).toHaveLength(10);
    for (const words of [
      'closed. Mark it as open',
      'Family Dental',
      '555-0199',
      'agency.example',
      '1 N Main St 7',
      'Tempe, AZ',
      'Monday: 12:00 pm to 5:00 pm; we say 12:00 pm to 8:30 pm',
      'type closed for Friday',
      'Tuesday, February 2, 2027: 8:05 am to 12:00 pm; we say closed',
      'Special hours, type 9:00 am to 11:00 am for Thursday, February 4, 2027',
    ])
      expect(
        differences.filter((text) => text.includes(words)),
        words,
      ).toHaveLength(1);
  });

  it('differs in missing fields, and on days special only at Google', () => {
    expect(compareProfile({}, site, '2027-03-01')).toHaveLength(11);
    const place = makePlace();
    place.currentOpeningHours = {
      periods: [makeDatedPeriod(1, 8, '12:00', '20:30')],
      specialDays: [8, 9].map((day) => ({date: {year: 2027, month: 2, day}})),
    };
    expect(compareProfile(place, site, '2027-02-08')).toEqual([
      expect.stringContaining('Tuesday, February 9, 2027: closed; we say 8:05 am to 12:00 pm'),
    ]);
  });
});

describe('days without hours of ours to compare', () => {
  it('leaves out a weekday with appointments only, whose times Google may show', () => {
    const place = makePlace();
    place.regularOpeningHours.periods.push(makePeriod(5, '8:00', '12:00'));
    expect(compareProfile(place, site, TODAY)).toHaveLength(1);
    const week = site.hours.week.map((entry) =>
      entry.day === 'Friday' ? {day: entry.day, appointmentOnly: true as const} : entry,
    );
    const withAppointments = {...site, hours: {...site.hours, week}};
    expect(compareProfile(place, withAppointments, TODAY)).toEqual([]);
  });

  it('leaves out a holiday that the office has not decided on', () => {
    const place = makePlace();
    const thanksgiving = {year: 2027, month: 11, day: 25};
    place.currentOpeningHours = {periods: [], specialDays: [{date: thanksgiving}]};
    expect(compareProfile(place, site, '2027-11-22')).toEqual([]);
  });
});

describe('readPlace.mjs', () => {
  const script = resolve('packages/delivery/github/readPlace.mjs');
  const folder = makeSharedFolder();
  let api: string;
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    response.statusCode = request.headers['x-goog-api-key'] === 'key' ? 200 : 403;
    response.end(JSON.stringify(makePlace()));
  });
  const run = (key: string) => {
    const env = {GOOGLE_PLACES_KEY: key, GOOGLE_PLACES_API: api};
    return promisify(execFile)(process.execPath, [script], {cwd: folder, env});
  };
  beforeAll(async () => {
    writeFileIn(
      folder,
      'pages-content/_practice/practice.yml',
      "name: A\ngooglePlaceId: 'ChIJ-1'\n",
    );
    api = `http://localhost:${await listen(server, 0)}/`;
  });
  afterAll(() => close(server));

  it('prints the profile of the place in practice.yml', async () => {
    const {stdout} = await run('key');
    expect(requests.at(-1)?.url).toMatch(/^\/ChIJ-1\?/);
    expect(requests.at(-1)?.headers['x-goog-fieldmask']).toContain('currentOpeningHours');
    expect(compareProfile(JSON.parse(stdout) as Place, site, TODAY)).toEqual([]);
  });

  it('fails when Google refuses the key', async () => {
    await expect(run('wrong')).rejects.toThrow('Google answered 403');
  });
});

describe('the sheet to compare by hand', () => {
  it('lists the records, the week, and the coming days', () => {
    const sheet = formatProfileSheet(site, TODAY);
    expect(sheet.split('\n')).toHaveLength(4 + 7 + 2);
    expect(sheet).toContain('[ ] Phone: (602) 555-0100');
    expect(sheet).toContain('[ ] Closed: Fair: Monday, February 1, 2027 to Wednesday');
    expect(sheet).toContain('[ ] Fair: Thursday, February 4, 2027, 9:00 am to 11:00 am');
    expect(formatProfileSheet(site, '2027-02-04')).toContain('[ ] Fair:');
    expect(formatProfileSheet(site, '2027-02-05')).not.toContain('[ ] Fair:');
  });
});
