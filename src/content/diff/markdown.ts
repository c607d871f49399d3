import {groupBy} from '../../site/groupBy';
import type {Problem} from '../problem';
import {counted, type Change} from './compare';

/** What a pull request's comment is made of. */
export interface Report {
  /** What the change does for patients; undefined if it cannot be said. */
  changes: readonly Change[] | undefined;
  /** What the check found, warnings too. */
  problems: readonly Problem[];
  /** Changed files that are no content. */
  otherFiles: readonly string[];
  /** The address of the preview, without a slash at the end; undefined if there is none. */
  preview?: string;
}

/** The report as the comment on a pull request. */
export function reportAsMarkdown({changes, problems, otherFiles, preview}: Report): string {
  return [
    '## What changes for patients',
    changes ? changesAsMarkdown(changes) : 'This can be said once the problems below are mended.',
    ...(otherFiles.length > 0
      ? [`${counted(otherFiles.length, 'file')} of the code change too; a developer looks at those.`]
      : []),
    ...problemsAsMarkdown(problems),
    ...(preview === undefined ? [] : previewAsMarkdown(preview, changes ?? [])),
    '',
  ].join('\n\n');
}

function changesAsMarkdown(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing.';
  return folded(
    [...groupBy(changes, ({topic}) => topic)].map(([topic, about]) =>
      [`**${topic}**`, '', ...about.map(({text}) => `- ${plain(text)}`)].join('\n'),
    ),
    changes.length,
  );
}

/** Long lists are folded away, so that the comment stays readable. */
function folded(parts: readonly string[], length: number): string {
  const text = parts.join('\n\n');
  return length <= 30 ? text : `<details><summary>${counted(length, 'change')}</summary>\n\n${text}\n\n</details>`;
}

function problemsAsMarkdown(problems: readonly Problem[]): string[] {
  const list = (some: readonly Problem[]) =>
    folded(
      some.map(({file, line, what, fix}) => `- \`${file}:${line}\` ${plain(what)} ${plain(fix)}`),
      some.length,
    );
  const errors = problems.filter(({severity}) => severity !== 'warning');
  const warnings = problems.filter(({severity}) => severity === 'warning');
  return [
    '## What the check found',
    errors.length > 0 ? `${counted(errors.length, 'problem')} to mend before this can be published:` : 'No problems.',
    ...(errors.length > 0 ? [list(errors)] : []),
    ...(warnings.length > 0 ? [`${counted(warnings.length, 'thing')} to think of:`, list(warnings)] : []),
  ];
}

function previewAsMarkdown(preview: string, changes: readonly Change[]): string[] {
  const pages = [...new Set(changes.flatMap((change) => change.pages))].sort();
  return [
    '## Have a look',
    `[Open the preview](${preview}/). It is ready a few minutes after the change.`,
    ...(pages.length > 0
      ? ['Pages that change:', pages.map((path) => `- [${path}](${preview}${path})`).join('\n')]
      : []),
  ];
}

/** Words of the content as words: no mark-up, no mentions of people. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|~#@]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll(/\s+/g, ' ');
}
