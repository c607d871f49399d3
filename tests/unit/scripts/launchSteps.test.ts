import {describe, expect, it} from 'vitest';
import {findSteps} from '../../../scripts/lib/launchSteps';

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
