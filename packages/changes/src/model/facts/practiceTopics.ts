import type {Site} from '../../../../../src/content/site';
import {fillIn} from '../../../../../src/site/fillIn';
import {hoursRows} from '../../../../../src/site/hours';
import {longDate} from '../../../../../src/site/longDate';
import {quotedOn, single, type Item, type Topic} from './compare';

/** The days of the week, each with its opening and closing time, and the line under them. */
export const hours: Topic = {
  title: 'Hours',
  items: ({site}) => {
    const times = new Map(
      hoursRows(site.hours, site.labels.hours).map(({day, times}) => [day, times.join(' and ').toLowerCase()]),
    );
    const days = site.hours.week.map(({day, opens, closes, break: pause}): Item => ({
      key: day,
      name: day,
      fields: {
        'opening time': opens,
        'closing time': closes,
        break: pause && fillIn(site.labels.hours.between, {opens: pause.from, closes: pause.to}),
      },
      whole: times.get(day),
    }));
    return [...days, single('The line under the hours', site.hours.note)];
  },
};

/** Holidays and other days on which the office stays closed. */
export const closures: Topic = {
  title: 'Closures',
  items: ({site}) => [
    ...site.hours.closures.map(({name, from, to}, index, all) => ({
      // The same holiday comes back every year.
      key: `${name} ${all.slice(0, index).filter((earlier) => earlier.name === name).length}`,
      name: `Closed for ${name}`,
      fields: {'first day': longDate(from), 'last day': longDate(to)},
      whole: from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`,
    })),
    ...(site.hours.openHolidays ?? []).map((day) => ({
      key: `open ${day}`,
      name: 'Open on a federal holiday',
      fields: {},
      whole: longDate(day),
    })),
  ],
};

/** Who we are and how to reach us. */
export const practice: Topic = {
  title: 'The practice',
  items: ({site, hashOf}) => {
    const {address, geo, newPatientForms, civilRightsCoordinator, ...facts} = site.practice;
    return [
      single('Where browsers report errors', facts.browserReports),
      {key: 'live', name: 'The site is live', fields: {'': facts.live ? 'yes' : 'no'}},
      single('Name of the practice', facts.name),
      single('The sentence under the name', facts.tagline),
      single('The dentist who leads the practice', facts.leadDentist),
      single('The address of this website', facts.site),
      single('Phone number', facts.phone),
      single('E-mail address', facts.email),
      single('Address', `${address.street}, ${address.city}, ${address.state} ${address.zip}`),
      single('The place on the map', `${geo.latitude}, ${geo.longitude}`),
      single('Languages', facts.languages.join(', ')),
      ...(facts.languageHelp ?? []).map(({language, tag, text}) => ({
        key: `help ${tag}`,
        name: `The line about help in ${language}`,
        fields: {language, words: text},
      })),
      {
        ...single('Whom patients tell who were treated unfairly', civilRightsCoordinator),
        ...quotedOn(site, 'practice.civil-rights-coordinator'),
      },
      single('The new-patient forms', {name: newPatientForms, hash: hashOf(`static${newPatientForms}`)}),
    ].filter(({fields}) => !('' in fields) || fields[''] !== undefined);
  },
};

const LINKS: Record<keyof Site['practice']['links'], string> = {
  booking: 'Booking',
  payments: 'Paying online',
  financingApplication: 'Applying for financing',
  blog: 'The blog',
  map: 'The map',
};

/** Where the links to other websites lead. */
export const links: Topic = {
  title: 'Links to other websites',
  items: ({site: {practice}}) => [
    ...Object.entries(practice.links).map(([name, url]) => single(LINKS[name as keyof typeof LINKS], url)),
    ...practice.social.map(({name, icon, url}) => ({
      key: `social ${name}`,
      name: `Our profile on ${name}`,
      fields: {address: url, icon},
    })),
  ],
};
