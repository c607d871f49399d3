import type {Page} from 'playwright';
import type {Obstacle} from './axe';

/** Many patients can't read smaller text on paper. */
const MIN_PRINT_SIZE_PT = 8;

/** Finds obstacles that axe doesn't look for: page width, visible focus, and print size. */
export async function findLayoutObstacles(page: Page): Promise<Obstacle[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  const withoutFocusStyle = await page.evaluate(findStopsWithoutFocusStyle);
  await page.emulateMedia({media: 'print'});
  const smallTexts = await page.evaluate(findSmallTexts, MIN_PRINT_SIZE_PT);
  await page.emulateMedia({media: null});

  const obstacles: Obstacle[] = [];
  if (overflow > 0) {
    obstacles.push({
      rule: 'width',
      help: 'Wider than a phone screen',
      target: `by ${overflow} px`,
    });
  }
  for (const target of withoutFocusStyle)
    obstacles.push({rule: 'focus', help: 'Keyboard focus is invisible', target});
  for (const target of smallTexts)
    obstacles.push({rule: 'paper', help: 'Printed text is too small to read', target});
  return obstacles;
}

/** Runs in the page. Finds elements that look the same with and without the focus. */
function findStopsWithoutFocusStyle(): string[] {
  const focusable = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  );
  const stops = [...focusable].filter(
    (stop) =>
      stop.checkVisibility({visibilityProperty: true}) && stop.matches(':enabled, a, summary'),
  );
  const before: string[] = [];
  const after: string[] = [];
  // Loops, because the compiler wraps named functions in a helper that the page doesn't have.
  for (const looks of [before, after]) {
    for (const stop of stops) {
      if (looks === after) stop.focus({preventScroll: true});
      // The focus may be drawn on the parent or the next element.
      const look = [stop, stop.parentElement, stop.nextElementSibling]
        .flatMap((element) => (element ? getComputedStyle(element) : []))
        .map(({outline, boxShadow, backgroundColor, borderColor, textDecoration, color}) =>
          [outline, boxShadow, backgroundColor, borderColor, textDecoration, color].join(),
        );
      looks.push(look.join());
    }
  }
  (document.activeElement as HTMLElement | null)?.blur();
  return stops
    .filter((_, index) => before[index] === after[index])
    .map((stop) => stop.textContent?.trim() || stop.outerHTML.slice(0, 60));
}

/** Runs in the page. Finds texts smaller than a size in points. */
function findSmallTexts(minPoints: number): string[] {
  const elements = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.checkVisibility() &&
      parseFloat(getComputedStyle(element).fontSize) * 0.75 < minPoints &&
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ),
  );
  return elements.map((element) => element.textContent?.trim().slice(0, 60) ?? '');
}
