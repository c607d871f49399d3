import type {ParseFrontMatter} from '@docusaurus/types';
import {relative} from 'node:path';
import {readMdx} from '../content/source';

/**
 * Hands our front matter to Docusaurus under the names that its docs plugin knows: `navTitle` is the label
 * in a sidebar and `order` the position. `id` is ours alone, as the docs plugin would take it for its own.
 */
export const parsePageFrontMatter: ParseFrontMatter = ({filePath, fileContent}) => {
  const {data, body} = readMdx(relative(process.cwd(), filePath), fileContent);
  const {id: _, ...fields} = (data ?? {}) as Record<string, unknown>;
  return Promise.resolve({
    frontMatter: {...fields, sidebar_label: fields.navTitle ?? fields.heading, sidebar_position: fields.order},
    content: body,
  });
};
