import Slugger from 'github-slugger';
import {
  attributeRule,
  type Check,
  closestMatch,
  componentRules,
  type Content,
  type Document,
  type Message,
  type Problem,
} from '@dental/content';

/** A link to a place on a page, with #, leads to a heading or block that is there. */
export const checkAnchors: Check = (content) => {
  const anchorsAt = anchorsIn(content);
  return content.documents.flatMap((document) => checkDocument(document, anchorsAt));
};

/** Gives the places of the page at a path; undefined if there is no such page. */
export function anchorsIn(content: Content): (path: string) => readonly string[] | undefined {
  const anchors = new Map<string, readonly string[]>();
  return (path) => {
    const document = content.documents.find((candidate) => candidate.path === path);
    if (document && !anchors.has(path)) anchors.set(path, anchorsOf(document));
    return anchors.get(path);
  };
}

function checkDocument(
  {file, path = '', body}: Document,
  anchorsAt: (path: string) => readonly string[] | undefined,
): Problem[] {
  return body.links.flatMap(({url, line}): Problem[] => {
    const [, target = '', anchor = ''] = /^(\/[^?#]*)?(?:\?[^#]*)?#(.*)$/.exec(url) ?? [];
    const known = anchor === '' ? undefined : anchorsAt(target || path);
    if (!known || known.includes(decode(anchor))) return [];
    return [{file, line, ...noAnchor(anchor, target === '' || target === path ? 'this page' : target, known)}];
  });
}

/** What is said of a place that a page does not have. */
export function noAnchor(anchor: string, page: string, known: readonly string[]): Message {
  const near = closestMatch(anchor, known);
  return {
    what: `There is no place called #${anchor} on ${page}.`,
    fix: near
      ? `Did you mean #${near}?`
      : `Take out #${anchor}, or correct it to the words of a heading, such as #our-hours.`,
  };
}

/** The places of a page, as the site names them: headings by their words, and blocks that have a name. */
function anchorsOf({body}: Pick<Content['documents'][number], 'body'>): string[] {
  const slugger = new Slugger();
  const ofBlocks = body.components.flatMap(({name, attributes}) => [
    ...(componentRules(name)?.anchor?.split(' ') ?? []),
    ...Object.entries(attributes).flatMap(([attribute, value]) =>
      attributeRule(name, attribute)?.use === 'anchor' ? [value] : [],
    ),
  ]);
  return [...body.headings.map(({text}) => slugger.slug(text)), ...ofBlocks];
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
