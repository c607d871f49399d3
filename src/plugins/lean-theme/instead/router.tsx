/*
 * Stands in for react-router, react-router-dom and react-router-config: the part of them that Docusaurus and this site
 * use, for addresses without parameters.
 */

import {createBrowserHistory, createLocation, createPath, type History, type Location} from 'history';
import {
  Activity,
  createContext,
  memo,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/** A route of Docusaurus's. */
interface Route {
  path?: string;
  exact?: boolean;
  component: ComponentType<{route: Route; location: Location}>;
  routes?: Route[];
}

/** How a path meets an address. */
interface Match {
  path: string;
  url: string;
  isExact: boolean;
  params: Record<string, never>;
}

// They are apart, so that a link, which needs the one, is not drawn anew when the other changes.
const HistoryContext = createContext<History | undefined>(undefined);
const LocationContext = createContext<Location | undefined>(undefined);
const AheadContext = createContext<Location | undefined>(undefined);
const DrawAheadContext = createContext<(address?: string) => void>(() => undefined);

/** Marks a location where the visitor is not yet, but may go next. */
const AHEAD = 'ahead';

/** The way to go elsewhere. */
export function useHistory(): History {
  return inRouter(useContext(HistoryContext));
}

/** Where the visitor is. */
export function useLocation(): Location {
  return inRouter(useContext(LocationContext));
}

/**
 * A function that has the page at an address drawn out of sight, for the visitor who is about to go there; without an
 * address it is given up. The page's scripts must have come.
 */
export function useDrawAhead(): (address?: string) => void {
  return useContext(DrawAheadContext);
}

function inRouter<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Only what is in the router can ask it.');
  return value;
}

/** Follows the browser's history for all that is in it. */
export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  const [history] = useState(() => createBrowserHistory());
  const [location, setLocation] = useState(history.location);
  const [ahead, setAhead] = useState<Location>();
  const drawAhead = useCallback(
    (address?: string) => setAhead(address === undefined ? address : createLocation(address, undefined, AHEAD)),
    [],
  );
  useLayoutEffect(() => {
    const stop = history.listen((next) => {
      setLocation(next);
      setAhead((drawn) => (drawn && createPath(drawn) === createPath(next) ? drawn : undefined));
    });
    // The visitor may have gone elsewhere while the page was being taken over.
    setLocation(history.location);
    return stop;
  }, [history]);
  return (
    <HistoryContext value={history}>
      <DrawAheadContext value={drawAhead}>
        <AheadContext value={ahead}>
          <LocationContext value={location}>{children}</LocationContext>
        </AheadContext>
      </DrawAheadContext>
    </HistoryContext>
  );
}

/** Draws something as if the visitor were at a given address. */
export function Route({location, render}: {location: Location; render: () => ReactNode}): ReactNode {
  return <LocationContext value={location}>{render()}</LocationContext>;
}

/** Goes elsewhere as soon as it is drawn. */
export function Redirect({to}: {to: string}): ReactNode {
  const history = useHistory();
  useEffect(() => history.replace(to), [history, to]);
  return null;
}

/**
 * Whether a path leads to an address; capitals and a slash at the end do not count.
 * @param path a path as in a route: `*` leads everywhere
 * @param exact whether nothing may follow
 */
export function matchPath(pathname: string, {path, exact}: Pick<Route, 'path' | 'exact'>): Match | null {
  if (path === undefined) return null;
  const [at, asked] = [pathname, path].map((one) => one.replace(/\/$/, '').toLowerCase()) as [string, string];
  const isExact = path === '*' || at === asked;
  const isMatch = isExact || (!exact && at.startsWith(`${asked}/`));
  return isMatch ? {path, url: isExact ? pathname : path, isExact, params: {}} : null;
}

/** The routes that lead to an address, from the outermost to the page's own. */
export function matchRoutes(routes: readonly Route[], pathname: string): {route: Route; match: Match}[] {
  for (const route of routes) {
    const match = matchPath(pathname, route);
    if (match) return [{route, match}, ...matchRoutes(route.routes ?? [], pathname)];
  }
  return [];
}

/** Draws the route that leads to where the visitor is. */
export function renderRoutes(routes: readonly Route[] | undefined): ReactNode {
  return routes && <FirstMatch routes={routes} />;
}

function FirstMatch({routes}: {routes: readonly Route[]}): ReactNode {
  const location = useLocation();
  const ahead = useContext(AheadContext) ?? location;
  const indexAt = ({pathname}: Location) => routes.findIndex((route) => matchPath(pathname, route));
  const [shown, next] = [indexAt(location), indexAt(ahead)];
  // The server draws no boundary around a page.
  const [asBuilt, setAsBuilt] = useState<number | undefined>(shown);
  if (asBuilt !== undefined && asBuilt !== shown) setAsBuilt(undefined);
  return [...new Set([shown, next])].map((index) => {
    const page = <Drawn key={index} route={routes[index]} location={index === shown ? location : ahead} />;
    if (index === asBuilt) return page;
    return (
      <Activity key={index} mode={index === shown ? 'visible' : 'hidden'}>
        {page}
      </Activity>
    );
  });
}

interface DrawnProps {
  route: Route | undefined;
  location: Location;
}

/** A route at a location. Drawn ahead, it is not drawn again when the visitor gets there. */
const Drawn = memo(
  function Drawn({route, location}: DrawnProps) {
    return (
      route && (
        <LocationContext value={location}>
          <route.component route={route} location={location} />
        </LocationContext>
      )
    );
  },
  ({route, location: drawn}: DrawnProps, {route: wanted, location}: DrawnProps) =>
    route === wanted &&
    (drawn === location || (drawn.key === AHEAD && !location.state && createPath(drawn) === createPath(location))),
);

export {BrowserRouter as HashRouter};
