import {formatProblems} from '@dental/content';
import {capitalize, escapeHtml, groupBy} from '@dental/practice';
import {readRules} from './engine/readRules';
import {readRuleFiles} from './engine/ruleFiles';
import type {RuleData} from './engine/schema';

const LEVELS: Record<RuleData['level'], string> = {
  error: 'blocks publication',
  warning: 'warning',
  'error-unless-signed': 'blocks publication until a dentist signs the page',
};

/**
 * The page at `/rules` of a preview: every rule with its source, message, and examples, for the
 * practice's lawyer.
 * @returns a complete HTML document without scripts and styles
 * @throws if there is a mistake in a file of rules
 */
export function renderRulesPage(): string {
  const rules = readLanguage('');
  const spanishRules = readLanguage('es');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    '<title>Content rules</title>',
    '</head>',
    '<body>',
    '<h1>Content rules</h1>',
    `<p>The ${rules.length} rules that check every page in English, and the ${spanishRules.length}`,
    'for Spanish: the law or guideline behind each one, the message that editors see, and example',
    'sentences.</p>',
    ...formatTopicSections(rules, ''),
    ...formatTopicSections(spanishRules, 'Spanish: '),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** @throws if there is a mistake in a file of rules */
function readLanguage(language: string): RuleData[] {
  const {rules, problems} = readRules(readRuleFiles(language));
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return rules;
}

function formatTopicSections(rules: readonly RuleData[], prefix: string): string[] {
  return [...groupBy(rules, ({topic}) => topic)].map(([topic, ofTopic]) => {
    const title = `${prefix}${capitalize(topic.replaceAll('-', ' '))}`;
    return `<h2>${escapeHtml(title)}</h2>\n${ofTopic.map(formatRuleSection).join('\n')}`;
  });
}

function formatRuleSection({
  name,
  level,
  source,
  message,
  remedy,
  bad,
  good = [],
}: RuleData): string {
  const sources =
    typeof source === 'string'
      ? source
      : Object.entries(source)
          .map(([state, law]) => `${law} (${state})`)
          .join('; ');
  return [
    `<h3>${escapeHtml(name)}: ${LEVELS[level]}</h3>`,
    `<p>Source: ${escapeHtml(sources)}.</p>`,
    `<p>Message: ${escapeHtml(`${message.replace('"%s"', '"…"')} ${remedy}`)}</p>`,
    ...formatExampleList('Reported', bad),
    ...formatExampleList('Not reported', good),
  ].join('\n');
}

function formatExampleList(title: string, sentences: readonly string[]): string[] {
  if (sentences.length === 0) return [];
  const items = sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`);
  return [`<p>${title}:</p>`, `<ul>\n${items.join('\n')}\n</ul>`];
}
