import {expect, test, type Page} from 'playwright/test';
import {SPANISH_HOME} from '@dental/practice';
import {MAX_TAPS, listTasks, type Spot, type Task} from '../../packages/bench/tasks';
import {mockOthers} from '../support/otherHosts';
import {site} from '@dental/testing/realSite';

/*
 * The waiting-room test: the commonest tasks on a dentist's website, from the home page, with a
 * thumb.
 */

test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

for (const task of listTasks(site)) testTask('home', '/', task);
if (site.spanish)
  for (const task of listTasks(site, 'es')) testTask('home in Spanish', SPANISH_HOME, task);

function testTask(name: string, home: string, {wants, taps, answer, at}: Task): void {
  const count = taps.length === 1 ? 'one tap' : `${taps.length} taps`;
  test(`completes the task "${wants}" in ${count} from ${name}`, async ({page, context}) => {
    await mockOthers(context);
    if (at !== undefined) await page.clock.setFixedTime(at);
    expect(taps.length).toBeLessThanOrEqual(MAX_TAPS);
    await page.goto(home);
    for (const tap of answer ? taps : taps.slice(0, -1)) await getSpot(page, tap).tap();
    // A tap that leaves the site isn't made; its target must be visible without scrolling.
    const last = getSpot(page, answer ?? taps.at(-1)!);
    await expect(last).toBeVisible();
    if (!answer) await expect(last).toBeInViewport({ratio: 1});
  });
}

function getSpot(page: Page, {selector, words}: Spot) {
  return page
    .locator(selector)
    .filter({visible: true, ...(words === undefined ? {} : {hasText: words})})
    .first();
}
