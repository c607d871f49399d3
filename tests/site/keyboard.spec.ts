import {expect, test} from 'playwright/test';
import {site} from '@dental/testing/realSite';
import {visit} from '../support/visit';

const {layout} = site.labels;

test('moves through the header in reading order with visible focus', async ({page}) => {
  await visit(page, '/');
  const stops: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const {name, isSeen} = await page.evaluate(() => {
      const element = document.activeElement!;
      const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
      const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return {
        name: (element.getAttribute('aria-label') ?? element.textContent ?? '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
        isSeen: element === document.body || isOutlined || boxShadow !== 'none',
      };
    });
    expect(isSeen, `Nothing shows that "${name}" has the focus.`).toBe(true);
    stops.push(name);
  }
  const entries = site.menus.main.map(({label}) => label);
  const places = [layout.skip, layout.callNow, layout.topBarBooking, ...entries].map((label) =>
    stops.findIndex((text) => text.startsWith(label)),
  );
  expect(places, stops.join(' | ')).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('stops at a table only when it scrolls', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await visit(page, '/payment-plans');
  const table = page.getByRole('group', {name: site.labels.payment.waysToPay});
  await expect(table).not.toHaveAttribute('tabindex');
  // A practice may have short words.
  await table.evaluate((box) => ((box.firstElementChild as HTMLElement).style.minWidth = '600px'));
  await page.setViewportSize({width: 320, height: 700});
  await expect(table).toHaveAttribute('tabindex', '0');
});
