import {posix} from 'node:path';
import type {Content, Document} from '../content';
import type {FormerPage} from '../formerPages';
import type {Problem} from '../problem';
import {readMdx} from '../source';
import {contentAddresses} from './addressBook';

/**
 * Every address that existed leads somewhere: a page that was removed or renamed, and the old addresses that led
 * to it, are taken over by another page.
 */
export function checkFormerPages(content: Content, former: readonly FormerPage[]): Problem[] {
  const {pages, redirects} = contentAddresses(content);
  const isKnown = (path: string) => pages.has(path) || redirects.has(path);
  return former.flatMap((page) => {
    const lost = [page.path, ...page.redirectFrom].filter((path) => !isKnown(path));
    if (lost.length === 0) return [];
    const lines = lost.map((path) => `- ${path}`).join(' and ');
    const heir = heirOf(content, page);
    if (heir) {
      return [
        {
          file: heir.file,
          line: content.lineOf(heir.file, ['redirectFrom']),
          field: 'redirectFrom',
          what: `This page was renamed, and its old address ${lost[0]} leads nowhere.`,
          fix: `Add ${lines} under redirectFrom:.`,
        },
      ];
    }
    const above = `${posix.dirname(page.file)}/index.mdx`;
    const likely = content.files.has(above) && above !== page.file ? above : 'pages-content/index.mdx';
    return [
      {
        file: page.file,
        line: 1,
        what: `This page was removed, and its address ${lost[0]} leads nowhere.`,
        fix: `Add ${lines} under redirectFrom: of the page that takes its place, such as ${likely}.`,
      },
    ];
  });
}

/** The new file with the title or the words of the old one. */
function heirOf({documents, textOf}: Content, {title, body}: FormerPage): Document | undefined {
  const pages = documents.filter(({kind}) => kind === 'page');
  return (
    pages.find(({fields}) => title !== '' && fields?.title === title) ??
    pages.find(({file}) => body !== '' && readMdx(file, textOf(file)).body.trim() === body)
  );
}
