import {checkAttributes, checkImports, checkMissingImports} from './checks/tags';
import {
  askGit,
  CONTENT_FOLDER,
  type FileChanges,
  filesOnDisk,
  formatProblem,
  type Problem,
  type ProjectFiles,
  type Site,
  withChanges,
} from '@dental/content';
import {groupBy} from '@dental/practice';
import {loadSite, readContent} from './loadSite';

/** The content while somebody edits it. */
export interface LiveContent {
  /** What can be shown; undefined if a file of facts cannot be read, and no earlier version of it can. */
  site: Site | undefined;
  /** Every error in the files as they are written. */
  problems: Problem[];
  /** What is shown in the place of files that no page can be made of; nothing for one that is left out. */
  replaced: FileChanges;
}

/** The text of a file when a page could last be made of it, by project folder and file. */
const lastShown = new Map<string, string>();

/**
 * Reads the content for live editing. A file of which no page can be made is shown with its blanks filled in, or else as
 * it last was, as it is in git, or as a page that says what is wrong. Whatever else is wrong hides nothing.
 * @param root the project folder
 */
export function readLiveContent(root: string): LiveContent {
  const disk = filesOnDisk(root);
  const {site, problems} = loadSite(root);
  const versions: Version[] = [
    ({file, text}) => (file.endsWith('.mdx') ? withBlanksFilled(text) : undefined),
    ({file}) => lastShown.get(`${root} ${file}`),
    ({file}) => askGit(root, 'show', `HEAD:./${file}`),
    ({file, problems: wrong}) =>
      file.endsWith('.mdx') && !file.includes('/_') ? noticeOf(wrong) : undefined,
  ];
  const replaced = site ? new Map() : replacements(root, disk, versions);
  for (const file of disk.list(CONTENT_FOLDER))
    if (/\.(?:mdx|yml)$/.test(file) && !replaced.has(file))
      lastShown.set(`${root} ${file}`, disk.read(file).toString('utf8'));
  return {
    site: site ?? readContent(root, {files: withChanges(disk, replaced)}).site,
    problems,
    replaced,
  };
}

/** Another version of a file; undefined if there is none. */
type Version = (broken: {file: string; text: string; problems: Problem[]}) => string | undefined;

function replacements(root: string, disk: ProjectFiles, versions: readonly Version[]): FileChanges {
  const replaced = new Map<string, string | undefined>();
  let broken = unshowable(root, disk);
  for (const version of versions) {
    if (broken.size === 0) break;
    for (const [file, problems] of broken) {
      const text = version({file, text: disk.read(file).toString('utf8'), problems});
      if (text !== undefined) replaced.set(file, text);
    }
    broken = unshowable(root, withChanges(disk, replaced));
  }
  // A case or a review without any version that can be shown is left out.
  for (const file of broken.keys()) if (file.endsWith('.mdx')) replaced.set(file, undefined);
  return replaced;
}

/** The files that cannot be read, or whose tags do not exist, with what is wrong. */
function unshowable(root: string, files: ProjectFiles): Map<string, Problem[]> {
  const {content, problems} = readContent(root, {files});
  const found = [checkImports, checkMissingImports, checkAttributes].flatMap((check) =>
    check(content),
  );
  return groupBy([...problems, ...found], ({file}) => file);
}

/** A field without a value is shown as one that is to be filled in. */
function withBlanksFilled(text: string): string {
  return text.replaceAll(/^(\w+):[ \t]*(?=\r?\n(?![ \t]*-|[ \t]+\w))/gm, '$1: FILL IN');
}

/** A page of which nothing can be shown but what is wrong with it. */
function noticeOf(problems: readonly Problem[]): string {
  const list = problems.map(
    (problem) => `- ${formatProblem(problem).replaceAll(/[\\`*_{}[\]<>#]/g, '\\$&')}`,
  );
  return `---
kind: page
title: This page cannot be shown yet | {practice}
description: Correct what the list below names, and the page is shown as soon as the file is saved.
heading: This page cannot be shown yet
---

Correct this, and the page is shown as soon as the file is saved:

${list.join('\n')}
`;
}
