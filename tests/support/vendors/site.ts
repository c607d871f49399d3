import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {load} from 'cheerio';
import {expect, test as base, type Page} from 'playwright/test';
import {findInlineCode, makePolicy, readRules, writeEmbeds} from '@dental/delivery';
import {RULES_FILE, SITE_FOLDER, THANK_YOU_PATH} from '@dental/practice';
import {
  getEmbedPath,
  configureVendor,
  getEmbedSite,
  isFramed,
  getPageSources,
  type Vendor,
  VENDORS,
} from '@dental/vendors';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import type {Practice} from '@dental/testing/fixtures/shared';
import {startNginx, startOwnServer, type Running} from '../hosts/servers';
import {ANOTHER_SITE} from '../copies';
import {buildAnotherSite} from '../production';
import {recordViolations} from '../violations';
import {makeExampleIds} from '@dental/testing/vendors/ids';
import {startInternet, type Internet} from './internet';

/** The vendors that run in a frame. */
export const FRAMED_VENDORS = VENDORS.filter(isFramed);

/** The vendors that accept plain HTML forms. */
export const PLAIN_FORM_VENDORS = VENDORS.filter(({integration}) => integration === 'form');

/** The contact page for a practice that chose another of them. */
export const getPlainFormPath = ({id}: Pick<Vendor, 'id'>) => `/embed/form-${id}.html`;

const {practice} = anotherPractice.facts;
const HOME_HOST = new URL(practice.site).host;
export const EMBED_SITE = `https://embed.${HOME_HOST.replace(/^www\./, '')}`;
const OWN_HOSTS = [HOME_HOST, new URL(EMBED_SITE).host];

interface World {
  internet: Internet;
  /** The servers of the site, by the program that runs them. */
  hosts: Record<'npm run serve' | 'nginx', Running>;
}

/**
 * Tests of the fixture practice's site for patients at its own address, with mocked vendors. Every
 * framed vendor has its page, so that any of them can replace the chosen one.
 */
export const test = base.extend<
  {internet: Internet; requested: URL[]; violations: string[]},
  {formsBy: string | undefined; hasEmbedSite: boolean; world: World}
>({
  /**
   * A vendor of framed forms for a site of its own, because the build decides the forms of
   * patients' pages.
   */
  formsBy: [undefined, {option: true, scope: 'worker'}],
  /** True if vendors' scripts run at an address of their own; otherwise in a sandbox. */
  hasEmbedSite: [false, {option: true, scope: 'worker'}],
  world: [
    async ({formsBy, hasEmbedSite}, use) => {
      const {practice: practiceHere, folder: built} = await buildVendorSite(formsBy, hasEmbedSite);
      const folder = mkdtempSync(join(tmpdir(), 'vendors-'));
      const site = join(folder, SITE_FOLDER);
      const rules = await addAllVendors(built, site, practiceHere);
      const running = await startOwnServer({root: site, rules});
      const nginx = await startNginx({root: site, rules});
      const internet = await startInternet(OWN_HOSTS);
      await use({internet, hosts: {'npm run serve': running, nginx}});
      internet.stop();
      await Promise.all([running.stop(), nginx.stop()]);
      rmSync(folder, {recursive: true});
    },
    {scope: 'worker', timeout: 600_000},
  ],
  launchOptions: [
    ({launchOptions, world}, use) => {
      const {port} = world.internet;
      const all = [`--host-resolver-rules=MAP * 127.0.0.1:${port}`, '--ignore-certificate-errors'];
      return use({...launchOptions, args: [...(launchOptions.args ?? []), ...all]});
    },
    {scope: 'worker'},
  ],
  baseURL: practice.site,
  /** Starts fresh for each test. */
  internet: [
    ({world: {internet, hosts}}, use) => {
      Object.assign(internet, {submissions: [], fault: undefined, swap: undefined});
      internet.site = hosts['npm run serve'].port;
      return use(internet);
    },
    {auto: true},
  ],
  /** The requests to hosts other than the site's. */
  requested: async ({page}, use) => {
    const requested: URL[] = [];
    const note = (object: {url(): string}) => {
      const url = new URL(object.url());
      if (/^(https|wss):$/.test(url.protocol) && !OWN_HOSTS.includes(url.host)) requested.push(url);
    };
    page.on('request', note);
    page.on('websocket', note);
    await use(requested);
  },
  /** CSP violations in any frame, and script errors. */
  violations: async ({page}, use) => {
    await use(await recordViolations(page));
  },
});

/** Replaces the practice's vendor with another one. */
export async function replaceVendor(
  page: Page,
  internet: Internet,
  picked: string,
  vendor: string,
): Promise<void> {
  internet.swap = {from: getEmbedPath({id: picked}), to: getEmbedPath({id: vendor})};
  // The place of another kind doesn't say which form is wanted.
  await page.addInitScript(() => {
    if (location.pathname.startsWith('/embed/') && location.hash === '') location.hash = 'contact';
  });
}

/** The most that a vendor's content can make our page grow. */
const MAX_PAGE_PX = 60_000;

