import type {BrowserContext, Route} from 'playwright/test';
import {hostsIn, type Kind, vendorsInUse} from '@dental/vendors';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {MOCKS} from './vendors/mocks';

const {practice} = anotherPractice.facts;

/** What the vendors in use follow from. */
const FACTS = {
  ...anotherPractice.facts,
  videos: Object.keys(anotherPractice.videos).map((id) => ({
    provider: anotherPractice.providers?.[id] ?? 'file',
    source: '',
  })),
};
const used = vendorsInUse(FACTS);
const hostsOf = (kind: string) => hostsIn(used.find((one) => one.kind === kind)?.sources ?? {});

/** The hosts of the vendors of the practice whose patients' site is tested. */
export const HOSTS = {
  forms: hostsOf('forms')[0] ?? '',
  financing: hostsOf('financing')[0] ?? '',
  booking: new URL(practice.links.booking).hostname,
};

/**
 * Answers for all other hosts, so that no test leaves this machine; what vendors do is in tests/support/vendors.
 * @returns the addresses that were requested, in order
 */
export async function mockOthers(context: BrowserContext): Promise<{asked: URL[]}> {
  const asked: URL[] = [];
  await context.route(
    ({hostname}) => hostname !== 'localhost',
    (route: Route) => {
      asked.push(new URL(route.request().url()));
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Outside</title><p>Somebody else',
      });
    },
  );
  return {asked};
}

/** Has the vendor of a kind answer as its mock does, where a place in which nothing comes would say so. */
export async function mockVendor(context: BrowserContext, kind: Kind): Promise<void> {
  const id = used.find((one) => one.kind === kind)?.vendor.id ?? '';
  for (const [start, {type, body}] of Object.entries(MOCKS[id]?.answers ?? {}))
    await context.route(
      ({href}) => href.startsWith(start),
      (route) =>
        route.fulfill({headers: {'Content-Type': type, 'Access-Control-Allow-Origin': '*'}, body}),
    );
}
