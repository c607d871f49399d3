/* Stands in for Docusaurus's ComponentCreator and the package react-loadable: see src/plugins/lean-theme/routes.ts. */

import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {PluginRouteContext} from '@docusaurus/types';
import Loading from '@theme/Loading';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';

/** What a script gives: a component or data as the default, and for an MDX file more beside it. */
interface Loaded {
  default: object;
}

/**
 * The scripts that a page is made of, by the property of its component; `__comp` is the component itself, and `__props`
 * has further properties.
 */
type Parts = Record<string, () => Promise<Loaded>>;

/** A component that stands for a page whose scripts are still to be fetched. */
interface Route {
  (props: Record<string, unknown>): ReactNode;
  /** Fetches the page's scripts, once; after that the page is drawn at once. */
  preload: () => Promise<void>;
}

/** After how many milliseconds it is said that a page is being loaded. */
const DELAY = 200;

/**
 * Makes the component of a route.
 * @param parts how to fetch what the page is made of
 * @param context what Docusaurus notes of the plugin that the page comes from
 */
export default function createRoute(parts: Parts, context: PluginRouteContext | null = null): Route {
  let properties: Record<string, object> | undefined;
  let fetching: Promise<void> | undefined;

  const fetchAll = async () => {
    const entries = Object.entries(parts).map(async ([name, load]) => [name, whole(await load())] as const);
    properties = Object.fromEntries(await Promise.all(entries));
  };

  function preload(): Promise<void> {
    fetching ??= fetchAll().catch((error: unknown) => {
      fetching = undefined;
      throw error;
    });
    return fetching;
  }

  function Route(props: Record<string, unknown>): ReactNode {
    const [, setDrawn] = useState(properties);
    const [error, setError] = useState<unknown>();
    const [pastDelay, setPastDelay] = useState(false);
    useEffect(() => {
      if (properties) return;
      const timer = setTimeout(() => setPastDelay(true), DELAY);
      preload().then(() => setDrawn(properties), setError);
      return () => clearTimeout(timer);
    }, []);
    if (!properties)
      return <Loading {...{error, pastDelay, isLoading: true, timedOut: false, retry: () => void preload()}} />;
    const {__comp, __props, ...others} = properties;
    const Component = __comp as ComponentType<Record<string, unknown>>;
    return (
      <RouteContextProvider value={context}>
        <Component {...others} {...__props} {...props} />
      </RouteContextProvider>
    );
  }

  return Object.assign(Route, {preload});
}

/** The default of a module, with everything else that it exports, as Docusaurus hands it on. */
function whole({default: value, ...others}: Loaded): object {
  return Object.assign(value, others);
}
