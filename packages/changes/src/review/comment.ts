import {cutAtWord, truncateList, groupBy} from '@dental/practice';
import {CONTEXT_WORDS, cutToDifference} from '../diff/words';
import type {BlockChange} from './compareBlocks';
import {chooseExample, type ChangeGroup} from './changeGroups';
import {describeLocation, MIN_SAME_LENGTH, summarizeGroup} from './overview';
import type {Review} from './types';

/** A comment quotes, and a sentence lists, up to this many pages. */
const MAX_QUOTED_PAGES = 3;

const MAX_QUOTE_LENGTH = 160;

/** Lists the concerns to check before approving, in sentences. A point's quote isn't repeated. */
export function listConcerns({points, looks, words, warnings}: Review): string[] {
  const concerns = warnings.map((warning) => {
    const [, concern, quote = ''] = /^(.+): "([^"]+)"?\W?$/.exec(warning) ?? [];
    const start = quote.slice(0, MIN_SAME_LENGTH);
    const isQuoted = start !== '' && points.some((point) => point.includes(`“${start}`));
    return isQuoted ? `${concern} (quoted above).` : warning;
  });

  const obstacles = [...looks].flatMap(([name, look]) =>
    look.obstacles.map((obstacle) => ({name, ...obstacle})),
  );
  for (const [help, same] of groupBy(obstacles, (obstacle) => obstacle.help)) {
    const count = same.length > 1 ? `${same.length} pages: ` : '';
    concerns.push(`${help}, on ${count}${formatNames(same)} (${same[0]?.target}).`);
  }

  if (words.length > 0)
    concerns.push(`Not in the dictionary: ${truncateList(words, MAX_QUOTED_PAGES)}.`);
  return concerns;
}

function formatNames(pages: readonly {name: string}[]): string {
  return truncateList([...new Set(pages.map(({name}) => name))], MAX_QUOTED_PAGES);
}

/**
 * The most important changes, for the comment on a pull request.
 * `packages/delivery/github/report.mjs` reads this shape.
 */
export function summarize(review: Review) {
  const {sentence, points, approval, groups, total} = review;
  const different = groupBy(groups, (group) =>
    JSON.stringify([summarizeGroup(group), quoteRewording(group)]),
  );
  const pages = [...different.values()]
    .slice(0, MAX_QUOTED_PAGES)
    .map(([group]) => summarizePage(group!, total));
  return {sentence, points, approval, concerns: listConcerns(review), pages};
}

/** The summary that the comment on a pull request quotes. */
export type ReviewSummary = ReturnType<typeof summarize>;

function summarizePage(group: ChangeGroup, total: number) {
  const {path, name, kind} = chooseExample(group);
  const text = summarizeGroup(group, CONTEXT_WORDS);
  const [before, after] = quoteRewording(group);
  const isQuotedInText = text.includes(before) && text.includes(after);
  return {
    path: kind === 'removed' ? '' : path,
    name: group.pages.length > 1 ? describeLocation(group, total) : name,
    summary: text,
    before: isQuotedInText ? '' : before,
    after: isQuotedInText ? '' : after,
  };
}

/** The first reworded text, from the first word that differs to the last. */
function quoteRewording({words, head}: ChangeGroup): [before: string, after: string] {
  const isReworded = ({before, after}: BlockChange) =>
    (before ?? after)?.kind !== 'picture' && before?.text !== after?.text;
  const reworded =
    words.find((change) => change.kind === 'changed' && isReworded(change)) ??
    words.find(isReworded);
  const before = reworded ? reworded.before?.text : head[0]?.before;
  const after = reworded ? reworded.after?.text : head[0]?.after;
  const [oldPart, newPart] = cutToDifference(before ?? '', after ?? '', CONTEXT_WORDS);
  return [cutAtWord(oldPart, MAX_QUOTE_LENGTH), cutAtWord(newPart, MAX_QUOTE_LENGTH)];
}
