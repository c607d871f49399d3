import type {Check} from './check';

/** The front matter's heading is the page's only h1, so the body starts at the second level. */
export const checkHeadings: Check = (site) =>
  site.pages.flatMap((page) =>
    page.body.headings
      .filter(({depth}) => depth === 1)
      .map(({line}) => ({
        file: page.file,
        line,
        what: 'A heading of the first level stands in the text, but the page has its heading from the field "heading".',
        fix: 'Write ## instead of #.',
      })),
  );
