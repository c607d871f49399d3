/** The options of react-router for a route. */
interface Options {
  /** True if nothing may follow the route. */
  end?: boolean;
  /** True if a slash at the end counts. */
  strict?: boolean;
  /** True if capitals count. */
  sensitive?: boolean;
}

/**
 * Makes the pattern of a route for react-router. Every route of Docusaurus is the path of a page,
 * or `*` for the page that says that there is none: no route has parameters.
 * @param route such as `/costs` or `*`
 */
export default function pathToRegexp(
  route: string,
  _parameters: unknown,
  {end = true, strict = false, sensitive = false}: Options = {},
): RegExp {
  const path = strict ? route : route.replace(/\/$/, '');
  const pattern = path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace('\\*', '.*');
  const slash = strict ? '' : '(?:\\/(?=$))?';
  return new RegExp(`^${pattern}${slash}${end ? '$' : '(?=\\/|$)'}`, sensitive ? '' : 'i');
}
