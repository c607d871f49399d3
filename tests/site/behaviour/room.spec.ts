import {expect, test} from 'playwright/test';
import {site} from '../../support/realSite';
import {visit} from '../../support/visit';

/* A service that comes into its place moves nothing: a link that moves under a finger is not the one that is meant. */

const {forms} = site.integrations;

const PLACES = {
  'the contact form': ['/contact-us', placeOf(forms.contact)],
  'the virtual visit form': ['/virtual-consultation', placeOf(forms.virtual)],
  'the newsletter': ['/about-us', placeOf(forms.newsletter)],
  'the financing widget': ['/payment-plans', 'main [data-state]'],
} as const;

function placeOf(form: string): string {
  return `[data-state]:has([data-form-id="${form}"])`;
}

for (const [name, [path, selector]] of Object.entries(PLACES)) {
  test(`nothing moves when ${name} comes, on a phone, a tablet and a wide screen`, async ({page}) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({width, height: 800});
      await visit(page, path);
      const place = page.locator(selector);
      const room = () => place.evaluate((element) => element.getBoundingClientRect().height);
      const before = await room();
      const moved = await page.evaluateHandle(() => {
        const shifts: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
        }).observe({type: 'layout-shift'});
        return shifts;
      });
      await place.evaluate((element) => element.scrollIntoView({block: 'center'}));
      await expect(place).toHaveAttribute('data-state', 'ready');
      await expect(place.locator('form')).toBeVisible();
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50))));
      const sum = (await moved.jsonValue()).reduce((all, value) => all + value, 0);
      expect({width, grown: (await room()) - before, moved: sum}).toEqual({width, grown: 0, moved: 0});
    }
  });
}
