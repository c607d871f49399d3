import {groupBy} from '@dental/practice';
import {compareTopic, type Change, type Snapshot} from './compare';
import {comparePages, findMovedPages, findNewTargets} from './pages';
import {FACT_TOPICS} from './topics';

/** Lists the changes for patients between two versions of the content. */
export function findChanges(before: Snapshot, after: Snapshot): Change[] {
  const unreadable = [...new Set([...before.unreadable, ...after.unreadable])];
  const readableBefore = withoutFiles(before, unreadable);
  const readableAfter = withoutFiles(after, unreadable);
  const moves = findMovedPages(readableBefore.site, readableAfter.site);
  const newTargets = findNewTargets(readableBefore.site, readableAfter.site);
  return [
    ...FACT_TOPICS.flatMap((topic) =>
      compareTopic(topic, readableBefore, readableAfter, newTargets),
    ),
    ...comparePages(readableBefore, readableAfter, moves, newTargets),
    ...unreadable.map((file) => ({
      topic: 'Not compared',
      text: `The file ${file} can't be read in one of the versions`,
      pages: [],
    })),
  ];
}

/** Omits the records of some files, so that an unreadable file doesn't count as removed. */
function withoutFiles(version: Snapshot, files: readonly string[]): Snapshot {
  const keepReadable = <Entry extends {file: string}>(entries: readonly Entry[]) =>
    entries.filter(({file}) => !files.includes(file));
  const {pages, cases, reviews} = version.site;
  return {
    ...version,
    site: {
      ...version.site,
      pages: keepReadable(pages),
      cases: keepReadable(cases),
      reviews: keepReadable(reviews),
    },
  };
}

/** Formats the changes for the terminal, topic by topic. */
export function formatChanges(changes: readonly Change[]): string {
  if (changes.length === 0)
    return 'No changes to practice information. To compare the pages, run: npm run review';
  return [...groupBy(changes, ({topic}) => topic)]
    .map(([topic, about]) => [topic, ...about.map(({text}) => `  - ${text}`)].join('\n'))
    .join('\n\n');
}
