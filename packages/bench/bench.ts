import type {Browser} from 'puppeteer-core';
import {join, resolve} from 'node:path';
import type {Site} from '@dental/content';
import {type HostRules, readRules} from '@dental/delivery';
import {RULES_FILE, SITE_FOLDER, UserError} from '@dental/practice';
import {siteForPatients} from '../../tests/support/copies';
import {startNginx} from '../../tests/support/hosts/servers';
import type {Template} from './templates';

/** Where the benchmark keeps the sites that it makes; it can be deleted at any time. */
export const COPIES = '.cache/bench';

/** A site that can be served: its files and its rules. */
export interface BuiltSite {
  folder: string;
  rules: HostRules;
}

/** A site that is being served. */
export interface Served {
  url: string;
  folder: string;
  /** The paths of its pages. */
  pages: ReadonlySet<string>;
  stop: () => Promise<void>;
}

/** What every part of the benchmark works with. */
export interface Bench {
  browser: Browser;
  /** The real build. */
  site: Served;
  /** The same pages as somebody could have written them by hand. */
  baseline: Served;
  /** What the real build was made from. */
  content: Site;
  templates: readonly Template[];
  /** Whether a few pages and one run are enough. */
  quick: boolean;
  /** Says what is being measured. */
  step: (name: string) => void;
}

/** The site as patients get it. */
export async function productionSite(): Promise<BuiltSite> {
  const project = resolve(COPIES, 'site');
  await siteForPatients(project);
  const rules = readRules(join(project, RULES_FILE));
  if (!rules)
    throw new UserError(
      'The rules for serving the built site cannot be read.',
      'Run npm run build again.',
    );
  return {folder: join(project, SITE_FOLDER), rules};
}

/** Serves a site with the nginx that its build has made the rules for. */
export async function serve({folder, rules}: BuiltSite): Promise<Served> {
  const nginx = await startNginx({rules, root: folder});
  return {
    url: `http://localhost:${nginx.port}`,
    folder,
    pages: rules.book.pages,
    stop: () => nginx.stop(),
  };
}
