import {join} from 'node:path';
import {type Browser, chromium} from 'playwright/test';
import type {FileChanges} from '@dental/content';
import {close, createSiteServer, listen} from '@dental/delivery';
import {RULES_FILE, SITE_FOLDER} from '@dental/practice';
import config from '../../playwright.config';
import {ProjectCopy} from './copies';

/** A built copy of the project, its server, and a browser. */
export interface ServedCopy {
  copy: ProjectCopy;
  baseURL: string;
  browser: Browser;
  close(this: void): Promise<void>;
}

/**
 * Builds a changed copy of the project, and serves it.
 * @throws the output of a build that fails
 */
export async function serveCopy(changes: FileChanges, env: NodeJS.ProcessEnv): Promise<ServedCopy> {
  const copy = new ProjectCopy(changes);
  const {code, output} = await copy.build(env);
  if (code !== 0) {
    copy.remove();
    throw new Error(output);
  }
  const folder = join(copy.folder, SITE_FOLDER);
  const server = createSiteServer({folder, rules: join(copy.folder, RULES_FILE)});
  const baseURL = `http://localhost:${await listen(server, 0)}`;
  const browser = await chromium.launch(config.projects?.[0]?.use?.launchOptions ?? {});
  return {
    copy,
    baseURL,
    browser,
    async close() {
      await browser.close();
      await close(server);
      copy.remove();
    },
  };
}
