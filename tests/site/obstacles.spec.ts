import {expect, test} from 'playwright/test';
import {findObstacles} from '@dental/changes/review';

test('finds low contrast, missing texts, and small buttons', async ({page}) => {
  // This gray passes level AA, not AAA.
  await page.setContent(`<!doctype html>
    <html lang="en">
      <title>Page</title>
      <main>
        <h1>Page</h1>
        <p style="color: #767676; background: #fff">Gray words</p>
        <img src="data:," />
        <button></button>
        <button style="width: 12px; height: 12px; padding: 0">A</button><button
          style="width: 12px; height: 12px; padding: 0">B</button>
      </main>
    </html>`);
  const rules = new Set((await findObstacles(page)).map(({rule}) => rule));
  expect([...rules].sort()).toEqual([
    'button-name',
    'color-contrast-enhanced',
    'image-alt',
    'target-size',
  ]);
});
