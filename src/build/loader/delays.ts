/* In a module of their own, so that the inline script has each number in its place. */

/** The scripts run this long after they are fetched: the browser reacts to the touch first. */
export const RUN_DELAY_MS = 400;

/** The scripts wait this much longer for a busy browser. */
export const IDLE_TIMEOUT_MS = 600;

/** The scripts are fetched this long after the last act: a press on a link may leave the page. */
export const FETCH_DELAY_MS = 100;

/** A click waits this long for the scripts; then the link opens without them. */
export const REPLAY_TIMEOUT_MS = 8_000;
