// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest';
import {focusProblem} from '../src/screens/focusField';

const FORM = `
  <input id="field-standing" value="sale" />
  <details><input id="field-offers.0.heading" value="Summer sale" /></details>
  <input id="field-offers.0.note" value="" />`;

const TEXT = 'standing: sale\noffers:\n  - heading: Summer sale\n';

describe('focusProblem', () => {
  it('goes to the field of a file that is one list', () => {
    document.body.innerHTML = '<input id="field-entries.2.title" />';
    const place = {file: 'videos.yml', line: 9, field: '2.title'};
    focusProblem({...place, message: 'It is wrong.', remedy: 'Fix it.'}, TEXT);
    expect(document.activeElement?.id).toBe('field-entries.2.title');
  });

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
