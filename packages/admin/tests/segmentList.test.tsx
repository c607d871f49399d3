// @vitest-environment happy-dom
import {cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import type {Field} from '../src/collections/fields';
import {showForm} from './support/form';

const BODY: Field = {name: 'body', label: 'Text', required: true, input: {type: 'body'}};

describe('the text of a page', () => {
  afterEach(cleanup);

  it('shows the text after a deleted block', () => {
    showForm([BODY], {body: '<PaymentHelper />\n\nLast.\n'});
    fireEvent.click(screen.getByRole('button', {name: 'Delete: Payment calculator'}));
    expect(screen.getByRole('textbox', {name: 'Text'}).textContent).toBe('Last.');
  });
});
