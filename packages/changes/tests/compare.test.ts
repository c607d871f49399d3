import {describe, expect, it} from 'vitest';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {compareTopic, type Item, type Snapshot, type Topic} from '../src/diff/facts/compare';

const makeSnapshot = (): Snapshot => ({
  site: makeExampleSite(),
  consents: [],
  unreadable: [],
  hashOf: () => undefined,
  hashOfImage: () => undefined,
});

/** The sentences about an item that becomes another, after the page /old has moved to /new. */
function listSentences(oldItem: Item, newItem: Item): string[] {
  const before = makeSnapshot();
  const after = makeSnapshot();
  const topic: Topic = {
    title: 'Menus',
    items: (version) => [version === before ? oldItem : newItem],
  };
  const moves = new Map([['/old', '/new']]);
  return compareTopic(topic, before, after, moves).map(({text}) => text);
}

const makeMenuEntry = (page: string): Item => ({
  key: 'costs',
  name: 'Costs',
  fields: {page},
});

describe('compareTopic', () => {
  it('omits a link when its page moved', () => {
    expect(listSentences(makeMenuEntry('/old'), makeMenuEntry('/new'))).toEqual([]);
  });

  it('reports a link when it has another target', () => {
    expect(listSentences(makeMenuEntry('/old'), makeMenuEntry('/other'))).toEqual([
      'Costs page: /other instead of /new',
    ]);
  });
});
