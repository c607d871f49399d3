import type {Problem} from '../problem';
import type {Check} from './check';

/** No two pages have the same title or description, so that a search result tells them apart. */
export const checkHeadData: Check = (site) =>
  (['title', 'description'] as const).flatMap((field) => {
    const owners = new Map<string, string>();
    return site.pages.flatMap((page): Problem[] => {
      const owner = owners.get(page[field]);
      if (owner !== undefined)
        return [
          {
            file: page.file,
            line: site.lineOf(page.file, [field]),
            field,
            what: `This page has the same ${field} as ${owner}.`,
            fix: 'Write one that says what only this page is about.',
          },
        ];
      owners.set(page[field], page.file);
      return [];
    });
  });
