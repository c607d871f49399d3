import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {relative} from 'node:path';
import {filesOnDisk, readMdx, readNames, typographicFields, withNames} from '@dental/content';
import {isDevServer, liveContent} from '@dental/checks';

/** Parses a page's front matter like the content check, and fills in the practice's names. */
export const parsePageFrontMatter: ParseFrontMatter = ({filePath, fileContent}) => {
  const root = process.cwd();
  const {data, body} = readMdx(relative(root, filePath), shownText({filePath, fileContent}));
  const fields = withNames((data ?? {}) as Record<string, unknown>, readNames(filesOnDisk(root)));
  return Promise.resolve({frontMatter: typographicFields(fields), content: body});
};

/**
 * The text of a page. On the dev server, a file with an error has a replacement, so that the site
 * stays up while it is edited.
 */
export const shownText: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) => {
  const root = process.cwd();
  const file = relative(root, filePath).replaceAll('\\', '/');
  const replacement = isDevServer() ? liveContent(root).replaced.get(file) : undefined;
  return replacement === undefined ? fileContent : String(replacement);
};
