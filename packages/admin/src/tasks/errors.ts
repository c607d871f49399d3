import {RequestError} from '@octokit/request-error';
import {keepsData} from '../browserStorage';
import {StaleHeadError, UserFacingError} from './repository';

/** The messages of browsers for a lost connection. */
const OFFLINE = /failed to fetch|networkerror|load failed|aborted|timed? ?out/i;

export const KEPT = 'This browser keeps what you typed.';

/** Converts any error to one with a message for staff: the problem, and what to do. */
export function toUserFacingError(error: unknown): UserFacingError {
  if (error instanceof UserFacingError) return error;
  const assurance = keepsData()
    ? KEPT
    : "This browser doesn't keep what you typed: copy it before you leave this page.";
  return new UserFacingError(`${describeError(error)} ${assurance}`);
}

function describeError(error: unknown): string {
  const {message = String(error)} = error as {message?: string};
  if (isStaleHead(error)) {
    return 'A colleague is saving this at the same moment. Wait a minute, then try again.';
  }
  if (!navigator.onLine) return "You're offline. Try again when you're back online.";
  if (OFFLINE.test(message)) {
    return "The editor can't connect. Check your connection, then try again.";
  }
  const text = message.replace(/(?<![.!?])$/, '.');
  return error instanceof RequestError ? describeAnswer(error) : text;
}

/**
 * Describes an answer of GitHub.
 * Source: https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api
 */
function describeAnswer({status, message}: RequestError): string {
  if (status === 401) return "You've been signed out. Reload this page, then sign in again.";
  if (status === 429 || /rate limit|abuse detection/i.test(message)) {
    return 'GitHub asks for a break after many requests. Wait 15 minutes, then try again.';
  }
  if (status === 403 || status === 404) {
    return (
      `GitHub doesn't let your account do this (${message}). ` +
      'Ask the person who manages the website.'
    );
  }
  if (status >= 500) return "GitHub isn't responding properly. Wait a minute, then try again.";
  return (
    `GitHub refused this (${message}). Reload this page, then try again. ` +
    'If it happens again, ask the person who manages the website.'
  );
}

/** Returns true if someone else saved first, according to GitHub's backend or the local one. */
export function isStaleHead(error: unknown): boolean {
  return error instanceof StaleHeadError || (error as {status?: number}).status === 409;
}
