/** A query in which every byte counts. */
export const QUERY = '?utm_source=a%20b+c&x=1&x=2&empty=&e=%C3%A9&raw=[]{}|"\'';

/** The other ways in which people and programs write the address of a page. */
export function spellingsOfPage(path: string): string[] {
  if (path === '/') return ['/index.html', '//', '/index.html/', '/INDEX.HTML', `/index.html${QUERY}`];
  return [
    `${path}/`,
    `${path}/${QUERY}`,
    path.toUpperCase(),
    mixed(path),
    `${path.toUpperCase()}/${QUERY}`,
    `${path}.html`,
    `${path}/index.html`,
    `/${path}`,
    `${path.replaceAll('/', '//')}//${QUERY}`,
    `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  ];
}

/** The ways in which an old address is written. */
export function spellingsOfOldAddress(path: string): string[] {
  return [path, `${path}/${QUERY}`, mixed(path), `${path}.html`, `${mixed(path)}/index.html${QUERY}`, `/${path}//`];
}

/** `/about-us` as `/About-Us`. */
export function mixed(path: string): string {
  return path.replaceAll(/(^|[/-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}
