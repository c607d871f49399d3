import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join, relative} from 'node:path';
import {isDevServer, siteToShow} from '@dental/checks';
import {
  brandFiles,
  captionsAddress,
  CONTENT_FOLDER,
  dataFiles,
  dayOfBuild,
  formModule,
  hasDrawing,
  photographs,
  type Picture,
  readApprovals,
  type Site,
} from '@dental/content';
import {
  EDITOR_FRAME_PATH,
  galleryPageCount,
  galleryPath,
  PREVIEW_BOOKING_PATH,
  siteMode,
  type SiteMode,
  SNAPSHOT,
  STYLEGUIDE_PATH,
} from '@dental/practice';
import {filesIn} from '@dental/content/output';
import {keyOf, AssetCache, makeForms, makeOpenGraphPictures, preparePicture} from '@dental/print';
import {registryModule} from './registry';
import {type Snapshot, snapshotOf} from '@dental/admin';

/**
 * Hands the content to the pages: everything that is not the text of a page itself becomes a data file
 * that the components import, and the further pages of the gallery become routes. All of it is made once every plugin has
 * loaded: so it is made anew, from the files as they are by then, whenever a change has Docusaurus load the pages again.
 * @throws {UserError} while building, if the content has a problem; the message holds them all in plain words
 */
export default function siteContent({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'site-content',
    allContentLoaded: async ({actions}) => {
      const site = siteToShow(siteDir);
      const made = new AssetCache(siteDir);
      const shown = await writeData(
        site,
        siteDir,
        made,
        join(generatedFilesDir, 'site-content/default'),
        actions,
      );
      const others = makeOthers(
        site,
        siteDir,
        made,
        siteMode() === 'preview' ? snapshotOf(siteDir, shown) : undefined,
      );
      // Whoever edits sees the page first.
      if (isDevServer()) others.catch(() => undefined);
      else await others;
      addGalleryRoutes(site, actions);
      if (siteMode() === 'preview') addPreviewRoutes(actions);
    },
  };
}

/** What no page needs in order to be shown. */
async function makeOthers(
  site: Site,
  siteDir: string,
  made: AssetCache,
  snapshot: Snapshot | undefined,
): Promise<void> {
  if (snapshot) {
    const text = JSON.stringify(snapshot);
    await made.file(SNAPSHOT.slice(1), keyOf([text]), () => Promise.resolve(Buffer.from(text)));
  }
  await makeOpenGraphPictures(made, siteDir, site);
  await makeForms(made, siteDir, site);
  await made.dropOthers();
}

/** Shown in the place of a picture that is still to be added. */
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
  made: AssetCache,
  dataFolder: string,
  {createData}: PluginContentLoadedActions,
): Promise<Pick<Snapshot, 'pictures' | 'hasDrawings'>> {
  const pictures: Record<string, Picture> = {};
  const hasDrawings = hasDrawing(siteDir, photographs(site));
  const files = await dataFiles({
    site,
    mode: siteMode(),
    today: dayOfBuild(site.practice.timeZone),
    hasDrawings,
    brand: brandFiles(siteDir),
    approvals: readApprovals(siteDir),
    pictureOf: async (image) => {
      const picture = preparePicture(made, siteDir, image);
      return (pictures[image] = await (isDevServer() ? picture.catch(() => NO_PICTURE) : picture));
    },
    captionsOf: (id) => readIfThere(join(siteDir, 'static', captionsAddress(id))),
  });
  const texts = new Map([...files].map(([name, content]) => [name, asModule(name, content)]));
  texts.set('form.js', formModule(site));
  texts.set('preview-ribbon.js', ribbonModule(siteMode()));
  if (siteMode() === 'preview') texts.set('admin/registry.js', registryModule(files.keys()));
  await Promise.all([...texts].map(([name, text]) => createData(name, text)));
  // Live, Docusaurus writes no file twice that stays the same: what went would be missing when it comes back.
  if (!isDevServer()) await dropLeftovers(dataFolder, texts);
  return {pictures, hasDrawings};
}

/**
 * Takes away what an earlier build has left beside the data files of this one: an import of a whole folder would publish
 * it, the words of a patient who no longer consents among it.
 */
async function dropLeftovers(
  dataFolder: string,
  written: ReadonlyMap<string, string>,
): Promise<void> {
  for (const file of await filesIn(dataFolder)) {
    const name = relative(dataFolder, file).replaceAll('\\', '/');
    // Docusaurus's own file is beside the data.
    if (name !== '__plugin.json' && !written.has(name)) rmSync(file);
  }
}

/** What says on every page that it is a preview. Patients get nothing of it, and none of its code. */
function ribbonModule(mode: SiteMode): string {
  const ribbon = "export {default} from '@site/src/components/preview/PreviewRibbon';";
  return mode === 'preview' ? ribbon : 'export default () => null;';
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

/** The page of parts, for those who work on the site, the preview's booking page, and the frame of the web editor. */
function addPreviewRoutes({addRoute}: PluginContentLoadedActions): void {
  addRoute({path: STYLEGUIDE_PATH, component: '@site/src/templates/StyleguidePage', exact: true});
  addRoute({
    path: PREVIEW_BOOKING_PATH,
    component: '@site/src/templates/PreviewBooking',
    exact: true,
  });
  addRoute({path: EDITOR_FRAME_PATH, component: '@site/src/editing/Frame', exact: true});
}
