import type {ParseFrontMatter} from '@docusaurus/types';
import {relative} from 'node:path';
import {readNames, withNames} from '../content/names';
import {filesOnDisk} from '../content/projectFiles';
import {readMdx} from '../content/source';

/** Reads the front matter of a page as the content check reads it, with the names of the practice in their places. */
export const parsePageFrontMatter: ParseFrontMatter = ({filePath, fileContent}) => {
  const root = process.cwd();
  const {data, body} = readMdx(relative(root, filePath), fileContent);
  const frontMatter = withNames((data ?? {}) as Record<string, unknown>, readNames(filesOnDisk(root)));
  return Promise.resolve({frontMatter, content: body});
};
