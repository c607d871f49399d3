import {posix} from 'node:path';
import {
  galleryPageCount,
  hoursRows,
  type SiteMode,
  thirdPartyTable,
  vendorsAreLive,
} from '@dental/practice';
import {formSections} from '../forms/sections';
import {factTexts} from '../quotableFacts';
import {siblingLinks} from '../navigation';
import type {Approvals} from '../signOff/approvals';
import {pagesOfKind, type Site} from '../site';
import {
  makeAllPagesData,
  makeFormsData,
  galleryData,
  makePeopleData,
  pick,
  type GetPicture,
  makePracticeData,
  makeServiceCards,
  listTreatments,
  makeVendorsData,
  preparePicture,
} from './data';
import {makeMenusData} from './menusData';
import {type GetCaptions, pageData} from './pageData';

/** What data files are made from. */
export interface Sources {
  site: Site;
  mode: SiteMode;
  /** The day of the build, as `2027-08-10`, where the practice is. */
  today: string;
  /** Whether drawings are shown where photographs belong. */
  hasDrawings: boolean;
  /** The practice's own pictures of the brand. */
  brand: readonly string[];
  /** What the host says of approvals; undefined if it was not asked. */
  approvals: Approvals | undefined;
  pictureOf: GetPicture;
  captionsOf: GetCaptions;
}

/**
 * Every data file that components import as `@generated/site-content/default/<name>`, with what makes it. Each holds no
 * more than the components that import it show; a test writes their types into generated.d.ts. What is
 * fetched late is in modules (`.js`): to fetch JSON, every page would need more of the bundler's own code.
 */
export const DATA_FILES = {
  'practice.json': ({site, ...sources}: Sources) => makePracticeData(site, sources),
  'hours.json': ({site: {hours, labels}}: Sources) => ({
    week: hours.week,
    rows: hoursRows(hours, labels.hours),
    note: hours.note,
  }),
  'facts.json': ({site}: Sources) => factTexts(site),
  'menus.json': ({site, mode, pictureOf}: Sources) => makeMenusData(site, mode, pictureOf),
  'services.json': ({site, pictureOf}: Sources) =>
    makeServiceCards(pagesOfKind(site, 'service'), pictureOf),
  'dentists.json': ({site, pictureOf}: Sources) => makePeopleData(site, 'dentist', pictureOf),
  'staff.json': ({site, pictureOf}: Sources) => makePeopleData(site, 'staff', pictureOf),
  'all-pages.json': ({site}: Sources) => makeAllPagesData(site),
  'reviews.json': ({site}: Sources) =>
    site.reviews.map((review) => pick(review, 'id', 'name', 'source', 'date', 'paragraphs')),
  'facility.json': ({site, pictureOf}: Sources) =>
    Promise.all(site.facility.map((view) => preparePicture(view, 'image', pictureOf))),
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
  'insurance.json': ({site: {insurance}}: Sources) => ({
    confirmed: insurance.confirmed,
    plans: [...insurance.plans].sort((a, b) => a.name.localeCompare(b.name, 'en')),
  }),
  'costs.json': ({site}: Sources) => pick(site.costs, 'confirmed', 'groups', 'membership'),
  'testimonials.json': ({site}: Sources) => site.testimonials,
  'vendors.json': ({site, mode}: Sources) => makeVendorsData(site, vendorsAreLive(mode)),
  'forms.json': ({site, mode}: Sources) => makeFormsData(site, vendorsAreLive(mode)),
  'language-help.json': ({site}: Sources) => site.practice.languageHelp ?? [],
  'after-hours.json': ({site}: Sources) => site.practice.afterHours ?? [],
  'new-patient-forms.json': ({site}: Sources) => formSections(site),
  'third-parties.json': ({site}: Sources) => thirdPartyTable(site),
  'policies.json': ({site}: Sources) => site.policies,
  /** What the filter needs of every case; the details are in the pages' files. */
  'gallery/index.js': ({site}: Sources) =>
    site.cases.map((record) => pick(record, 'id', 'age', 'gender', 'category', 'service')),
  'treatments.json': ({site}: Sources) => listTreatments(site),
};

/** What the data file of a name holds. */
export type Data<Name extends keyof typeof DATA_FILES> = Awaited<
  ReturnType<(typeof DATA_FILES)[Name]>
>;

/**
 * Makes all data files: those of the list above, and one for each page, the pages beside each other, each part of the labels
 * and each page of the gallery.
 */
export async function dataFiles(sources: Sources): Promise<Map<string, unknown>> {
  const {site, pictureOf} = sources;
  const facts = factTexts(site);
  const files = await sharedDataFiles(sources);
  for (let page = 1; page <= galleryPageCount(site.cases.length); page += 1)
    files.set(`gallery/page-${page}.js`, await galleryData(site, page, pictureOf));
  for (const page of site.pages)
    files.set(pageDataName(page.path), await pageData(sources, page, facts));
  for (const parent of new Set(site.pages.map(({path}) => posix.dirname(path))))
    files.set(siblingsName(parent), siblingLinks(site, parent));
  return files;
}

/** The data files that do not belong to one page: those of the list above, and one for each part of the labels. */
export async function sharedDataFiles(sources: Sources): Promise<Map<string, unknown>> {
  const files = new Map<string, unknown>();
  for (const [name, make] of Object.entries(DATA_FILES)) files.set(name, await make(sources));
  for (const [part, words] of Object.entries(sources.site.labels))
    files.set(`labels/${part}.json`, words);
  return files;
}

/** The data file of a page, from its address: `pages/services/veneers.json` for `/services/veneers`. */
export function pageDataName(path: string): string {
  return `pages/${path === '/' ? 'index' : path.slice(1)}.json`;
}

/** The data file of the pages beside each other, from the address that they are below. */
export function siblingsName(parent: string): string {
  return `siblings${parent === '/' ? '' : parent}/index.json`;
}
