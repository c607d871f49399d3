import {describe, expect, it} from 'vitest';
import {describeLeftovers, findSteps} from '../../../scripts/lib/launchSteps';

describe('findSteps', () => {
  it.each([
    {wanted: '14', titles: ['Leftovers from the original practice']},
    {wanted: 'leftovers', titles: ['Leftovers from the original practice']},
    {wanted: '1', titles: ['A repository of your own']},
  ])('finds the step for $wanted', ({wanted, titles}) => {
    expect(findSteps(wanted).map(({title}) => title)).toEqual(titles);
  });

  it('lists the numbered titles for an unknown step', () => {
    expect(() => findSteps('19')).toThrow(
      /There is no step "19"\.\nThe steps are:\n1\. A repository of your own\n2\. /,
    );
  });
});

describe('describeLeftovers', () => {
  it('cuts the list of an old build', () => {
    const lines = describeLeftovers(Array.from({length: 3000}, () => 'index.html: a name'));
    expect(lines.split('\n')).toHaveLength(22);
    expect(lines).toMatch(/\nand 2980 more$/);
    expect(describeLeftovers(['index.html: a name'])).toMatch(/\nindex\.html: a name$/);
  });
});
