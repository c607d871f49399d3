import {groupBy} from '@dental/practice';
import type {Check, Page, Problem} from '@dental/content';

/** How many characters a search result shows, and from how many on a text cannot be meant for one. */
const LENGTHS = {
  title: {least: 10, most: 60, tooMany: 80},
  description: {least: 50, most: 160, tooMany: 220},
} as const;

const FIELDS = ['title', 'description'] as const;

/** Titles and descriptions have a length that a search result shows. */
export const checkHeadDataLength: Check = ({pages, lineOf}) =>
  pages.flatMap((page) =>
    FIELDS.flatMap((field): Problem[] => {
      const {length} = page[field];
      const {least, most, tooMany} = LENGTHS[field];
      if ((length >= least && length <= most) || isGiven(page, field)) return [];
      const isLong = length > most;
      return [
        {
          file: page.file,
          line: lineOf(page.file, [field]),
          field,
          ...(length <= tooMany && {severity: 'warning'}),
          what: isLong
            ? `The ${field} has ${length} characters, and search results cut it off after about ${most}.`
            : `The ${field} has ${length} characters, which says little in a search result.`,
          fix: isLong ? `Shorten it to ${most} or fewer.` : `Write ${least} to ${most}.`,
        },
      ];
    }),
  );

/** The title of the home page has a form of its own (specification, section 1). */
function isGiven({kind}: Page, field: string): boolean {
  return kind === 'home' && field === 'title';
}

/** No two pages have the same title or description, so that a search result tells them apart. Both are named. */
export const checkHeadDataTwice: Check = ({pages, lineOf}) =>
  FIELDS.flatMap((field) => {
    const owners = groupBy(pages, (page) => page[field]);
    return pages.flatMap((page): Problem[] => {
      const owner = owners.get(page[field])?.find((other) => other !== page)?.file;
      if (owner === undefined) return [];
      return [
        {
          file: page.file,
          line: lineOf(page.file, [field]),
          field,
          what: `This page has the same ${field} as ${owner}.`,
          fix: 'Write one that says what only this page is about.',
        },
      ];
    });
  });