/**
 * Waits for an attack of the mock. Expects a SecurityError from each attempt, and an unchanged page
 * whose address the mock doesn't know.
 */
export async function expectNoAccess(page: Page): Promise<void> {
  const address = page.url();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const readAttempts = async () => {
    const all = page.frames().map((frame) =>
      frame
        .evaluate(() => {
          const {attempts, referrer} = window as {
            attempts?: Record<string, string>;
            referrer?: string;
          };
          return attempts && {...attempts, referrer};
        })
        // The frame is loading.
        .catch(() => undefined),
    );
    return (await Promise.all(all)).find(Boolean);
  };
  await expect.poll(readAttempts).toBeTruthy();
  const {referrer = '', ...attempts} = (await readAttempts()) ?? {};
  const results = Object.entries(attempts);
  expect(results.length).toBeGreaterThan(15);
  for (const result of results) expect(result).toEqual([result[0], 'SecurityError']);
  // Of our address, at most the origin: the path says what the visitor suffers from.
  expect(referrer.replace(/^https:\/\/[^/]*\/(embed\/[\w-]+\.html)?/, '')).toBe('');
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(
    MAX_PAGE_PX,
  );
  // The frame of a third party has errors of its own.
  expect(errors.filter(({message}) => message.includes("reading 'type'"))).toEqual([]);
}

/** The practice with another forms vendor, or with an address for vendors' scripts. */
/**
 * Builds the fixture practice's site with other settings of its vendors.
 * @param formsBy the vendor of its forms, if it isn't the usual one
 * @param hasEmbedSite true if vendors' scripts run at an address of their own
 */
export async function buildVendorSite(formsBy: string | undefined, hasEmbedSite: boolean) {
  const changed = changePractice(formsBy, hasEmbedSite);
  const folder = [ANOTHER_SITE, formsBy, hasEmbedSite && 'embeds'].filter(Boolean).join('-');
  await buildAnotherSite(folder, changed);
  return {practice: changed, folder};
}

function changePractice(vendor: string | undefined, hasEmbedSite: boolean): Practice {
  const {practice: details, integrations, thirdParties} = anotherPractice.facts;
  const facts = {
    ...anotherPractice.facts,
    practice: {...details, ...(hasEmbedSite && {embedSite: EMBED_SITE})},
  };
  if (vendor === undefined) return {...anotherPractice, facts};
  return {
    ...anotherPractice,
    facts: {
      ...facts,
      integrations: {
        ...integrations,
        forms: {vendor, ...makeExampleIds(vendor), tried: '2026-10-05'},
      },
      thirdParties: {...thirdParties, agreements: {...thirdParties.agreements, [vendor]: 'signed'}},
    },
  };
}

/**
 * Copies the built site and adds the page of every vendor with its Content-Security-Policy. Returns
 * the rules.
 */
async function addAllVendors(built: string, folder: string, {facts}: Practice) {
  cpSync(join(built, SITE_FOLDER), folder, {recursive: true});
  const rules = readRules(join(built, RULES_FILE));
  if (!rules) throw new Error('The site of another practice has no rules.');
  const used = FRAMED_VENDORS.map((vendor) => configureVendor(vendor, makeExampleIds(vendor.id)));
  const embedSite = getEmbedSite(facts.practice, 'production');
  const {byPath} = rules.headers.policies;
  for (const vendor of used) {
    // One by one, as if it were the only vendor of a practice.
    const embeds = await writeEmbeds(process.cwd(), folder, facts.practice, [vendor], embedSite);
    for (const [path, page] of embeds) byPath[path] = makePolicy({...page, isFramed: true});
  }
  const contact = readFileSync(join(folder, 'contact-us.html'), 'utf8');
  for (const vendor of PLAIN_FORM_VENDORS) {
    const html = replaceForm(contact, vendor);
    writeFileSync(join(folder, getPlainFormPath(vendor)), html);
    const sources = getPageSources([configureVendor(vendor, makeExampleIds(vendor.id))]);
    byPath[getPlainFormPath(vendor)] = makePolicy({code: findInlineCode(html), sources});
  }
  return rules;
}

/** A page with another vendor's contact form. */
function replaceForm(html: string, vendor: Vendor): string {
  const target = vendor.form?.(makeExampleIds(vendor.id), 'contact', {
    address: practice.site,
    thanks: THANK_YOU_PATH,
  });
  if (!target) throw new Error(`${vendor.name} takes no form.`);
  const $ = load(html);
  // The policy of the chosen vendor, if the host has no room for it.
  $('meta[http-equiv]').remove();
  const form = $('main form[action^="https://"]').attr('action', target.action);
  form.find('input[type=hidden], input[tabindex="-1"]').remove();
  for (const [name, value] of Object.entries(target.attributes ?? {})) form.attr(name, value);
  for (const [name, value] of Object.entries({...target.hidden, [target.honeypot]: ''}))
    form.append($('<input type="hidden">').attr({name, value}));
  return $.html();
}
