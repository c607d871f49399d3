import {describe, expect, it} from 'vitest';
import {html} from '../src/review/html';

describe('html', () => {
  it('escapes markup in text', () => {
    expect(html`<p>${'<script>"&\''}</p>`.text).toBe('<p>&lt;script&gt;&quot;&amp;&#39;</p>');
  });
});
