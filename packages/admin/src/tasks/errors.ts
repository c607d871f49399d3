import {StaleHeadError, UserFacingError} from './repository';

const KEPT = 'This browser keeps what you typed.';

/** The messages of browsers for a lost connection. */
const OFFLINE = /failed to fetch|networkerror|load failed|aborted|timed? ?out/i;

/** Converts any error to one that tells staff what to do. */
export function toUserFacingError(error: unknown): UserFacingError {
  return error instanceof UserFacingError
    ? error
    : new UserFacingError(`${describeError(error)} ${KEPT}`);
}

function describeError(error: unknown): string {
  const {status, message = String(error)} = error as {status?: number; message?: string};
  if (isStaleHead(error)) {
    return 'A colleague is saving this at the same moment. Wait a minute, then save again.';
  }
  if (!navigator.onLine || OFFLINE.test(message)) {
    return "You're offline. Save again when you're back online.";
  }
  if (status === 401 || /bad credentials/i.test(message)) {
    return "You've been signed out. Reload this page, then sign in again.";
  }
  if (status === 403) {
    return (
      `GitHub doesn't let your account save here (${message}). ` +
      'Ask the person who manages the website.'
    );
  }
  if (status !== undefined && status >= 500) {
    return "The server isn't responding properly. Wait a minute, then save again.";
  }
  return message.replace(/(?<![.!?])$/, '.');
}

/** Returns true if someone else saved first, according to GitHub's backend or the local one. */
export function isStaleHead(error: unknown): boolean {
  return error instanceof StaleHeadError || (error as {status?: number}).status === 409;
}
