import {join} from 'node:path';
import {readPalette, type Site} from '@dental/content';
import {
  renderEmbedPage,
  getEmbedPath,
  getEmbedSiteOf,
  type EmbedSite,
  type VendorInUse,
  isFramed,
  type Sources,
} from '@dental/vendors';
import {bundleBrowserScript} from '../browserScript';
import {findInlineCode} from './inlineCode';
import {writeFiles} from '@dental/content/files';
import type {CspPage, CspSite} from './types';

/**
 * Writes the page of each vendor that runs in a frame.
 * @param root the project folder
 * @param folder the folder of the built site
 * @param embedSite the address of those with a vendor's script, if it isn't ours
 * @returns the data of their policies, by path
 */
export async function writeEmbeds(
  root: string,
  folder: string,
  practice: Site['practice'],
  vendors: readonly VendorInUse[],
  embedSite?: EmbedSite,
): Promise<CspSite['embeds']> {
  const embeds = new Map<string, CspPage>();
  const details = {name: practice.name, ...practice.geo};
  const color = readPalette(root).main;
  for (const inUse of vendors.filter(({vendor}) => isFramed(vendor))) {
    const {vendor, ids} = inUse;
    const isScript = vendor.integration === 'script';
    const home = isScript ? getEmbedSiteOf(vendor, vendors, embedSite)?.home : undefined;
    const script = await bundleBrowserScript(
      "import {run} from './embed/run'; " +
        `import {adapter} from './adapters/${vendor.id}'; run(adapter, ${isScript});`,
      join(root, 'packages/vendors/src'),
    );
    const html = renderEmbedPage(inUse, {ids, practice: details, color, home}, script);
    const path = getEmbedPath(vendor);
    await writeFiles(folder, {[path]: html});
    embeds.set(path, {
      code: findInlineCode(html),
      sources: withThankYou(inUse),
      inlineStyles: vendor.inlineStyles,
      framedBy: home,
    });
  }
  return embeds;
}

/** The sources of a vendor. A form can redirect to our thank-you page. */
function withThankYou({kind, sources}: VendorInUse): Sources {
  if (kind !== 'forms') return sources;
  return {...sources, 'frame-src': [...(sources['frame-src'] ?? []), "'self'"]};
}
