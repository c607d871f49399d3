import {expect, test as ourTest} from 'playwright/test';
import {expectUsable} from '../../support/obstacles';
import {test} from '../../support/vendors/site';
import {visit} from '../../support/visit';

// A sandboxed chat forgets its conversation with the document.
test.use({hasEmbedSite: true});

test('keeps an open chat and its conversation across pages', async ({
  page,
  requested,
  violations,
}) => {
  await visit(page, '/about-us');
  await page.getByRole('link', {name: 'Chat with us'}).click();
  const chat = page.frameLocator('iframe[src$="/embed/crisp.html"]');
  await chat.getByLabel('Message').fill('Do you see children?');
  await chat.getByRole('button', {name: 'Send'}).click();
  await expect(chat.getByText('You wrote: Do you see children?')).toBeVisible();
  await chat.getByLabel('Message').fill('Half a sent');

  for (const [name, path] of [
    ['Testimonial', '/reviews'],
    ['Payment Plans', '/payment-plans'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', {name, exact: true}).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(chat.getByText('You wrote: Do you see children?')).toBeVisible();
    await expect(chat.getByLabel('Message')).toHaveValue('Half a sent');
  }
  expect(requested.filter(({pathname}) => pathname === '/l.js')).toHaveLength(1);

  await visit(page, '/new-patients');
  await expect(chat.getByText('You wrote: Do you see children?')).toBeVisible();
  expect(violations).toEqual([]);
});

test('keeps the conversation of a closed chat and focuses its launcher', async ({page}) => {
  await visit(page, '/about-us');
  const launcher = page.getByRole('link', {name: 'Chat with us'});
  await launcher.click();
  const chat = page.frameLocator('iframe[src$="/embed/crisp.html"]');
  await chat.getByLabel('Message').fill('Half a sent');
  await page.getByRole('button', {name: 'Close chat'}).click();
  await expect(launcher).toBeFocused();
  await launcher.click();
  await expect(chat.getByLabel('Message')).toHaveValue('Half a sent');
});

test('leaves the focus where it is when a hidden chat closes', async ({page}) => {
  await visit(page, '/about-us');
  await page.getByRole('link', {name: 'Chat with us'}).click();
  const chat = page.frameLocator('iframe[src$="/embed/crisp.html"]');
  await expect(chat.getByLabel('Message')).toBeVisible();
  await page.getByRole('button', {name: 'Close chat'}).click();
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.focus();
  const body = chat.locator('body');
  await body.evaluate(() => parent.postMessage({type: 'closed'}, '*'));
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  await expect(link).toBeFocused();
});

ourTest('in a preview the chat and the map are usable by everybody', async ({page}) => {
  await visit(page, '/contact-us');
  await page.getByRole('link', {name: 'Show the map'}).click();
  await expect(page.getByText(/^This is a preview: on the live site the map/)).toBeVisible();
  await expectUsable(page);
  await page.getByRole('link', {name: 'Chat with us'}).click();
  await expect(page.getByRole('dialog').getByRole('button', {name: 'Close chat'})).toBeFocused();
  await expectUsable(page);
});

ourTest(
  'at the end of a page of any width the chat launcher covers nothing that can be pressed',
  async ({page}) => {
    for (const path of ['/', '/privacy-policy']) {
      await visit(page, path);
      for (const width of [360, 768, 1024, 1280, 1440, 1600, 1920]) {
        await page.setViewportSize({width, height: 900});
        const covered = await page.locator('[data-chat-launcher]').evaluate((launcher) => {
          window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'});
          const launcherBox = launcher.getBoundingClientRect();
          return [...document.querySelectorAll('a, button, input, summary')]
            .filter(
              (other) => other !== launcher && other.checkVisibility({visibilityProperty: true}),
            )
            .filter((other) => {
              const {left, right, top, bottom} = other.getBoundingClientRect();
              return (
                left < launcherBox.right &&
                right > launcherBox.left &&
                top < launcherBox.bottom &&
                bottom > launcherBox.top
              );
            })
            .map(({textContent}) => textContent);
        });
        expect({path, width, covered}).toEqual({path, width, covered: []});
      }
    }
  },
);
