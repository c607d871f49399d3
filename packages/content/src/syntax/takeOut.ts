import MagicString from 'magic-string';
import type {Message} from '../problem';
import type {Hint, Words} from './hint';

/** A part of a body that cannot be read, or would be read as something else than was meant. */
export interface Finding extends Message {
  /** Where it starts and ends in the text. */
  start: number;
  end: number;
  /** What is in its place while the rest is read; spaces if it is left out. */
  instead?: string;
}

/** A place in a text, what fills the gaps of the hint's sentences, and which of its remedies is meant. */
export interface Found extends Omit<Finding, 'what' | 'fix'> {
  words?: Words;
  remedy?: string;
}

/** A hint on the text of a page. */
export type TextHint = Hint<(text: string) => Found[]>;

/**
 * Finds what is badly written in a body, one kind after the other, and takes it out, so that the rest can be read as
 * well. Words in code are in order. The text keeps its lines.
 * @param finders each sees the text without what those before it found
 */
export function takeOut(
  text: string,
  finders: readonly ((text: string) => Finding[])[],
): {text: string; findings: (Message & {line: number})[]} {
  const findings: (Message & {line: number})[] = [];
  let rest = text;
  for (const find of finders) {
    const found = find(withoutCode(rest)).sort((a, b) => a.start - b.start);
    if (found.length === 0) continue;
    findings.push(...found.map(({start, what, fix}) => ({line: lineAt(rest, start), what, fix})));
    rest = replaceAll(rest, found);
  }
  return {text: rest, findings};
}

/** The text with its code, whole blocks and parts of sentences, made of spaces: nothing in it has a meaning. */
function withoutCode(text: string): string {
  return text
    .replaceAll(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[^]*?(?:^ {0,3}\1|$(?![^]))/gm, blank)
    .replaceAll(/(?<![`\\])(`+)(?!`)((?:(?!\n\s*\n)[^])*?[^`])\1(?!`)/g, blank);
}

function replaceAll(text: string, findings: readonly Finding[]): string {
  const result = new MagicString(text);
  let done = 0;
  for (const {start, end, instead} of findings) {
    if (start < done || end === start) continue;
    result.update(start, end, instead ?? blank(text.slice(start, end)));
    done = end;
  }
  return result.toString();
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
