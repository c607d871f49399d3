import {lineOf} from '../../fix/suggest';

/** The first line, from 1, in which two versions of a file differ. */
export function firstChange(is: string, was: string): number {
  const lines = is.split(/\r\n?|\n/);
  const at = lines.findIndex((line, index) => line !== lineOf(was, index + 1));
  return at === -1 ? lines.length : at + 1;
}
