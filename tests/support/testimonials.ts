import type {Locator, Page} from 'playwright/test';

/** The testimonials of the home page: a scrolling row, or the carousel that replaces it. */
export function getTestimonials(page: Page): Locator {
  return page
    .locator('main :is([role=region], [aria-roledescription=carousel]):has(blockquote)')
    .first();
}
