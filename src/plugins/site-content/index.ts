import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {hasDrawing} from '../../content/images';
import {captionsAddress} from '../../content/videos';
import {galleryPageCount} from '../../site/gallery';
import {galleryPath} from '../../site/galleryPath';
import {CONTENT_FOLDER, loadSite} from '../../content/loadSite';
import {formatProblems} from '../../content/problem';
import {readApprovals} from '../../content/signOff/approvals';
import type {Site} from '../../content/site';
import {makeOpenGraphPictures} from '../../pictures/openGraph';
import {PREVIEW_BOOKING_PATH, STYLEGUIDE_PATH} from '../../site/previewPaths';
import {siteMode} from '../../site/mode';
import {MadeFiles} from '../../pictures/madeFiles';
import {preparePicture} from '../../pictures/prepare';
import {withholdOriginals} from '../../pictures/originals';
import {pageDataName, siblingsName} from './attachPageData';
import * as data from './data';
import {galleryData, galleryIndexData} from './galleryData';
import {pageData} from './pageData';
import {siblingLists} from './siblings';

/**
 * Hands the content to the pages: everything that is not the text of a page itself becomes a JSON file
 * that the components import, and the further pages of the gallery become routes.
 * @throws while building, if the content has a problem; the message holds them all in plain words
 */
export default function siteContent({siteDir}: LoadContext): Plugin<Site> {
  return {
    name: 'site-content',
    loadContent: () => Promise.resolve(readSite(siteDir)),
    contentLoaded: async ({content, actions}) => {
      const made = new MadeFiles(siteDir);
      await writeData(content, siteDir, made, actions);
      await makeOpenGraphPictures(made, siteDir, content);
      made.dropOthers();
      addGalleryRoutes(content, actions);
      if (siteMode() === 'preview') addPreviewRoutes(actions);
    },
    allContentLoaded: async ({allContent, actions}) => {
      const site = allContent['site-content']?.default as Site;
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      for (const {sidebars, docs: pages} of docs.loadedVersions) {
        const paths = new Map(pages.map(({id, permalink}) => [id, permalink]));
        const lists = siblingLists(sidebars, (id) => paths.get(id) ?? '');
        for (const folder of new Set(site.pages.map(({path}) => posix.dirname(path))))
          await actions.createData(siblingsName(folder), JSON.stringify(lists.get(folder) ?? []));
      }
    },
    postBuild: ({outDir}) => withholdOriginals(siteDir, outDir),
    getPathsToWatch: () => [`${siteDir}/${CONTENT_FOLDER}/**/*.{mdx,yml}`],
  };
}

let lastGood: Site | undefined;

/** While editing live, a problem is said and the pages stay as they last were. */
function readSite(siteDir: string): Site {
  const {site, problems} = loadSite(siteDir);
  if (site) return (lastGood = site);
  if (lastGood === undefined || process.env.NODE_ENV === 'production') throw new Error(formatProblems(problems));
  console.error(formatProblems(problems));
  return lastGood;
}

async function writeData(
  site: Site,
  siteDir: string,
  made: MadeFiles,
  {createData}: PluginContentLoadedActions,
): Promise<void> {
  const pictureOf = (image: string) => preparePicture(made, siteDir, image);
  const captionsOf = (id: string) => readIfThere(join(siteDir, 'static', captionsAddress(id)));
  const {testimonials, integrations, thirdParties, policies} = site;
  const facts = data.factsData(site);
  const pages = Array.from({length: galleryPageCount(site.cases.length)}, (_, index) => index + 1);
  const files: Record<string, unknown> = {
    'practice.json': data.practiceData(site, siteMode(), hasDrawing(siteDir, data.photographs(site))),
    'hours.json': data.hoursData(site),
    'facts.json': facts,
    'service-links.json': await data.serviceLinksData(site, pictureOf),
    'services.json': await data.servicesData(site, pictureOf),
    'dentists.json': await data.peopleData(site, 'dentist', pictureOf),
    'staff.json': await data.peopleData(site, 'staff', pictureOf),
    'gallery/index.js': galleryIndexData(site),
    'reviews.json': data.reviewsData(site),
    'facility.json': await data.facilityData(site, pictureOf),
    'promotions.json': await data.promotionsData(site, pictureOf),
    'perio-protection.json': await data.perioProtectionData(site, pictureOf),
    'payment-partners.json': await data.paymentPartnersData(site, pictureOf),
    'testimonials.json': testimonials,
    'integrations.json': integrations,
    'third-parties.json': thirdParties,
    'registered-hosts.json': data.registeredHosts(site),
    'policies.json': policies,
  };
  for (const [part, words] of Object.entries(site.labels)) files[`labels/${part}.json`] = words;
  const approvals = readApprovals(siteDir);
  for (const page of pages) files[`gallery/page-${page}.js`] = await galleryData(site, page, pictureOf);
  for (const page of site.pages)
    files[pageDataName(page.path)] = await pageData(site, page, pictureOf, captionsOf, facts, approvals);
  await Promise.all(Object.entries(files).map(([name, content]) => createData(name, asModule(name, content))));
}

/** What is fetched late is in modules: to fetch JSON, every page would need more of the bundler's own code. */
function asModule(name: string, content: unknown): string {
  return (name.endsWith('.js') ? 'export default ' : '') + JSON.stringify(content);
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The first page of the gallery is the page of its MDX file; the others show the same file with other cases. */
function addGalleryRoutes(site: Site, {addRoute}: PluginContentLoadedActions): void {
  const pageCount = galleryPageCount(site.cases.length);
  for (let page = 2; page <= pageCount; page += 1) {
    addRoute({
      path: galleryPath(page),
      component: '@site/src/templates/GalleryPage',
      exact: true,
      modules: {
        content: `@site/${CONTENT_FOLDER}/smile-gallery.mdx`,
        gallery: `@generated/site-content/default/gallery/page-${page}.js`,
      },
      metadata: {sourceFilePath: `${CONTENT_FOLDER}/smile-gallery.mdx`},
    });
  }
}

/** The page of parts, for those who work on the site, and the stand-in for the booking page. */
function addPreviewRoutes({addRoute}: PluginContentLoadedActions): void {
  addRoute({path: STYLEGUIDE_PATH, component: '@site/src/templates/StyleguidePage', exact: true});
  addRoute({path: PREVIEW_BOOKING_PATH, component: '@site/src/templates/PreviewBooking', exact: true});
}
