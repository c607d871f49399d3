import {checkAttributes, checkImports, checkMissingImports} from './checks/tags';
import {
  CONTENT_FOLDER,
  type FileChanges,
  openProjectFiles,
  formatProblem,
  type Problem,
  type ProjectFiles,
  type Site,
  applyFileChanges,
} from '@dental/content';
import {groupBy} from '@dental/practice';
import {loadSite, readContent} from './loadSite';

/** The content during live editing. */
export interface LiveContent {
  /** Undefined if no version of a file in `_practice` can be read. */
  site: Site | undefined;
  /** Every error in the files on disk. */
  problems: Problem[];
  /** The text that replaces each broken file; undefined for a file that is left out. */
  replaced: FileChanges;
}

/** Returns the text of a file in the last commit; undefined if the commit doesn't have it. */
export type ReadCommitted = (root: string, file: string) => string | undefined;

/** The last text of each file that could be shown, by project folder and file. */
const lastGoodTexts = new Map<string, string>();

/**
 * Reads the content for live editing. A broken file is replaced, so that it hides nothing else:
 * with its empty fields filled, with its last good text, with its version in git, or with a page
 * that lists its problems.
 * @param root the project folder
 */
export function readLiveContent(root: string, readCommitted: ReadCommitted): LiveContent {
  const disk = openProjectFiles(root);
  const {site, problems} = loadSite(root);
  const versions: Version[] = [
    ({file, text}) => (file.endsWith('.mdx') ? fillEmptyFields(text) : undefined),
    ({file}) => lastGoodTexts.get(`${root} ${file}`),
    ({file}) => readCommitted(root, file),
    ({file, problems: ofFile}) =>
      file.endsWith('.mdx') && !file.includes('/_') ? formatProblemPage(ofFile) : undefined,
  ];
  const replaced = site ? new Map() : replaceBroken(root, disk, versions);
  const goodFiles = disk
    .list(CONTENT_FOLDER)
    .filter((file) => /\.(?:mdx|yml)$/.test(file) && !replaced.has(file));
  for (const file of goodFiles) {
    lastGoodTexts.set(`${root} ${file}`, disk.read(file).toString('utf8'));
  }
  return {
    site: site ?? readContent(root, {files: applyFileChanges(disk, replaced)}).site,
    problems,
    replaced,
  };
}

/** Gives another version of a broken file; undefined if there is none. */
type Version = (broken: {file: string; text: string; problems: Problem[]}) => string | undefined;

function replaceBroken(
  root: string,
  disk: ProjectFiles,
  versions: readonly Version[],
): FileChanges {
  const replaced = new Map<string, string | undefined>();
  let broken = findBroken(root, disk);
  for (const version of versions) {
    if (broken.size === 0) break;
    for (const [file, problems] of broken) {
      const text = version({file, text: disk.read(file).toString('utf8'), problems});
      if (text !== undefined) replaced.set(file, text);
    }
    broken = findBroken(root, applyFileChanges(disk, replaced));
  }
  // A case or review without a good version is left out.
  for (const file of broken.keys()) {
    if (file.endsWith('.mdx')) replaced.set(file, undefined);
  }
  return replaced;
}

/** Finds files that can't be read, or have unknown tags, and their problems. */
function findBroken(root: string, files: ProjectFiles): Map<string, Problem[]> {
  const {content, problems} = readContent(root, {files});
  const ofTags = [checkImports, checkMissingImports, checkAttributes].flatMap((check) =>
    check(content),
  );
  return groupBy([...problems, ...ofTags], ({file}) => file);
}

/** Gives each field without a value the placeholder text. */
function fillEmptyFields(text: string): string {
  return text.replaceAll(/^(\w+):[ \t]*(?=\r?\n(?![ \t]*-|[ \t]+\w))/gm, '$1: FILL IN');
}

/** The source of a page that lists the problems of the page it replaces. */
function formatProblemPage(problems: readonly Problem[]): string {
  const list = problems.map(
    (problem) => `- ${formatProblem(problem).replaceAll(/[\\`*_{}[\]<>#]/g, '\\$&')}`,
  );
  return `---
kind: page
title: This page can't be shown yet | {practice}
description: Fix the problems in the list below. The page appears as soon as the file is saved.
heading: This page can't be shown yet
---

Fix this. The page appears as soon as the file is saved:

${list.join('\n')}
`;
}
