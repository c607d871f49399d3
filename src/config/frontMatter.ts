import type {ParseFrontMatter} from '@docusaurus/types';
import {relative} from 'node:path';
import {readMdx} from '../content/source';

/**
 * Reads the front matter of a page as the content check reads it. `id` is ours alone: the docs plugin would take it for
 * its own.
 */
export const parsePageFrontMatter: ParseFrontMatter = ({filePath, fileContent}) => {
  const {data, body} = readMdx(relative(process.cwd(), filePath), fileContent);
  const {id: _, ...frontMatter} = (data ?? {}) as Record<string, unknown>;
  return Promise.resolve({frontMatter, content: body});
};
