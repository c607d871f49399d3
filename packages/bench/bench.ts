import type {Browser} from 'puppeteer-core';
import {startNginx} from '../../tests/support/hosts/servers';
import type {Site} from '@dental/content';
import type {BuiltSite} from './copies';
import type {Template} from './templates';

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
  step: (what: string) => void;
}

/** Serves a site with the nginx that its build has made the rules for. */
export async function serve({folder, rules}: BuiltSite): Promise<Served> {
  const nginx = await startNginx({rules, root: folder});
  return {url: `http://localhost:${nginx.port}`, folder, pages: rules.book.pages, stop: () => nginx.stop()};
}
