import {resolve} from 'node:path';
import {chromium, type Browser, type Page as Tab} from 'playwright';
import {RULES_FILE, SITE_FOLDER} from '@dental/practice';
import {deadLink, type Problem} from '@dental/content';
import {close, listen, siteServer} from '../serve/server';
import {obstaclesOn} from '@dental/changes/review';

/** A page to look at: its address, and the file that it is made of. */
export interface PageToVisit {
  path: string;
  file: string;
}

const PHONE = {width: 360, height: 740};
const DESK = {width: 1440, height: 900};
const TABS = 2;

/**
 * Looks at pages of the built site in a browser, on a phone and on a desk: whether they answer, have a heading, are usable
 * by everybody (axe), fit the screen, log no error and have no dead link.
 * @param browserPath where the browser is
 * @returns what is wrong, in words for who edited the page
 */
export async function lookAt(pages: readonly PageToVisit[], browserPath: string): Promise<Problem[]> {
  const server = siteServer({folder: resolve(SITE_FOLDER), rules: resolve(RULES_FILE)});
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-quic', '--no-first-run'],
  });
  try {
    const left = [...pages];
    const seen = new Map<string, Promise<boolean>>();
    const isAlive = (path: string) => {
      const known = seen.get(path) ?? answers(origin + path);
      seen.set(path, known);
      return known;
    };
    const found: Problem[] = [];
    const work = async () => {
      for (let page = left.shift(); page; page = left.shift())
        found.push(...(await lookAtOne(browser, origin, page, isAlive)));
    };
    await Promise.all(Array.from({length: TABS}, work));
    return found;
  } finally {
    await browser.close();
    await close(server);
  }
}

async function lookAtOne(
  browser: Browser,
  origin: string,
  {path, file}: PageToVisit,
  isAlive: (path: string) => Promise<boolean>,
): Promise<Problem[]> {
  const context = await browser.newContext({viewport: PHONE, reducedMotion: 'reduce', locale: 'en-US'});
  const tab = await context.newPage();
  const logged: string[] = [];
  tab.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  tab.on('pageerror', ({message}) => logged.push(message));
  const problem = (message: string, remedy: string): Problem => ({
    file,
    line: 1,
    message: `${path}: ${message}`,
    remedy,
  });
  try {
    const response = await tab.goto(origin + path, {waitUntil: 'load'});
    if (response?.status() !== 200)
      return [problem(`The page answers ${response?.status() ?? 'nothing'}.`, 'Show this to a developer.')];
    const found = [...(await headingProblems(tab)), ...(await widthProblems(tab, 'a phone'))];
    found.push(...(await obstacles(tab)));
    await tab.setViewportSize(DESK);
    // A first act starts the page's scripts, whose errors count too.
    await tab.mouse.wheel(0, 400);
    await tab.waitForTimeout(600);
    found.push(...(await widthProblems(tab, 'a desk')));
    found.push(...(await deadLinks(tab, origin, isAlive)));
    found.push(
      ...[...new Set(logged)].map((text): Finding => [`The browser says: ${text}`, 'Show this to a developer.']),
    );
    return found.map((finding) => problem(...finding));
  } finally {
    await context.close();
  }
}

type Finding = [message: string, remedy: string];

async function headingProblems(tab: Tab): Promise<Finding[]> {
  const headings = (await tab.locator('h1').allInnerTexts()).filter((text) => text.trim() !== '');
  if (headings.length === 1) return [];
  return [
    [`It has ${headings.length} large headings instead of one.`, 'Write the field heading:, and ## in the text.'],
  ];
}

async function widthProblems(tab: Tab, screen: string): Promise<Finding[]> {
  const beyond = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (beyond <= 0) return [];
  return [[`It is ${beyond} px wider than the screen of ${screen}.`, 'Shorten the longest word, link or table.']];
}

async function obstacles(tab: Tab): Promise<Finding[]> {
  const firstOfEach = new Map((await obstaclesOn(tab)).reverse().map((obstacle) => [obstacle.rule, obstacle]));
  return [...firstOfEach.values()].map(({help, target}) => [
    `Not everybody can use it: ${help} (${target}).`,
    'Change the words or the picture there, or show this to a developer.',
  ]);
}

async function deadLinks(tab: Tab, origin: string, isAlive: (path: string) => Promise<boolean>): Promise<Finding[]> {
  const addresses = await tab.evaluate(() =>
    [...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).href),
  );
  const paths = new Set(
    addresses.filter((address) => address.startsWith(origin)).map((address) => new URL(address).pathname),
  );
  const checked = await Promise.all([...paths].map(async (path) => ({path, alive: await isAlive(path)})));
  return checked
    .filter(({alive}) => !alive)
    .map(({path}) => deadLink(path))
    .map(({message, remedy}) => [message, remedy]);
}

async function answers(address: string): Promise<boolean> {
  const {ok} = await fetch(address, {method: 'HEAD'});
  return ok;
}
