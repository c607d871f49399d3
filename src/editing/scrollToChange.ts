import {align} from '@dental/changes/align';

/** An element of a page with text, a link, or a picture of its own. */
interface TextBlock {
  element: Element;
  content: string;
}

/** The parts of a page to search for a change, in this order. */
const PAGE_PARTS = ['.notice', '#promotions', 'main', 'body header', 'body footer'];

const HIGHLIGHT_MS = 4000;

/** Reads the text blocks of the page, part by part. */
export function readTextBlocks(): TextBlock[][] {
  return PAGE_PARTS.map((part) => listBlocks(document.querySelectorAll(`${part} *`)));
}

/**
 * Scrolls to the largest change since an earlier reading of the page. A new review is larger than
 * the new number of reviews, so it wins.
 */
export function scrollToChange(blocksBefore: readonly TextBlock[][]): void {
  for (const menu of document.querySelectorAll('header details')) menu.removeAttribute('open');
  for (const [part, blocks] of readTextBlocks().entries()) {
    const changedElements = findChangedRuns(blocksBefore[part] ?? [], blocks).flat();
    const visible = changedElements.find(reveal);
    if (visible) {
      highlight(visible);
      return;
    }
  }
}

/** Scrolls to the first visible text block with this content. */
export function scrollToText(text: string): void {
  const block = readTextBlocks()
    .flat()
    .find(({content, element}) => content === text && reveal(element));
  if (block) highlight(block.element);
}

/**
 * Finds runs of consecutive changed elements, the longest first. Of equal runs, the last comes
 * first, because a summary precedes its details. A deleted block counts as a change of the next
 * element.
 */
function findChangedRuns(
  blocksBefore: readonly TextBlock[],
  blocks: readonly TextBlock[],
): Element[][] {
  const steps = align(blocksBefore, blocks, {isSame: (a, b) => a.content === b.content});
  const runs: Element[][] = [];
  let run: Element[] | undefined;
  let lastBlock = blocks[0];
  for (const [index, {after, isSame}] of steps.entries()) {
    if (isSame) {
      run = undefined;
    } else if (!run) {
      run = [];
      runs.push(run);
    }
    const nextStep = steps.slice(index).find((step) => step.after !== undefined);
    const blockIndex = after ?? nextStep?.after;
    lastBlock = (blockIndex === undefined ? undefined : blocks[blockIndex]) ?? lastBlock;
    if (lastBlock) run?.push(lastBlock.element);
  }
  return runs.reverse().sort((a, b) => b.length - a.length);
}

function listBlocks(elements: Iterable<Element>): TextBlock[] {
  return [...elements]
    .map((element) => ({element, content: readContent(element)}))
    .filter(({content}) => content.trim() !== '');
}

/** The element's own text, without that of its children, and the target of its link or picture. */
function readContent(element: Element): string {
  const textNodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const text = textNodes.map((node) => node.textContent).join('');
  if (element instanceof HTMLImageElement) return text + element.src + element.alt;
  if (element instanceof HTMLAnchorElement) return text + element.href;
  return text;
}

/** Opens the menus and answers around an element. Closes them again if it still isn't visible. */
function reveal(element: Element): boolean {
  const opened: HTMLDetailsElement[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement && !parent.open) opened.push(parent);
  }
  for (const details of opened) details.open = true;
  const isVisible = element.getClientRects().length > 0;
  if (!isVisible) for (const details of opened) details.open = false;
  return isVisible;
}

/** Scrolls to an element, and outlines it for a moment. */
function highlight(element: Element): void {
  const {top, height} = element.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const isTall = height > innerHeight / 2;
  const wantedTop = isTall ? padding || 0 : (innerHeight - height) / 2;
  // Scrolling the element into view would scroll the form around this frame, too.
  scrollBy({top: top - wantedTop, behavior: 'instant'});
  const outline = {outline: '3px solid var(--accent)', outlineOffset: '4px'};
  element.animate(
    [outline, {...outline, offset: 0.8}, {...outline, outlineColor: 'transparent'}],
    HIGHLIGHT_MS,
  );
}
