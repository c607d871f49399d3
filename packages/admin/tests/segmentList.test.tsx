// @vitest-environment happy-dom
import {cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Field} from '../src/collections/fields';
import {getValue} from '../src/form/path';
import {getText} from '../src/format/data';
import {showForm} from './support/form';

const BODY: Field = {name: 'body', label: 'Text', required: true, input: {type: 'body'}};

/** A worker that never answers. */
class SilentWorker extends EventTarget {
  postMessage = () => undefined;
}

describe('the text of a page', () => {
  beforeEach(() => void vi.stubGlobal('Worker', SilentWorker));

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

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

  it.each(['First.', '<PaymentHelper />'])('moves the focus into a block after %s', (body) => {
    showForm([BODY], {body});
    const select = screen.getAllByRole('combobox', {name: 'Add a block here'}).at(-1)!;
    fireEvent.change(select, {target: {value: 'Question'}});
    fireEvent.click(screen.getByRole('button', {name: 'Add it'}));
    expect(document.activeElement).toBe(screen.getByRole('textbox', {name: 'Question'}));
    expect(screen.getByText('Answer')).toBeTruthy();
  });

  it('offers to undo a deletion at its place', () => {
    showForm([BODY], {body: 'First.\n\n<PaymentHelper />\n\n<WhenToCall />\n'});
    fireEvent.click(screen.getByRole('button', {name: 'Delete: Payment calculator'}));
    const undo = screen.getByRole('button', {name: 'Undo'});
    expect(document.activeElement).toBe(undo);
    const next = screen.getByRole('button', {name: 'Delete: When to call us'});
    expect(undo.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
