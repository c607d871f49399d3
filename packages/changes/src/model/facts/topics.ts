import {
  captionsAddress,
  costEntries,
  practiceFile,
  quotableFacts,
  type Site,
  videosOn,
} from '@dental/content';
import {
  capital,
  CATEGORIES,
  GALLERY_PAGE_SIZE,
  galleryPath,
  hoursRows,
  longDate,
} from '@dental/practice';
import {thirdPartyTable, vendorsInUse} from '@dental/vendors';
import names from './names.json';
import {quotedOn, single, type Item, type Topic, type Version} from './compare';
import {fieldsOf, inWords, paperForm, records, spaced} from './fields';

/** The permission of a patient, without where the paper is. */
function permission({consents}: Version, file: string, index?: number): Item['fields'] {
  const one = consents.find(
    (consent) => consent.file === file && (index === undefined || consent.at[0] === index),
  );
  return {
    permission:
      one && `signed by the ${one.by} on ${longDate(one.on)}, until ${longDate(one.until)}`,
  };
}

const days = (from: string, to: string) =>
  from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`;

/** The facts of the practice, the most urgent first. */
export const FACTS: readonly Topic[] = [
  records('Signatures', 'The signature of {name}', ({pages}) =>
    pages.flatMap((page) =>
      'github' in page && page.github
        ? {id: page.path, name: page.heading, account: page.github}
        : [],
    ),
  ),
  {
    title: 'Hours',
    items: ({site: {hours, labels}}) => {
      const times = new Map(
        hoursRows(hours, labels.hours).map((row) => [
          row.day,
          row.times.join(' and ').toLowerCase(),
        ]),
      );
      return [
        ...hours.week.map(({day, opens, closes, break: pause}) => ({
          ...{key: day, name: day, whole: times.get(day)},
          fields: {'opening time': opens, 'closing time': closes, break: pause && inWords(pause)},
        })),
        single('The line under the hours', hours.note),
      ];
    },
  },
  {
    title: 'Closures',
    items: ({site: {hours}}) => [
      ...hours.closures.map(({name, from, to}, index, all) => ({
        // The same holiday comes back every year.
        key: `${name} ${all.slice(0, index).filter((earlier) => earlier.name === name).length}`,
        name: `The closure for ${name}`,
        fields: {'first day': longDate(from), 'last day': longDate(to)},
        whole: days(from, to),
      })),
      ...(hours.openHolidays ?? []).map((day) =>
        single(`The opening on a federal holiday, ${longDate(day)},`, ''),
      ),
    ],
  },
  {
    title: 'The practice',
    items: ({site: {practice, promotions}, hashOf}) => {
      const called: Record<string, string> = names.practice;
      const {languageHelp: _, newPatientForms, links: __, social: ___, ...facts} = practice;
      return [
        ...Object.entries(facts).map(([field, value]) =>
          single(
            called[field] ?? capital(spaced(field)),
            value === undefined ? undefined : inWords(value),
          ),
        ),
        single('The text while no promotion is on', promotions.standing),
        single('The new-patient forms', {
          name: newPatientForms,
          hash: hashOf(`static${newPatientForms}`),
        }),
      ];
    },
  },
  records('The practice', 'The line about help in {language}', ({practice}) =>
    (practice.languageHelp ?? []).map(({tag, ...help}) => ({id: tag, ...help})),
  ),
  {
    title: 'Prices and policies',
    items: ({site}) => {
      const {policies, insurance, costs} = site;
      const {interestRule, interestRuleConfirmed} = policies.financing;
      return [
        ...Object.entries(quotableFacts(site)).flatMap(([key, {label, text}]): Item[] =>
          label === undefined ? [] : [{...single(label, text), ...quotedOn(site, key)}],
        ),
        single('Ways to pay', policies.payments.accepted.join(', ')),
        single('Insurance', policies.payments.insurance),
        single('How interest is charged', interestRule),
        single(
          'Who confirmed how interest is charged',
          interestRuleConfirmed && inWords(interestRuleConfirmed),
        ),
        single('The list of plans was confirmed on', longDate(insurance.confirmed)),
        single('The list of costs was confirmed on', longDate(costs.confirmed)),
      ];
    },
  },
  records('Insurance plans', 'The plan “{id}”', ({insurance}) =>
    insurance.plans.map(({name, standing, ...plan}) => ({
      ...plan,
      id: name,
      standing: names.standings[standing],
    })),
  ),
  records(
    'Costs',
    'The cost of “{id}”',
    ({costs}) => costEntries(costs).map(({at: _, name, ...cost}) => ({id: name, ...cost})),
    {
      from: 'at the least',
      to: 'at the most',
      unit: 'per',
      depends: 'what affects the price',
      group: 'heading',
    },
  ),
  records(
    'Costs',
    'The membership plan',
    ({costs}) => (costs.membership ? [costs.membership] : []),
    {
      includes: 'what is part of it',
    },
  ),
  records(
    'Promotions',
    'The promotion “{heading}”',
    ({promotions}) => promotions.promotions,
    {},
    ({starts, ends}) => ({whole: days(starts, ends)}),
  ),
  {
    title: 'Links to other websites',
    items: ({site: {practice}}) =>
      Object.entries(practice.links).map(([name, url]) => single(capital(spaced(name)), url)),
  },
  records('Links to other websites', 'Our profile on {name}', ({practice}) => practice.social),
  {
    title: 'Outside services',
    items: ({site, ...version}) =>
      vendorsInUse(site)
        .filter(({kind}) => kind !== 'films')
        .map(({kind, vendor, ids}) => {
          const row = thirdPartyTable(site).find(({id}) => id === vendor.id);
          return {
            ...{key: kind, name: `The ${kind}`, lead: 'is run by'},
            shown: row && names.agreements[row.agreement],
            fields: {
              'is run by': vendor.name,
              agreement: row?.agreement,
              ...fieldsOf({site, ...version}, ids),
            },
          };
        }),
  },
  records(
    'Third parties',
    '{owner}',
    // The hosts follow from the vendor and its ids; a service above says its own.
    (site) => {
      const services = vendorsInUse(site).flatMap(({kind, vendor}) =>
        kind === 'films' ? [] : vendor.id,
      );
      return thirdPartyTable(site).flatMap(({hosts: _, ...row}) =>
        services.includes(row.id) ? [] : row,
      );
    },
    {},
    ({purpose, agreement}) => ({whole: purpose, shown: names.agreements[agreement]}),
  ),
  records('Forms', '{id}', ({forms}) =>
    Object.entries(forms).flatMap(([form, {send, fields}]): object[] => [
      {id: `The ${form} form`, 'words of the button': send},
      ...fields.map(({name, ...field}, index) => ({
        ...{...field, id: `The field “${name}” of the ${form} form`, place: index + 1},
      })),
    ]),
  ),
  paperForm('New-patient forms', 'newPatientForms'),
  paperForm('Referral slip', 'referralSlip'),
  records(
    'Videos',
    'The video “{title}”',
    ({videos}) =>
      videos.map(({source: _, provider, ...video}) => ({
        ...video,
        provider: names.providers[provider as keyof typeof names.providers],
      })),
    {provider: 'is played from', image: 'still picture'},
    ({id}, index, {site, hashOf}) => ({
      lead: 'is played from',
      fields: {
        film: {
          name: site.videos[index]!.source,
          hash: hashOf(`static/videos/${site.videos[index]!.source}.mp4`),
        },
        captions: {name: captionsAddress(id), hash: hashOf(`static${captionsAddress(id)}`)},
      },
      pages: site.pages.filter((page) => videosOn(page).includes(id)).map(({path}) => path),
    }),
  ),
  records('Payment partners', '{name}', ({paymentPartners}) => paymentPartners),
  records(
    'Testimonials',
    'Testimonial {id} ({name})',
    ({testimonials}) => testimonials,
    {name: 'initials', reviews: 'is shortened or reworded:'},
    (_, index, version) => ({fields: permission(version, practiceFile('testimonials'), index)}),
  ),
  records('Pictures of the office', 'The picture {image}', ({facility}) =>
    facility.map((picture, index) => ({...picture, id: picture.image, place: index + 1})),
  ),
  records('Perio Protect', 'Perio Protect', ({perioProtection}) => [perioProtection]),
  records(
    'Search',
    'The search words of {id}',
    ({searchWords}) => searchWords.map(({page, ...entry}) => ({id: page, ...entry})),
    {urgent: 'may not wait'},
  ),
  {
    title: 'Menus',
    items: ({
      site: {
        menus: {main, smartLinks, legal},
      },
    }) => {
      const menus = [
        {menu: 'the main navigation', at: 'main', entries: main},
        ...main.map(({label, links = []}, at) => ({
          menu: `the menu “${label}”`,
          at: `main ${at}`,
          entries: links,
        })),
        {menu: 'the Smart Links', at: 'smart', entries: smartLinks},
        {menu: 'the legal line', at: 'legal', entries: legal},
      ];
      return menus.flatMap(
        ({menu, at, entries}: {menu: string; at: string; entries: Site['menus']['main']}) =>
          entries.map(({label, page, link, services}, place) => ({
            key: `“${label}” of ${menu}`,
            alias: `${at}: ${page ?? link ?? place}`,
            name: `The entry “${label}” of ${menu}`,
            fields: {
              'The menu says': `“${label}”`,
              'leads to': page ?? link,
              'has the services': services === undefined ? undefined : inWords(services),
            },
          })),
      );
    },
  },
  records('Labels', 'The labels of {id}', ({labels}) =>
    Object.entries(labels).map(([place, words]) => ({id: place, ...words})),
  ),
  records(
    'Smile gallery',
    'The case “{heading}”',
    ({cases}) => cases.map((record) => ({...record, category: CATEGORIES[record.category]})),
    {category: 'reason', galleryNewDesign: 'wide layout'},
    ({file}, index, version) => ({
      fields: permission(version, file),
      pages: [galleryPath(Math.floor(index / GALLERY_PAGE_SIZE) + 1)],
    }),
  ),
  records(
    'Reviews',
    'The review of {name}',
    ({reviews}) => reviews,
    {name: 'initials', paragraphs: 'is shortened or reworded:'},
    ({file}, _, version) => ({fields: permission(version, file)}),
  ),
];
