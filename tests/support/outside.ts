import {expect, type BrowserContext, type Page, type Route} from 'playwright/test';
import {anotherPractice} from '../fixtures/anotherPractice';

/** How an outside service can fail. */
export const FAULTS = ['refuses', 'hangs', 'answers 500', 'answers after 10 s', 'throws', 'sends garbage'] as const;
export type Fault = (typeof FAULTS)[number];

const {integrations, practice} = anotherPractice.facts;
const hostOf = (address: string) => new URL(address).hostname;

/** The hosts of the services of the practice whose patients' site is tested. */
export const HOSTS = {
  forms: hostOf(integrations.forms.script),
  chat: hostOf(integrations.chat.script),
  financing: hostOf(integrations.financingWidget.script),
  map: hostOf(practice.links.mapEmbed),
  booking: hostOf(practice.links.booking),
};

/** What each service's script does when it works; it notes on the window what it was told. */
const SCRIPTS: Record<string, string> = {
  [HOSTS.forms]: `window.FormServe = {fill() {
    document.querySelectorAll('[data-form-id]:empty').forEach((place) => {
      place.innerHTML = '<form aria-label="' + place.dataset.formId + '"><label>Name <input></label></form>';
    });
  }};`,
  [HOSTS.chat]: `window.told = []; window.DeskChat = {
    init(options) { window.told.push(options); },
    open() { window.told.push('open'); },
  };`,
  [HOSTS.financing]: `window.told = []; window.CherryWidget = {init({element, ...options}) {
    window.told.push(options);
    element.innerHTML = '<label>Amount to finance <input></label>';
  }};`,
};

const THROWING = `const fail = () => { throw new Error('The service throws.'); };
  window.FormServe = {fill: fail}; window.DeskChat = {init: fail, open: fail}; window.CherryWidget = {init: fail};
  fail();`;

const PAGE = '<!doctype html><title>Outside</title><p>A page of somebody else';

/** What was asked of other hosts in a context, and how to let the late answers come. */
export interface Outside {
  /** The addresses, in order. */
  asked: URL[];
  answerLate(): Promise<void>;
}

/**
 * Answers in the place of all other hosts, so that no test leaves this machine.
 * @param fault how every service fails; without one they work. The booking page always works.
 */
export async function mockOthers(context: BrowserContext, fault?: Fault): Promise<Outside> {
  const outside: Outside = {
    asked: [],
    answerLate: async () => {
      // The page has asked, but on a busy machine that takes a moment to come here.
      await expect.poll(() => late.length).toBeGreaterThan(0);
      await Promise.all(late.splice(0).map((route) => answer(route)));
    },
  };
  const late: Route[] = [];
  await context.route(
    ({hostname}) => hostname !== 'localhost',
    async (route) => {
      const url = new URL(route.request().url());
      outside.asked.push(url);
      if (fault === undefined || url.hostname === HOSTS.booking) return answer(route);
      if (fault === 'refuses') return route.abort('connectionrefused');
      if (fault === 'answers 500') return route.fulfill({status: 500, body: 'Internal error'});
      if (fault === 'sends garbage') return route.fulfill({contentType: typeOf(route), body: '{<!"\u0000'});
      if (fault === 'throws')
        return route.fulfill({contentType: typeOf(route), body: isScript(route) ? THROWING : PAGE});
      if (fault === 'answers after 10 s') late.push(route);
      return undefined;
    },
  );
  return outside;
}

/** Errors and warnings of a page itself: what a browser says of the failing host is left out. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const isOfHost =
      !message.location().url.startsWith('http://localhost') && message.text().startsWith('Failed to load');
    if (['error', 'warning'].includes(message.type()) && !isOfHost) errors.push(message.text());
  });
  return errors;
}

function answer(route: Route): Promise<void> {
  const script = SCRIPTS[new URL(route.request().url()).hostname];
  return isScript(route)
    ? route.fulfill({contentType: 'text/javascript', body: script ?? ''})
    : route.fulfill({contentType: 'text/html', body: PAGE});
}

function isScript(route: Route): boolean {
  return route.request().resourceType() === 'script';
}

function typeOf(route: Route): string {
  return isScript(route) ? 'text/javascript' : 'text/html';
}
