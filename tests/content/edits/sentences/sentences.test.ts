import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadSite} from '@dental/checks';
import {formatProblems, type Problem} from '@dental/content';
import {EditedContent} from '../../../support/editedSite';
import {exercise} from '../../../support/exercise';

/*
 * Sentences by people who did not know the rules, a line each. One that the check judges wrongly is added here with the rule's
 * correction.
 */

const PAGE = 'about-us.mdx';
const TODAY = '2026-11-21';

/** What is said of each sentence, once it is a paragraph of a page. */
function saidOf(file: string): {sentence: string; problems: Problem[]}[] {
  const sentences = readFileSync(file, 'utf8').trim().split('\n');
  const content = new EditedContent(exercise);
  const before = content.read(PAGE).trimEnd();
  content.write(PAGE, `${before}\n\n${sentences.join('\n\n')}\n`);
  const {problems, warnings} = loadSite(process.cwd(), {files: content.project, today: TODAY});
  const first = before.split('\n').length + 2;
  return sentences.map((sentence, index) => ({
    sentence,
    problems: [...problems, ...warnings].filter(
      ({file: named, line}) => named.endsWith(`/${PAGE}`) && line === first + 2 * index,
    ),
  }));
}

describe('of single sentences', () => {
  it('those that a careful practice writes pass without a word', () => {
    expect(formatProblems(saidOf('packages/prose/tests/honest.txt').flatMap(({problems}) => problems))).toBe(
      formatProblems([]),
    );
  });

  it('each that would harm a patient or the practice is named', () => {
    expect(
      saidOf('tests/content/edits/sentences/harmful.txt').flatMap(({sentence, problems}) =>
        problems.length === 0 ? [sentence] : [],
      ),
    ).toEqual([]);
  });
});
