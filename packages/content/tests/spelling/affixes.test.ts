import {describe, expect, it} from 'vitest';
import {readDictionary} from '../../src/spelling/affixes';

const RULES = `
SET UTF-8
SFX S Y 2
SFX S 0 es [^aeiou]
SFX S 0 s [aeiou]
SFX Z N 1
SFX Z z ces z
SFX A Y 1
SFX A r ción/S ar
SFX D Y 1
SFX D 0 lo/S r
PFX p Y 2
PFX p 0 des [^h]
PFX p h des h
`;

const WORDS = `8
dolor/S
muela/S
raíz/Z
inflamar/ApD
hacer/p
diente
voz/ZS
`;

const has = readDictionary(RULES, WORDS);

describe('readDictionary', () => {
  it.each([
    {word: 'diente', why: 'it is listed'},
    {word: 'dolores', why: 'its end fits the first rule'},
    {word: 'muelas', why: 'its end fits the second rule'},
    {word: 'raíces', why: 'the rule replaces a letter'},
    {word: 'desinflamar', why: 'it has a prefix'},
    {word: 'desacer', why: 'the prefix replaces a letter'},
    {word: 'inflamación', why: 'it has a suffix'},
    {word: 'desinflamación', why: 'it has a prefix and a suffix'},
    {word: 'inflamarlos', why: 'a suffix follows a suffix'},
  ])('knows "$word", because $why', ({word}) => expect(has(word)).toBe(true));

  it.each([
    {word: 'muelaes', why: 'its end does not fit the rule'},
    {word: 'dientes', why: 'it takes no suffix'},
    {word: 'desdolor', why: 'it takes no prefix'},
    {word: 'vocess', why: 'two suffixes of one word do not follow each other'},
    {word: 'Diente', why: 'its case differs'},
    {word: '', why: 'it is empty'},
  ])('does not know "$word", because $why', ({word}) => expect(has(word)).toBe(false));

  it('combines a prefix and a suffix only if both allow it', () => {
    const rules = RULES.replace('PFX p Y 2', 'PFX p N 2');
    expect(readDictionary(rules, WORDS)('desinflamación')).toBe(false);
    expect(readDictionary(rules, WORDS)('desinflamar')).toBe(true);
  });

  it('reads files with line ends of Windows', () => {
    const toWindows = (text: string) => text.replaceAll('\n', '\r\n');
    const knows = readDictionary(toWindows(RULES), toWindows(WORDS));
    expect(['dolores', 'raíces', 'diente', 'dientes'].map(knows)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
