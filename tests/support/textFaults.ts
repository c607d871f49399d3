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
    /** Lines that share less of their height only touch. */
    const MIN_SHARED_HEIGHT = 0.45;
    const UNREAD_ELEMENTS =
      '[class*="skip"], select, script, style, .swiper-slide:not(.swiper-slide-active)';
    interface Line {
      words: string;
      box: DOMRect;
      /** The elements that contain it, the nearest first. */
      ancestors: Element[];
      /** The fixed or sticky element that it moves with. */
      layer: Element | undefined;
    }

    const lines = listTexts().flatMap(listLines);
    const faults = [...lines.flatMap(describeLostLine), ...describeOverlaps(lines)];
    return [...new Set(faults)];

    /** Lists the text nodes that visitors read. */
    function listTexts(): Node[] {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (isRead(walker.currentNode)) texts.push(walker.currentNode);
      return texts;
    }

    function isRead({textContent, parentElement}: Node): boolean {
      return (
        (textContent ?? '').trim() !== '' &&
        parentElement !== null &&
        parentElement.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
        !parentElement.closest(UNREAD_ELEMENTS) &&
        !listAncestors(parentElement).some(
          (box) => box.matches('[inert]') || isForScreenReaders(box),
        )
      );
    }

    /** Lists the lines of a text; none if visitors can scroll to its end. */
    function listLines(text: Node): Line[] {
      const words = (text.textContent ?? '').trim();
      const ancestors = listAncestors(text.parentElement);
      const hasStyle = (property: 'overflowX' | 'position', values: string[]) =>
        ancestors.find((box) => values.includes(getComputedStyle(box)[property]));
      if (hasStyle('overflowX', ['auto', 'scroll'])) return [];
      const layer = hasStyle('position', ['fixed', 'sticky']);
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({width}) => width >= 1);
      return boxes.map((box) => ({words, box, ancestors, layer}));
    }

    /** Describes a line that is outside the window, or that a box cuts off. */
    function describeLostLine({words, box, ancestors}: Line): string[] {
      if (box.left < -SLACK || box.right > window.innerWidth + SLACK)
        return [`"${shorten(words)}" is outside the window`];
      const frame = ancestors.find((candidate) => cutsOff(candidate, box));
      if (!frame) return [];
      return [
        `"${shorten(words)}" is cut off by ${frame.tagName.toLowerCase()}.${frame.className}`,
      ];
    }

    function cutsOff(frame: Element, box: DOMRect): boolean {
      const {overflowX, overflowY} = getComputedStyle(frame);
      const {left, right, top, bottom} = frame.getBoundingClientRect();
      const isClipped = (overflow: string) => ['hidden', 'clip'].includes(overflow);
      const isCutAtSide = box.left < left - SLACK || box.right > right + SLACK;
      const isCutInHeight = box.top < top - SLACK || box.bottom > bottom + SLACK;
      return (isClipped(overflowX) && isCutAtSide) || (isClipped(overflowY) && isCutInHeight);
    }

    function describeOverlaps(all: readonly Line[]): string[] {
      const sorted = [...all].sort((a, b) => a.box.top - b.box.top);
      return sorted.flatMap((line, index) => {
        const others = sorted.slice(index + 1);
        const firstBelow = others.findIndex(({box}) => box.top > line.box.bottom);
        return others
          .slice(0, firstBelow === -1 ? others.length : firstBelow)
          .filter((other) => other.layer === line.layer && overlaps(line.box, other.box))
          .map((other) => `"${shorten(line.words)}" overlaps "${shorten(other.words)}"`);
      });
    }

    /** Returns true if a line overlaps another one that doesn't start above it. */
    function overlaps(upper: DOMRect, lower: DOMRect): boolean {
      const width = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
      const height = Math.min(upper.bottom, lower.bottom) - lower.top;
      const share = height / Math.min(upper.height, lower.height);
      return width > SLACK && share > MIN_SHARED_HEIGHT;
    }

    function listAncestors(element: Element | null): Element[] {
      if (!element || element === document.body) return [];
      return [element, ...listAncestors(element.parentElement)];
    }

    function isForScreenReaders(box: Element): boolean {
      return getComputedStyle(box).clipPath === 'inset(50%)';
    }

    function shorten(words: string): string {
      return words.slice(0, 40);
    }
  });
}
