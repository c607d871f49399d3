import {readdirSync} from 'node:fs';
import type {BuiltSite} from './builtSite';

/** What is made anew by each build, or told of as a page, its words or its pictures. */
const NOT_TOLD =
  /\.(html|br|gz|zst)$|^\/(admin|assets|fonts|img\/made|img\/og|pagefind)\/|^\/(_headers|_redirects|sitemap\.xml|review[\w-]*\.(json|webp))$|^\/\.well-known\//;

/** The files beside the pages, such as forms and films, that somebody gets differently, in sentences. */
export function fileSentences(before: BuiltSite, after: BuiltSite): string[] {
  const [was, is] = [before, after].map((site) => new Set(filesOf(site))) as [Set<string>, Set<string>];
  return [...new Set([...was, ...is])].sort().flatMap((address) => {
    if (!was.has(address)) return `${address} is new`;
    if (!is.has(address)) return `${address} is gone`;
    return before.hashOf(address) === after.hashOf(address) ? [] : `${address} holds something else`;
  });
}

function filesOf({folder}: BuiltSite): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(folder.length).replaceAll('\\', '/')}/${entry.name}`)
    .filter((address) => !NOT_TOLD.test(address));
}
