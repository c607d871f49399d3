import {endOfFields} from '../source';

/**
 * Writes a group of fields into the front matter of an MDX file: in the place of the one that is there, or at
 * its end. Everything else stays as it was, line by line.
 * @param name the field's name
 * @param lines the lines of the group, indented
 * @throws if the text has no front matter
 */
export function setField(text: string, name: string, lines: readonly string[]): string {
  const ending = text.includes('\r\n') ? '\r\n' : '\n';
  const all = text.split(ending);
  const end = endOfFields(all);
  if (end === -1) throw new Error('This text has no front matter.');
  const found = all.slice(0, end).findIndex((line) => line.startsWith(`${name}:`));
  const start = found === -1 ? end : found;
  let after = found === -1 ? end : found + 1;
  while (found !== -1 && after < end && /^\s/.test(all[after] ?? '')) after += 1;
  return [...all.slice(0, start), `${name}:`, ...lines, ...all.slice(after)].join(ending);
}
