/**
 * Fetches a script of a page that the visitor may open next, for the browser's cache. Firefox
 * refuses `<link rel=prefetch>` under `default-src 'none'`.
 * @param url the script's address
 */
export default async function prefetch(url: string): Promise<void> {
  await fetch(url, {priority: 'low'}).catch(() => undefined);
}
