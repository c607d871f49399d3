import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {groupBy} from '@dental/practice';

/** A route of Docusaurus's, with the names of the chunks that it requests, by what they are for. */
type Route = Record<string, unknown>;

interface ClientManifest {
  /** The ids of the files that a chunk is made of, by the chunk's name. */
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {publicPath: string}[]}>;
}

/**
 * Tells which scripts a page requests beside those of every page, so that they can be fetched together with them. It
 * reads what Docusaurus notes of its own build; what is not noted there is fetched a little later.
 * @param root the project folder, in which the site has just been built
 * @returns the addresses of the scripts, by the path of a page
 */
export function readChunks(root: string): (path: string) => string[] {
  const routes = read<Record<string, Route>>(root, 'routesChunkNames.json');
  const {origins, assets} = read<ClientManifest>(root, 'client-manifest.json');
  const filesOf = (chunk: string) =>
    (origins[chunk] ?? []).flatMap((id) => assets[id]?.js ?? []).map(({publicPath}) => publicPath);
  const byPath = groupBy(Object.entries(routes), ([key]) => key.slice(0, key.lastIndexOf('-')));
  const routesAt = (path: string) => (byPath.get(path) ?? []).map(([, route]) => route);
  // The routes that the pages of the docs plugin are rendered in have the address of the home page.
  const frames = routesAt('/').filter((route) => !('content' in route));
  return (path) => {
    const own = routesAt(path).filter((route) => !frames.includes(route));
    const outer = own.some((route) => '__context' in route) ? [] : frames;
    return [...new Set([...outer, ...own].flatMap(namesIn).flatMap(filesOf))];
  };
}

function namesIn(route: unknown): string[] {
  if (typeof route === 'string') return [route];
  return typeof route === 'object' && route !== null ? Object.values(route).flatMap(namesIn) : [];
}

function read<Content>(root: string, name: string): Content {
  return JSON.parse(readFileSync(join(root, '.docusaurus', name), 'utf8')) as Content;
}
