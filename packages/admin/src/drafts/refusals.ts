import {Refusal, SavedMeanwhile} from './backend';

const KEPT = 'What you typed is still in the form, and is kept in this browser.';

/** What a member of the staff is told of something that went wrong, and what to do. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const {status, message = String(error)} = error as {status?: number; message?: string};
  if (isOutdated(error))
    return new Refusal(
      `Others are saving this at the same moment. ${KEPT} Save again in a minute.`,
    );
  // As the browsers say it; what GitHub's backend tells of it has no other sign.
  if (
    !navigator.onLine ||
    /failed to fetch|networkerror|load failed|aborted|timed? ?out/i.test(message)
  )
    return new Refusal(`There is no connection. ${KEPT} Save again once you are back online.`);
  if (status === 401 || /bad credentials/i.test(message))
    return new Refusal(
      `Your sign-in has run out. ${KEPT} Log out, sign in again, and open this again.`,
    );
  if (status === 403)
    return new Refusal(
      `GitHub does not let your account save here (${message}). ${KEPT} Ask whoever manages the website.`,
    );
  if (status !== undefined && status >= 500)
    return new Refusal(`The server did not answer as it should. ${KEPT} Save again in a minute.`);
  return new Refusal(`${message.replace(/(?<![.!?])$/, '.')} ${KEPT}`);
}

/** Whether somebody else was quicker, as the backend of GitHub or that of this machine says it. */
export function isOutdated(error: unknown): boolean {
  return error instanceof SavedMeanwhile || (error as {status?: number}).status === 409;
}
