import {
  type FiledConsent,
  getCaptionsPath,
  listCostEntries,
  getPracticeFile,
  getQuotableFacts,
  type Site,
  listVideoIds,
  walkFields,
} from '@dental/content';
import {
  capitalize,
  CATEGORIES,
  GALLERY_PAGE_SIZE,
  getGalleryPath,
  formatWeek,
  formatLongDate,
  formatTimes,
  formatWholeDollars,
  type DayHours,
} from '@dental/practice';
import {createThirdPartyTable, listVendorsInUse} from '@dental/vendors';
import {findQuotes, createFact, type Item, type Topic, type Snapshot} from './compare';
import {readFields, formatValue, definePaperForm, defineRecords, splitCamelCase} from './fields';

const PRACTICE_FIELD_NAMES: Record<string, string> = {
  name: 'Name of the practice',
  site: 'The address of this website',
  phone: 'Phone number',
  email: 'Email address',
  geo: 'The location on the map',
};

const PLAN_STANDINGS = {
  'in-network': 'in network',
  'out-of-network': 'out of network',
  ask: 'patients need to ask',
};

const VIDEO_PROVIDERS = {file: 'our own website', youtube: 'YouTube', vimeo: 'Vimeo'};

const AGREEMENT_NOTES = {
  signed: '; it handles health information under a signed agreement',
  missing: '; it handles health information, and no agreement is on file',
  'not-needed': '; it handles no health information',
};

function findConsent({consents}: Snapshot, file: string, index?: number): FiledConsent | undefined {
  return consents.find(
    ({file: consentFile, at}) => consentFile === file && (index === undefined || at[0] === index),
  );
}

/** A patient's permission, without where the paper is filed. */
function readPermission(version: Snapshot, file: string, index?: number): Item['fields'] {
  const consent = findConsent(version, file, index);
  if (!consent) return {permission: undefined};
  const {by, on, until} = consent;
  return {
    permission: `signed by the ${by} on ${formatLongDate(on)}, until ${formatLongDate(until)}`,
  };
}

/** Asks about a new photo, because the patient signed for the one before. */
function askAboutPermission(version: Snapshot, file: string): string | undefined {
  const consent = findConsent(version, file);
  return consent && `; does the permission of ${formatLongDate(consent.on)}, cover it?`;
}

function readHours({
  opens,
  closes,
  break: pause,
  appointmentOnly,
}: Omit<DayHours, 'day'>): Item['fields'] {
  return {
    'opening time': opens,
    'closing time': closes,
    break: pause && formatValue(pause),
    'by appointment only': appointmentOnly && 'yes',
  };
}

function formatDays(from: string, to: string): string {
  return from === to ? formatLongDate(from) : `${formatLongDate(from)} to ${formatLongDate(to)}`;
}

/** A fact of the practice, such as its phone number, by its field in practice.yml. */
function toPracticeFact(field: string, value: unknown): Item {
  const name = PRACTICE_FIELD_NAMES[field] ?? capitalize(splitCamelCase(field));
  return createFact(name, value === undefined ? undefined : formatValue(value));
}

/** The entries of a menu. One that opens within another has the label of its parent. */
function listMenuItems(
  menu: string,
  key: string,
  entries: Site['menus']['main'],
  parent?: string,
): Item[] {
  const place = parent === undefined ? menu : `${menu} “${parent}”`;
  return entries.map(({label, page, link, services}, index) => ({
    key: `“${label}” of ${place}`,
    alias: `${key}: ${page ?? link ?? index}`,
    name: `The entry “${label}” in ${place}`,
    fields: {
      [`${capitalize(menu)} says`]: `“${label}”`,
      link: page ?? link,
      'list of services': services === undefined ? undefined : formatValue(services),
    },
  }));
}

/** Labels, which a sentence quotes: their field names mean nothing to staff. */
function listLabels(name: string, labels: object | undefined): Item[] {
  return walkFields(labels).map(({at, value}) => ({
    ...createFact(name, `“${formatValue(value)}”`),
    key: at.join('.'),
  }));
}

