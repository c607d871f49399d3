import {describe, expect, it} from 'vitest';
import type {Collection} from '../src/collections';
import {describeFile, describeSave} from '../src/screens/describeFile';
import type {Settings} from '../src/settings';

describe('describeFile', () => {
  it('names a deleted entry by its title on the live site', () => {
    const file = 'cases/22-stains.mdx';
    const collection = {name: 'cases', singular: 'case', folder: 'cases', titleField: 'heading'};
    const titles = {[file]: 'Years of stains, polished away'};
    const context = {
      settings: {pages: [], titles} as unknown as Settings,
      collections: [collection as unknown as Collection],
      savedTask: undefined,
    };
    expect(describeFile(context, file)).toBe('case Years of stains, polished away');
  });
});

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
