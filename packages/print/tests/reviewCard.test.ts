import {describe, expect, it} from 'vitest';
import {encode} from 'uqr';
import {practiceSchemas} from '@dental/content';
import {renderReviewCards} from '@dental/print';
import {UserError} from '@dental/practice';
import {site} from '@dental/testing/realSite';

const URL_TO_WRITE = 'https://g.page/r/code/review';

function withRequest(text: string, url = URL_TO_WRITE) {
  const reviewRequest = {text, links: [{name: 'Google', url}]};
  return {...site, practice: {...site.practice, reviewRequest}};
}

function findIssues(text: string, url = URL_TO_WRITE): string[] {
  const {error} = practiceSchemas.practice.safeParse(withRequest(text, url).practice);
  return (error?.issues ?? []).map(({message}) => message);
}

describe('renderReviewCards', () => {
  it('renders the same card for the same content', async () => {
    const card = await renderReviewCards(withRequest('How was your visit?'));
    expect(card.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await renderReviewCards(withRequest('How was your visit?'))).toEqual(card);
  });

  it('rejects a practice without links', async () => {
    await expect(renderReviewCards(site)).rejects.toThrow(UserError);
  });

  it('leaves four light modules around the code', () => {
    const {data, size} = encode(URL_TO_WRITE, {ecc: 'M', border: 4});
    const isLight = (row: number) => data[row]?.every((isDark) => !isDark);
    expect([0, 3, size - 4, size - 1].map(isLight)).toEqual([true, true, true, true]);
  });
});

describe('reviewRequest', () => {
  it('accepts a request to everyone', () => {
    expect(findIssues('How was your visit? Please tell others in your own words.')).toEqual([]);
  });

  it.each([
    'Give us five stars!',
    'Were you happy? Write a review.',
    'Write a review and get a free brush.',
    'Review us to win a prize.',
    'Write a review for $10 off.',
  ])('refuses "%s"', (text) => {
    expect(findIssues(text)).toEqual([
      'The request offers a reward, or asks only for good reviews.',
    ]);
  });

  it.each(['https://www.yelp.com/writeareview/biz/x', 'https://m.yelp.com/biz/x'])(
    'refuses %s',
    (url) => {
      expect(findIssues('How was your visit?', url)).toEqual(['Yelp forbids asking for reviews.']);
    },
  );
});
