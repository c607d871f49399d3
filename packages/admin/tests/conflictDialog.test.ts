import {describe, expect, it} from 'vitest';
import type {Field} from '../src/collections/fields';
import {describeConflict} from '../src/tasks/conflictDialog';

const FIELDS: Field[] = [
  {name: 'note', label: 'Note', required: true, input: {type: 'text'}},
  {name: 'body', label: 'Text', required: true, input: {type: 'body'}},
];

describe('describeConflict', () => {
  it.each([
    {
      path: 'body.47',
      mine: '## Our **new** [costs](/costs)',
      theirs: '- Call \\<5 us',
      words: {label: 'Text', mine: 'Our new costs (/costs)', theirs: 'Call <5 us'},
    },
    {
      path: 'body.2',
      mine: 'Call **us**',
      theirs: 'Call us',
      words: {label: 'Text', mine: 'Call **us**', theirs: 'Call us'},
    },
    {
      path: 'note',
      mine: '- Call',
      theirs: undefined,
      words: {label: 'Note', mine: '- Call', theirs: '(deleted)'},
    },
    {
      path: '',
      mine: 'with your changes',
      theirs: undefined,
      words: {label: 'The whole entry', mine: 'with your changes', theirs: '(deleted)'},
    },
  ])('describes $path without Markdown and line numbers', ({words, ...conflict}) => {
    expect(describeConflict(FIELDS, conflict)).toEqual(words);
  });
});
