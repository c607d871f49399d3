import {describe, expect, it} from 'vitest';
import {loadSite} from '@dental/checks';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';

const FILE = 'about-us.mdx';

/** The problems of a page with a sentence, and an exception for a finding and its words. */
function findProblems(sentence: string, finding: string, words: string) {
  const content = new EditedContent(exercise);
  content.write(FILE, `${content.read(FILE).trimEnd()}\n\n${sentence}\n`);
  content.write(
    '_practice/exceptions.yml',
    [
      `- finding: ${finding}`,
      `  file: ${FILE}`,
      `  words: ${JSON.stringify(words)}`,
      '  why: The manager has the proof in the office file',
      '  by: The manager',
    ].join('\n') + '\n',
  );
  const {problems, warnings} = loadSite(process.cwd(), {files: content.project});
  return {
    problems,
    warnings,
    comment: [...problems, ...warnings]
      .map(({message, remedy}) => `${message} ${remedy}`)
      .join('\n'),
  };
}

describe('exceptions.yml', () => {
  it('allows a finding and says who allowed it and why', () => {
    const {problems, comment} = findProblems(
      'Our hygienists are second to none.',
      'claims/best',
      'Our hygienists are second to none',
    );
    expect(problems).toEqual([]);
    expect(comment).toContain(
      'Allowed by The manager: The manager has the proof in the office file.',
    );
  });

  it('warns about an exception whose words are gone', () => {
    const {problems, warnings} = findProblems(
      'Our hygienists are the best dental team.',
      'claims/best',
      'second to none',
    );
    expect(problems).toHaveLength(1);
    expect(warnings.map(({message}) => message)).toContain(
      `The words "second to none" aren't there anymore, or no check reports them.`,
    );
  });

  it.each([
    {
      topic: 'patients\u2019 privacy',
      sentence: 'Our patient Nguyet Pham says hello.',
      finding: 'privacy/name',
      words: 'Nguyet Pham',
    },
    {
      topic: 'broken syntax',
      sentence: 'A check takes <5 minutes.',
      finding: 'syntax/tag',
      words: '<5',
    },
    {
      topic: 'a dead link',
      sentence: 'See [the garden](/garden).',
      finding: 'links/nowhere',
      words: '/garden',
    },
  ])('refuses an exception for $topic', ({sentence, finding, words}) => {
    const {problems} = findProblems(sentence, finding, words);
    expect(problems.map(({file}) => file)).toContain(`pages-content/${FILE}`);
  });
});
