import {describe, expect, it} from 'vitest';
import type {Collection} from '../src/collections';
import {describeSave} from '../src/screens/describeFile';

describe('describeSave', () => {
  it.each([
    {collection: 'staff', label: 'staff member', text: 'staff member Rosa Delgado'},
    {collection: 'reviews', label: 'New review', text: 'New review R.D.'},
  ])('names the entry of $collection', ({collection: name, label, text}) => {
    const collection = {name, folder: name, titleField: 'name'} as unknown as Collection;
    const data = {name: 'Rosa Delgado'};
    expect(describeSave({collection, label, fields: []}, data)).toBe(text);
  });
});
