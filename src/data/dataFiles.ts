import {posix} from 'node:path';
import {countGalleryPages} from '@dental/practice';
import {createThirdPartyTable} from '@dental/vendors';
import {
  getFactTexts,
  makeFormSections,
  getPagesOfKind,
  getSiblingLinks,
  getSiteFor,
  getSiteIn,
  type Sources,
} from '@dental/content';
import {makeAllPagesData, makePeopleData, makeServiceCards} from './pagesData';
import {makeFormsData, makeVendorsData} from './vendorsData';
import {makeGalleryData, listTreatments} from './galleryData';
import {makeHoursData, makePracticeData} from './practiceData';
import {pick, preparePicture} from './records';
import {findDifferences} from './findDifferences';
import {makeMenusData} from './menusData';
import {makeNotices} from './notices';
import {makePageData} from './pageData';

/**
 * The functions that make the data files, by name. Components import a file as
 * `@generated/site-content/default/<name>`. Each file contains only data that its components show;
 * a test writes the types to generated.d.ts. Files that are fetched late are modules (`.js`),
 * because fetching JSON needs more bundler code on every page.
 */
export const DATA_FILES = {
  'practice.json': ({site, ...sources}: Sources) => makePracticeData(site, sources),
  'hours.json': ({site, ...sources}: Sources) => makeHoursData(site, sources),
  'notices.json': ({site}: Sources) => makeNotices(site),
  'facts.json': ({site}: Sources) => getFactTexts(site),
  'menus.json': ({site, mode, pictureOf}: Sources) => makeMenusData(site, mode, pictureOf),
  'services.json': ({site, pictureOf}: Sources) =>
    makeServiceCards(getPagesOfKind(site, 'service'), pictureOf),
  'dentists.json': ({site, pictureOf}: Sources) => makePeopleData(site, 'dentist', pictureOf),
  'staff.json': ({site, pictureOf}: Sources) => makePeopleData(site, 'staff', pictureOf),
  'all-pages.json': ({site}: Sources) => makeAllPagesData(site),
  'reviews.json': ({site}: Sources) =>
    site.reviews.map((review) =>
      pick(review, 'id', 'name', 'source', 'date', 'topics', 'paragraphs'),
    ),
  'facility.json': ({site, pictureOf}: Sources) =>
    Promise.all(site.facility.map((view) => preparePicture(view, 'image', pictureOf))),
  'first-visit-offer.json': ({site: {policies}}: Sources) =>
    policies.offers
      ? {dollars: policies.offers.firstVisitDollars, ends: policies.offers.ends}
      : null,
  'promotions.json': ({site, pictureOf}: Sources) =>
    Promise.all(
      site.promotions.promotions.map(async ({image, ...offer}) => ({
        ...pick(offer, 'heading', 'text', 'starts', 'ends', 'links'),
        ...(image && {image: await pictureOf(image)}),
      })),
    ),
  'perio-protection.json': ({site: {perioProtection}, pictureOf}: Sources) =>
    perioProtection.logo ? preparePicture(perioProtection, 'logo', pictureOf) : null,
  'payment-partners.json': ({site, pictureOf}: Sources) =>
    Promise.all(site.paymentPartners.map((partner) => preparePicture(partner, 'logo', pictureOf))),
  'positions.json': ({site}: Sources) => site.positions,
  'insurance.json': ({site: {insurance}}: Sources) => ({
    confirmed: insurance.confirmed,
    plans: [...insurance.plans].sort((a, b) => a.name.localeCompare(b.name, 'en')),
  }),
  'costs.json': ({site}: Sources) => pick(site.costs, 'confirmed', 'groups', 'membership'),
  'testimonials.json': ({site}: Sources) => site.testimonials,
  'vendors.json': ({site, mode}: Sources) => makeVendorsData(site, mode),
  'forms.json': ({site, mode}: Sources) => makeFormsData(site, mode),
  'newsletter-form.json': ({site, mode}: Sources) => makeFormsData(site, mode).newsletter,
  'language-help.json': ({site}: Sources) => site.practice.languageHelp ?? [],
  'after-hours.json': ({site}: Sources) => site.practice.afterHours ?? [],
  'new-patient-forms.json': ({site}: Sources) => makeFormSections(site),
  'third-parties.json': ({site}: Sources) => createThirdPartyTable(site),
  'policies.json': ({site}: Sources) => site.policies,
  /** The fields of each case that the filter needs; the details are in the files of the pages. */
  'gallery/index.js': ({site}: Sources) =>
    site.cases.map((record) => pick(record, 'id', 'age', 'gender', 'category', 'service')),
  'treatments.json': ({site}: Sources) => listTreatments(site),
};

