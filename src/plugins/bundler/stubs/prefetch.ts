/** Each page has many links to the same pages, whose scripts have parts in common. */
const fetchedUrls = new Set<string>();

/**
 * Fetches a script of a page that the visitor may open next, for the browser's cache. Firefox
 * refuses `<link rel=prefetch>` under `default-src 'none'`.
 * @param url the script's address; fetched once, and again only if that failed
 */
export default async function prefetch(url: string): Promise<void> {
  if (fetchedUrls.has(url)) return;
  fetchedUrls.add(url);
  await fetch(url, {priority: 'low'}).catch(() => fetchedUrls.delete(url));
}
