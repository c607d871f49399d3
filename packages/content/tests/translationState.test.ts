import {describe, expect, it} from 'vitest';
import {makeExamplePage} from '@dental/testing/exampleSite';
import {parseBody} from '../src/mdx';
import {readMdx} from '../src/source';
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
    if (!outdated) return undefined;
    const [changed, moved] = [outdated.changed, outdated.moved].map((sentences) =>
      sentences.map(({text}) => text),
    );
    return {changed, moved, removed: outdated.removed};
  };

  it.each([
    {title: 'finds nothing if no word differs', now: HEADING, expected: undefined},
    {title: 'ignores double spaces', now: HEADING.replace(' You', '  You'), expected: undefined},
    {
      title: 'finds sentences that changed places',
      now: 'We listen. Then we start. You decide.',
      expected: {changed: [], moved: ['Then we start.', 'You decide.'], removed: 0},
    },
    {
      title: 'finds a deleted sentence',
      now: 'We listen. Then we start.',
      expected: {changed: [], moved: [], removed: 1},
    },
    {
      title: 'finds a new sentence',
      now: `${HEADING} Call us.`,
      expected: {changed: ['Call us.'], moved: [], removed: 0},
    },
    {
      title: 'finds a sentence that now occurs twice',
      now: `${HEADING} We listen.`,
      expected: {changed: ['We listen.'], moved: [], removed: 0},
    },
    {
      title: 'counts a changed sentence as new and as deleted',
      now: HEADING.replace('You', 'We'),
      expected: {changed: ['We decide.'], moved: [], removed: 1},
    },
    {
      title: 'finds the moved sentences next to a new one',
      now: 'You decide. Call us. We listen. Then we start.',
      expected: {changed: ['Call us.'], moved: ['You decide.', 'We listen.'], removed: 0},
    },
  ])('$title', ({now, expected}) => {
    expect(find(now)).toEqual(expected);
  });

  it('finds a changed name in menus', () => {
    const english = {...makeEnglish(HEADING), navTitle: 'Free visits'};
    const outdated = findOutdated({pages: [english, translation]}, translation);
    expect(outdated?.changed.map(({text}) => text)).toEqual(['Free visits']);
  });

  it.each([
    {
      kind: 'a link that leads elsewhere',
      was: 'Hello. See [our help](/urgent-help) now.',
      is: 'Hello. See [our help](/contact-us) now.',
      text: 'See our help now.',
    },
    {
      kind: 'another block without words',
      was: 'Hello.\n\n<CostRanges />',
      is: 'Hello.\n\n<MembershipPlan />',
      text: '<MembershipPlan>',
    },
  ])('finds $kind', ({was, is, text}) => {
    const [before, after] = [was, is].map((source) => ({
      ...makeEnglish(HEADING),
      body: parseBody('pages-content/visits.mdx', readMdx('visits.mdx', `---\n---\n\n${source}`))
        .body,
    }));
    const page = {...translation, englishDigest: makeEnglishDigest(before!)};
    const outdated = findOutdated({pages: [after!, page]}, page);
    expect(outdated?.changed.map((sentence) => sentence.text)).toEqual([text]);
    expect(outdated?.removed).toBe(1);
  });

  it('finds nothing for a page without an English one', () => {
    const page = makeExamplePage('page', '/es/visits');
    expect(findOutdated({pages: [page]}, page)).toBeUndefined();
  });
});
