import {resolve} from 'node:path';
import type {Browser, Page as Tab} from 'playwright';
import {RULES_FILE, SITE_FOLDER} from '@dental/practice';
import type {Page, Problem} from '@dental/content';
import {forEachConcurrently} from '@dental/content/files';
import {findNewObstacles, findObstacles, startBrowser} from '@dental/changes/review';
import {close, listen, createSiteServer} from '../serve/server';

type Finding = Pick<Problem, 'message' | 'remedy'>;

const PHONE = {width: 360, height: 740};
const DESKTOP = {width: 1440, height: 900};
const PAGES_AT_ONCE = 2;
const SCROLL_PX = 400;
/** Scripts load and run at the first interaction. */
const SCRIPTS_MS = 600;
const ASK_DEVELOPER = 'Show this to a developer.';

/**
 * Opens pages of the built site in a browser, at the size of a phone and of a desktop: they must
 * answer, be accessible (axe), fit the screen, and log no error.
 * @param browserPath the path of the browser
 * @returns the problems, for the person who edited the page
 */
export async function checkInBrowser(
  pages: readonly Page[],
  browserPath: string,
): Promise<Problem[]> {
  const server = createSiteServer({folder: resolve(SITE_FOLDER), rules: resolve(RULES_FILE)});
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await startBrowser(browserPath);
  try {
    const problems: Problem[] = [];
    await forEachConcurrently(pages, PAGES_AT_ONCE, async ({path, file}) => {
      for (const {message, remedy} of await findProblems(browser, origin + path))
        problems.push({file, line: 1, message: `${path}: ${message}`, remedy});
    });
    return problems;
  } finally {
    await browser.close();
    await close(server);
  }
}

async function findProblems(browser: Browser, address: string): Promise<Finding[]> {
  const context = await browser.newContext({
    viewport: PHONE,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  try {
    const tab = await context.newPage();
    const errors = collectErrors(tab);
    const response = await tab.goto(address, {waitUntil: 'load'});
    const status = response?.status();
    if (status !== 200)
      return [
        {
          message: `The page returns ${status === undefined ? 'nothing' : `error ${status}`}.`,
          remedy: ASK_DEVELOPER,
        },
      ];

    const findings = [...(await findOverflow(tab, 'a phone')), ...(await findBarriers(tab))];
    await tab.setViewportSize(DESKTOP);
    // The first interaction starts the scripts, whose errors count, too.
    await tab.mouse.wheel(0, SCROLL_PX);
    await tab.waitForTimeout(SCRIPTS_MS);
    findings.push(...(await findOverflow(tab, 'a desktop')));
    for (const text of errors)
      findings.push({message: `The browser reports: ${text}`, remedy: ASK_DEVELOPER});
    return findings;
  } finally {
    await context.close();
  }
}

/** Collects the different errors that a page logs from now on. */
function collectErrors(tab: Tab): ReadonlySet<string> {
  const errors = new Set<string>();
  tab.on('console', (message) => {
    if (message.type() === 'error') errors.add(message.text());
  });
  tab.on('pageerror', ({message}) => errors.add(message));
  return errors;
}

async function findOverflow(tab: Tab, screen: string): Promise<Finding[]> {
  const overflow = await tab.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  if (overflow <= 0) return [];
  return [
    {
      message: `The page is ${overflow} pixels wider than the screen of ${screen}.`,
      remedy: 'Shorten the longest word, link, or table.',
    },
  ];
}

async function findBarriers(tab: Tab): Promise<Finding[]> {
  return findNewObstacles([], await findObstacles(tab)).map(({help, target}) => ({
    message: `Some people can't use this page: ${help} (${target}).`,
    remedy: 'Change the text or the image there, or show this to a developer.',
  }));
}
