import {groupBy} from '@dental/practice';
import {linesOf, type Problem, type Suggestion} from '@dental/content';

/**
 * Writes the certain corrections into a text, the last first, so that the lines above keep their numbers. Of two that
 * touch the same line only the first is taken: the next check offers the other again.
 */
export function applySuggestions(text: string, suggestions: readonly Suggestion[]): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = linesOf(text);
  let above = Infinity;
  for (const {line, lastLine = line, newText} of [...suggestions].sort((a, b) => b.line - a.line)) {
    if (lastLine >= above) continue;
    lines.splice(
      line - 1,
      lastLine - line + 1,
      ...(newText === '' && lastLine === line ? [] : newText.split('\n')),
    );
    above = line;
  }
  return lines.join(end);
}

/** The files that certain corrections change, with their new texts. */
export function fixedFiles(
  problems: readonly Problem[],
  textOf: (file: string) => string,
): Map<string, string> {
  const fixed = new Map<string, string>();
  for (const [file, found] of groupBy(problems, (problem) => problem.file)) {
    const certain = found.flatMap(({suggestion}) => suggestion ?? []);
    if (certain.length > 0) fixed.set(file, applySuggestions(textOf(file), certain));
  }
  return fixed;
}
