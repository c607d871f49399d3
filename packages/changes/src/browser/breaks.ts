import type {Page} from 'playwright';
import type {Obstacle} from './axe';

/** Smaller text, in points, is not read on paper by many patients. */
const SMALLEST_ON_PAPER = 8;

/** What breaks on a page as it is now and axe does not look for: its width, the focus, and text on paper. */
export async function breaksOn(page: Page): Promise<Obstacle[]> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  const unseen = await page.evaluate(withoutFocus);
  await page.emulateMedia({media: 'print'});
  const small = await page.evaluate(smallTexts, SMALLEST_ON_PAPER);
  await page.emulateMedia({media: null});
  return [
    ...(beyond > 0
      ? [{rule: 'width', help: 'Wider than the screen of a phone', target: `by ${beyond} px`}]
      : []),
    ...unseen.map((target) => ({
      rule: 'focus',
      help: 'Nothing shows where the keyboard is',
      target,
    })),
    ...small.map((target) => ({
      rule: 'paper',
      help: 'Text on paper that is too small to read',
      target,
    })),
  ];
}

/** What can be reached by the keyboard, and looks the same with the focus, with whatever is right beside it. */
function withoutFocus(): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  );
  const stops = [...all].filter(
    (stop) =>
      stop.checkVisibility({visibilityProperty: true}) && stop.matches(':enabled, a, summary'),
  );
  const [before, after] = [false, true].map((withFocus) =>
    stops.map((stop) => {
      if (withFocus) stop.focus({preventScroll: true});
      return [stop, stop.parentElement, stop.nextElementSibling]
        .flatMap((one) => (one ? getComputedStyle(one) : []))
        .map(({outline, boxShadow, backgroundColor, borderColor, textDecoration, color}) =>
          [outline, boxShadow, backgroundColor, borderColor, textDecoration, color].join(),
        )
        .join();
    }),
  );
  (document.activeElement as HTMLElement | null)?.blur();
  return stops
    .filter((_, at) => before?.[at] === after?.[at])
    .map((stop) => stop.textContent?.trim() || stop.outerHTML.slice(0, 60));
}

/** The texts of fewer points than these. */
function smallTexts(points: number): string[] {
  const parts = [...document.querySelectorAll('body *')].filter(
    (part) =>
      part.checkVisibility() &&
      parseFloat(getComputedStyle(part).fontSize) * 0.75 < points &&
      [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ),
  );
  return parts.map((part) => part.textContent?.trim().slice(0, 60) ?? '');
}
