import type {Page} from 'playwright/test';

/** Layout shifts that the visitor didn't cause. */
export interface Shift {
  /** The size as browsers count it: share of the screen times share of the distance. */
  value: number;
  message: string;
}

/** The page's record of shifts. */
interface Notes {
  shifts: Shift[];
  /** Waits for a paint, or half a second: a busy machine may not paint for long. */
  frame(): Promise<unknown>;
}

/** Records layout shifts from the first paint on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 500);
      });
    Object.assign(window, {shifts, frame} satisfies Notes);
    new PerformanceObserver((list) => {
      for (const {value, sources} of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: {node: Node | null}[];
      })[]) {
        if (value === 0) continue;
        const nodes = sources.map(({node}) =>
          node instanceof Element ? node.outerHTML : node?.textContent,
        );
        shifts.push({value, message: nodes.map((node) => String(node).slice(0, 80)).join(' | ')});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** The layout shifts since the last call. */
export function takeShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    const {frame, shifts} = window as unknown as Notes;
    await frame();
    await frame();
    return shifts.splice(0);
  });
}

/** Scrolls through a page so that everything lazy loads. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const {frame} = window as unknown as Notes;
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      await frame();
      await frame();
    }
  });
}
