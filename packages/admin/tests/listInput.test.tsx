// @vitest-environment happy-dom
import {cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import type {Field} from '../src/collections/fields';
import {showForm} from './support/form';

const NAME: Field = {name: 'name', label: 'Name', required: true, input: {type: 'text'}};
const CLOSURES: Field = {
  name: 'closures',
  label: 'Closures',
  required: false,
  input: {
    type: 'list',
    singular: 'closure',
    item: {...NAME, name: 'closure', input: {type: 'group', fields: [NAME]}},
    summary: '{name}',
  },
};

const showClosures = (...names: string[]) =>
  showForm([CLOSURES], {closures: names.map((name) => ({name}))});
const getSummary = (name: string) => screen.getByText(name, {selector: 'summary'});
const press = (name: string) => {
  const button = screen.getByRole('button', {name});
  button.focus();
  fireEvent.click(button);
};
const open = (name: string) => {
  const details = getSummary(name).parentElement as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
};
const listOpen = () =>
  [...document.querySelectorAll('details[open] > summary')].map(({textContent}) => textContent);

describe('a list of entries', () => {
  afterEach(cleanup);

  it('keeps an entry open when it moves', () => {
    const read = showClosures('July 4', 'Labor Day', 'Thanksgiving');
    open('Thanksgiving');
    press('Move up: Thanksgiving');
    expect(listOpen()).toEqual(['Thanksgiving']);
    fireEvent.change(screen.getAllByLabelText('Name')[1]!, {target: {value: 'Harvest'}});
    expect(read()).toEqual({closures: [{name: 'July 4'}, {name: 'Harvest'}, {name: 'Labor Day'}]});
    expect(listOpen()).toEqual(['Harvest']);
  });

  it('keeps an entry open when one before it is deleted and restored', () => {
    showClosures('July 4', 'Labor Day');
    open('Labor Day');
    press('Delete: July 4');
    expect(listOpen()).toEqual(['Labor Day']);
    press('Undo');
    expect(listOpen()).toEqual(['Labor Day']);
  });

  it('keeps equal entries apart', () => {
    showClosures('Fair', 'Fair', 'Fair');
    const details = [...document.querySelectorAll('details')];
    details[1]!.open = true;
    fireEvent(details[1]!, new Event('toggle'));
    fireEvent.change(screen.getAllByLabelText('Name')[1]!, {target: {value: 'Staff day'}});
    fireEvent.change(screen.getAllByLabelText('Name')[1]!, {target: {value: 'Fair'}});
    expect([...document.querySelectorAll('details')].map((each) => each.open)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('moves the focus with an entry, up to the top', () => {
    showClosures('July 4', 'Labor Day', 'Thanksgiving');
    press('Move up: Thanksgiving');
    expect(document.activeElement).toBe(screen.getByLabelText('Move up: Thanksgiving'));
    press('Move up: Thanksgiving');
    expect(document.activeElement).toBe(getSummary('Thanksgiving'));
  });

  it('moves the focus to the first field of a new entry', () => {
    showClosures('July 4', 'Labor Day');
    press('Add closure');
    expect(document.activeElement).toBe(screen.getAllByLabelText('Name')[2]);
  });

  it('moves the focus to the next entry or to Undo', () => {
    showClosures('July 4', 'Labor Day');
    press('Delete: July 4');
    expect(document.activeElement).toBe(getSummary('Labor Day'));
    press('Delete: Labor Day');
    expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Undo'}));
    press('Undo');
    expect(document.activeElement).toBe(getSummary('Labor Day'));
  });
});
