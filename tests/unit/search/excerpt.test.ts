import {describe, expect, it} from 'vitest';
import {makeExcerpt} from '../../../src/search/excerpt';

const LONG = Array.from({length: 60}, (_, index) => `word${index}`).join(' ');

const read = (text: string, ...terms: string[]) =>
  makeExcerpt(text, new Set(terms))
    .map((piece) => piece.text)
    .join('');

describe('makeExcerpt', () => {
  it('returns a short text whole', () => {
    expect(read('Crowns last for years.', 'crown')).toBe('Crowns last for years.');
  });

  it('shows with dots that a text begins before or goes on', () => {
    expect(read(`Crowns. ${LONG}`)).toMatch(/^Crowns\. .*\bword\d+ …$/);
    expect(read(`${LONG} crowns ${LONG}`, 'crown')).toMatch(/^… word.* crowns .*\bword\d+ …$/);
    expect(read(`${LONG} In network; Medicaid: Ask us; ${LONG}`, 'medicaid')).toMatch(
      /^… Medicaid:/,
    );
    expect(read(`${LONG} crowns.`, 'crown')).toMatch(/^… word.* crowns\.$/);
  });

  it('marks the terms in any form', () => {
    const pieces = makeExcerpt('A crown, or two crowns', new Set(['crown']));
    expect(pieces.filter(({isMatch}) => isMatch).map(({text}) => text)).toEqual([
      'crown',
      'crowns',
    ]);
  });
});
