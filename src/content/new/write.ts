import {stringify} from 'yaml';
import type {FieldInfo} from './fields';

/** What to write for each field: its value if it is known, and otherwise an example, as one line or as several. */
export interface Answers {
  values: Readonly<Record<string, string | number | undefined>>;
  examples: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * Writes fields as lines of YAML. A field without a value stays empty, for the check to name, under a line that says
 * what it is for; an optional one is left as a note.
 */
export function writeFields(fields: readonly FieldInfo[], {values, examples}: Answers): string[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    if (value !== undefined) return [`${field.name}: ${stringify(value, {lineWidth: 0}).trimEnd()}`];
    const example = examples[field.name];
    const hint = note(field, example);
    if (typeof example === 'object') return [...hint, ...example.map((line) => (field.optional ? `# ${line}` : line))];
    return [...hint, field.optional ? `# ${field.name}:` : `${field.name}:`];
  });
}

function note({hint, optional, options}: FieldInfo, example: Answers['examples'][string] | undefined): string[] {
  const parts = [
    hint,
    options ? `One of: ${options.join(', ')}.` : '',
    typeof example === 'string' ? `For example: ${example}` : '',
    optional ? '(Take the # away to use it.)' : '',
  ].filter(Boolean);
  return parts.length > 0 ? [`# ${parts.join(' ')}`] : [];
}

/** An MDX file of fields and a body. */
export function writeFile(fields: readonly string[], body: string): string {
  return ['---', ...fields, '---', '', body.trim(), ''].join('\n');
}
