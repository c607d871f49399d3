import {describe, expect, it} from 'vitest';
import {changedFacts} from '../src/model/warnings/facts';
import {type Content, costsSchema, readYaml} from '@dental/content';
import {exampleSite} from '../../../tests/support/exampleSite';

const cost = (name: string, from: number, to: number) =>
  `      - {name: ${name}, from: ${from}, to: ${to}, unit: tooth, depends: The material., page: /services}\n`;
const file = (...costs: string[]) =>
  `confirmed: 2026-11-01\ngroups:\n  - name: All\n    treatments:\n${costs.join('')}`;

function said(was: string, is: string): string[] {
  const [former, content] = [was, is].map((text) => ({
    ...exampleSite(),
    costs: costsSchema.safeParse(readYaml('costs.yml', text).data).data,
  }));
  return changedFacts(content as unknown as Content, former as unknown as Content).map(({message}) => message);
}

describe('a reviewer is told of a cost', () => {
  const before = file(cost('Crown', 1150, 1750), cost('Filling', 175, 395));

  it('that becomes ten times as much, or a tenth', () => {
    expect(said(before, file(cost('Crown', 11500, 17500), cost('Filling', 17, 395)))).toEqual([
      'This figure was 1150 and becomes 11500, which is 10 times as much.',
      'This figure was 1750 and becomes 17500, which is 10 times as much.',
      'This figure was 175 and becomes 17, which is 10.3 times as little.',
    ]);
  });

  it('by its name, wherever it stands by now', () => {
    expect(said(before, file(cost('Sealant', 45, 75), cost('Filling', 175, 395), cost('Crown', 1150, 1750)))).toEqual(
      [],
    );
    expect(said(before, file(cost('Filling', 1750, 3950)))).toHaveLength(2);
  });

  it('only if it was there before, and could be read', () => {
    expect(said(before, file(cost('Veneer', 11500, 17500)))).toEqual([]);
    expect(said('groups: yes\n', before)).toEqual([]);
  });
});
