import {describe, expect, it} from 'vitest';
import {type Content, costsSchema} from '@dental/content';
import type {Sentence} from '@dental/prose';
import {exampleSite} from '@dental/testing/exampleSite';
import {table} from '@dental/testing/table';
import {changedFacts} from '../src/model/warnings/facts';
import {turnedSentence} from '../src/model/warnings/sentences';

type Costs = Record<string, [from: number, to: number]>;

const turned = ({was, is}: {was: string; is: string}) =>
  turnedSentence({was: {text: was} as Sentence, is: {text: is} as Sentence})?.message;

function withCosts(costs: Costs): Content {
  const treatments = Object.entries(costs).map(([name, [from, to]]) => ({
    ...{name, from, to},
    ...{unit: 'tooth', depends: 'The material.', page: '/services'},
  }));
  const file = {confirmed: '2026-11-01', groups: [{name: 'All', treatments}]};
  return {...exampleSite(), costs: costsSchema.safeParse(file).data} as unknown as Content;
}

describe('a reviewer is told of a sentence', () => {
  it.each(table<{was: string; is: string}>(import.meta.url, 'opposite'))(
    'that says the opposite: $was',
    (sentence) => {
      expect(turned(sentence)).toContain('may say the opposite');
    },
  );

  it.each(table<{was: string; is: string}>(import.meta.url, 'same'))(
    'but not of one that is written anew, ends earlier or goes on: $was',
    (sentence) => {
      expect(turned(sentence)).toBeUndefined();
    },
  );
});

it.each(table<{what: string; was: Costs; is: Costs; says: string[]}>(import.meta.url, 'costs'))(
  'a reviewer is told of a cost where $what',
  ({was, is, says}) => {
    expect(changedFacts(withCosts(is), withCosts(was)).map(({message}) => message)).toEqual(says);
  },
);
