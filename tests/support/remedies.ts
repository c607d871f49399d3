import {applySuggestions} from '@dental/checks';
import {getLine, type Problem} from '@dental/content';

/** A file's text after an editor follows a message; undefined if the message gives no text. */
export function followRemedy(text: string, problem: Problem): string | undefined {
  if (problem.suggestion) return applySuggestions(text, [problem.suggestion]);
  const {line, message, remedy} = problem;
  const by =
    /^Change it to (?!.*, or )("?)([^"]+?)\1(?:\.(?: The |$)|, including)/.exec(remedy)?.[2] ??
    /^Did you mean <?([^?>]+)>?\?/.exec(remedy)?.[1];
  const currentLine = getLine(text, line);
  const quote = by === undefined ? undefined : findQuote(message, currentLine);
  if (by === undefined || quote === undefined || currentLine.split(quote).length !== 2)
    return undefined;
  return applySuggestions(text, [{line, newText: currentLine.replace(quote, () => by)}]);
}

/** The words that a message is about. */
function findQuote(message: string, line: string): string | undefined {
  return (
    /\bcalled "([^"]+)"/.exec(message)?.[1] ??
    /\bhas no "([^"]+)"/.exec(message)?.[1] ??
    /\blink to (\S+) (?:uses|has)\b/.exec(message)?.[1] ??
    /no tag <(\w+)>/.exec(message)?.[1] ??
    /\blink to (\S+) (?:is|does)/.exec(message)?.[1] ??
    (message.includes('has an unknown value')
      ? /:\s*(.+)$/.exec(line)?.[1]
      : /: ([^:]+)\.$/.exec(message)?.[1])
  );
}
