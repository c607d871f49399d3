import {describe, expect, it} from 'vitest';
import {editorPolicy} from '../../../src/build/admin';

describe('editorPolicy', () => {
  it('allows another host only for requests, and only the Git host', () => {
    const directives = editorPolicy(undefined).split('; ');
    const withHosts = directives.filter((directive) => /https:|\*/.test(directive));
    expect(withHosts).toEqual(["connect-src 'self' blob: https://api.github.com"]);
  });
});
