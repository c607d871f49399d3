import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {relative} from 'node:path';
import {filesOnDisk, readMdx, readNames, typographicFields, withNames} from '@dental/content';
import {isDevServer, liveContent} from '@dental/checks';

/** Reads the front matter of a page as the content check reads it, with the names of the practice in their places. */
export const parsePageFrontMatter: ParseFrontMatter = ({filePath, fileContent}) => {
  const root = process.cwd();
  const {data, body} = readMdx(relative(root, filePath), shownText({filePath, fileContent}));
  const fields = withNames((data ?? {}) as Record<string, unknown>, readNames(filesOnDisk(root)));
  return Promise.resolve({frontMatter: typographicFields(fields), content: body});
};

/** The text of a page; while it is edited live and cannot be shown as it is, what is shown in its place. */
export const shownText: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) => {
  const root = process.cwd();
  const file = relative(root, filePath).replaceAll('\\', '/');
  const shown = isDevServer() ? liveContent(root).replaced.get(file) : undefined;
  return shown === undefined ? fileContent : String(shown);
};
