import {expect, it} from 'vitest';
import {readRules} from '../src/engine/readRules';

/** What is wrong with a file of one rule, whose phrase is on its eighth line. */
function problemsOf(phrase: string) {
  const rule = [
    ...[
      'source: ours',
      'rules:',
      '  - name: claims/best',
      '    level: warning',
      `    message: '"%s" is here.'`,
    ],
    ...['    remedy: Take it out.', '    match:', `      - '${phrase}'`, '    bad: [The best.]'],
  ];
  return readRules({'claims.yml': rule.join('\n'), 'vocabulary.yml': 'BEST: best'}).problems;
}

it.each(['best & of .. town', 'best & ~ & town', 'best & !town', 'best & in?', 'the best & town'])(
  'whoever writes "%s", which would find nothing or too much, is told so at its line',
  (phrase) => {
    const message = 'Between & stand single words and lists only.';
    expect(problemsOf(phrase)).toEqual([
      expect.objectContaining({file: 'claims.yml', line: 8, message}),
    ]);
  },
);

it.each(['BEST|finest & in_town & dent*', 'best .. ~ town', '/best & .. town/i'])(
  '"%s" is a phrase',
  (phrase) => {
    expect(problemsOf(phrase)).toEqual([]);
  },
);
