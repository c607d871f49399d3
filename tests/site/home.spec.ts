import {expect, test} from 'playwright/test';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the button down glides to the services, by tap and by key', async ({page}) => {
    await page.goto('/');
    const down = page.locator('main a[href="#services"]');
    const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behavior()).toBe('auto');
    await down.focus();
    await expect.poll(behavior).toBe('smooth');
    // The focus, too, glides to the link.
    let last = -1;
    const hasStopped = async () => last === (last = await page.evaluate(() => scrollY));
    await expect.poll(hasStopped).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.locator('#services')).toBeInViewport();
    await page.goto('/');
    await down.hover();
    await page.mouse.down();
    await expect.poll(behavior).toBe('smooth');
    await expect.poll(hasStopped).toBe(true);
    await page.mouse.up();
    // On the way neither the mouse nor the focus need to be at the link any more: what counts is that the page is seen between.
    const between = new Set<number>();
    await expect
      .poll(async () => between.add(await page.evaluate(() => scrollY)).size, {intervals: [5]})
      .toBeGreaterThan(3);
    await expect(page.locator('#services')).toBeInViewport();
  });
});
