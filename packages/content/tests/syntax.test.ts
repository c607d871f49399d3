import {describe, expect, it} from 'vitest';
import {parseBody} from '../src/mdx';
import {readYaml} from '../src/source';
import {fieldHints} from '../src/syntax/fieldHints';
import {remediesOf, type Hint} from '../src/syntax/hint';
import {textHints} from '../src/syntax/textHints';

/** A row of the tables for each of its remedies, with the sentences as patterns: anything may fill their gaps. */
function rows(hints: readonly Hint<unknown>[]) {
  return hints.flatMap((hint) =>
    remediesOf(hint).map(({fix, example}) => ({example, what: pattern(hint.what), fix: pattern(fix)})),
  );
}

function pattern(sentence: string): RegExp {
  const parts = sentence.split(/\{\w+\}/).map((part) => part.replaceAll(/[$.*+?()[\]{}|\\^]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`);
}

describe('somebody who writes', () => {
  it.each(rows(fieldHints))(
    '$example among the fields is told what is wrong and what to do',
    ({example, what, fix}) => {
      const {problems} = readYaml('a.yml', example);
      expect(problems[0]).toMatchObject({
        what: expect.stringMatching(what) as string,
        fix: expect.stringMatching(fix) as string,
      });
    },
  );

  it.each(rows(textHints))('$example in the text is told what is wrong and what to do', ({example, what, fix}) => {
    const {problems} = parseBody('a.mdx', {body: example, bodyLine: 1});
    expect(problems[0]).toMatchObject({
      what: expect.stringMatching(what) as string,
      fix: expect.stringMatching(fix) as string,
    });
  });
});

describe('the hints', () => {
  it('have no sentence twice', () => {
    const hints = new Map([...fieldHints, ...textHints].map((hint) => [remediesOf(hint)[0]?.fix, hint]));
    const fixes = [...hints.values()].flatMap((hint) => remediesOf(hint).map(({fix}) => fix));
    expect(fixes).not.toEqual([]);
    expect(fixes.filter((fix, index) => fixes.indexOf(fix) !== index)).toEqual([]);
  });
});
