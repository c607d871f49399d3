import {join} from 'node:path';
import {palette, type Site} from '@dental/content';
import {embedPage, embedPath, type InUse, isFramed, type Sources} from '@dental/vendors';
import {browserScript, inlineCodeOf, writeFiles} from '@dental/content/output';
import type {CspPage, CspSite} from './csp';

/**
 * Writes the page of each vendor that runs in a frame.
 * @param root the project folder
 * @param folder that of the built site
 * @returns what their Content-Security-Policies are made of, by path
 */
export async function writeEmbeds(
  root: string,
  folder: string,
  practice: Site['practice'],
  used: readonly InUse[],
): Promise<CspSite['embeds']> {
  const embeds = new Map<string, CspPage>();
  for (const vendor of used.filter((one) => isFramed(one.vendor))) {
    const path = embedPath(vendor.vendor);
    const script = await browserScript(
      `import {run} from './embed/run'; import {adapter} from './adapters/${vendor.vendor.id}'; run(adapter);`,
      join(root, 'packages/vendors/src'),
    );
    const shown = {
      ids: vendor.ids,
      practice: {name: practice.name, ...practice.geo},
      color: palette(root).main,
    };
    const html = embedPage(vendor, shown, script);
    await writeFiles(folder, {[path]: html});
    embeds.set(path, {
      code: inlineCodeOf(html),
      sources: withThanks(vendor),
      inlineStyles: vendor.vendor.inlineStyles,
    });
  }
  return embeds;
}

/** What a vendor needs; a form may lead to our thank-you page. */
function withThanks({kind, sources}: InUse): Sources {
  return kind === 'forms'
    ? {...sources, 'frame-src': [...(sources['frame-src'] ?? []), "'self'"]}
    : sources;
}
