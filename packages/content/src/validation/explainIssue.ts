import type * as z from 'zod';
import {findClosestMatch} from '../textHelpers';
import type {Message} from '../problem';
import type {SchemaNode} from '../schemas/proseFields';
import type {FieldPath} from '../source';
import {getMember, listFields, findSchema} from './schemaAt';

/** A fault that zod found in the data. */
export type Issue = z.core.$ZodIssue;

/** The problem with a field, without its file. */
export interface FieldProblem extends Message {
  at: FieldPath;
}

/**
 * Explains an issue that zod found to staff.
 * @returns a problem for each wrong field; none if another issue explains it
 */
export function explainIssue(issue: Issue, data: unknown, schema: z.ZodType): FieldProblem[] {
  const at = issue.path as FieldPath;
  if (issue.code === 'unrecognized_keys') {
    const misplaced = findSchema(schema, at, data)?.meta()?.misplaced ?? {};
    return issue.keys.map((key) => ({
      at: [...at, key],
      ...explainUnknownField(key, listFields(schema, at, data), misplaced[key]),
    }));
  }
  const value = at.reduce(getMember, data);
  if (value !== undefined && value !== null) {
    const field = findSchema(schema, at, data);
    return [{at, ...explainWrongValue(at, issue, value, field)}];
  }
  const name = at.at(-1);
  const parentPath = at.slice(0, -1);
  const parent = findSchema(schema, parentPath, data);
  if (value === null && typeof name === 'string') {
    const isOptional = parent?.shape?.[name]?.safeParse(undefined).success ?? false;
    return [{at, ...explainEmpty(name, issue, isOptional)}];
  }
  const group = parentPath.reduce(getMember, data);
  const misplaced = Object.entries(parent?.meta()?.misplaced ?? {});
  // The fix of a field in the wrong place adds the missing one.
  const hasFix = ([key, fix]: [string, string]) =>
    getMember(group, key) !== undefined && fix.includes(`${String(name)}:`);
  if (misplaced.some(hasFix)) return [];
  const misspelled = value === undefined ? findMisspelling(at, data, schema) : undefined;
  if (misspelled === undefined) return [{at, ...explainMissing(at, issue)}];
  const fault = explainUnknownField(misspelled, [String(at.at(-1))]);
  return [{at: [...parentPath, misspelled], ...fault}];
}

/** Finds the unknown field that is probably a misspelling of a missing one. */
function findMisspelling(at: FieldPath, data: unknown, schema: z.ZodType): string | undefined {
  const name = at.at(-1);
  const parentPath = at.slice(0, -1);
  const parent = parentPath.reduce(getMember, data);
  if (typeof name !== 'string' || typeof parent !== 'object' || parent === null) return undefined;
  const fields = listFields(schema, parentPath, data);
  const unknown = Object.keys(parent).filter((key) => !fields.includes(key));
  return unknown.find((key) => key.length > 2 && findClosestMatch(key, fields) === name);
}

function explainMissing(at: FieldPath, issue: Issue): Message {
  if (at.length === 0) {
    return {
      message: 'The file is empty.',
      remedy: 'Restore its fields from an earlier version.',
    };
  }
  const name = at.at(-1);
  const choices = getChoices(issue);
  if (!choices && typeof name === 'number') {
    return {
      message: `${describeField(at)} is empty.`,
      remedy: 'Add its text after the dash, or delete the line.',
    };
  }
  return {
    isMissing: true,
    message: `The field "${name}" is missing.`,
    remedy: getMissingRemedy(String(name), issue, choices),
  };
}

/** Explains a field with a name and a colon, but no value. */
function explainEmpty(name: string, issue: Issue, isOptional: boolean): Message {
  const choices = getChoices(issue);
  const remedy =
    getContainer(issue)?.remedy ??
    (choices ? `Choose ${listChoices(choices)}.` : 'Add its value after the colon.');
  return {
    isMissing: true,
    message: `The field "${name}" is empty.`,
    remedy: isOptional ? remedy.replace(/\.$/, ', or delete the line.') : remedy,
  };
}

function getContainer(issue: Issue): TypeMessage | undefined {
  return issue.code === 'invalid_type' ? CONTAINERS[issue.expected] : undefined;
}

function getMissingRemedy(name: string, issue: Issue, choices: string[] | undefined): string {
  const container = getContainer(issue);
  if (container) return `Add the line "${name}:". ${container.remedy}`;
  if (!choices) return `Add a line such as "${name}: …".`;
  const example = `Add a line such as "${name}: ${choices[0]}".`;
  return choices.length > 1 ? `${example} Choose ${listChoices(choices)}.` : example;
}

/** Returns the valid values or, for a discriminated union, the valid names. */
function getChoices(issue: Issue): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  const {options} = issue as {options?: unknown};
  return issue.code === 'invalid_union' && Array.isArray(options) ? options.map(String) : undefined;
}