/** The facts of the practice, the most urgent first. */
export const FACT_TOPICS: readonly Topic[] = [
  defineRecords({
    title: 'Signatures',
    name: 'The signature of {name}',
    list: ({pages}) =>
      pages.flatMap((page) =>
        'github' in page && page.github
          ? {id: page.path, name: page.heading, account: page.github}
          : [],
      ),
  }),
  defineRecords({
    title: 'Notices',
    name: 'The notice “{text}”',
    list: ({notices}) => notices.notices,
    details: ({from, until}) => ({
      summary: `from ${formatValue(from)} until ${formatValue(until)}`,
    }),
  }),
  {
    title: 'Hours',
    items: ({site: {hours, labels}}) => {
      const timesOfDay = new Map(
        formatWeek(hours, labels.hours).map(({day, times}) => [
          day,
          times.join(' and ').toLowerCase(),
        ]),
      );
      const days = hours.week.map(({day, ...hoursOfDay}): Item => ({
        key: day,
        name: day,
        summary: timesOfDay.get(day),
        fields: readHours(hoursOfDay),
      }));
      return [...days, createFact('The line under the hours', hours.note)];
    },
  },
  {
    title: 'Closures',
    items: ({site: {hours, labels}}) => {
      const closures = hours.closures.map(({name, from, to}, index, all): Item => {
        // The same holiday comes back every year.
        const earlier = all.slice(0, index).filter((closure) => closure.name === name).length;
        return {
          key: `${name} ${earlier}`,
          name: `The closure for ${name}`,
          fields: {'first day': formatLongDate(from), 'last day': formatLongDate(to)},
          summary: formatDays(from, to),
        };
      });
      const openHolidays = (hours.openHolidays ?? []).map((day) =>
        createFact(`The opening on a federal holiday, ${formatLongDate(day)},`, ''),
      );
      const special = (hours.specialHours ?? []).flatMap(({name, days, ...hoursOfDay}) =>
        days.map((day): Item => ({
          key: `special ${day}`,
          name: `The special hours on ${formatLongDate(day)}`,
          fields: {reason: name, ...readHours(hoursOfDay)},
          summary: formatTimes(hoursOfDay, labels.hours).join(' and '),
        })),
      );
      return [...closures, ...special, ...openHolidays];
    },
  },
  {
    title: 'The practice',
    items: ({site: {practice, promotions}, hashOf}) => {
      // Other topics compare these.
      const {
        languageHelp: _,
        afterHours: __,
        newPatientForms,
        links: ___,
        social: ____,
        ...facts
      } = practice;
      return [
        ...Object.entries(facts).map(([field, value]) => toPracticeFact(field, value)),
        createFact('The text without a promotion', promotions.standing),
        createFact('The new-patient forms', {
          name: newPatientForms,
          hash: hashOf(`static${newPatientForms}`),
        }),
      ];
    },
  },
  defineRecords({
    title: 'The practice',
    name: 'The help after hours, {name}',
    list: ({practice}) => practice.afterHours ?? [],
    fieldNames: {what: 'description', phone: 'phone number'},
  }),
  defineRecords({
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
      const quotable = Object.entries(getQuotableFacts(site)).flatMap(
        ([key, {label, text}]): Item[] =>
          label === undefined ? [] : [{...createFact(label, text), ...findQuotes(site, key)}],
      );
      return [
        ...quotable,
        createFact('Ways to pay', policies.payments.accepted.join(', ')),
        createFact('Insurance', policies.payments.insurance),
        createFact('The interest rule', interestRule),
        createFact(
          'The confirmation of the interest rule',
          interestRuleConfirmed && formatValue(interestRuleConfirmed),
        ),
        createFact('The list of plans was confirmed on', formatLongDate(insurance.confirmed)),
        createFact('The list of costs was confirmed on', formatLongDate(costs.confirmed)),
      ];
    },
  },
  defineRecords({
    title: 'Insurance plans',
    name: 'The plan “{id}”',
    list: ({insurance}) =>
      insurance.plans.map(({name, standing, ...plan}) => ({
        ...plan,
        id: name,
        standing: PLAN_STANDINGS[standing],
      })),
    fieldNames: {standing: 'network status'},
  }),
  defineRecords({
    title: 'Costs',
    name: 'The price of “{id}”',
    list: ({costs}) =>
      listCostEntries(costs).map(({at: _, name, ...cost}) => ({id: name, ...cost})),
    fieldNames: {
      from: 'lowest price',
      to: 'highest price',
      unit: 'per',
      depends: 'factors that affect the price',
      group: 'heading',
    },
    details: ({from, to, unit}) => ({
      summary: `${formatWholeDollars(from)} to ${formatWholeDollars(to)} per ${unit}`,
    }),
  }),
  defineRecords({
    title: 'Costs',
    name: 'The membership plan',
    list: ({costs}) => (costs.membership ? [costs.membership] : []),
    fieldNames: {includes: 'benefits'},
  }),
  defineRecords({
    title: 'Promotions',
    name: 'The promotion “{heading}”',
    list: ({promotions}) => promotions.promotions,
    details: ({starts, ends, text}) => ({summary: `${formatDays(starts, ends)}, “${text}”`}),
  }),
  {
    title: 'Links to other websites',
    items: ({site: {practice}}) =>
      Object.entries(practice.links).map(([name, url]) =>
        createFact(capitalize(splitCamelCase(name)), url),
      ),
  },
  defineRecords({
    title: 'Links to other websites',
    name: 'Our profile on {name}',
    list: ({practice}) => practice.social,
  }),
  {
    title: 'Outside services',
    items: (version) => {
      const rows = createThirdPartyTable(version.site);
      return listVendorsInUse(version.site)
        .filter(({kind}) => kind !== 'videos')
        .map(({kind, vendor, ids}): Item => {
          const row = rows.find(({id}) => id === vendor.id);
          const runBy = kind === 'forms' ? 'are run by' : 'is run by';
          return {
            key: kind,
            name: `The ${kind}`,
            leadField: runBy,
            note: row && AGREEMENT_NOTES[row.agreement],
            fields: {
              [runBy]: vendor.name,
              agreement: row?.agreement,
              ...readFields(version, ids),
            },
          };
        });
    },
  },
  defineRecords({
    title: 'Third parties',
    name: '{owner}',
    // The hosts follow from the vendor and its ids, and the topic above covers services.
    list: (site) => {
      const services = listVendorsInUse(site)
        .filter(({kind}) => kind !== 'videos')
        .map(({vendor}) => vendor.id);
      return createThirdPartyTable(site)
        .filter(({id}) => !services.includes(id))
        .map(({hosts: _, ...row}) => row);
    },
    details: ({purpose, agreement}) => ({summary: purpose, note: AGREEMENT_NOTES[agreement]}),
  }),
  {
    title: 'Forms',
    items: (version) =>
      Object.entries(version.site.forms).flatMap(([form, {send, fields}]): Item[] => [
        {key: form, name: `The ${form} form`, fields: {'button text': send}},
        ...fields.map(({name, ...field}, index): Item => ({
          key: `${form}.${name}`,
          name: `The field “${field.label}” in the ${form} form`,
          fields: {...readFields(version, field), place: String(index + 1)},
          summary: `type ${field.type.replace('-', ' ')}`,
        })),
      ]),
  },
  definePaperForm('New-patient forms', 'newPatientForms'),
  definePaperForm('Referral slip', 'referralSlip'),
  defineRecords({
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
      const captions = getCaptionsPath(id);
      return {
        leadField: 'is played from',
        fields: {
          video: {name: source, hash: hashOf(`static/videos/${source}.mp4`)},
          captions: {name: captions, hash: hashOf(`static${captions}`)},
        },
        pages: site.pages.filter((page) => listVideoIds(page).includes(id)).map(({path}) => path),
      };
    },
  }),
  defineRecords({
    title: 'Payment partners',
    name: '{name}',
    list: ({paymentPartners}) => paymentPartners,
  }),
  defineRecords({
    title: 'Testimonials',
    name: 'Testimonial {id} ({name})',
    list: ({testimonials}) => testimonials,
    fieldNames: {name: 'initials', reviews: 'is shortened or reworded:'},
    details: (_, index, version) => ({
      fields: readPermission(version, getPracticeFile('testimonials'), index),
    }),
  }),
  defineRecords({
    title: 'Images of the office',
    name: 'The image {image}',
    list: ({facility}) =>
      facility.map((picture, index) => ({...picture, id: picture.image, place: index + 1})),
  }),
  defineRecords({
    title: 'Perio Protect',
    name: 'Perio Protect',
    list: ({perioProtection}) => [perioProtection],
  }),
  defineRecords({
    title: 'Search',
    name: 'The search terms for {id}',
    list: ({searchWords}) => searchWords.map(({page, ...entry}) => ({id: page, ...entry})),
  }),
  {
    title: 'Menus',
    items: ({site: {menus}}) => [
      ...listMenuItems('the main navigation', 'main', menus.main),
      ...menus.main.flatMap(({label, links = []}, index) =>
        listMenuItems('the menu', `main ${index}`, links, label),
      ),
      ...listMenuItems('the list of Smart Links', 'smart', menus.smartLinks),
      ...listMenuItems('the legal line', 'legal', menus.legal),
    ],
  },
  {
    title: 'Labels',
    items: ({site: {labels}}) => listLabels('A label', labels),
  },
  {
    title: 'Spanish labels',
    items: ({site: {spanish}}) => listLabels('A Spanish label', spanish?.labels),
  },
  defineRecords({
    title: 'Spanish texts',
    name: 'The Spanish for “{id}”',
    list: ({spanish}) => Object.entries(spanish?.words ?? {}).map(([id, text]) => ({id, text})),
  }),
  defineRecords({
    title: 'Spanish search',
    name: 'The Spanish search terms for {id}',
    list: ({spanish}) =>
      (spanish?.searchWords ?? []).map(({page, ...entry}) => ({id: page, ...entry})),
  }),
  defineRecords({
    title: 'Open positions',
    name: 'The position “{title}”',
    list: ({positions}) => positions,
  }),
  defineRecords({
    title: 'Smile gallery',
    name: 'The case “{heading}”',
    list: ({cases}) => cases.map((record) => ({...record, category: CATEGORIES[record.category]})),
    fieldNames: {category: 'reason', galleryNewDesign: 'wide layout'},
    details: ({file, sample}, index, version) => ({
      fields: readPermission(version, file),
      fileNote: sample ? undefined : askAboutPermission(version, file),
      pages: [getGalleryPath(Math.floor(index / GALLERY_PAGE_SIZE) + 1)],
    }),
  }),
  defineRecords({
    title: 'Reviews',
    name: 'The review of {name}',
    list: ({reviews}) => reviews,
    fieldNames: {name: 'initials', paragraphs: 'is shortened or reworded:'},
    details: ({file}, _, version) => ({fields: readPermission(version, file)}),
  }),
];
