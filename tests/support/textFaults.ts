import type {Page} from 'playwright/test';

/**
 * Finds text that visitors can't read on a narrow page or at a large text size: outside the window,
 * cut off by a box, or overlapping other text (WCAG 2.2, 1.4.4, 1.4.10, and 1.4.12). Fixed elements
 * are compared only with themselves, because they overlap the page by design.
 */
export function findTextFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Less than this is rounding, or the space that a font reserves for accents. */
    const SLACK = 3;
    interface Line {
      words: string;
      box: DOMRect;
      layer: Element | undefined;
    }
    const faults: string[] = [];
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const words = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (
        words === '' ||
        !element?.checkVisibility({visibilityProperty: true, opacityProperty: true})
      )
        continue;
      if (
        element.closest(
          '[class*="skip"], select, script, style, .swiper-slide:not(.swiper-slide-active)',
        )
      )
        continue;
      const around = listAncestors(element);
      if (around.some((box) => box.matches('[inert]') || isForScreenReaders(box))) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const scroller = around.find((box) =>
        ['auto', 'scroll'].includes(getComputedStyle(box).overflowX),
      );
      const layer = around.find((box) =>
        ['fixed', 'sticky'].includes(getComputedStyle(box).position),
      );
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        if (!scroller) findLost(words, box, around);
        if (!scroller) lines.push({words, box, layer});
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top > line.box.bottom) break;
        if (other.layer !== line.layer) continue;
        const width =
          Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const height = Math.min(line.box.bottom, other.box.bottom) - other.box.top;
        const share = height / Math.min(line.box.height, other.box.height);
        if (width > SLACK && share > 0.45)
          faults.push(`"${shorten(line.words)}" lies on "${shorten(other.words)}"`);
      }
    });
    return [...new Set(faults)];

    function findLost(words: string, box: DOMRect, around: Element[]): void {
      if (box.left < -SLACK || box.right > window.innerWidth + SLACK) {
        faults.push(`"${shorten(words)}" sticks out of the window`);
        return;
      }
      const cut = around.find((candidate) => {
        const {overflowX, overflowY} = getComputedStyle(candidate);
        const frame = candidate.getBoundingClientRect();
        const isClipped = (overflow: string) => ['hidden', 'clip'].includes(overflow);
        return (
          (isClipped(overflowX) &&
            (box.left < frame.left - SLACK || box.right > frame.right + SLACK)) ||
          (isClipped(overflowY) &&
            (box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK))
        );
      });
      if (cut)
        faults.push(
          `"${shorten(words)}" is cut off by ${cut.tagName.toLowerCase()}.${cut.className}`,
        );
    }

    function listAncestors(element: Element): Element[] {
      const elements: Element[] = [];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        elements.push(box);
      return elements;
    }

    /** Returns true if a part of the page is for screen readers only. */
    function isForScreenReaders(box: Element): boolean {
      return getComputedStyle(box).clipPath === 'inset(50%)';
    }

    function shorten(words: string): string {
      return words.slice(0, 40);
    }
  });
}
