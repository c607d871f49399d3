import type {BrowserContext, Route} from 'playwright/test';
import {listHosts, type Kind, listVendorsInUse} from '@dental/vendors';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {MOCKS} from './vendors/mocks';

const {practice} = anotherPractice.facts;

/** The vendors in use. */
const FACTS = {
  ...anotherPractice.facts,
  videos: Object.keys(anotherPractice.videos).map((id) => ({
    provider: anotherPractice.providers?.[id] ?? 'file',
    source: '',
  })),
};
const used = listVendorsInUse(FACTS);
const listHostsOfKind = (kind: string) =>
  listHosts(used.find((one) => one.kind === kind)?.sources ?? {});

/** The hosts of the vendors that the fixture practice uses. */
export const HOSTS = {
  forms: listHostsOfKind('forms')[0] ?? '',
  financing: listHostsOfKind('financing')[0] ?? '',
  booking: new URL(practice.links.booking).hostname,
};

/**
 * Answers for all other hosts, so that no test leaves this machine; tests/support/vendors mocks
 * vendors.
 * @returns the requested URLs, in order
 */
export async function mockOthers(context: BrowserContext): Promise<{requests: URL[]}> {
  const requests: URL[] = [];
  await context.route(
    ({hostname}) => hostname !== 'localhost',
    (route: Route) => {
      requests.push(new URL(route.request().url()));
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Outside</title><p>Somebody else',
      });
    },
  );
  return {requests};
}

/** Lets the vendor of a kind answer like its mock, because an empty place would show an error. */
export async function mockVendor(context: BrowserContext, kind: Kind): Promise<void> {
  const id = used.find((one) => one.kind === kind)?.vendor.id ?? '';
  for (const [start, {type, body}] of Object.entries(MOCKS[id]?.answers ?? {}))
    await context.route(
      ({href}) => href.startsWith(start),
      (route) =>
        route.fulfill({headers: {'Content-Type': type, 'Access-Control-Allow-Origin': '*'}, body}),
    );
}
