import type {Content} from './content';
import type {Suggestion} from './problem';

/**
 * A correction of some words of a line, if they stand there once and it is so clear what is meant.
 * @param line from 1
 */
export function replaceOnce(
  {textOf}: Pick<Content, 'textOf'>,
  file: string,
  line: number,
  words: string,
  by: string,
): Suggestion | undefined {
  const written = lineOf(textOf(file), line);
  const parts = written.split(words);
  return words !== '' && parts.length === 2 ? {line, newText: parts.join(by)} : undefined;
}

/** A line of a text, from 1, without its end. */
export function lineOf(text: string, line: number): string {
  return text.split(/\r\n?|\n/)[line - 1]?.replace(/^\uFEFF/, '') ?? '';
}
