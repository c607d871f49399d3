import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join, relative} from 'node:path';
import {readCommittedFile} from '@dental/changes/git';
import {isDevServer, getSiteToShow} from '@dental/checks';
import {
  listBrandFiles,
  getCaptionsPath,
  CONTENT_FOLDER,
  hasDrawing,
  type Picture,
  readApprovals,
  type Site,
} from '@dental/content';
import {makeFormModule} from '../../data/vendorsData';
import {listPhotographs} from '../../data/practiceData';
import {makeDataFiles} from '../../data/dataFiles';
import {getBuildDay} from '@dental/practice';
import {
  EDITOR_FRAME_PATH,
  countGalleryPages,
  getGalleryPath,
  PREVIEW_BOOKING_PATH,
  getSiteMode,
  type SiteMode,
  SNAPSHOT_PATH,
  SPANISH_NOT_FOUND,
  STYLEGUIDE_PATH,
} from '@dental/practice';
import {listFiles} from '@dental/content/files';
import {
  createCacheKey,
  AssetCache,
  makeForms,
  makeOpenGraphPictures,
  preparePicture,
} from '@dental/print';
import {makeRegistryModule} from './registry';
import {type Snapshot, createSnapshot} from '@dental/admin';

/**
 * Passes the content to the pages: writes a data file for everything but the text of pages, and
 * adds routes for the further pages of the gallery. It runs after all plugins have loaded, so that
 * a change of any page runs it again.
 * @throws {UserError} in a build, with all problems of the content
 */
export default function siteContent({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'site-content',
    allContentLoaded: async ({actions}) => {
      const site = getSiteToShow(siteDir, readCommittedFile);
      const cache = new AssetCache(siteDir);
      const dataFolder = join(generatedFilesDir, 'site-content/default');
      const pictures = await writeData(site, siteDir, cache, dataFolder, actions);
      const snapshot = getSiteMode() === 'preview' ? createSnapshot(siteDir, pictures) : undefined;
      const otherFiles = makeOtherFiles(site, siteDir, cache, snapshot);
      // On the dev server, the page comes first.
      if (isDevServer()) otherFiles.catch(() => undefined);
      else await otherFiles;
      addGalleryRoutes(site, actions);
      if (site.spanish) addSpanishNotFound(actions);
      if (getSiteMode() === 'preview') addPreviewRoutes(actions);
    },
  };
}

/** Makes the files that no page needs to be shown. */
async function makeOtherFiles(
  site: Site,
  siteDir: string,
  cache: AssetCache,
  snapshot: Snapshot | undefined,
): Promise<void> {
  if (snapshot) {
    const text = JSON.stringify(snapshot);
    await cache.writeFile(SNAPSHOT_PATH.slice(1), createCacheKey([text]), () =>
      Promise.resolve(Buffer.from(text)),
    );
  }
  await makeOpenGraphPictures(cache, siteDir, site);
  await makeForms(cache, siteDir, site);
  await cache.deleteUnused();
}

/** Replaces a picture that is still missing, on the dev server. */
const NO_PICTURE: Picture = {
  src: '/favicon.svg',
  width: 1200,
  height: 1200,
  sources: [],
  tone: 'ground-deep',
};

async function writeData(
  site: Site,
  siteDir: string,
  cache: AssetCache,
  dataFolder: string,
  {createData}: PluginContentLoadedActions,
): Promise<Pick<Snapshot, 'pictures' | 'hasDrawings'>> {
  const pictures: Record<string, Picture> = {};
  const hasDrawings = hasDrawing(siteDir, listPhotographs(site));
  const files = await makeDataFiles({
    site,
    mode: getSiteMode(),
    today: getBuildDay(site.practice.timeZone),
    hasDrawings,
    brand: listBrandFiles(siteDir),
    approvals: readApprovals(siteDir),
    pictureOf: async (image) => {
      const picture = preparePicture(cache, siteDir, image);
      pictures[image] = await (isDevServer() ? picture.catch(() => NO_PICTURE) : picture);
      return pictures[image];
    },
    captionsOf: (id) => readIfThere(join(siteDir, 'static', getCaptionsPath(id))),
  });
  const texts = new Map([...files].map(([name, content]) => [name, serialize(name, content)]));
  texts.set('form.js', makeFormModule(site));
  texts.set('preview-ribbon.js', makeRibbonModule(getSiteMode()));
  if (getSiteMode() === 'preview')
    texts.set('admin/registry.js', makeRegistryModule(site, files.keys()));
  await Promise.all([...texts].map(([name, text]) => createData(name, text)));
  // The dev server doesn't write an unchanged file again: once deleted, it would stay missing.
  if (!isDevServer()) await dropLeftovers(dataFolder, texts);
  return {pictures, hasDrawings};
}

/**
 * Deletes data files of earlier builds. An import of the whole folder would publish them, such as
 * the text of a patient who has withdrawn consent.
 */
async function dropLeftovers(
  dataFolder: string,
  current: ReadonlyMap<string, string>,
): Promise<void> {
  for (const file of await listFiles(dataFolder)) {
    const name = relative(dataFolder, file).replaceAll('\\', '/');
    // Docusaurus has a file of its own in the folder.
    if (name !== '__plugin.json' && !current.has(name)) rmSync(file);
  }
}

/** The module with a preview's ribbon. Pages for patients get none of its code. */
function makeRibbonModule(mode: SiteMode): string {
  const ribbon = "export {default} from '@site/src/components/preview/PreviewRibbon';";
  return mode === 'preview' ? ribbon : 'export default () => null;';
}

/** Serializes a data file as JSON, or as a module that exports it. */
function serialize(name: string, content: unknown): string {
  return (name.endsWith('.js') ? 'export default ' : '') + JSON.stringify(content);
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Adds the further pages of the gallery, which show the same MDX file with other cases. */
function addGalleryRoutes(site: Site, {addRoute}: PluginContentLoadedActions): void {
  const pageCount = countGalleryPages(site.cases.length);
  for (let page = 2; page <= pageCount; page += 1) {
    addRoute({
      path: getGalleryPath(page),
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

/** Adds the 404 page for addresses below `/es`. Docusaurus makes the English one. */
function addSpanishNotFound({addRoute}: PluginContentLoadedActions): void {
  const component = '@site/src/templates/SpanishNotFound';
  addRoute({path: SPANISH_NOT_FOUND, component, exact: true});
}

/** Adds the styleguide, the preview's booking page, and the page inside the editor. */
function addPreviewRoutes({addRoute}: PluginContentLoadedActions): void {
  addRoute({path: STYLEGUIDE_PATH, component: '@site/src/templates/StyleguidePage', exact: true});
  addRoute({
    path: PREVIEW_BOOKING_PATH,
    component: '@site/src/templates/PreviewBooking',
    exact: true,
  });
  addRoute({path: EDITOR_FRAME_PATH, component: '@site/src/editing/Frame', exact: true});
}
