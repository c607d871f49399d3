import {describe, expect, it} from 'vitest';
import bundle from '../rules.json';
import {type EditedContent, loadEdited} from '../../../tests/support/editedSite';

/** What staff are told that no longer stands after an edit, in the file. */
const missingAfter = (file: string, edit: (content: EditedContent) => void) =>
  loadEdited(edit).warnings.flatMap((one) =>
    one.finding === 'must-say/missing' && one.file.endsWith(`/${file}`) ? [one.quote] : [],
  );
const required: Readonly<Record<string, Readonly<Record<string, string>>>> = bundle.mustSay;
const saidOn = (page: string) =>
  Object.entries(required).flatMap(([pages, {quotes = '', ...said}]) =>
    pages.split(', ').includes(page)
      ? [...Object.keys(said), ...quotes.split(' ').flatMap((name) => (name ? [`<Fact name="${name}" />`] : []))]
      : [],
  );

describe('what has to stand on a page', () => {
  it('stands on our own', () => {
    expect(loadEdited(() => undefined).warnings.filter(({finding}) => finding === 'must-say/missing')).toEqual([]);
  });

  it.each(['privacy-policy', 'nondiscrimination', 'financial-policy', 'urgent-help'])(
    'is told one by one to whoever empties %s',
    (page) => {
      const missing = missingAfter(`${page}.mdx`, (content) => content.replaceBody(`${page}.mdx`, 'Call us.'));
      expect(new Set(missing)).toEqual(new Set(saidOn(page)));
    },
  );

  it.each([
    ['You can complain, and it is never held against you.', false],
    ['If you complain, we may have to ask you to go elsewhere.', true],
  ])('may be said in other words, and not be turned round: "%s"', (sentence, isMissing) => {
    const missing = missingAfter('privacy-policy.mdx', (content) =>
      content.replaceBody('privacy-policy.mdx', sentence),
    );
    expect(missing.includes('You will never be treated worse because you complained.')).toBe(isMissing);
  });
});
