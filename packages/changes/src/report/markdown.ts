import {counted, groupBy} from '@dental/practice';
import type {Problem, Suggestion} from '@dental/content';
import type {Change} from '../model/facts/compare';

/** What a pull request's comment is made of. */
export interface Report {
  /** What the change does for patients; undefined if that is not known. */
  changes: readonly Change[] | undefined;
  /** What the check found, warnings too. */
  problems: readonly Problem[];
  /** What else failed, such as the build, in whole sentences. */
  failures?: readonly string[];
  /** Changed files that are no content. */
  otherFiles: readonly string[];
}

/** The parts of the comment, as Markdown. The workflow that posts them says where the preview is, once there is one. */
export interface ReportParts {
  /** Whether the change may be merged. */
  passed: boolean;
  changes: string;
  found: string;
  /** The addresses of the pages that change. */
  pages: string[];
  /** The certain corrections, each with what is wrong. */
  corrections: (Suggestion & {file: string; said: string})[];
  /** The words that the dictionary does not know. */
  words: string[];
}

export function reportParts({changes, problems, failures = [], otherFiles}: Report): ReportParts {
  return {
    passed: failures.length === 0 && problems.every(({severity}) => severity === 'warning'),
    changes: [
      '## What changes for patients',
      changes ? changesAsMarkdown(changes) : 'This can be said once the problems below are fixed.',
      ...(otherFiles.length > 0
        ? [`${counted(otherFiles.length, 'file')} of the code change too; a developer looks at those.`]
        : []),
    ].join('\n\n'),
    found: problemsAsMarkdown(problems, failures).join('\n\n'),
    pages: [...new Set((changes ?? []).flatMap((change) => change.pages))].sort(),
    corrections: problems.flatMap(({file, message, suggestion}) =>
      suggestion ? [{...suggestion, file, said: plain(message)}] : [],
    ),
    words: [...new Set(problems.flatMap(({word}) => word ?? []))],
  };
}

function changesAsMarkdown(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing.';
  return folded(
    byTopic(changes, (topic, texts) => [`**${topic}**\n`, ...texts.map((text) => `- ${plain(text)}`)]),
    changes.length,
  );
}

/** The changes of facts, topic by topic. */
function byTopic(changes: readonly Change[], linesOf: (topic: string, texts: string[]) => string[]): string[] {
  const topics = [...groupBy(changes, ({topic}) => topic)];
  return topics.map(([topic, about]) =>
    linesOf(
      topic,
      about.map(({text}) => text),
    ).join('\n'),
  );
}

/** Long lists are folded away, so that the comment stays readable. */
function folded(parts: readonly string[], length: number): string {
  const text = parts.join('\n\n');
  return length <= 30 ? text : `<details><summary>${counted(length, 'change')}</summary>\n\n${text}\n\n</details>`;
}

function problemsAsMarkdown(problems: readonly Problem[], failures: readonly string[]): string[] {
  const list = (some: readonly Problem[]) =>
    folded(
      some.map(
        ({file, line, message, remedy, source}) =>
          `- \`${file.replaceAll('`', '')}:${line}\` ${plain(message)} ${plain(remedy)}${source ? ` (${plain(source)})` : ''}`,
      ),
      some.length,
    );
  const errors = problems.filter(({severity}) => severity !== 'warning');
  const warnings = problems.filter(({severity}) => severity === 'warning');
  return [
    '## What the check found',
    ...(errors.length > 0
      ? [`${counted(errors.length, 'problem')} to fix before this can be published:`, list(errors)]
      : []),
    ...failures.map((text) => text.split('\n').map(plain).join('<br>')),
    ...(errors.length === 0 && failures.length === 0 ? ['No problems.'] : []),
    ...(warnings.length > 0 ? [`${counted(warnings.length, 'thing')} to think of:`, list(warnings)] : []),
  ];
}

/** Words of the content as words: no mark-up, no mention of people or pull requests (which GitHub finds in entities too). */
function plain(text: string): string {
  return text
    .replaceAll(/[@#]/g, '$&\u200B')
    .replaceAll(/[\\`*_[\]<>|~&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll(/\s+/g, ' ');
}

/** The changes of facts as a text for the terminal, topic by topic. */
export function formatText(changes: readonly Change[]): string {
  if (changes.length === 0) return 'No fact changes. What the pages show can differ all the same: npm run review.';
  return byTopic(changes, (topic, texts) => [topic, ...texts.map((text) => `  - ${text}`)]).join('\n\n');
}
