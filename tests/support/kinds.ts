/**
 * Whether a page stands for its kind: those at the top of the site are each a kind of their own, and below them the
 * first of those that lie as deep in one part of the site.
 * @param all the addresses of all pages
 */
export function isFirstOfItsKind(route: string, all: readonly string[]): boolean {
  return route === all.find((other) => kindOf(other) === kindOf(route));
}

/** One page of each kind: see `isFirstOfItsKind`. */
export function firstOfEachKind(routes: Iterable<string>): string[] {
  const all = [...routes];
  return all.filter((route) => isFirstOfItsKind(route, all));
}

/** Of some pages, those that are of the same kind as one of `templates`: the first of each. */
export function ofTemplates(routes: readonly string[], templates: readonly string[]): string[] {
  const kinds = new Set(templates.map(kindOf));
  return firstOfEachKind(routes).filter((route) => kinds.has(kindOf(route)));
}

function kindOf(route: string): string {
  const [, part = '', ...below] = route.split('/');
  return `${part} ${below.length}`;
}
