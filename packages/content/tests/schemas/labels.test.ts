import {describe, expect, it} from 'vitest';
import {labels} from '../../src/schemas/labels';
import {site} from '@dental/testing/realSite';

/** Validates the labels after changing some of them. */
function findProblems(part: 'emergency' | 'layout', words: Record<string, string>): string[] {
  const changed = {...site.labels, [part]: {...site.labels[part], ...words}};
  return labels.safeParse(changed).error?.issues.map(({message}) => message) ?? [];
}

describe('labels', () => {
  it('accepts any text', () => {
    expect(findProblems('layout', {search: 'Find'})).toEqual([]);
  });

  it('requires every placeholder', () => {
    expect(findProblems('emergency', {call: 'Call us'})).toEqual([
      'The label must contain {phone}.',
    ]);
  });

  it('rejects unknown placeholders', () => {
    expect(findProblems('emergency', {call: 'Call {phone} or {fax}'})).toEqual([
      "The site can't fill in a part in braces.",
    ]);
  });

  it('describes every field in a sentence', () => {
    for (const part of Object.values(labels.shape))
      for (const field of Object.values(part.shape))
        expect(field.description).toMatch(/^[A-Z].*\.$/);
  });
});
