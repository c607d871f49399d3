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
  thirdPartyTable,
  vendorsInUse,
} from '@dental/practice';
import {quotedOn, single, type Item, type Topic, type Version} from './compare';
import {fieldsOf, formatValue, paperForm, records, splitCamelCase} from './fields';

const PRACTICE_FIELD_NAMES: Record<string, string> = {
  name: 'Name of the practice',
  site: 'The address of this website',
  phone: 'Phone number',
  email: 'E-mail address',
  geo: 'The place on the map',
};

const PLAN_STANDINGS = {
  'in-network': 'in network',
  'out-of-network': 'filed out of network',
  ask: 'patients need to ask',
};

const VIDEO_PROVIDERS = {file: 'our own website', youtube: 'YouTube', vimeo: 'Vimeo'};

const AGREEMENT_NOTES = {
  signed: '; it handles health information under a signed agreement',
  missing: '; it handles health information, and no agreement is on file',
  'not-needed': '; it handles no health information',
};

/** A patient's permission, without where the paper is filed. */
function permissionFields({consents}: Version, file: string, index?: number): Item['fields'] {
  const consent = consents.find(
    ({file: consentFile, at}) => consentFile === file && (index === undefined || at[0] === index),
  );
  if (!consent) return {permission: undefined};
  const {by, on, until} = consent;
  return {permission: `signed by the ${by} on ${longDate(on)}, until ${longDate(until)}`};
}

