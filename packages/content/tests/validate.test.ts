import * as z from 'zod';
import {describe, expect, it} from 'vitest';
import {rule, text} from '../src/schemas/fields';
import {readYaml} from '../src/source';
import {closestMatch} from '../src/textHelpers';
import {validate} from '../src/validate';
import {expectPlainWords, lineWith, only} from '@dental/testing/problems';
import {table} from '@dental/testing/table';

const FILE = 'pages-content/_practice/example.yml';

const schema = z.strictObject({
  name: text,
  seats: z.number(),
  open: z.boolean().optional(),
  kind: z.enum(['small', 'large']),
  phones: z.array(text),
  address: z.strictObject({street: text, city: text.optional()}),
  people: z.array(z.strictObject({name: text, role: text})).optional(),
  code: z
    .string()
    .check(rule((value) => /^\d+$/.test(value), 'This is not a code.', 'Write digits.'))
    .optional(),
});

const GOOD = [
  'name: The office',
  'seats: 4',
  'kind: small',
  'phones: [one]',
  'address:',
  '  street: Gilbert Rd',
  'people:',
  '  - name: Rosa',
  '    role: Manager',
];

/** The problems after one line of the good file was changed. */
function problemsWith(line: string, ...by: string[]) {
  const textOfFile = GOOD.flatMap((good) => (good === line ? by : [good])).join('\n');
  return {text: textOfFile, problems: validate(FILE, readYaml(FILE, textOfFile), schema).problems};
}

describe('a file in which all is well', () => {
  it('comes back with its values', () => {
    const {value, problems} = validate(FILE, readYaml(FILE, GOOD.join('\n')), schema);
    expect(problems).toEqual([]);
    expect(value).toMatchObject({
      name: 'The office',
      seats: 4,
      people: [{name: 'Rosa', role: 'Manager'}],
    });
  });
});

describe('a misspelled field', () => {
  it.each(table<[string, string, string[], string, string]>(import.meta.url, 'misspelled fields'))(
    '%s gets the right spelling',
    (_, line, by, field, remedy) => {
      const {text: content, problems} = problemsWith(line, ...by);
      const name = field.split('.').at(-1) ?? '';
      expect(only(problems)).toMatchObject({
        field,
        remedy,
        message: `There is no field called "${name}" here.`,
      });
      expect(problems[0]?.line).toBe(lineWith(content, `${name}: `));
      expectPlainWords(problems);
    },
  );

  it('like no other gets the whole choice', () => {
    const {problems} = problemsWith('seats: 4', 'seats: 4', 'colour: red');
    expect(only(problems).remedy).toBe(
      'Delete the line, or use one of name, seats, open, kind, phones, address, people, code.',
    );
  });

  it('gets one message each', () => {
    const {problems} = problemsWith('seats: 4', 'seats: 4', 'one: 1', 'two: 2');
    expect(problems.map(({field}) => field)).toEqual(['one', 'two']);
  });
});

describe('a wrong value', () => {
  it.each(
    table<[string, string, string[], string, string, string]>(import.meta.url, 'wrong values'),
  )('that is %s is explained with its field', (_, line, by, field, message, remedy) => {
    const {problems} = problemsWith(line, ...by);
    const problem = problems.find((candidate) => candidate.field === field);
    expect(problem, JSON.stringify(problems)).toBeDefined();
    expect(problem?.message).toContain(message);
    expect(problem?.remedy).toContain(remedy);
    expectPlainWords(problems);
  });

  it('is shown on its own line', () => {
    const {text: content, problems} = problemsWith('    role: Manager', '    role: 3');
    expect(only(problems).line).toBe(lineWith(content, 'role: 3'));
  });

  it('does not hide the next one', () => {
    const broken = GOOD.join('\n')
      .replace('seats: 4', 'seats: x')
      .replace('kind: small', 'kind: x')
      .replace('[one]', '[3]');
    const {problems} = validate(FILE, readYaml(FILE, broken), schema);
    expect(problems.map(({field}) => field)).toEqual(['seats', 'kind', 'phones.0']);
  });
});

describe('a file with nothing usable in it', () => {
  it.each([
    ['is empty', ''],
    ['holds a list', '- one\n- two'],
    ['holds a sentence', 'Hello there'],
  ])('that %s is explained in plain words', (_, content) => {
    const {value, problems} = validate(FILE, readYaml(FILE, content), schema);
    expect(value).toBeUndefined();
    expect(problems.length).toBeGreaterThan(0);
    expectPlainWords(problems);
  });

  it('that cannot be read is explained once, by its syntax', () => {
    const {problems} = validate(FILE, readYaml(FILE, 'name: "The office'), schema);
    expect(only(problems).message).toContain('quotation mark');
  });
});

describe('a guess at what was meant', () => {
  it.each(table<[string, string?]>(import.meta.url, 'guesses'))('for %j is %s', (word, meant) => {
    expect(closestMatch(word, ['title', 'description', 'redirectFrom'])).toBe(meant);
  });

  it('is none where there is nothing to choose from', () => {
    expect(closestMatch('title', [])).toBeUndefined();
  });
});
