import * as z from 'zod';
import {describe, expect, it} from 'vitest';
import {addRule, text} from '../src/schemas/fields';
import {readYaml} from '../src/source';
import {findClosestMatch, findClosestPath} from '../src/textHelpers';
import {validate} from '../src/validation/validate';
import {expectPlainWords, findLineNumber, getOnly} from '@dental/testing/problems';

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
    .check(addRule((value) => /^\d+$/.test(value), "This isn't a code.", 'Use digits.'))
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

/** Returns the problems after replacing one line of the valid file. */
function findProblems(line: string, ...by: string[]) {
  const textOfFile = GOOD.flatMap((good) => (good === line ? by : [good])).join('\n');
  return {text: textOfFile, problems: validate(FILE, readYaml(FILE, textOfFile), schema).problems};
}

describe('validate: a valid file', () => {
  it('returns the values', () => {
    const {value, problems} = validate(FILE, readYaml(FILE, GOOD.join('\n')), schema);
    expect(problems).toEqual([]);
    expect(value).toMatchObject({
      name: 'The office',
      seats: 4,
      people: [{name: 'Rosa', role: 'Manager'}],
    });
  });
});

describe('validate: an unknown field', () => {
  it.each([
    {
      name: 'at the top',
      line: 'phones: [one]',
      by: ['phones: [one]', 'nmae: x'],
      field: 'nmae',
      remedy: 'Did you mean name?',
    },
    {
      name: 'in a group',
      line: '  street: Gilbert Rd',
      by: ['  street: Gilbert Rd', '  ciyt: Gilbert'],
      field: 'address.ciyt',
      remedy: 'Did you mean city?',
    },
    {
      name: 'in a list',
      line: '    role: Manager',
      by: ['    role: Manager', '    Role: Boss'],
      field: 'people.0.Role',
      remedy: 'Did you mean role?',
    },
  ])('suggests the right spelling $name', ({line, by, field, remedy}) => {
    const {text: content, problems} = findProblems(line, ...by);
    const name = field.split('.').at(-1) ?? '';
    expect(getOnly(problems)).toMatchObject({
      field,
      remedy,
      message: `There is no field called "${name}" here.`,
    });
    expect(problems[0]?.line).toBe(findLineNumber(content, `${name}: `));
    expectPlainWords(problems);
  });

  it('asks for the English of a Spanish text', () => {
    const {problems} = findProblems('seats: 4', 'seats: 4', 'code.es: AZ');
    expect(getOnly(problems)).toMatchObject({
      message: 'There is Spanish for "code", but no English.',
      remedy: 'Add code, or delete the Spanish.',
    });
  });

  it('lists all fields if none is similar', () => {
    const {problems} = findProblems('seats: 4', 'seats: 4', 'shade: red');
    expect(getOnly(problems).remedy).toBe(
      'Delete the line, or use one of name, seats, open, kind, phones, address, people, code.',
    );
  });

  it('reports each unknown field', () => {
    const {problems} = findProblems('seats: 4', 'seats: 4', 'one: 1', 'two: 2');
    expect(problems.map(({field}) => field)).toEqual(['one', 'two']);
  });
});

