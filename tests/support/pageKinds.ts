/**
 * Returns true if a page represents its kind: top-level pages are kinds of their own; below them,
 * the first page at each depth of a section.
 * @param all the paths of all pages
 */
export function isFirstOfItsKind(route: string, all: readonly string[]): boolean {
  return route === all.find((other) => getKind(other) === getKind(route));
}

/** One page of each kind: see `isFirstOfItsKind`. */
export function pickOneOfEachKind(routes: Iterable<string>): string[] {
  const all = [...routes];
  return all.filter((route) => isFirstOfItsKind(route, all));
}

function getKind(route: string): string {
  const [, part = '', ...below] = route.split('/');
  return `${part} ${below.length}`;
}
