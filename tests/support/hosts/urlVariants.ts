/** A query that must survive byte for byte. */
export const QUERY = '?utm_source=a%20b+c&x=1&x=2&empty=&e=%C3%A9&raw=[]{}|"\'';

/** Queries that a careless server would decode, encode, shorten, or misread. */
export const QUERIES = [
  '?',
  '??a=b?c',
  '?&&a&&=',
  '?a=%20+b&plus=%2B',
  '?%',
  '?%zz=%E2%98',
  '?a=%2F..%2f..&b=/../..//x',
  '?//evil.example/',
  '?\\\\evil.example',
  '?a="\'<script>`{|}^[]\\',
  '?a=%0d%0aX-Injected:%20yes',
  '?a=%00',
  '?gclid=A.b_c-d~e!*();:@$,/',
  `?long=${'x'.repeat(9_000)}`,
];

/** URL variants of a page, as people and programs write them. */
export function listPageVariants(path: string): string[] {
  if (path === '/')
    return ['/index.html', '//', '/index.html/', '/INDEX.HTML', `/index.html${QUERY}`];
  return [
    `${path}/`,
    `${path}/${QUERY}`,
    path.toUpperCase(),
    encodeLetter(path),
    `${path.toUpperCase()}/${QUERY}`,
    `${path}.html`,
    `${path.toUpperCase()}.HTML${QUERY}`,
    `${path}/index.html`,
    `${path}%20`,
    `/${path}`,
    `${path.replaceAll('/', '//')}//${QUERY}`,
    `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  ];
}

/** URL variants of an old URL. */
export function listOldUrlVariants(path: string): string[] {
  return [
    path,
    `${path}${QUERY}`,
    `${path}/${QUERY}`,
    encodeLetter(path),
    `${path}.html`,
    `${path.toUpperCase()}.HTML${QUERY}`,
    `${encodeLetter(path)}/index.html${QUERY}`,
    `/${path}//`,
  ];
}

/** Percent-encodes a letter: `a` as `%61`. */
export function encodeLetter(path: string): string {
  return path.replaceAll(
    /(^|[/-])([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
