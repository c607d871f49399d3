import {describe, expect, it} from 'vitest';
import {makeEditorPolicy} from '../../../src/build/admin';

describe('makeEditorPolicy', () => {
  it('allows another host only for requests, and only the Git host', () => {
    const directives = makeEditorPolicy(undefined).split('; ');
    const withHosts = directives.filter((directive) => /https:|\*/.test(directive));
    expect(withHosts).toEqual(["connect-src 'self' blob: https://api.github.com"]);
  });
});
