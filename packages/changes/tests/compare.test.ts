import {describe, expect, it} from 'vitest';
import {exampleSite} from '@dental/testing/exampleSite';
import {compareTopic, type Item, type Snapshot, type Topic} from '../src/diff/facts/compare';

const snapshot = (): Snapshot => ({
  site: exampleSite(),
  consents: [],
  unreadable: [],
  hashOf: () => undefined,
  hashOfImage: () => undefined,
});

/** The sentences about an item that becomes another, after the page /old has moved to /new. */
function sentencesFor(oldItem: Item, newItem: Item): string[] {
  const before = snapshot();
  const after = snapshot();
  const topic: Topic = {
    title: 'Menus',
    items: (version) => [version === before ? oldItem : newItem],
  };
  const moves = new Map([['/old', '/new']]);
  return compareTopic(topic, before, after, moves).map(({text}) => text);
}

const menuEntry = (page: string): Item => ({
  key: 'costs',
  name: 'Costs',
  fields: {page},
});

describe('compareTopic', () => {
  it('omits a link when its page moved', () => {
    expect(sentencesFor(menuEntry('/old'), menuEntry('/new'))).toEqual([]);
  });

  it('reports a link when it has another target', () => {
    expect(sentencesFor(menuEntry('/old'), menuEntry('/other'))).toEqual([
      'Costs page: /other instead of /new',
    ]);
  });
});
