import {expect, type FrameLocator, type Locator, type Page} from 'playwright/test';
import {getEmbedPath, listHosts, type Kind, type Vendor} from '@dental/vendors';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {makeExampleIds} from '@dental/testing/vendors/ids';
import type {Fault, Internet} from '../../support/vendors/internet';
import {MOCKS, type MockVendor} from '../../support/vendors/mocks';
import {expectNoAccess, FRAMED_VENDORS, replaceVendor, test} from '../../support/vendors/site';
import {visit} from '../../support/visit';

/*
 * Every vendor in a frame, against a mock that behaves as its documentation says: the patient's
 * view when it works and when it fails. forms.spec.ts tests plain HTML forms.
 */

const {phone, email, links} = anotherPractice.facts.practice;

// Some scripts need this; sandboxedVendors.spec.ts tests the others without it.
test.use({hasEmbedSite: true});

/** The page for each kind of vendor, and the vendor that the practice chose. */
interface Place {
  path: string;
  picked: string;
  open(page: Page): Promise<unknown>;
}

/**
 * This practice has no framed form, so a form with a script takes the calculator's place, and a
 * form with a page of its own the map's.
 */
const calculator: Place = {
  path: '/payment-plans',
  picked: 'cherry',
  open: (page) => place(page).evaluate((element) => element.scrollIntoView({block: 'center'})),
};

const map: Place = {
  path: '/contact-us',
  picked: 'openstreetmap',
  open: (page) => page.getByRole('link', {name: 'Show the map'}).click(),
};

const PLACES: Record<Exclude<Kind, 'forms'>, Place> = {
  financing: calculator,
  chat: {
    path: '/about-us',
    picked: 'crisp',
    open: (page) => page.getByRole('link', {name: 'Chat with us'}).click(),
  },
  map,
  videos: {
    path: '/services',
    picked: 'youtube',
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('link', {name: /^Play video/})
        .first()
        .click(),
  },
};

function getPlace({kind, integration}: Vendor): Place {
  if (kind !== 'forms') return PLACES[kind];
  return integration === 'script' ? calculator : map;
}

/**
 * Possible failures, and the response in each. A page that is only framed reveals most failures by
 * silence.
 */
const FAULTS: Record<string, {kind: Fault; of: 'first' | 'second'; ofFrames?: 'nightly' | 'none'}> =
  {
    'answers with an error': {kind: 'error', of: 'first'},
    'never answers': {kind: 'hang', of: 'first'},
    'sends garbage': {kind: 'garbage', of: 'first', ofFrames: 'nightly'},
    'is blocked': {kind: 'blocked', of: 'first', ofFrames: 'nightly'},
    'sends nothing that shows anything': {kind: 'silent', of: 'first', ofFrames: 'nightly'},
    'throws an error': {kind: 'throws', of: 'first', ofFrames: 'nightly'},
    'does what its Content-Security-Policy forbids': {
      kind: 'forbidden',
      of: 'first',
      ofFrames: 'none',
    },
    'never gets its second script or data': {kind: 'hang', of: 'second'},
    'gets an error for its second script or data': {kind: 'error', of: 'second'},
  };

