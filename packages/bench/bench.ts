import type {Browser} from 'playwright';
import {join, resolve} from 'node:path';
import {type HostRules, readRules} from '@dental/delivery';
import {RULES_FILE, SITE_FOLDER, UserError} from '@dental/practice';
import {buildSiteForPatients} from '../../tests/support/copies';
import {startNginx} from '../../tests/support/hosts/servers';
import type {Template} from './templates';

/** The folder of the sites that the benchmark builds; it can be deleted at any time. */
export const COPIES = '.cache/bench';

/** A site that can be served: its files and its rules. */
export interface BuiltSite {
  folder: string;
  rules: HostRules;
}

/** A running server of a site. */
export interface Served {
  url: string;
  folder: string;
  /** The paths of its pages. */
  pages: ReadonlySet<string>;
  stop: () => Promise<void>;
}

/** The input of each part of the benchmark. */
export interface Bench {
  browser: Browser;
  /** The real build. */
  site: Served;
  /** The same pages without scripts; see `baseline.ts`. */
  baseline: Served;
  templates: readonly Template[];
  /** True if a few pages and one run are enough. */
  quick: boolean;
  /** Shows the current step. */
  step: (name: string) => void;
}

/** Builds the site as patients get it. */
export async function buildProductionSite(): Promise<BuiltSite> {
  const project = resolve(COPIES, 'site');
  await buildSiteForPatients(project);
  const rules = readRules(join(project, RULES_FILE));
  if (!rules) {
    throw new UserError(
      "The rules for serving the built site can't be read.",
      'Run npm run build again.',
    );
  }
  return {folder: join(project, SITE_FOLDER), rules};
}

/** Serves a site with nginx and the rules of its build. */
export async function serve({folder, rules}: BuiltSite): Promise<Served> {
  const nginx = await startNginx({rules, root: folder});
  return {
    url: `http://localhost:${nginx.port}`,
    folder,
    pages: rules.book.pages,
    stop: () => nginx.stop(),
  };
}
