import * as z from 'zod';
import {addRule, sitePath, words} from './fields';

const linkFields = {
  label: words.describe('The text of the link.'),
  page: sitePath
    .optional()
    .meta({names: 'page'})
    .describe('The page of this site that it links to.'),
  link: z
    .enum(['booking', 'payments', 'blog', 'portal'])
    .optional()
    .describe('Instead of a page: one of the links in the practice details.'),
};

/** An entry has one target: a page, a link, or links of its own in the main navigation. */
const hasOneTarget = addRule(
  ({page, link, links}: {page?: unknown; link?: unknown; links?: unknown}) =>
    [page, link, links].filter((target) => target !== undefined).length === 1,
  'This entry needs exactly one target.',
  'Keep one of page, link, and links, such as page: /contact-us. Delete the others.',
);

const entry = z.strictObject(linkFields).check(hasOneTarget);

const mainEntry = z
  .strictObject({
    ...linkFields,
    links: z.array(entry).optional().describe('Instead of a page: the links of a drop-down menu.'),
    services: z
      .boolean()
      .optional()
      .describe('Adds every service after these links, with its image and its treatments.'),
  })
  .check(hasOneTarget);

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
    .describe('The last line of every page. Other legal texts are added automatically.'),
});

/** An entry of a menu, as typed. */
export type MenuEntry = z.infer<typeof entry>;
