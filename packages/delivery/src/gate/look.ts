import {resolve} from 'node:path';
import type {Browser, Page as Tab} from 'playwright';
import {RULES_FILE, SITE_FOLDER} from '@dental/practice';
import type {Page, Problem} from '@dental/content';
import {forEachAtOnce} from '@dental/content/output';
import {newObstacles, obstaclesOn, startBrowser} from '@dental/changes/review';
import {close, listen, siteServer} from '../serve/server';

type Finding = [message: string, remedy: string];

const PHONE = {width: 360, height: 740};
const DESK = {width: 1440, height: 900};
const TABS = 2;

/**
 * Looks at pages of the built site in a browser, on a phone and on a desk: whether they answer, are usable by everybody
 * (axe), fit the screen and log no error.
 * @param browserPath where the browser is
 * @returns what is wrong, in words for who edited the page
 */
export async function lookAt(pages: readonly Page[], browserPath: string): Promise<Problem[]> {
  const server = siteServer({folder: resolve(SITE_FOLDER), rules: resolve(RULES_FILE)});
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await startBrowser(browserPath);
  try {
    const found: Problem[] = [];
    await forEachAtOnce(pages, TABS, async ({path, file}) => {
      for (const [message, remedy] of await lookAtOne(browser, origin + path))
        found.push({file, line: 1, message: `${path}: ${message}`, remedy});
    });
    return found;
  } finally {
    await browser.close();
    await close(server);
  }
}

async function lookAtOne(browser: Browser, address: string): Promise<Finding[]> {
  const context = await browser.newContext({
    viewport: PHONE,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  const tab = await context.newPage();
  const logged: string[] = [];
  tab.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  tab.on('pageerror', ({message}) => logged.push(message));
  try {
    const response = await tab.goto(address, {waitUntil: 'load'});
    if (response?.status() !== 200)
      return [
        [`The page answers ${response?.status() ?? 'nothing'}.`, 'Show this to a developer.'],
      ];
    const found = [...(await widthProblems(tab, 'a phone')), ...(await obstacles(tab))];
    await tab.setViewportSize(DESK);
    // A first act starts the page's scripts, whose errors count too.
    await tab.mouse.wheel(0, 400);
    await tab.waitForTimeout(600);
    const errors = [...new Set(logged)].map((text): Finding => [
      `The browser says: ${text}`,
      'Show this to a developer.',
    ]);
    return [...found, ...(await widthProblems(tab, 'a desk')), ...errors];
  } finally {
    await context.close();
  }
}

async function widthProblems(tab: Tab, screen: string): Promise<Finding[]> {
  const beyond = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (beyond <= 0) return [];
  return [
    [
      `It is ${beyond} px wider than the screen of ${screen}.`,
      'Shorten the longest word, link or table.',
    ],
  ];
}

async function obstacles(tab: Tab): Promise<Finding[]> {
  return newObstacles([], await obstaclesOn(tab)).map(({help, target}) => [
    `Not everybody can use it: ${help} (${target}).`,
    'Change the words or the picture there, or show this to a developer.',
  ]);
}
