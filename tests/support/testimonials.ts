import type {Locator, Page} from 'playwright/test';

/** The testimonials of the home page: a row that scrolls, or the carousel that it becomes. */
export function testimonials(page: Page): Locator {
  return page
    .locator('main :is([role=region], [aria-roledescription=carousel]):has(blockquote)')
    .first();
}
