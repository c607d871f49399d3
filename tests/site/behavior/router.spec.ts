import {expect, test, type Page} from 'playwright/test';
import {NEW_PATIENT_FORMS_PATH, URGENT_HELP_PATH} from '@dental/practice';
import {getPagesOfKind} from '@dental/content';
import {getMenuLabel, site} from '@dental/testing/realSite';
import {ANOTHER_ROUTES, test as practiceTest} from '../../support/production';
import {visit, recordFaults} from '../../support/visit';

/* Client-side navigation without a new document. */

const {notFound} = site.labels;
const getFooterLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true});

/** Records every text that a screen reader announces automatically. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const spoken = new Map<Element, string>();
    const readLiveRegion = () =>
      document.querySelectorAll('[role=status], [role=alert], [aria-live]:not([aria-live=off])');
    readLiveRegion().forEach((region) => spoken.set(region, region.textContent));
    new MutationObserver(() =>
      readLiveRegion().forEach((region) => {
        const text = region.textContent.trim();
        if (text !== '' && spoken.get(region) !== text) heard.push(text);
        spoken.set(region, text);
      }),
    ).observe(document.body, {childList: true, characterData: true, subtree: true});
    Object.assign(window, {heard});
  });
  return () => page.evaluate(() => (window as unknown as {heard: string[]}).heard);
}

/** The head data of a page, in any order. */
function readHead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tags = [
      ...document.head.querySelectorAll('meta:is([name], [property]), [rel=canonical]'),
    ];
    const texts = tags.map(({tagName, attributes}) =>
      [
        tagName,
        ...[...attributes]
          // The mark of the library that the build uses.
          .filter(({name}) => name !== 'data-rh')
          .map(({name, value}) => `${name}=${value}`)
          .sort(),
      ].join(' '),
    );
    return [document.title, document.documentElement.lang, ...texts.sort()];
  });
}

test('announces each new page once and updates its head data', async ({page}) => {
  await visit(page, '/');
  const heard = await listen(page);
  await page.locator('main a[href="#services"]').click();
  await expect(page).toHaveURL('/#services');
  const titles: string[] = [];
  const heads = new Map<string, string[]>();
  const expectArrival = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect.poll(heard).toHaveLength(titles.length + 1);
    titles.push(await page.title());
    heads.set(path, await readHead(page));
  };
  for (const path of ['/reviews', '/smile-gallery', '/contact-us']) {
    await getFooterLink(page, getMenuLabel(path)).click();
    await expectArrival(path);
  }
  await page.goBack();
  await expectArrival('/smile-gallery');
  await expect.poll(heard).toEqual(titles);
  // A visitor who can't see the change starts at the top.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: site.labels.layout.skip})).toBeFocused();
  for (const [path, head] of heads) {
    await page.goto(path);
    expect(head, path).toEqual(await readHead(page));
  }
});

test('announces each gallery change once', async ({page}) => {
  await visit(page, '/smile-gallery');
  const heard = await listen(page);
  const summaries: string[] = [];
  const expectArrival = async (summary: RegExp) => {
    const heading = page.getByRole('heading', {level: 2, name: summary});
    await expect(heading).toBeFocused();
    await expect.poll(heard).toHaveLength(summaries.length + 1);
    summaries.push(await heading.innerText());
  };
  await page.getByRole('link', {name: 'Next'}).click();
  await expectArrival(/^\d+ cases, page 2 of \d+$/);
  await page.getByLabel('Gender').selectOption('male');
  await page.getByRole('button', {name: 'Apply'}).click();
  await expectArrival(/^\d+ cases, page 1 of \d+$/);
  await page.goBack();
  await expectArrival(/^\d+ cases, page 2 of \d+$/);
  await expect.poll(heard).toEqual(summaries);
});

test('keeps the error page when scripts arrive, with a link home', async ({page}) => {
  const faults = recordFaults(page);
  const heading = page.getByRole('heading', {level: 1});
  await visit(page, '/services/nope?from=mail');
  await expect(heading).toHaveText(notFound.heading);
  expect(faults.console.filter((line) => !line.includes('404 (Not Found)'))).toEqual([]);
  await page.getByRole('main').getByRole('link', {name: notFound.button}).click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => {
    history.pushState({}, '', '/our-staff/nope');
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(heading).toHaveText(notFound.heading);
});

test('returns to the position on the page after Back and Reload', async ({page}) => {
  await visit(page, '/about-us');
  const readTop = () => page.evaluate(() => window.scrollY);
  const goDown = () => page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
  await goDown();
  // A click by the mouse would scroll to the link first.
  await getFooterLink(page, getMenuLabel('/reviews')).dispatchEvent('click');
  await expect(page).toHaveURL('/reviews');
  await expect.poll(readTop).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await expect.poll(readTop).toBe(900);
  await page.reload();
  await expect.poll(readTop).toBe(900);
});

test('paints the first screen of a page before laying out the rest', async ({page}) => {
  await visit(page, '/about-us');
  await page.evaluate(() => {
    const layouts: string[] = [];
    Object.assign(window, {layouts});
    const lastPart = document.querySelector('footer')!;
    new MutationObserver(() => layouts.push(getComputedStyle(lastPart).contentVisibility)).observe(
      document.documentElement,
      {attributeFilter: ['data-lazy-layout']},
    );
  });
  const readLayouts = () => page.evaluate(() => (window as unknown as {layouts: string[]}).layouts);
  await getFooterLink(page, getMenuLabel('/reviews')).dispatchEvent('click');
  await expect(page).toHaveURL('/reviews');
  await expect.poll(readLayouts).toEqual(['auto', 'visible']);

  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await readLayouts()).toEqual(['auto', 'visible']);
});

test('keeps the Spanish error page when scripts arrive, with Spanish links', async ({page}) => {
  test.skip(!site.spanish, 'Another practice may have no Spanish.');
  const faults = recordFaults(page);
  await visit(page, '/es/nope?from=mail');
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText(site.spanish!.labels.notFound.heading);
  await page.locator('[data-nearest-pages] a').first().click();
  await expect(page).toHaveURL(/\/es\/./);
  await expect(heading).not.toHaveText(site.spanish!.labels.notFound.heading);
  expect(faults.console.filter((line) => !line.includes('404 (Not Found)'))).toEqual([]);
});

practiceTest('hydrates the 404 page at the address of a page that it lacks', async ({page}) => {
  const faults = recordFaults(page);
  for (const path of [NEW_PATIENT_FORMS_PATH, URGENT_HELP_PATH]) {
    expect(ANOTHER_ROUTES).not.toContain(path);
    await visit(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(notFound.heading);
  }
  expect(faults.console.filter((line) => !line.includes('404 (Not Found)'))).toEqual([]);
});

test('shows a treatment at a hash that no browser can decode', async ({page}) => {
  const faults = recordFaults(page);
  const treatment = getPagesOfKind(site, 'sub-service')[0]!;
  await visit(page, `${treatment.path}#%E0%A4%A`);
  await expect(page.getByRole('heading', {level: 1, name: treatment.heading})).toBeVisible();
  expect(faults.console).toEqual([]);
});
