import {REVIEWED_PAGES, type ReviewedPage} from '@dental/practice';

let pages: Promise<Record<string, ReviewedPage>> | undefined;

/** What the review of this preview says of a page; undefined if there was no review. */
export async function reviewedPage(path: string): Promise<ReviewedPage | undefined> {
  pages ??= fetch(REVIEWED_PAGES)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Record<string, ReviewedPage>>) : {}))
    .catch(() => ({}));
  return (await pages)[path.replace(/(.)\/$/, '$1')];
}

/**
 * Outlines the smallest elements that have one of some texts.
 * @returns takes the outlines away again
 */
export function outlineChanges(texts: readonly string[], className: string): () => void {
  const wanted = new Set(texts.map(plain));
  const found = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter((element) =>
    wanted.has(plain(element instanceof HTMLImageElement ? element.alt : element.textContent)),
  );
  const smallest = found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
  for (const element of smallest) element.classList.add(className);
  return () => {
    for (const element of smallest) element.classList.remove(className);
  };
}

/** Words alone: how cells and lines are put together differs between HTML and the review. */
function plain(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim()
    .toLowerCase();
}
