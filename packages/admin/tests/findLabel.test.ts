import {describe, expect, it} from 'vitest';
import type {Field} from '../src/collections/fields';
import {getFieldLabel} from '../src/preview/findLabel';

const TITLE: Field = {name: 'title', label: 'Title', required: true, input: {type: 'text'}};
const VIDEOS: Field = {
  name: 'entries',
  label: 'Videos',
  required: false,
  input: {
    type: 'list',
    singular: 'video',
    item: {...TITLE, name: 'video', input: {type: 'group', fields: [TITLE]}},
  },
};

describe('getFieldLabel', () => {
  it.each(['2.title', 'entries.2.title'])('gives "%s" the words of the form', (path) => {
    expect(getFieldLabel([VIDEOS], path)).toBe('Videos, 3, Title');
  });

  it('gives a field that the form lacks no label', () => {
    expect(getFieldLabel([VIDEOS], 'englishDigest')).toBeUndefined();
  });
});
