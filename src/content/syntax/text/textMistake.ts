import type {Message} from '../../problem';

/** A part of a body that cannot be read, or would be read as something else than was meant. */
export interface Finding extends Message {
  /** Where it starts and ends in the text. */
  start: number;
  end: number;
  /** What stands in its place while the rest is read; spaces if it is left out. */
  instead?: string;
}

/** A mistake that people make in the text of a page, looked for before the text is parsed. */
export type TextMistake = (text: string) => Finding[];

/**
 * Finds mistakes in a body, one kind after the other, and takes them out, so that the rest can be read as well.
 * Words in code are no mistakes. The text keeps its lines.
 */
export function mend(
  text: string,
  mistakes: readonly TextMistake[],
): {text: string; findings: (Message & {line: number})[]} {
  const findings: (Message & {line: number})[] = [];
  let mended = text;
  for (const mistake of mistakes) {
    const found = mistake(withoutCode(mended)).sort((a, b) => a.start - b.start);
    if (found.length === 0) continue;
    findings.push(...found.map(({start, what, fix}) => ({line: lineAt(mended, start), what, fix})));
    mended = replaceAll(mended, found);
  }
  return {text: mended, findings};
}

/** The text with its code, whole blocks and parts of sentences, made of spaces: nothing in it has a meaning. */
function withoutCode(text: string): string {
  return text
    .replaceAll(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[^]*?(?:^ {0,3}\1|$(?![^]))/gm, blank)
    .replaceAll(/(?<![`\\])(`+)(?!`)((?:(?!\n\s*\n)[^])*?[^`])\1(?!`)/g, blank);
}

function replaceAll(text: string, findings: readonly Finding[]): string {
  let at = 0;
  const parts = findings.flatMap(({start, end, instead}) => {
    if (start < at) return [];
    const before = text.slice(at, start);
    at = end;
    return [before, instead ?? blank(text.slice(start, end))];
  });
  return parts.join('') + text.slice(at);
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
