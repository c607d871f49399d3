import {newPatientForms, referralSlip} from './paperForms';
import {captionsAddress, costEntries, quotableFacts, type Site, videosOn} from '@dental/content';
import {CATEGORIES, GALLERY_PAGE_SIZE, galleryPath, hoursRows, longDate, wholeDollars} from '@dental/practice';
import {quotedOn, single, type Item, type Topic} from './compare';
import {fieldsOf, recordTopic, textOf} from './fields';

const days = (from: string, to: string) => (from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`);

/** What a fact of `practice.yml` is called. */
const PRACTICE: Partial<Record<keyof Site['practice'], string>> = {
  browserReports: 'Where browsers report errors',
  live: 'The site is live',
  name: 'Name of the practice',
  tagline: 'The sentence under the name',
  leadDentist: 'The dentist who leads the practice',
  site: 'The address of this website',
  phone: 'Phone number',
  email: 'E-mail address',
  address: 'Address',
  geo: 'The place on the map',
  languages: 'Languages',
  civilRightsCoordinator: 'Whom patients tell who were treated unfairly',
};

const LINKS: Record<keyof Site['practice']['links'], string> = {
  booking: 'Booking',
  payments: 'Paying online',
  financingApplication: 'Applying for financing',
  blog: 'The blog',
  map: 'The map',
};

const VENDORS: Record<keyof Site['integrations'], string> = {
  forms: 'The forms',
  chat: 'The chat',
  financing: 'The financing',
  map: 'The map',
};

const STANDINGS: Record<Site['insurance']['plans'][number]['standing'], string> = {
  'in-network': 'in network',
  'out-of-network': 'filed out of network',
  ask: 'patients are to ask',
};

/** The days of the week, each with its opening and closing time, and the line under them. */
const hours: Topic = {
  title: 'Hours',
  items: (version) => {
    const {hours: facts, labels} = version.site;
    const times = new Map(
      hoursRows(facts, labels.hours).map((row) => [row.day, row.times.join(' and ').toLowerCase()]),
    );
    const names = {opens: 'opening time', closes: 'closing time'};
    return [
      ...facts.week.map(({day, closed: _, ...time}) => ({
        key: day,
        name: day,
        fields: fieldsOf(version, time, names),
        whole: times.get(day),
      })),
      single('The line under the hours', facts.note),
    ];
  },
};

/** Holidays and other days on which the office stays closed. */
const closures: Topic = {
  title: 'Closures',
  items: ({site: {hours: facts}}) => [
    ...facts.closures.map(({name, from, to}, index, all) => ({
      // The same holiday comes back every year.
      key: `${name} ${all.slice(0, index).filter((earlier) => earlier.name === name).length}`,
      name: `Closed for ${name}`,
      fields: {'first day': longDate(from), 'last day': longDate(to)},
      whole: days(from, to),
    })),
    ...(facts.openHolidays ?? []).map((day) => ({
      key: day,
      name: 'Open on a federal holiday',
      fields: {},
      whole: longDate(day),
    })),
  ],
};

/** Who we are, how to reach us, and where the links to other websites lead. */
const practice: Topic = {
  title: 'The practice',
  items: ({site, hashOf}) => {
    const {languageHelp = [], newPatientForms, ...facts} = site.practice;
    const given = Object.entries(PRACTICE).filter(([field]) => facts[field as keyof typeof facts] !== undefined);
    return [
      ...given.map(([field, name]) => single(name, textOf(facts[field as keyof typeof facts]))),
      ...languageHelp.map(({language, tag, text}) => ({
        key: `help ${tag}`,
        name: `The line about help in ${language}`,
        fields: {language, words: text},
      })),
      single('The new-patient forms', {name: newPatientForms, hash: hashOf(`static${newPatientForms}`)}),
    ];
  },
};

const links: Topic = {
  title: 'Links to other websites',
  items: (version) => [
    ...Object.entries(version.site.practice.links).map(([name, url]) => single(LINKS[name as keyof typeof LINKS], url)),
    ...version.site.practice.social.map(({name, ...profile}) => ({
      key: `social ${name}`,
      name: `Our profile on ${name}`,
      fields: {address: profile.url, icon: profile.icon},
    })),
  ],
};

/** Prices, discounts, rates, notice and the other figures of our policies. */
const policies: Topic = {
  title: 'Prices and policies',
  items: ({site}) => {
    const {financing, payments} = site.policies;
    const confirmed = financing.interestRuleConfirmed;
    return [
      ...quotable(site, (name) => !name.startsWith('care.')),
      single('Ways to pay', payments.accepted.join(', ')),
      single('Insurance', payments.insurance),
      {
        key: 'interest',
        name: 'How interest is charged',
        fields: {
          '': financing.interestRule,
          'confirmed by the manager': confirmed && `${confirmed.by}, ${longDate(confirmed.on)}`,
        },
      },
    ];
  },
};

/** What we say about treatments in figures. */
const claims: Topic = {
  title: 'What we say about treatments',
  items: ({site}) => quotable(site, (name) => name.startsWith('care.')),
};

function quotable(site: Site, isWanted: (name: string) => boolean): Item[] {
  return Object.entries(quotableFacts(site)).flatMap(([key, {label, text}]) =>
    label === undefined || !isWanted(key)
      ? []
      : [{key, name: label, fields: {'': text}, whole: text, ...quotedOn(site, key)}],
  );
}

/** The dental plans by name, and what treatments cost, each with the day on which the list was confirmed. */
const insurance = recordTopic(
  'Insurance plans',
  ({site}) => site.insurance.plans.map((plan) => ({...plan, standing: STANDINGS[plan.standing]})),
  {key: ({name}) => name, name: ({name}) => `The plan “${name}”`, whole: ({standing}) => standing},
);

const costs = recordTopic('Costs', ({site}) => costEntries(site.costs).map(({at: _, ...cost}) => cost), {
  key: ({name}) => name,
  name: ({name}) => `The cost of “${name}”`,
  whole: ({from, to, unit}) => `${wholeDollars(from)} to ${wholeDollars(to)} per ${unit}`,
  names: {from: 'at the least', to: 'at the most', unit: 'per', depends: 'what moves it', group: 'heading'},
});

const confirmed: Topic = {
  title: 'Confirmed lists',
  items: ({site}) => [
    {key: 'plans', name: 'The list of plans', fields: {'last confirmed': longDate(site.insurance.confirmed)}},
    {key: 'costs', name: 'The list of costs', fields: {'last confirmed': longDate(site.costs.confirmed)}},
  ],
};

const membership = recordTopic('Costs', ({site: {costs: list}}) => (list.membership ? [list.membership] : []), {
  key: () => 'membership',
  name: () => 'The membership plan',
  whole: ({name, dollarsPerYear}) => `“${name}”, ${wholeDollars(dollarsPerYear)} a year`,
  names: {includes: 'what is part of it'},
});

/** The offers with a first and a last day, and what is in their place on other days. */
const promotions = recordTopic('Promotions', ({site}) => site.promotions.promotions, {
  key: ({id}) => id,
  name: ({heading}) => `The promotion “${heading}”`,
  whole: ({starts, ends}) => days(starts, ends),
});

const standing: Topic = {
  title: 'Promotions',
  items: ({site}) => [single('The text while no promotion is on', site.promotions.standing)],
};

/** The videos, with their files and captions. */
const videos: Topic = {
  title: 'Videos',
  items: (version) =>
    version.site.videos.map((video) => ({
      key: video.id,
      name: `The video “${video.title}”`,
      fields: {
        ...fieldsOf(version, video, {provider: 'where it is played from', image: 'still picture', source: 'file'}),
        film: {name: video.source, hash: version.hashOf(`static/videos/${video.source}.mp4`)},
        captions: {name: captionsAddress(video.id), hash: version.hashOf(`static${captionsAddress(video.id)}`)},
      },
      pages: version.site.pages.filter((page) => videosOn(page).includes(video.id)).map(({path}) => path),
    })),
};

/** Which vendor does what for the practice, and its ids. */
const integrations = recordTopic('Outside services', ({site}) => Object.entries(site.integrations), {
  key: ([kind]) => kind,
  name: ([kind]) => VENDORS[kind as keyof typeof VENDORS],
});

/** What the forms of plain HTML ask for. */
const forms: Topic = {
  title: 'Forms',
  items: (version) =>
    Object.entries(version.site.forms).flatMap(([form, {send, fields}]): Item[] => [
      {key: form, name: `The ${form} form`, fields: {'words of the button': send}},
      ...fields.map(({name, ...field}, index) => ({
        key: `${form} ${name}`,
        name: `The field "${field.label}" of the ${form} form`,
        fields: {...fieldsOf(version, field), place: String(index + 1)},
        whole: field.label,
      })),
    ]),
};

const others: readonly Topic[] = [
  recordTopic('Third parties', ({site}) => site.thirdParties.links, {
    key: ({host}) => host,
    name: ({host, owner}) => `${owner} (${host})`,
    whole: ({purpose}) => purpose,
  }),
  {
    title: 'Third parties',
    items: ({site}) =>
      Object.entries(site.thirdParties.agreements).map(([vendor, agreement]) =>
        single(`The agreement with ${vendor}`, agreement),
      ),
  },
  recordTopic('Payment partners', ({site}) => site.paymentPartners, {
    key: ({name}) => name,
    name: ({name}) => name,
    whole: ({url}) => url,
  }),
  recordTopic('Testimonials', ({site}) => site.testimonials, {
    key: ({id}) => String(id),
    name: ({id, name}) => `Testimonial ${id} (${name})`,
    whole: ({reviews}) => reviews,
    names: {name: 'initials', reviews: 'text'},
  }),
  recordTopic(
    'Pictures of the office',
    ({site}) => site.facility.map((picture, index) => ({...picture, place: index + 1})),
    {
      key: ({image}) => image,
      name: ({image}) => `The picture ${image}`,
      whole: ({caption}) => caption,
    },
  ),
  recordTopic('Perio Protect', ({site}) => [site.perioProtection], {key: () => '', name: () => 'Perio Protect'}),
  {
    title: 'Search',
    items: ({site}) => site.searchWords.map(({page, words}) => single(`The search words of ${page}`, words.join(', '))),
  },
  recordTopic('Labels', ({site}) => Object.entries(site.labels), {
    key: ([place]) => place,
    name: ([place]) => `The labels of ${place}`,
  }),
];

/** The facts of the practice, the most urgent first. */
export const FACTS: readonly Topic[] = [
  ...[hours, closures, practice, policies, insurance, costs, membership, confirmed, claims, promotions, standing],
  ...[links, integrations, forms, newPatientForms, referralSlip, videos, ...others],
];

/** What has a file each, as the pages have. */
export const RECORDS: readonly Topic[] = [
  recordTopic(
    'Smile gallery',
    ({site}) => site.cases.map((record) => ({...record, category: CATEGORIES[record.category]})),
    {
      key: ({file}) => file,
      name: ({heading}) => `The case “${heading}”`,
      whole: ({heading}) => heading,
      pages: (_, index) => [galleryPath(Math.floor(index / GALLERY_PAGE_SIZE) + 1)],
      names: {
        beforeImage: 'picture before',
        afterImage: 'picture after',
        category: 'reason',
        descriptions: 'text',
        galleryNewDesign: 'wide layout',
      },
    },
  ),
  recordTopic('Reviews', ({site}) => site.reviews, {
    key: ({file}) => file,
    name: ({name}) => `The review of ${name}`,
    whole: ({source, date}) => `${source}, ${date}`,
    names: {name: 'initials', paragraphs: 'text'},
  }),
];
