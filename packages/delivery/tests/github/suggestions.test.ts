import {describe, expect, it} from 'vitest';
import {updateSuggestions} from '../../github/suggestions.mjs';
import {CHANGED_PAGE, CORRECTION} from './gateRun';
import {useGitHub} from './workflow';

const {host, getRepository} = useGitHub();

describe('updateSuggestions', () => {
  it('suggests each once, and deletes suggestions that no longer apply', async () => {
    const ourComment = {
      id: 5,
      user: {login: 'github-actions[bot]'},
      path: CORRECTION.file,
      line: 8,
      body: '<!-- suggestion -->\nA word is there twice.\n\n' + '````suggestion\nto ```us```\n````',
    };
    host.answers = {
      'GET /pulls/12/comments': [
        ourComment,
        {...ourComment, id: 6, line: 9},
        {...ourComment, id: 7, user: {login: 'someone'}},
      ],
    };
    const change = {sha: 'abc', corrections: [CORRECTION], files: [CHANGED_PAGE]};
    await updateSuggestions(getRepository(), 12, change);
    expect(host.changes).toEqual([{method: 'DELETE', path: '/pulls/comments/6', body: undefined}]);
  });
});
