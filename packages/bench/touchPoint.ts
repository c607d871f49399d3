import type {ElementHandle} from 'puppeteer-core';

/**
 * Brings an element into view, at once and without a script's help.
 * @returns where a finger can touch it; nothing if something always lies over it
 */
export async function touchPointOf(element: ElementHandle): Promise<{x: number; y: number} | undefined> {
  return element.evaluate((target) => {
    for (const block of ['nearest', 'center', 'start', 'end'] as const) {
      target.scrollIntoView({block, behavior: 'instant'});
      for (const {left, top, width, height} of target.getClientRects()) {
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        if (target.contains(hit) || hit?.closest('label')?.control === target) return {x, y};
      }
    }
    return undefined;
  });
}
