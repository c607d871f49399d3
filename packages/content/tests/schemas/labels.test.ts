import {describe, expect, it} from 'vitest';
import {labels} from '../../src/schemas/labels';
import {site} from '@dental/testing/realSite';

/** What is wrong with the labels once one of them is changed. */
function problemsWith(part: 'emergency' | 'layout', words: Record<string, string>): string[] {
  const changed = {...site.labels, [part]: {...site.labels[part], ...words}};
  return labels.safeParse(changed).error?.issues.map(({message}) => message) ?? [];
}

describe('a label that staff change', () => {
  it('may say anything', () => {
    expect(problemsWith('layout', {search: 'Find'})).toEqual([]);
  });

  it('keeps what the site fills in', () => {
    expect(problemsWith('emergency', {call: 'Call us'})).toEqual([
      'A part that the site fills in is missing: {phone}.',
    ]);
  });

  it('has no braces that the site does not know', () => {
    expect(problemsWith('emergency', {call: 'Call {phone} or {fax}'})).toEqual([
      'There are braces around something that the site does not know here.',
    ]);
  });

  it('has a sentence of documentation on every field', () => {
    for (const part of Object.values(labels.shape))
      for (const field of Object.values(part.shape))
        expect(field.description).toMatch(/^[A-Z].*\.$/);
  });
});
