import {RequestError} from '@octokit/request-error';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {toUserFacingError} from '../src/tasks/errors';
import {StaleHeadError, UserFacingError} from '../src/tasks/repository';

const request = {method: 'GET', url: 'https://api.github.com/', headers: {}} as const;
const answer = (status: number, message = 'No') => new RequestError(message, status, {request});

/** A browser that stores what `setItem` accepts. */
const stubBrowser = ({onLine = true, setItem = () => undefined as void}) => {
  vi.stubGlobal('navigator', {onLine});
  vi.stubGlobal('window', {localStorage: {setItem, removeItem: () => undefined}});
};

describe('toUserFacingError', () => {
  beforeEach(() => stubBrowser({}));
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    {error: new StaleHeadError(), says: 'A colleague is saving'},
    {error: answer(409), says: 'A colleague is saving'},
    {error: answer(500, 'Failed to fetch'), says: 'Check your connection'},
    {error: answer(500, 'signal timed out'), says: 'Check your connection'},
    {error: new TypeError('Load failed'), says: 'Check your connection'},
    {error: answer(401, 'Bad credentials'), says: 'sign in again'},
    {error: answer(403, 'API rate limit exceeded for user ID 1.'), says: 'Wait 15 minutes'},
    {error: answer(403, 'You have exceeded a secondary rate limit.'), says: 'Wait 15 minutes'},
    {error: answer(429), says: 'Wait 15 minutes'},
    {error: answer(403, 'Resource not accessible'), says: 'your account'},
    {error: answer(404, 'Not Found'), says: 'your account'},
    {error: answer(422, 'Invalid tree info'), says: 'GitHub refused this (Invalid tree info)'},
    {error: answer(502), says: 'Wait a minute'},
    {error: new Error('It broke'), says: 'It broke.'},
  ])('explains "$error.message" with "$says"', ({error, says}) => {
    const {message} = toUserFacingError(error);
    expect(message).toContain(says);
    expect(message).toMatch(/This browser keeps what you typed\.$/);
  });

  it('reports that the device is offline', () => {
    stubBrowser({onLine: false});
    expect(toUserFacingError(answer(500, 'Failed to fetch')).message).toContain("You're offline");
  });

  it('promises nothing if the browser refuses to keep what is typed', () => {
    stubBrowser({
      setItem: () => {
        throw new DOMException('The browser refuses.', 'SecurityError');
      },
    });
    expect(toUserFacingError(answer(502)).message).toContain("doesn't keep what you typed");
  });

  it('leaves messages for staff as they are', () => {
    const error = new UserFacingError('Change the name.');
    expect(toUserFacingError(error)).toBe(error);
  });
});
