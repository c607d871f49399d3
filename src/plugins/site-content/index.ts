import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {hasDrawing} from '../../content/images';
import {captionsAddress} from '../../content/videos';
import {galleryPageCount} from '../../site/gallery';
import {galleryPath} from '../../site/galleryPath';
import {CONTENT_FOLDER} from '../../content/folders';
import {siteOnDisk} from '../../content/siteOnDisk';
import {formatProblems} from '../../content/problem';
import {readApprovals} from '../../content/signOff/approvals';
import type {Site} from '../../content/site';
import {makeForms} from '../../forms';
import {makeOpenGraphPictures} from '../../pictures/openGraph';
import {PREVIEW_BOOKING_PATH, STYLEGUIDE_PATH} from '../../site/previewPaths';
import {siteMode} from '../../site/mode';
import {MadeFiles} from '../../pictures/madeFiles';
import {preparePicture} from '../../pictures/prepare';
import {formModule, photographs} from './data';
import {siblingsName} from './attachPageData';
import {dataFiles} from './dataFiles';
import {dayOfBuild} from './dayOfBuild';
import {siblingLists} from './siblings';

/**
 * Hands the content to the pages: everything that is not the text of a page itself becomes a data file
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
      await makeForms(made, siteDir, content);
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
    getPathsToWatch: () => [`${siteDir}/${CONTENT_FOLDER}/**/*.{mdx,yml}`],
  };
}

let lastGood: Site | undefined;

/** While editing live, a problem is said and the pages stay as they last were. */
function readSite(siteDir: string): Site {
  const {site, problems} = siteOnDisk(siteDir);
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
  const files = await dataFiles({
    site,
    mode: siteMode(),
    today: dayOfBuild(),
    hasDrawings: hasDrawing(siteDir, photographs(site)),
    approvals: readApprovals(siteDir),
    pictureOf: (image) => preparePicture(made, siteDir, image),
    captionsOf: (id) => readIfThere(join(siteDir, 'static', captionsAddress(id))),
  });
  await createData('form.js', formModule(site));
  await Promise.all([...files].map(([name, content]) => createData(name, asModule(name, content))));
}

/** The text of a data file: JSON, or a module that exports it. */
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

/** The page of parts, for those who work on the site, and the preview's booking page. */
function addPreviewRoutes({addRoute}: PluginContentLoadedActions): void {
  addRoute({path: STYLEGUIDE_PATH, component: '@site/src/templates/StyleguidePage', exact: true});
  addRoute({path: PREVIEW_BOOKING_PATH, component: '@site/src/templates/PreviewBooking', exact: true});
}
