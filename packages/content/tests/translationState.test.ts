import {describe, expect, it} from 'vitest';
import {makeExamplePage} from '@dental/testing/exampleSite';
import {findOutdated, makeEnglishDigest} from '../src/translationState';

const HEADING = 'We listen. You decide. Then we start.';

describe('findOutdated', () => {
  const makeEnglish = (heading: string) => makeExamplePage('page', '/visits', {heading});
  const translation = makeExamplePage('page', '/es/visits', {
    translationOf: '/visits',
    englishDigest: makeEnglishDigest(makeEnglish(HEADING)),
  });
  const find = (heading: string) => {
    const outdated = findOutdated({pages: [makeEnglish(heading), translation]}, translation);
    return outdated && [outdated.changed.map(({text}) => text), outdated.removed];
  };

  it.each([
    {title: 'finds nothing if no word differs', now: HEADING, expected: undefined},
    {
      title: 'ignores the order of sentences and double spaces',
      now: 'You decide.  Then we start. We listen.',
      expected: undefined,
    },
    {
      title: 'finds a deleted sentence',
      now: 'We listen. Then we start.',
      expected: [[], 1],
    },
    {
      title: 'finds a new sentence',
      now: `${HEADING} Call us.`,
      expected: [['Call us.'], 0],
    },
    {
      title: 'counts a changed sentence as new and as deleted',
      now: HEADING.replace('You', 'We'),
      expected: [['We decide.'], 1],
    },
  ])('$title', ({now, expected}) => {
    expect(find(now)).toEqual(expected);
  });

  it('finds nothing for a page without an English one', () => {
    const page = makeExamplePage('page', '/es/visits');
    expect(findOutdated({pages: [page]}, page)).toBeUndefined();
  });
});
