import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import NoBreak from '../../src/components/Prose/NoBreak';

describe('NoBreak', () => {
  it.each([
    {text: 'Llame: (480) 555-0170', unbroken: ['(480) 555-0170']},
    {text: 'A check-up (twice) for 555-0170', unbroken: ['check-up', '555-0170']},
    {text: 'Book a visit', unbroken: []},
  ])('keeps $unbroken of "$text" on one line', ({text, unbroken}) => {
    const {container} = render(<NoBreak>{text}</NoBreak>);
    expect(container.textContent).toBe(text);
    const spans = [...container.querySelectorAll('.unbroken')];
    expect(spans.map((span) => span.textContent)).toEqual(unbroken);
  });
});
