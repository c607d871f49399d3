import {describe, expect, it} from 'vitest';
import {findUsedStyles} from '../../../src/build/styles';

describe('findUsedStyles', () => {
  const page = '<main class="card"><a href="/">Home</a></main>';

  it('keeps rules for elements of the page in any state', async () => {
    const css = '.card:where(:not([data-full])){top:0}a:is(:hover,:focus-visible){top:0}';
    expect(await findUsedStyles(css, [page])).toBe(css);
  });

  it('leaves out rules for other elements in any state', async () => {
    const css = '.gone:where(:not([data-full])){top:0}b:is(:hover,:focus-visible){top:0}';
    expect(await findUsedStyles(css, [page])).toBe('');
  });
});
