import type {Message} from '../problem';

/** The lines that are left where two people changed the same words. */
export const MERGE_MARKER = /^(<{7}( .*)?|={7}|>{7}( .*)?)$/;

/** What to do about such a line. */
export const MERGE_MESSAGE: Message = {
  what: 'Two versions of this part stand here, from two people who changed it.',
  fix: 'Keep one version, and delete the other with the lines of <<<, === and >>>.',
};
