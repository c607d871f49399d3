// @vitest-environment happy-dom
import {cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import type {Field} from '../src/collections/fields';
import {getValue} from '../src/form/path';
import {getText} from '../src/format/data';
import {showForm} from './support/form';

const BODY: Field = {name: 'body', label: 'Text', required: true, input: {type: 'body'}};

describe('the text of a page', () => {
  afterEach(cleanup);

  it('shows the text after a deleted block', () => {
    showForm([BODY], {body: '<PaymentHelper />\n\nLast.\n'});
    fireEvent.click(screen.getByRole('button', {name: 'Delete: Payment calculator'}));
    expect(screen.getByRole('textbox', {name: 'Text'}).textContent).toBe('Last.');
  });

  it('adds a block only when its button is pressed', () => {
    const read = showForm([BODY], {body: 'First.\n'});
    const select = screen.getByRole('combobox', {name: 'Add a block here'});
    fireEvent.change(select, {target: {value: 'Question'}});
    fireEvent.change(select, {target: {value: 'PaymentHelper'}});
    expect(read()).toEqual({body: 'First.\n'});
    fireEvent.click(screen.getByRole('button', {name: 'Add it'}));
    expect(getText(getValue(read(), ['body']))).toContain('First.\n\n<PaymentHelper />');
  });
});
