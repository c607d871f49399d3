import {describe, expect, it} from 'vitest';
import {EMPTY_RECORDS} from '@dental/testing/emptyRecords';
import type {ChangeGroup} from '../src/review/changeGroups';
import type {BlockChange} from '../src/review/compareBlocks';
import {listConcerns, summarize} from '../src/review/comment';
import type {Review} from '../src/review/types';

const REVIEW: Review = {
  ...EMPTY_RECORDS,
  sentence: 'Five pages change.',
  points: [],
  notes: [],
  groups: [],
  looks: new Map(),
  total: 20,
  made: {base: 'main', commit: 'c1', day: '2026-11-27'},
};

/** A group of one page where a paragraph changed. */
function makeGroup(name: string, before: string, after: string): ChangeGroup {
  const makeBlock = (text: string) => ({kind: 'paragraph' as const, area: 'main', text, links: []});
  const word = {kind: 'changed', before: makeBlock(before), after: makeBlock(after), below: ''};
  return {
    pages: [
      {path: `/${name}`, kind: 'changed', name, words: [], head: [], looksDifferent: false},
    ] as ChangeGroup['pages'],
    words: [word as BlockChange],
    head: [],
    looksDifferent: false,
  };
}

describe('summarize', () => {
  it('quotes up to three different changes', () => {
    const groups = [1, 2, 3, 4, 5].map((day) =>
      makeGroup(`page-${day}`, 'We are open daily.', `We are open on day ${day}.`),
    );
    expect(summarize({...REVIEW, groups}).pages.map(({path}) => path)).toEqual([
      '/page-1',
      '/page-2',
      '/page-3',
    ]);
  });

  it('quotes the same change of different pages once', () => {
    const groups = ['a', 'b'].map((name) => makeGroup(name, 'We have tea.', 'We have coffee.'));
    expect(summarize({...REVIEW, groups}).pages).toHaveLength(1);
  });
});

describe('listConcerns', () => {
  it('quotes removed words only once, in the points', () => {
    const removed = 'The tooth can become sensitive, and some veneers come loose after years.';
    const concern = 'Veneers: A warning, right, or term was removed';
    const warnings = [`${concern}: "${removed}"`, `${concern}: "We refund what you paid."`];
    const points = [`Veneers: removed “${removed}”`];
    expect(listConcerns({...REVIEW, points, warnings})).toEqual([
      `${concern} (quoted above).`,
      `${concern}: "We refund what you paid."`,
    ]);
  });

  it('names an obstacle once with its pages, and unknown words', () => {
    const obstacle = {rule: 'image-alt', help: 'An image has no words', target: 'img'};
    const look = {isDifferent: false, screens: [], obstacles: [obstacle]};
    const looks = new Map(['Home', 'Costs'].map((name) => [name, look]));
    const warnings = ['The date is odd.'];
    expect(listConcerns({...REVIEW, looks, warnings, words: ['a', 'b', 'c', 'd', 'e']})).toEqual([
      'The date is odd.',
      'An image has no words, on 2 pages: Home and Costs (img).',
      'Not in the dictionary: a, b, c, and 2 more.',
    ]);
  });
});
