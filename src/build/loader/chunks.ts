import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {groupBy} from '@dental/practice';

/** A route of Docusaurus, with the names of the chunks that it requests, by purpose. */
type Route = Record<string, unknown>;

interface ClientManifest {
  /** The ids of a chunk's files, by the chunk's name. */
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {publicPath: string}[]}>;
}

/**
 * Finds the scripts that each page requests in addition to those of every page, so that all are
 * fetched together. It reads Docusaurus's own notes. A script that isn't there loads a bit later.
 * @param root the project folder, right after a build
 * @returns the addresses of the scripts by a page's path
 */
export function readChunks(root: string): (path: string) => string[] {
  const routes = readJson<Record<string, Route>>(root, 'routesChunkNames.json');
  const {origins, assets} = readJson<ClientManifest>(root, 'client-manifest.json');
  const listFiles = (chunk: string) =>
    (origins[chunk] ?? []).flatMap((id) => assets[id]?.js ?? []).map(({publicPath}) => publicPath);
  const byPath = groupBy(Object.entries(routes), ([key]) => key.slice(0, key.lastIndexOf('-')));
  const listRoutes = (path: string) => (byPath.get(path) ?? []).map(([, route]) => route);
  // The docs plugin's outer routes have the path of the home page.
  const outerRoutes = listRoutes('/').filter((route) => !('content' in route));
  return (path) => {
    const innerRoutes = listRoutes(path).filter((route) => !outerRoutes.includes(route));
    const outer = innerRoutes.some((route) => '__context' in route) ? [] : outerRoutes;
    return [...new Set([...outer, ...innerRoutes].flatMap(listChunkNames).flatMap(listFiles))];
  };
}

function listChunkNames(route: unknown): string[] {
  if (typeof route === 'string') return [route];
  if (typeof route !== 'object' || route === null) return [];
  return Object.values(route).flatMap(listChunkNames);
}

function readJson<Content>(root: string, name: string): Content {
  return JSON.parse(readFileSync(join(root, '.docusaurus', name), 'utf8')) as Content;
}
