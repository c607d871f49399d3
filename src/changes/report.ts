import type {Change} from './compare';

/** The changes as a text for the terminal, topic by topic. */
export function formatChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing changes for patients.';
  return [...byTopic(changes)]
    .map(([topic, texts]) => [topic, ...texts.map((text) => `  - ${text}`)].join('\n'))
    .join('\n\n');
}

/** The sentences of each topic, in the order of the topics. */
export function byTopic(changes: readonly Change[]): Map<string, string[]> {
  const topics = new Map<string, string[]>();
  for (const {topic, text} of changes) topics.set(topic, [...(topics.get(topic) ?? []), text]);
  return topics;
}
