import {describe, expect, it} from 'vitest';
import {getSiteIn, type Site} from '@dental/content';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {makeNotices} from '../../../src/data/notices';

const text = 'Our phones are down.';
const notice = {
  kind: 'phone' as const,
  text,
  from: '2026-12-21 6:00 am',
  until: '2026-12-21 11:00 pm',
};

/** The first notice on a Spanish page. */
function makeNotice(words: Record<string, string>) {
  const site = makeExampleSite({notices: {notices: [notice]}});
  const labels = {...site.labels, notice: {until: 'Hasta el {time}', call: 'Llame al {phone}'}};
  const spanish = {labels, words, searchWords: []} as unknown as NonNullable<Site['spanish']>;
  return makeNotices(getSiteIn({...site, spanish}, 'es'))[0];
}

describe('makeNotices', () => {
  it('marks a notice in English on a Spanish page', () => {
    expect(makeNotice({})).toMatchObject({text, lang: 'en'});
  });

  it('shows its translation', () => {
    const spanish = makeNotice({[text]: 'No tenemos teléfono.'});
    expect(spanish?.text).toBe('No tenemos teléfono.');
    expect(spanish).not.toHaveProperty('lang');
  });
});