describe('validate: a wrong value', () => {
  it.each([
    {
      name: 'a missing field',
      line: 'seats: 4',
      by: [],
      field: 'seats',
      message: 'The field "seats" is missing.',
      remedy: 'Add a line such as "seats: …".',
    },
    {
      name: 'an empty field',
      line: 'seats: 4',
      by: ['seats:'],
      field: 'seats',
      message: 'The field "seats" is empty.',
      remedy: 'Add its value after the colon.',
    },
    {
      name: 'an empty optional field',
      line: 'seats: 4',
      by: ['seats: 4', 'open:'],
      field: 'open',
      message: 'The field "open" is empty.',
      remedy: 'Add its value after the colon, or delete the line.',
    },
    {
      name: 'a missing choice',
      line: 'kind: small',
      by: [],
      field: 'kind',
      message: 'The field "kind" is missing.',
      remedy: 'one of small, large',
    },
    {
      name: 'an empty group',
      line: '  street: Gilbert Rd',
      by: [],
      field: 'address',
      message: 'The field "address" is empty.',
      remedy: 'Put its fields on the lines below',
    },
    {
      name: 'a missing list',
      line: 'phones: [one]',
      by: [],
      field: 'phones',
      message: 'The field "phones" is missing.',
      remedy: 'Add the line "phones:". Put each entry on its own line below',
    },
    {
      name: 'a missing field in a list',
      line: '    role: Manager',
      by: [],
      field: 'people.0.role',
      message: '"role" is missing',
      remedy: 'Add a line such as "role: …".',
    },
    {
      name: 'words instead of a number',
      line: 'seats: 4',
      by: ['seats: four'],
      field: 'seats',
      message: "isn't a number",
      remedy: 'Use digits only',
    },
    {
      name: 'a number in quotes',
      line: 'seats: 4',
      by: ['seats: "4"'],
      field: 'seats',
      message: '"4" isn\'t a plain number.',
      remedy: 'Change it to 4, without quotes',
    },
    {
      name: 'a number with signs',
      line: 'seats: 4',
      by: ['seats: $1,150'],
      field: 'seats',
      message: '"$1,150" isn\'t a plain number.',
      remedy: 'Change it to 1150',
    },
    {
      name: 'a number instead of a code',
      line: 'seats: 4',
      by: ['seats: 4', 'code: 1.5'],
      field: 'code',
      message: '"1.5" isn\'t a code.',
      remedy: 'Use digits.',
    },
    {
      name: 'a number instead of text',
      line: 'name: The office',
      by: ['name: 7'],
      field: 'name',
      message: "isn't text",
      remedy: 'in double quotes',
    },
    {
      name: 'yes instead of true',
      line: 'seats: 4',
      by: ['seats: 4', 'open: yes'],
      field: 'open',
      message: "isn't true or false",
      remedy: 'Change it to true or false',
    },
    {
      name: 'a single value instead of a list',
      line: 'phones: [one]',
      by: ['phones: one'],
      field: 'phones',
      message: "isn't a list",
      remedy: 'starting with two spaces and a dash',
    },
    {
      name: 'text instead of a group',
      line: '  street: Gilbert Rd',
      by: ['  Gilbert Rd'],
      field: 'address',
      message: "isn't a group of fields",
      remedy: 'each indented',
    },
    {
      name: 'an unknown choice',
      line: 'kind: small',
      by: ['kind: medium'],
      field: 'kind',
      message: 'has an unknown value',
      remedy: 'one of small, large',
    },
    {
      name: 'spaces only',
      line: 'name: The office',
      by: ['name: "  "'],
      field: 'name',
      message: 'The value is empty.',
      remedy: 'Add its text',
    },
    {
      name: 'a custom rule',
      line: 'seats: 4',
      by: ['seats: 4', 'code: x'],
      field: 'code',
      message: '"x" isn\'t a code.',
      remedy: 'Use digits.',
    },
  ])('explains $name', ({line, by, field, message, remedy}) => {
    const {problems} = findProblems(line, ...by);
    const problem = problems.find((candidate) => candidate.field === field);
    expect(problem, JSON.stringify(problems)).toBeDefined();
    expect(problem?.message).toContain(message);
    expect(problem?.remedy).toContain(remedy);
    expectPlainWords(problems);
  });

  it('reports the line of the value', () => {
    const {text: content, problems} = findProblems('    role: Manager', '    role: 3');
    expect(getOnly(problems).line).toBe(findLineNumber(content, 'role: 3'));
  });

  it('reports every wrong value at once', () => {
    const broken = GOOD.join('\n')
      .replace('seats: 4', 'seats: x')
      .replace('kind: small', 'kind: x')
      .replace('[one]', '[3]');
    const {problems} = validate(FILE, readYaml(FILE, broken), schema);
    expect(problems.map(({field}) => field)).toEqual(['seats', 'kind', 'phones.0']);
  });
});

describe('validate: an unusable file', () => {
  it.each([
    {name: 'an empty file', content: ''},
    {name: 'a list', content: '- one\n- two'},
    {name: 'a sentence', content: 'Hello there'},
  ])('explains $name in plain words', ({content}) => {
    const {value, problems} = validate(FILE, readYaml(FILE, content), schema);
    expect(value).toBeUndefined();
    expect(problems.length).toBeGreaterThan(0);
    expectPlainWords(problems);
  });

  it('reports only the syntax error of an unreadable file', () => {
    const {problems} = validate(FILE, readYaml(FILE, 'name: "The office'), schema);
    expect(getOnly(problems).message).toContain('quotation mark');
  });
});

describe('findClosestMatch', () => {
  it.each([
    {word: 'titel', match: 'title'},
    {word: 'Title', match: 'title'},
    {word: 'redirectForm', match: 'redirectFrom'},
    {word: 'color'},
    {word: 'x'},
    {word: ''},
  ])('returns $match for "$word"', ({word, match}) => {
    expect(findClosestMatch(word, ['title', 'description', 'redirectFrom'])).toBe(match);
  });

  it('returns undefined without candidates', () => {
    expect(findClosestMatch('title', [])).toBeUndefined();
  });
});

describe('findClosestPath', () => {
  const pages = ['/', '/our-staff', '/our-staff/kim', '/services/crowns', '/es/costs', '/costs'];
  it.each([
    {path: '/our-staff/kym', page: '/our-staff/kim'},
    {path: '/our-staf/kim', page: '/our-staff/kim'},
    {path: '/our-staff/rosa', page: undefined},
    {path: '/crowns', page: '/services/crowns'},
    {path: '/es/cost', page: '/es/costs'},
    {path: '/price', page: undefined},
  ])('finds $page for $path', ({path, page}) => {
    expect(findClosestPath(path, pages)).toBe(page);
  });
});
