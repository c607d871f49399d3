// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest';
import {focusProblem} from '../src/screens/focusField';

const FORM = `
  <input id="field-standing" value="sale" />
  <details><input id="field-offers.0.heading" value="Summer sale" /></details>
  <input id="field-offers.0.note" value="" />`;

const TEXT = 'standing: sale\noffers:\n  - heading: Summer sale\n';

describe('focusProblem', () => {
  it.each([
    {line: 1, id: 'field-standing'},
    {line: 3, id: 'field-offers.0.heading'},
  ])('goes to the field of line $line without its path', ({line, id}) => {
    document.body.innerHTML = FORM;
    focusProblem({file: 'offers.yml', line, message: 'It is wrong.', remedy: 'Fix it.'}, TEXT);
    expect(document.activeElement?.id).toBe(id);
    const groups = [...document.querySelectorAll('details')];
    expect(groups.map(({open}) => open)).toEqual([line === 3]);
  });
});
