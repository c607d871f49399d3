import {capital, groupBy} from '@dental/practice';
import type {ReadRules} from './readRules';
import type {RuleData} from './schema';

/** What the programs read: the rules without their sentences, and the vocabulary. */
export function bundled({rules, vocabulary}: Omit<ReadRules, 'problems'>): string {
  const lean = rules.map(({bad: _bad, good: _good, line: _line, ...rule}) => rule);
  return `${JSON.stringify({vocabulary, rules: lean}, null, 1)}\n`;
}

const LEVELS: Record<RuleData['level'], string> = {
  error: 'stops a publication',
  warning: 'warns',
  'error-unless-signed': 'stops a publication until a dentist has signed the page',
};

/** What the practice's lawyer reads: every rule with its level, source, message, remedy and examples, as Markdown. */
export function listed(rules: readonly RuleData[]): string {
  const topics = [...groupBy(rules, ({topic}) => topic)];
  return [
    '# What the website may not say',
    'Made by `npm run rules` from `packages/prose/rules`: every rule, what it is based on, what it tells whoever writes, and examples. Change the rules there, never here.',
    ...topics.flatMap(([topic, some]) => [
      `## ${capital(topic.replaceAll('-', ' '))}`,
      ...some.flatMap(sectionOf),
    ]),
    '',
  ].join('\n\n');
}

function sectionOf(rule: RuleData): string[] {
  const {name, level, source, message, remedy, bad, good = []} = rule;
  const laws =
    typeof source === 'string'
      ? [source]
      : Object.entries(source).map(([where, law]) => `${law} (${where})`);
  return [
    `### ${name}: ${LEVELS[level]}`,
    `Source: ${laws.join('; ')}. Says: ${message.replace('"%s"', '"…"')} ${remedy}`,
    ...examples('Named', bad),
    ...examples('Not named', good),
  ];
}

/** The lines of a list, as one block. */
function examples(title: string, sentences: readonly string[]): string[] {
  return sentences.length === 0
    ? []
    : [`${title}:`, sentences.map((sentence) => `- ${sentence}`).join('\n')];
}
