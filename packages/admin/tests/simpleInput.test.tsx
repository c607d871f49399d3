// @vitest-environment happy-dom
import {cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import type {Field} from '../src/collections/fields';
import {showForm} from './support/form';

const FEE: Field = {name: 'fee', label: 'Fee', required: true, input: {type: 'number'}};

/** Types a text character by character, as a person does. */
function type(input: HTMLInputElement, text: string): void {
  fireEvent.change(input, {target: {value: ''}});
  for (const character of text) {
    fireEvent.change(input, {target: {value: input.value + character}});
  }
}

describe('an input for a page', () => {
  afterEach(cleanup);

  const options = [{value: '/contact-us', label: 'Contact us'}];
  const WORDS = 'Contact us, part “Working hours”';

  it.each(['link', 'select'] as const)('shows a part of a page in words in a %s', (type) => {
    showForm([{...FEE, input: {type, options}}], {fee: '/contact-us#working-hours'});
    expect(screen.getByDisplayValue(WORDS)).toBe(screen.getByLabelText('Fee'));
  });

  it('shows a typed part in words after the field loses focus', () => {
    const read = showForm([{...FEE, input: {type: 'link', options}}], {
      fee: '/contact-us#working-hours',
    });
    const input = screen.getByLabelText<HTMLInputElement>('Fee');
    fireEvent.change(input, {target: {value: '/contact-us#parking'}});
    fireEvent.blur(input);
    expect(input.value).toBe('Contact us, part “Parking”');
    expect(read()).toEqual({fee: '/contact-us#parking'});
  });
});

describe('a date input', () => {
  afterEach(cleanup);

  it.each(['0002-03-05', '0020-03-05', '2026-03-05'])('keeps the typed day %s', (day) => {
    showForm([{...FEE, input: {type: 'date-in-words'}}], {});
    const input = screen.getByLabelText<HTMLInputElement>('Fee');
    fireEvent.change(input, {target: {value: day}});
    expect(input.value).toBe(day);
  });
});

describe('a number input', () => {
  afterEach(cleanup);

  it.each([
    {typed: '75.00', fee: 75},
    {typed: '85.50', fee: 85.5},
    {typed: '1,299.00', fee: 1299},
    {typed: '$1,299.00', fee: 1299},
    {typed: '$ 85', fee: 85},
    {typed: '5.00', fee: 5},
    {typed: '5 %', fee: 5},
    {typed: '.5', fee: 0.5},
    {typed: '-94.30', fee: -94.3},
  ])('reads $typed as $fee and keeps the typed text', ({typed, fee}) => {
    const read = showForm([FEE], {fee: 750});
    const input = screen.getByLabelText<HTMLInputElement>('Fee');
    type(input, typed);
    expect(input.value).toBe(typed);
    expect(read()).toEqual({fee});
    fireEvent.blur(input);
    expect(input.value).toBe(String(fee));
  });

  it.each(['abc', '$', '85 or 90', '12,34'])('keeps %s for the checks to quote', (typed) => {
    const read = showForm([FEE], {fee: 750});
    const input = screen.getByLabelText<HTMLInputElement>('Fee');
    type(input, typed);
    fireEvent.blur(input);
    expect(input.value).toBe(typed);
    expect(read()).toEqual({fee: typed});
  });

  it('is empty when its text is deleted', () => {
    const read = showForm([FEE], {fee: 750});
    type(screen.getByLabelText('Fee'), '');
    expect(read()).toEqual({fee: ''});
  });
});

describe('a text input', () => {
  afterEach(cleanup);

  it('shows names filled in, and keeps them in braces', () => {
    const title: Field = {...FEE, input: {type: 'text'}};
    const read = showForm([title], {fee: 'Careers in {city} | {practice}'});
    const input = screen.getByLabelText<HTMLInputElement>('Fee');
    expect(input.value).toBe('Careers in Gilbert | Copper Finch Dental');
    fireEvent.change(input, {target: {value: 'Our jobs in Gilbert | Copper Finch Dental'}});
    expect(input.value).toBe('Our jobs in Gilbert | Copper Finch Dental');
    expect(read()).toEqual({fee: 'Our jobs in {city} | {practice}'});
  });

  it('shows a linked page by its title', () => {
    const options = [{value: '/costs', label: 'What treatment costs'}];
    const read = showForm([{...FEE, input: {type: 'link', options}}], {fee: '/costs'});
    const input = screen.getByLabelText<HTMLInputElement>('Fee');
    expect(input.value).toBe('What treatment costs');
    fireEvent.change(input, {target: {value: 'https://example.com'}});
    expect(read()).toEqual({fee: 'https://example.com'});
    fireEvent.change(input, {target: {value: 'What treatment costs'}});
    expect(read()).toEqual({fee: '/costs'});
  });
});
