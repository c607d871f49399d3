import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {disk, loadEdited} from '@dental/testing/editedSite';

const text = disk.read('pages-content/_practice/must-say.yml').toString('utf8');
const mustSay = parse(text) as {on: string[]; says?: string; quotes?: string[]}[];

/** What staff are told that no longer stands on a page that has another body. */
const missingFrom = (page: string, body: string) =>
  loadEdited((content) => content.replaceBody(`${page}.mdx`, body)).warnings.flatMap((one) =>
    one.finding === 'must-say/missing' && one.file.endsWith(`/${page}.mdx`) ? [one.quote] : [],
  );

describe('what has to stand on a page', () => {
  it.each(['privacy-policy', 'nondiscrimination', 'financial-policy', 'urgent-help'])(
    'is told one by one to whoever empties %s',
    (page) => {
      const all = mustSay.flatMap(({on, says = [], quotes = []}) =>
        on.includes(page) ? [says, quotes].flat() : [],
      );
      expect(missingFrom(page, 'Call us.')).toHaveLength(all.length);
    },
  );

  it.each([
    ['You can complain, and it is never held against you.', false],
    ['If you complain, we may have to ask you to go elsewhere.', true],
  ])('may be said in other words, and not be turned round: "%s"', (sentence, isMissing) => {
    const says = 'You will never be treated worse because you complained.';
    expect(missingFrom('privacy-policy', sentence).includes(says)).toBe(isMissing);
  });
});
