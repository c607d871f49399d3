import {describe, expect, it} from 'vitest';
import {readRules} from '../src/engine/readRules';

/** The problems of a file with one rule, whose phrase is on the eighth line. */
function findProblems(phrase: string) {
  const file = [
    'source: ours',
    'rules:',
    '  - name: claims/best',
    '    level: warning',
    `    message: '"%s" is here.'`,
    '    remedy: Delete it.',
    '    match:',
    `      - '${phrase}'`,
    '    bad: [The best.]',
  ];
  return readRules({'claims.yml': file.join('\n'), 'vocabulary.yml': 'BEST: best'}).problems;
}

describe('readRules', () => {
  it.each([
    'best & of .. town',
    'best & ~ & town',
    'best & !town',
    'best & in?',
    'the best & town',
  ])('rejects the phrase "%s" at its line', (phrase) => {
    const message = 'Only single words and lists can be between &.';
    expect(findProblems(phrase)).toEqual([
      expect.objectContaining({file: 'claims.yml', line: 8, message}),
    ]);
  });

  it.each(['BEST|finest & in_town & dent*', 'best .. ~ town', '/best & .. town/i'])(
    'accepts the phrase "%s"',
    (phrase) => {
      expect(findProblems(phrase)).toEqual([]);
    },
  );

  it('fills each word into a rule with `each`, quotation marks included', () => {
    const file = [
      'level: warning',
      'source: ours',
      'remedy: Delete it.',
      'rules:',
      '  - name: claims/best',
      `    each: ['say "ah"', drill]`,
      `    message: '"%s" is no {each}.'`,
      '    match: NO_{EACH}S',
      '    bad: [The best.]',
    ];
    const {rules} = readRules({'claims.yml': file.join('\n'), 'vocabulary.yml': '{}'});
    expect(rules.map(({message, match}) => ({message, match}))).toEqual([
      {message: '"%s" is no say "ah".', match: ['NO_SAY "AH"S']},
      {message: '"%s" is no drill.', match: ['NO_DRILLS']},
    ]);
  });

  it.each([
    {
      kind: 'words',
      lines: ['- best|', '  finest ..', '  in_town'],
      phrase: 'best|finest .. in_town',
    },
    {
      kind: 'a regular expression',
      lines: ['- |-', '  /', '  best', '  |no\\. 1', '    (?:in town)?', '  /i'],
      phrase: '/best|no\\. 1(?:in town)?/i',
    },
  ])('joins the lines of $kind', ({lines, phrase}) => {
    const file = [
      'level: warning',
      'source: ours',
      'remedy: Delete it.',
      'rules:',
      '  - name: claims/best',
      `    message: '"%s" is here.'`,
      '    bad: [The best.]',
      '    match:',
      ...lines.map((line) => `      ${line}`),
    ];
    const {rules} = readRules({'claims.yml': file.join('\n'), 'vocabulary.yml': '{}'});
    expect(rules.map(({match}) => match)).toEqual([[phrase]]);
  });

  it('reports a list that the vocabulary does not have', () => {
    expect(findProblems('WORST')).toEqual([
      expect.objectContaining({line: 3, message: 'The vocabulary has no list WORST.'}),
    ]);
  });
});
