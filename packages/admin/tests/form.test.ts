import {parseDateInWords} from '@dental/content';
import {formatLongDate} from '@dental/practice';
import {describe, expect, it} from 'vitest';
import type {Field} from '../src/collections/fields';
import {
  fromDateTimeInWords,
  fromTimeInWords,
  toDateTimeInWords,
  toTimeInWords,
} from '../src/form/dates';
import {findEmptyFields} from '../src/form/findEmptyFields';
import {getValue, setValue} from '../src/form/path';
import {fillSummary} from '../src/form/summary';

describe('setValue', () => {
  it('changes a value and keeps the rest', () => {
    const data = {week: [{day: 'Monday'}, {day: 'Tuesday'}], note: 'x'};
    const changed = setValue(data, ['week', 1, 'opens'], '9:00 am');
    expect(changed).toEqual({...data, week: [data.week[0], {day: 'Tuesday', opens: '9:00 am'}]});
    expect(getValue(changed, ['week', 1, 'opens'])).toBe('9:00 am');
    expect(data.week[1]).toEqual({day: 'Tuesday'});
  });

  it('creates the groups and lists on the way', () => {
    expect(setValue({}, ['license', 'number'], '1')).toEqual({license: {number: '1'}});
    expect(setValue({}, ['days', 0], '2026-12-23')).toEqual({days: ['2026-12-23']});
  });
});

describe('dates', () => {
  it.each([
    {day: '2026-12-03', words: 'December 3, 2026'},
    {day: '2027-01-31', words: 'January 31, 2027'},
  ])('converts $day to words and back', ({day, words}) => {
    expect(formatLongDate(day)).toBe(words);
    expect(parseDateInWords(words)).toBe(day);
  });

  it.each([
    {time: '00:05', words: '12:05 am'},
    {time: '12:00', words: '12:00 pm'},
    {time: '17:30', words: '5:30 pm'},
  ])('converts $time to words and back', ({time, words}) => {
    expect(toTimeInWords(time)).toBe(words);
    expect(fromTimeInWords(words)).toBe(time);
  });

  it('converts a day with a time to words and back', () => {
    expect(toDateTimeInWords('2026-12-21T18:00')).toBe('2026-12-21 6:00 pm');
    expect(fromDateTimeInWords('2026-12-21 6:00 pm')).toBe('2026-12-21T18:00');
  });

  it('shows nothing for other words', () => {
    expect(fromDateTimeInWords('tomorrow noon')).toBe('');
    expect(fromTimeInWords('noon')).toBe('');
    expect(parseDateInWords('soon')).toBe('');
  });
});

describe('fillSummary', () => {
  it.each([
    {
      item: {day: 'Monday', opens: '9:00 am', closes: '5:00 pm'},
      text: 'Monday, 9:00 am to 5:00 pm',
    },
    {item: {day: 'Sunday', closed: true}, text: 'Sunday, closed'},
  ])('describes $text', ({item, text}) => {
    const summary = '{day}, {closed?closed}{opens}{opens? to }{closes}';
    expect(fillSummary(summary, item)).toBe(text);
  });

  it('describes dates and nested values', () => {
    expect(fillSummary('{from}', {from: '2026-12-23'})).toBe('December 23');
    const sheet = {sections: [{heading: 'About you'}]};
    expect(fillSummary('{sections.0.heading}', sheet)).toBe('About you');
  });
});

describe('findEmptyFields', () => {
  const makeField = (name: string, required = true): Field => ({
    name,
    label: name,
    required,
    input: {type: 'text'},
  });
  const group: Field = {
    name: 'license',
    label: 'License',
    required: false,
    input: {type: 'group', fields: [makeField('number')]},
  };
  const list: Field = {
    name: 'plans',
    label: 'Plans',
    required: true,
    input: {
      type: 'list',
      singular: 'plan',
      item: {...group, name: 'plan', input: {type: 'group', fields: [makeField('name')]}},
    },
  };

  it('finds required fields in groups and lists', () => {
    const data = {license: {}, plans: [{name: 'A'}, {}]};
    expect(
      findEmptyFields([makeField('title'), makeField('note', false), group, list], data),
    ).toEqual([
      {path: ['title'], label: 'title'},
      {path: ['license', 'number'], label: 'number'},
      {path: ['plans', 1, 'name'], label: 'name'},
    ]);
  });

  it.each([
    {
      block: '<Question />',
      labels: ['Question and answer: Question', 'Question and answer: Answer'],
    },
    {block: '<WhenToCall>\n\n</WhenToCall>', labels: ['When to call us: Call us if…']},
    {block: '<Question title="When?">\n\nNow.\n\n</Question>', labels: []},
  ])('finds the empty parts of $block', ({block, labels}) => {
    const body: Field = {name: 'body', label: 'Text', required: true, input: {type: 'body'}};
    const emptyFields = findEmptyFields([body], {body: `Words.\n\n${block}\n`});
    expect(emptyFields).toEqual(labels.map((label) => ({path: ['body'], label})));
  });

  it.each([{}, {days: []}, {days: ['']}])('finds a list without an entry: %o', (data) => {
    const item = makeField('day');
    const days: Field = {...item, name: 'days', input: {type: 'list', singular: 'day', item}};
    expect(findEmptyFields([days], data)).toEqual([{path: ['days'], label: 'day'}]);
    expect(findEmptyFields([{...days, required: false}], data)).toEqual([]);
    expect(findEmptyFields([days], {days: ['', '2026-12-23']})).toEqual([]);
  });

  it('skips an optional group that is left out', () => {
    expect(findEmptyFields([group], {})).toEqual([]);
  });
});
