import {describe, expect, it} from 'vitest';
import {loadSite} from '@dental/checks';
import {EditedContent} from '../support/editedSite';
import {exercise} from '../support/exercise';

const FILE = 'about-us.mdx';

/** What is said of a page that says something, with an exception for a finding and its words. */
function said(sentence: string, finding: string, words: string) {
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

describe('a finding that is meant', () => {
  it('stands, and the comment tells the reviewer who decided so and why', () => {
    const {problems, comment} = said(
      'Our hygienists are second to none.',
      'claims/best',
      'Our hygienists are second to none',
    );
    expect(problems).toEqual([]);
    expect(comment).toContain(
      'Allowed by The manager: The manager has the proof in the office file.',
    );
  });

  it('falls away when its words change', () => {
    const {problems, warnings} = said(
      'Our hygienists are the best dental team.',
      'claims/best',
      'second to none',
    );
    expect(problems).toHaveLength(1);
    expect(warnings.map(({message}) => message)).toContain(
      'The words "second to none" are gone, or no check objects to them.',
    );
  });

  it.each([
    [
      'patients\u2019 privacy',
      'Our patient Nguyet Pham says hello.',
      'privacy/name',
      'Nguyet Pham',
    ],
    ['what breaks the site', 'A check takes <5 minutes.', 'syntax/tag', '<5'],
    ['a link that leads nowhere', 'See [the garden](/garden).', 'links/nowhere', '/garden'],
  ])('is never about %s', (_, sentence, finding, words) => {
    const {problems} = said(sentence, finding, words);
    expect(problems.map(({file}) => file)).toContain(`pages-content/${FILE}`);
  });
});
