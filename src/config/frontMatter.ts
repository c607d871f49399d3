import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {relative} from 'node:path';
import {
  openProjectFiles,
  readMdx,
  readNames,
  applyTypographyToFields,
  fillNames,
} from '@dental/content';
import {readCommittedFile} from '@dental/changes/git';
import {isDevServer, loadLiveContent} from '@dental/checks';

/** Parses a page's front matter like the content check, and fills in the practice's names. */
export const parsePageFrontMatter: ParseFrontMatter = ({filePath, fileContent}) => {
  const root = process.cwd();
  const {data, body} = readMdx(relative(root, filePath), getShownText({filePath, fileContent}));
  const fields = fillNames(
    (data ?? {}) as Record<string, unknown>,
    readNames(openProjectFiles(root)),
  );
  return Promise.resolve({frontMatter: applyTypographyToFields(fields), content: body});
};

/**
 * The text of a page. On the dev server, a file with an error has a replacement, so that the site
 * stays up while it is edited.
 */
export const getShownText: NonNullable<MarkdownConfig['preprocessor']> = ({
  filePath,
  fileContent,
}) => {
  const root = process.cwd();
  const file = relative(root, filePath).replaceAll('\\', '/');
  const live = isDevServer() ? loadLiveContent(root, readCommittedFile) : undefined;
  const replacement = live?.replaced.get(file);
  return replacement === undefined ? fileContent : String(replacement);
};
