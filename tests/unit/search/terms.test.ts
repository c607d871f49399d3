import {describe, expect, it} from 'vitest';
import {resolveMeaning, toQuestionTerms, toTerms} from '../../../src/search/terms';

describe('toQuestionTerms', () => {
  const isKnown = (word: string) => ['pizza', 'tooth'].includes(word);
  const acceptAll = () => true;
  const acceptNone = () => false;

  it('returns nothing for a question about another business', () => {
    expect(toQuestionTerms('pizza', isKnown, acceptNone)).toEqual([]);
    expect(toQuestionTerms('lentes de contacto', isKnown, acceptNone)).toEqual([]);
  });

  it('ignores texting words that the site does not have', () => {
    expect(toQuestionTerms('pls can u fix a tooth rn', isKnown, acceptNone)).toEqual([
      'fix',
      'tooth',
    ]);
  });

  it('answers it if it is a name of ours', () => {
    expect(toQuestionTerms('pizza', isKnown, acceptAll)).toEqual(['pizza']);
  });

  it('answers it if it is about the mouth, too', () => {
    expect(toQuestionTerms('pizza tooth', isKnown, acceptNone)).toContain('tooth');
  });
});

describe('resolveMeaning', () => {
  it.each([
    ['kids under 3', 'child toddler'],
    ['under the age of 13', 'child'],
    ['someone younger than 18', 'someone teenager'],
    ['under 6 months', 'under 6 months'],
    ['6 months old', 'toddler'],
  ])('reads the age in "%s"', (text, meaning) => {
    expect(resolveMeaning(text)).toBe(meaning);
  });
});

describe('toTerms', () => {
  it('reads a letter typed three times as a double letter', () => {
    expect(toTerms('tooooth')).toEqual(toTerms('tooth'));
    expect(resolveMeaning('ahcccs')).toBe('Medicaid');
  });

  it.each(['hinchó hinchada hinchados hinchando', 'salió salido salieron saliendo'])(
    'gives all forms of a Spanish verb one term: %s',
    (forms) => {
      expect(new Set(toTerms(forms)).size).toBe(1);
    },
  );
});
