import {groupBy} from '@dental/practice';
import {splitLines, type Problem, type Suggestion} from '@dental/content';

/**
 * Applies suggestions to a text, from the last line to the first, so that line numbers stay
 * correct. If two change the same line, it applies only the first: the next check suggests the
 * other again.
 */
export function applySuggestions(text: string, suggestions: readonly Suggestion[]): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = splitLines(text);
  let above = Infinity;
  for (const {line, lastLine = line, newText} of [...suggestions].sort((a, b) => b.line - a.line)) {
    if (lastLine >= above) continue;
    const isDeletion = newText === '' && lastLine === line;
    const newLines = isDeletion ? [] : newText.split('\n');
    lines.splice(line - 1, lastLine - line + 1, ...newLines);
    above = line;
  }
  return lines.join(end);
}

/** Applies all suggestions, and returns the new text of each changed file. */
export function fixFiles(
  problems: readonly Problem[],
  readText: (file: string) => string,
): Map<string, string> {
  const fixed = new Map<string, string>();
  for (const [file, problemsOfFile] of groupBy(problems, (problem) => problem.file)) {
    const suggestions = problemsOfFile.flatMap(({suggestion}) => suggestion ?? []);
    if (suggestions.length > 0) fixed.set(file, applySuggestions(readText(file), suggestions));
  }
  return fixed;
}