function formatDays(from: string, to: string): string {
  return from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`;
}

/** A fact of the practice, such as its phone number, by its field in practice.yml. */
function practiceFact(field: string, value: unknown): Item {
  const name = PRACTICE_FIELD_NAMES[field] ?? capital(splitCamelCase(field));
  return single(name, value === undefined ? undefined : formatValue(value));
}

function menuItems(menu: string, key: string, entries: Site['menus']['main']): Item[] {
  return entries.map(({label, page, link, services}, place) => ({
    key: `“${label}” of ${menu}`,
    alias: `${key}: ${page ?? link ?? place}`,
    name: `The entry “${label}” of ${menu}`,
    fields: {
      'The menu says': `“${label}”`,
      link: page ?? link,
      'list of services': services === undefined ? undefined : formatValue(services),
    },
  }));
}

/** The facts of the practice, the most urgent first. */
export const FACT_TOPICS: readonly Topic[] = [
  records({
    title: 'Signatures',
    name: 'The signature of {name}',
    list: ({pages}) =>
      pages.flatMap((page) =>
        'github' in page && page.github
          ? {id: page.path, name: page.heading, account: page.github}
          : [],
      ),
  }),
  {
    title: 'Hours',
    items: ({site: {hours, labels}}) => {
      const timesOfDay = new Map(
        hoursRows(hours, labels.hours).map(({day, times}) => [
          day,
          times.join(' and ').toLowerCase(),
        ]),
      );
      const days = hours.week.map(({day, opens, closes, break: pause}): Item => ({
        key: day,
        name: day,
        summary: timesOfDay.get(day),
        fields: {
          'opening time': opens,
          'closing time': closes,
          break: pause && formatValue(pause),
        },
      }));
      return [...days, single('The line under the hours', hours.note)];
    },
  },
  {
    title: 'Closures',
    items: ({site: {hours}}) => {
      const closures = hours.closures.map(({name, from, to}, index, all): Item => {
        // The same holiday comes back every year.
        const earlier = all.slice(0, index).filter((closure) => closure.name === name).length;
        return {
          key: `${name} ${earlier}`,
          name: `The closure for ${name}`,
          fields: {'first day': longDate(from), 'last day': longDate(to)},
          summary: formatDays(from, to),
        };
      });
      const openHolidays = (hours.openHolidays ?? []).map((day) =>
        single(`The opening on a federal holiday, ${longDate(day)},`, ''),
      );
      return [...closures, ...openHolidays];
    },
  },
  {
    title: 'The practice',
    items: ({site: {practice, promotions}, hashOf}) => {
      // Other topics compare these.
      const {languageHelp: _, newPatientForms, links: __, social: ___, ...facts} = practice;
      return [
        ...Object.entries(facts).map(([field, value]) => practiceFact(field, value)),
        single('The text without a promotion', promotions.standing),
        single('The new-patient forms', {
          name: newPatientForms,
          hash: hashOf(`static${newPatientForms}`),
        }),
      ];
    },
  },
  records({
    title: 'The practice',
    name: 'The line about help in {language}',
    list: ({practice}) =>
      (practice.languageHelp ?? []).map(({tag, ...help}) => ({id: tag, ...help})),
  }),
  {
    title: 'Prices and policies',
    items: ({site}) => {
      const {policies, insurance, costs} = site;
      const {interestRule, interestRuleConfirmed} = policies.financing;
      const quotable = Object.entries(quotableFacts(site)).flatMap(([key, {label, text}]): Item[] =>
        label === undefined ? [] : [{...single(label, text), ...quotedOn(site, key)}],
      );
      return [
        ...quotable,
        single('Ways to pay', policies.payments.accepted.join(', ')),
        single('Insurance', policies.payments.insurance),
        single('The interest rule', interestRule),
        single(
          'The confirmation of the interest rule',
          interestRuleConfirmed && formatValue(interestRuleConfirmed),
        ),
        single('The list of plans was confirmed on', longDate(insurance.confirmed)),
        single('The list of costs was confirmed on', longDate(costs.confirmed)),
      ];
    },
  },
  records({
    title: 'Insurance plans',
    name: 'The plan “{id}”',
    list: ({insurance}) =>
      insurance.plans.map(({name, standing, ...plan}) => ({
        ...plan,
        id: name,
        standing: PLAN_STANDINGS[standing],
      })),
  }),
  records({
    title: 'Costs',
    name: 'The cost of “{id}”',
    list: ({costs}) => costEntries(costs).map(({at: _, name, ...cost}) => ({id: name, ...cost})),
    fieldNames: {
      from: 'lowest price',
      to: 'highest price',
      unit: 'per',
      depends: 'factors that affect the price',
      group: 'heading',
    },
  }),
  records({
    title: 'Costs',
    name: 'The membership plan',
    list: ({costs}) => (costs.membership ? [costs.membership] : []),
    fieldNames: {includes: 'benefits'},
  }),
  records({
    title: 'Promotions',
    name: 'The promotion “{heading}”',
    list: ({promotions}) => promotions.promotions,
    details: ({starts, ends}) => ({summary: formatDays(starts, ends)}),
  }),
  {
    title: 'Links to other websites',
    items: ({site: {practice}}) =>
      Object.entries(practice.links).map(([name, url]) =>
        single(capital(splitCamelCase(name)), url),
      ),
  },
  records({
    title: 'Links to other websites',
    name: 'Our profile on {name}',
    list: ({practice}) => practice.social,
  }),
  {
    title: 'Outside services',
    items: (version) => {
      const rows = thirdPartyTable(version.site);
      return vendorsInUse(version.site)
        .filter(({kind}) => kind !== 'films')
        .map(({kind, vendor, ids}): Item => {
          const row = rows.find(({id}) => id === vendor.id);
          return {
            key: kind,
            name: `The ${kind}`,
            leadField: 'is run by',
            note: row && AGREEMENT_NOTES[row.agreement],
            fields: {
              'is run by': vendor.name,
              agreement: row?.agreement,
              ...fieldsOf(version, ids),
            },
          };
        });
    },
  },
  records({
    title: 'Third parties',
    name: '{owner}',
    // The hosts follow from the vendor and its ids, and the topic above covers services.
    list: (site) => {
      const services = vendorsInUse(site)
        .filter(({kind}) => kind !== 'films')
        .map(({vendor}) => vendor.id);
      return thirdPartyTable(site)
        .filter(({id}) => !services.includes(id))
        .map(({hosts: _, ...row}) => row);
    },
    details: ({purpose, agreement}) => ({summary: purpose, note: AGREEMENT_NOTES[agreement]}),
  }),
  records({
    title: 'Forms',
    name: '{id}',
    list: ({forms}) =>
      Object.entries(forms).flatMap(([form, {send, fields}]): object[] => [
        {id: `The ${form} form`, 'button text': send},
        ...fields.map(({name, ...field}, index) => ({
          ...field,
          id: `The field “${name}” of the ${form} form`,
          place: index + 1,
        })),
      ]),
  }),
  paperForm('New-patient forms', 'newPatientForms'),
  paperForm('Referral slip', 'referralSlip'),
  records({
    title: 'Videos',
    name: 'The video “{title}”',
    list: ({videos}) =>
      videos.map(({source: _, provider, ...video}) => ({
        ...video,
        provider: VIDEO_PROVIDERS[provider as keyof typeof VIDEO_PROVIDERS],
      })),
    fieldNames: {provider: 'is played from', image: 'still picture'},
    details: ({id}, index, {site, hashOf}) => {
      const {source} = site.videos[index]!;
      const captions = captionsAddress(id);
      return {
        leadField: 'is played from',
        fields: {
          video: {name: source, hash: hashOf(`static/videos/${source}.mp4`)},
          captions: {name: captions, hash: hashOf(`static${captions}`)},
        },
        pages: site.pages.filter((page) => videosOn(page).includes(id)).map(({path}) => path),
      };
    },
  }),
  records({
    title: 'Payment partners',
    name: '{name}',
    list: ({paymentPartners}) => paymentPartners,
  }),
  records({
    title: 'Testimonials',
    name: 'Testimonial {id} ({name})',
    list: ({testimonials}) => testimonials,
    fieldNames: {name: 'initials', reviews: 'is shortened or reworded:'},
    details: (_, index, version) => ({
      fields: permissionFields(version, practiceFile('testimonials'), index),
    }),
  }),
  records({
    title: 'Pictures of the office',
    name: 'The picture {image}',
    list: ({facility}) =>
      facility.map((picture, index) => ({...picture, id: picture.image, place: index + 1})),
  }),
  records({
    title: 'Perio Protect',
    name: 'Perio Protect',
    list: ({perioProtection}) => [perioProtection],
  }),
  records({
    title: 'Search',
    name: 'The search words of {id}',
    list: ({searchWords}) => searchWords.map(({page, ...entry}) => ({id: page, ...entry})),
  }),
  {
    title: 'Menus',
    items: ({site: {menus}}) => [
      ...menuItems('the main navigation', 'main', menus.main),
      ...menus.main.flatMap(({label, links = []}, index) =>
        menuItems(`the menu “${label}”`, `main ${index}`, links),
      ),
      ...menuItems('the Smart Links', 'smart', menus.smartLinks),
      ...menuItems('the legal line', 'legal', menus.legal),
    ],
  },
  records({
    title: 'Labels',
    name: 'The labels of {id}',
    list: ({labels}) => Object.entries(labels).map(([place, words]) => ({id: place, ...words})),
  }),
  records({
    title: 'Smile gallery',
    name: 'The case “{heading}”',
    list: ({cases}) => cases.map((record) => ({...record, category: CATEGORIES[record.category]})),
    fieldNames: {category: 'reason', galleryNewDesign: 'wide layout'},
    details: ({file}, index, version) => ({
      fields: permissionFields(version, file),
      pages: [galleryPath(Math.floor(index / GALLERY_PAGE_SIZE) + 1)],
    }),
  }),
  records({
    title: 'Reviews',
    name: 'The review of {name}',
    list: ({reviews}) => reviews,
    fieldNames: {name: 'initials', paragraphs: 'is shortened or reworded:'},
    details: ({file}, _, version) => ({fields: permissionFields(version, file)}),
  }),
];
