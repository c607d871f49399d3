import {join, resolve} from 'node:path';
import {RULES_FILE, SITE_FOLDER, UserError} from '@dental/practice';
import {type HostRules, readRules} from '@dental/delivery';
import {siteForPatients} from '../../tests/support/copies';

/** Where the benchmark keeps the sites that it makes; it can be deleted at any time. */
export const COPIES = '.cache/bench';

/** A site that can be served: its files and its rules. */
export interface BuiltSite {
  folder: string;
  rules: HostRules;
}

/** The site as patients get it. */
export async function productionSite(): Promise<BuiltSite> {
  const folder = resolve(COPIES, 'site');
  await siteForPatients(folder);
  return builtSite(folder);
}

/** A site that has been built in a folder. */
export function builtSite(project: string): BuiltSite {
  const rules = readRules(join(project, RULES_FILE));
  if (!rules) throw new UserError('The rules for serving the built site cannot be read.', 'Run npm run build again.');
  return {folder: join(project, SITE_FOLDER), rules};
}
