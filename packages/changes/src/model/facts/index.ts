import {groupBy} from '@dental/practice';
import {compareTopic, type Change, type Version} from './compare';
import {comparePages, movedPages} from './pages';
import {FACTS} from './topics';

/** What patients notice of the way from one version of the content to another. */
export function changesBetween(before: Version, after: Version): Change[] {
  const unreadable = [...new Set([...before.unreadable, ...after.unreadable])];
  const [was, is] = [without(before, unreadable), without(after, unreadable)];
  const moves = movedPages(was.site, is.site);
  return [
    ...FACTS.flatMap((topic) => compareTopic(topic, was, is, moves)),
    ...comparePages(was, is, moves),
    ...unreadable.map((file) => ({
      topic: 'Not compared',
      text: `${file}, which cannot be read as it is or was`,
      pages: [],
    })),
  ];
}

/** A version without what is in some files, so that nothing that cannot be read counts as gone. */
function without(version: Version, files: readonly string[]): Version {
  const kept = <Entry extends {file: string}>(entries: readonly Entry[]) =>
    entries.filter(({file}) => !files.includes(file));
  const {pages, cases, reviews} = version.site;
  return {
    ...version,
    site: {...version.site, pages: kept(pages), cases: kept(cases), reviews: kept(reviews)},
  };
}

/** The changes as a text for the terminal, topic by topic. */
export function formatChanges(changes: readonly Change[]): string {
  if (changes.length === 0)
    return 'No fact changes. What the pages show can differ all the same: npm run review.';
  return [...groupBy(changes, ({topic}) => topic)]
    .map(([topic, about]) => [topic, ...about.map(({text}) => `  - ${text}`)].join('\n'))
    .join('\n\n');
}
