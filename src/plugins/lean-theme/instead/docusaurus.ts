/* Stands in for what Docusaurus's links fetch the next pages with. */

import preloadPage from '@docusaurus/core/lib/client/preload';

const asked = new Set<string>();

/** Whether the visitor has to be sparing with what comes over the line. */
function isSparing(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/**
 * Fetches a page whose link is touched. What does not arrive is asked for again when the link is followed.
 * @returns whether it has come
 */
async function preload(path: string): Promise<boolean> {
  if (isSparing()) return false;
  return preloadPage(path).then(
    () => true,
    () => false,
  );
}

/** Fetches a page to which a link is in sight, once, when there is nothing else to do. */
function prefetch(path: string): void {
  if (asked.has(path)) return;
  asked.add(path);
  (self.requestIdleCallback ?? setTimeout)(() => void preload(path));
}

export default {prefetch, preload};