/** The content of a data file. */
export type Data<Name extends keyof typeof DATA_FILES> = Awaited<
  ReturnType<(typeof DATA_FILES)[Name]>
>;

/**
 * Makes all data files: those listed above, and one for each page, each group of sibling pages,
 * each group of labels, and each page of the gallery.
 */
export async function makeDataFiles(sources: Sources): Promise<Map<string, unknown>> {
  const {site, pictureOf} = sources;
  const facts = getFactTexts(site);
  const files = await makeSharedDataFiles(sources);
  for (let page = 1; page <= countGalleryPages(site.cases.length); page += 1)
    files.set(`gallery/page-${page}.js`, await makeGalleryData(site, page, pictureOf));
  for (const page of site.pages) {
    const own = getSiteFor(site, page.path);
    const quoted = own === site ? facts : getFactTexts(own);
    files.set(
      getPageDataName(page.path),
      await makePageData({...sources, site: own}, page, quoted),
    );
  }
  files.set('es.js', await makeSpanishData(sources, files));
  for (const parent of new Set(site.pages.map(({path}) => posix.dirname(path))))
    files.set(getSiblingsName(parent), getSiblingLinks(site, parent));
  return files;
}

/** How the names of data files begin that no Spanish page shows. */
const ENGLISH_ONLY = [
  'gallery/',
  'labels/gallery.',
  'labels/notice.',
  'labels/patientForms.',
  'labels/reviews.',
  'labels/services.',
  'labels/thirdParties.',
  'language-help.',
  'new-patient-forms.',
  'notices.',
  'services.',
  'third-parties.',
];

/**
 * `es.js`: the shared data in Spanish that differ from the English ones, by name without `.json`.
 * They have only what differs, and `mergeTranslation` adds the rest.
 */
async function makeSpanishData(sources: Sources, english: ReadonlyMap<string, unknown>) {
  const site = getSiteIn(sources.site, 'es');
  if (site === sources.site) return {};
  const spanish = await makeSharedDataFiles({...sources, site});
  const translated = [...spanish].filter(
    ([name]) => !ENGLISH_ONLY.some((start) => name.startsWith(start)),
  );
  return Object.fromEntries(
    translated.flatMap(([name, content]) => {
      const differences = findDifferences(content, english.get(name));
      return differences === undefined ? [] : [[name.replace('.json', ''), differences]];
    }),
  );
}

/** Makes the data files of no single page: those listed above, and one per group of labels. */
export async function makeSharedDataFiles(sources: Sources): Promise<Map<string, unknown>> {
  const files = new Map<string, unknown>();
  for (const [name, make] of Object.entries(DATA_FILES)) files.set(name, await make(sources));
  for (const [group, labels] of Object.entries(sources.site.labels))
    files.set(`labels/${group}.json`, labels);
  return files;
}

/** Returns the data file of a page: `pages/services/veneers.json` for `/services/veneers`. */
export function getPageDataName(path: string): string {
  return `pages/${path === '/' ? 'index' : path.slice(1)}.json`;
}

/** Returns the data file of the pages directly below a path. */
export function getSiblingsName(parent: string): string {
  return `siblings${parent === '/' ? '' : parent}/index.json`;
}