for (const vendor of FRAMED_VENDORS) {
  const mock = MOCKS[vendor.id];
  if (!mock) throw new Error(`tests/support/vendors/mocks.ts has no mock of ${vendor.name}.`);

  test.describe(vendor.name, () => {
    test.use({reducedMotion: 'reduce'});

    // By day every vendor works once. One of each kind runs the rest, because the surrounding page
    // is the same.
    const standsForAll =
      FRAMED_VENDORS.find(({integration}) => integration === vendor.integration) === vendor;
    const when = standsForAll ? '' : ' @nightly';

    // tests/hosts compares the headers of both hosts; one vendor of each kind runs on both.
    for (const host of standsForAll
      ? (['npm run serve', 'nginx'] as const)
      : (['npm run serve'] as const)) {
      test(`works on ${host} without violating its Content-Security-Policy`, async ({
        page,
        internet,
        requested,
        violations,
        world,
      }) => {
        internet.site = world.hosts[host].port;
        await scrollTo(page, internet, vendor, requested);
        await expect(place(page)).toHaveAttribute('data-state', 'ready');
        await use(getFrame(page, mock), internet, vendor);
        expect(violations).toEqual([]);
        expectOnlyOwnHosts(requested, vendor);
      });
    }

    if (vendor.integration === 'script' && standsForAll)
      test('appears even if its Content-Security-Policy blocks an image', async ({
        page,
        internet,
        violations,
        requested,
      }) => {
        internet.fault = {address: mock.first, kind: 'picture'};
        await scrollTo(page, internet, vendor, requested);
        await expect(place(page)).toHaveAttribute('data-state', 'ready');
        await use(getFrame(page, mock), internet, vendor);
        expect(violations).toEqual([expect.stringContaining('img-src')]);
      });

    if (vendor.kind === 'forms' && vendor.integration === 'script')
      test('stays usable when its Content-Security-Policy blocks a request later', async ({
        page,
        internet,
        violations,
        requested,
      }) => {
        internet.fault = {address: mock.first, kind: 'reports typing'};
        await scrollTo(page, internet, vendor, requested);
        await expect(place(page)).toHaveAttribute('data-state', 'ready');
        await getFrame(page, mock).getByLabel('Message').fill('My tooth hurts');
        await expect.poll(() => violations.join()).toContain('connect-src');
        await expect(place(page)).toHaveAttribute('data-state', 'ready');
      });

    test(`gets no access to our page, its address, or its storage${when}`, async ({
      page,
      internet,
      requested,
    }) => {
      internet.fault = {address: mock.first, kind: 'attack'};
      await scrollTo(page, internet, vendor, requested);
      await expectNoAccess(page);
    });

    if (vendor.integration === 'script')
      test(`starts no script in a page with our origin${when}`, async ({
        page,
        internet,
        requested,
      }) => {
        await scrollTo(page, internet, vendor, requested);
        await expect(place(page)).toHaveAttribute('data-state', 'ready');
        requested.length = 0;
        await page.goto(getEmbedPath(vendor));
        await page.waitForLoadState('networkidle');
        expect(requested.map(String)).toEqual([]);
      });

    test('appears even if it is slow @nightly', async ({page, internet, requested}) => {
      internet.fault = {address: mock.first, kind: 'slow'};
      await scrollTo(page, internet, vendor, requested);
      await expect(place(page)).toHaveAttribute('data-state', 'loading');
      await expect(place(page)).toHaveAttribute('data-state', 'ready');
    });

    for (const [message, {kind, of, ofFrames}] of Object.entries(FAULTS)) {
      const address = mock[of];
      const isFrame = vendor.integration === 'frame';
      if (
        address === undefined ||
        (mock.isMute && kind !== 'hang') ||
        (isFrame && ofFrames === 'none')
      )
        continue;
      const tag = isFrame && ofFrames === 'nightly' ? ' @nightly' : when;
      test(`shows the patient a next step when the vendor ${message}${tag}`, async ({
        page,
        internet,
        requested,
      }) => {
        internet.fault = {address, kind};
        await page.clock.install();
        await scrollTo(page, internet, vendor, requested);
        await expect.poll(() => requested.some(({href}) => href.startsWith(address))).toBe(true);
        await page.clock.fastForward(8_000);
        await expect(place(page)).toHaveAttribute('data-state', 'failed');
        await expectWays(page, vendor);
      });
    }
  });
}

/** The vendor's place: in the dialog, the map, or the first on the page. */
function place(page: Page): Locator {
  return page.locator('[data-state]:has(iframe[src*="/embed/"]), main [data-state]').first();
}

/**
 * Goes to a vendor's place and acts like a visitor. Nothing is requested from third parties before
 * that.
 */
async function scrollTo(
  page: Page,
  internet: Internet,
  vendor: Vendor,
  requested: readonly URL[],
): Promise<void> {
  const {path, picked, open} = getPlace(vendor);
  await replaceVendor(page, internet, picked, vendor.id);
  await visit(page, path);
  expect(requested.map(String)).toEqual([]);
  await open(page);
}

function getFrame(page: Page, {isNested}: MockVendor): FrameLocator {
  const frame = page.frameLocator('iframe[src*="/embed/"]');
  return isNested ? frame.frameLocator('iframe') : frame;
}

/** Uses a working vendor like a visitor. */
async function use(frame: FrameLocator, {submissions}: Internet, {kind}: Vendor): Promise<void> {
  if (kind !== 'forms' && kind !== 'chat')
    return expect(frame.getByText('The mock works').first()).toBeVisible();
  const words = `Zoë O’Brien & “<b>100 %</b>” ${kind}`;
  await frame.getByLabel('Message').fill(words);
  await frame.getByRole('button', {name: 'Send'}).click();
  await expect(
    frame.getByText(kind === 'chat' ? `You wrote: ${words}` : 'You wrote to us'),
  ).toBeVisible();
  expect(submissions.map(({fields}) => fields)).toContainEqual({message: words});
}

function expectOnlyOwnHosts(requested: readonly URL[], {id, sources}: Vendor): void {
  const vendorHosts = listHosts(sources(makeExampleIds(id)));
  const isKnown = (host: string) =>
    vendorHosts.some(
      (name) => name === host || (name.startsWith('*.') && host.endsWith(name.slice(1))),
    );
  expect(requested.map(({host}) => host).filter((host) => !isKnown(host))).toEqual([]);
}

/**
 * Phone, email, and booking in the vendor's place. The calculator's place stays empty
 * (specification, section 8).
 */
async function expectWays(page: Page, vendor: Vendor): Promise<void> {
  if (getPlace(vendor) === calculator)
    return expect(
      page.getByRole('main').getByRole('link', {name: 'Apply for financing'}),
    ).toBeVisible();
  await expect(place(page).getByText(/, so please .*\.$/)).toBeVisible();
  const addresses = [`tel:+1${phone.replaceAll(/\D/g, '')}`, `mailto:${email}`, links.booking];
  for (const address of addresses)
    await expect(place(page).locator(`a[href="${address}"]`)).toBeVisible();
}