function explainWrongValue(
  at: FieldPath,
  issue: Issue,
  value: unknown,
  field: SchemaNode | undefined,
): Message {
  const choices = getChoices(issue);
  if (value === false && choices?.join() === 'true') {
    return {message: `${describeField(at)} is only for true.`, remedy: 'Delete the line.'};
  }
  if (choices) {
    const closest =
      choices.length > 1 && typeof value === 'string'
        ? findClosestMatch(value, choices)
        : undefined;
    const question = closest === undefined ? '' : `Did you mean ${closest}? `;
    return {
      message: `${describeField(at)} has an unknown value.`,
      remedy: `${question}Choose ${listChoices(choices)}.`,
    };
  }
  if (issue.code === 'custom') return explainCustom(issue, value);
  if (at.length === 0) {
    return {
      message: 'The file has text or a list instead of fields.',
      remedy: 'Add each field on a line of its own, such as heading: About us.',
    };
  }
  const expected = issue.code === 'invalid_type' ? issue.expected : '';
  const scalar = explainScalar(expected, value, field);
  if (scalar) return scalar;
  const type = TYPES[expected] ?? OTHER_TYPE;
  return {message: `${describeField(at)} ${type.problem}.`, remedy: type.remedy};
}

/** The message of a rule of ours, which quotes a short value instead of calling it "this". */
function explainCustom({message, params}: z.core.$ZodIssueCustom, value: unknown): Message {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const isQuotable = text !== '' && text.length <= MAX_QUOTE_LENGTH;
  const quoted = message.replace(/^This( date)? (?=isn't|doesn't)/, (_, noun?: string) =>
    noun ? `The date "${text}" ` : `"${text}" `,
  );
  const remedy = params?.remedy as string | ((value: unknown) => string) | undefined;
  return {
    message: isQuotable ? quoted : message,
    remedy: typeof remedy === 'function' ? remedy(value) : (remedy ?? 'Correct it.'),
  };
}

const MAX_QUOTE_LENGTH = 30;

/** Signs and words that people add to a number. */
const NOT_DIGITS = /[$,%\s]|\b(?:dollars|percent|minutes|hours|months)\b/gi;

/** Explains a number that should be text, such as `closes: 7`, or text with a number in it. */
function explainScalar(
  expected: string,
  value: unknown,
  field: SchemaNode | undefined,
): Message | undefined {
  if (expected === 'string' && typeof value === 'number') {
    const issue = field?.safeParse(String(value)).error?.issues[0];
    return issue?.code === 'custom' ? explainCustom(issue, value) : undefined;
  }
  if (expected !== 'number' || typeof value !== 'string') return undefined;
  const digits = value.replaceAll(NOT_DIGITS, '');
  if (!/^\d+(?:\.\d+)?$/.test(digits)) return undefined;
  return {
    message: `"${value}" isn't a plain number.`,
    remedy: `Change it to ${digits}, without quotes, commas, or words.`,
  };
}

interface TypeMessage {
  problem: string;
  remedy: string;
}

/** Values with lines of their own. */
const CONTAINERS: Record<string, TypeMessage> = {
  array: {
    problem: "isn't a list",
    remedy: 'Put each entry on its own line below, starting with two spaces and a dash.',
  },
  object: {
    problem: "isn't a group of fields",
    remedy: 'Put its fields on the lines below, each indented by two spaces.',
  },
};

const TYPES: Record<string, TypeMessage> = {
  string: {
    problem: "isn't text",
    remedy: 'Put the value in double quotes, such as "24".',
  },
  number: {
    problem: "isn't a number",
    remedy: 'Use digits only, without quotes, such as 24.',
  },
  boolean: {
    problem: "isn't true or false",
    remedy: 'Change it to true or false, without quotes.',
  },
  ...CONTAINERS,
};

const OTHER_TYPE: TypeMessage = {
  problem: 'has the wrong format',
  remedy: 'Compare it with the same field in another file.',
};

function describeField(at: FieldPath): string {
  const last = at.at(-1);
  if (typeof last === 'string') return `The field "${last}"`;
  const list = at.at(-2);
  return `Entry ${(last ?? 0) + 1} of ${typeof list === 'string' ? `"${list}"` : 'the list'}`;
}

/** @param misplacedRemedy the fix if the field belongs to another record */
function explainUnknownField(key: string, fields: string[], misplacedRemedy?: string): Message {
  const translated = key.replace(/\.es$/, '');
  if (translated !== key && fields.includes(translated)) {
    return {
      message: `There is Spanish for "${translated}", but no English.`,
      remedy: `Add ${translated}, or delete the Spanish.`,
    };
  }
  const closest = findClosestMatch(key, fields);
  const remedy = closest
    ? `Did you mean ${closest}?`
    : `Delete the line, or use one of ${fields.join(', ')}.`;
  return {
    message: `There is no field called "${key}" here.`,
    remedy: misplacedRemedy ?? remedy,
  };
}

function listChoices(options: string[]): string {
  return options.length === 1 ? String(options[0]) : `one of ${options.join(', ')}`;
}
