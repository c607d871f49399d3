import * as z from 'zod';
import {rule, sitePath, words} from './fields';

const place = {
  label: words.describe('What visitors read.'),
  page: sitePath
    .optional()
    .meta({names: 'page'})
    .describe('The page of this site that it leads to.'),
  link: z
    .enum(['booking', 'payments', 'blog'])
    .optional()
    .describe('In place of a page: the link among the facts of the practice that it leads to.'),
};

/** An entry has one way to lead on: a page, a link or, in the main navigation, links of its own. */
const leadsToOne = rule(
  ({page, link, links}: {page?: unknown; link?: unknown; links?: unknown}) =>
    [page, link, links].filter((way) => way !== undefined).length === 1,
  'This entry does not lead to exactly one place.',
  'Give it a page, a link or links of its own, and nothing else of these.',
);

const entry = z.strictObject(place).check(leadsToOne);

const mainEntry = z
  .strictObject({
    ...place,
    links: z
      .array(entry)
      .optional()
      .describe('In place of a page: the links of a menu that opens.'),
    services: z
      .boolean()
      .optional()
      .describe('Whether every service follows these links, with its picture and its treatments.'),
  })
  .check(leadsToOne);

/** `menus.yml`: the links around every page. */
export const menusSchema = z.strictObject({
  main: z
    .array(mainEntry)
    .meta({title: 'Main navigation'})
    .describe('At the top of every page, in this order.'),
  smartLinks: z.array(entry).describe('The list at the foot of every page.'),
  legal: z
    .array(entry)
    .meta({title: 'Legal line'})
    .describe('The last line; other legal texts follow by themselves.'),
});

/** An entry of a menu, as it is written. */
export type MenuEntry = z.infer<typeof entry>;
