import {describe, expect, it} from 'vitest';
import type {Problem} from '@dental/content';
import {problemsAfter, type EditedContent} from '../../../tests/support/editedSite';
import {expectPlainWords, only} from '../../../tests/support/problems';

type Edit = (content: EditedContent) => void;
type Expected = Pick<Problem, 'what' | 'fix'> & Partial<Problem>;

const LINE = (text: string) => expect.stringContaining(text) as string;

/** Every problem of a table's row is said once, in plain words. */
function expectProblem(edit: Edit, expected: Expected): void {
  const problems = problemsAfter(edit);
  expect(only(problems)).toMatchObject(expected);
  expectPlainWords(problems);
}

/** Two pages that have the same are both named: nobody can tell which of them is right. */
function expectOnBoth(edit: Edit, expected: Expected): void {
  const problems = problemsAfter(edit);
  expect(problems).toHaveLength(2);
  expect(problems).toContainEqual(expect.objectContaining(expected));
  expectPlainWords(problems);
}

describe('the content as it is', () => {
  it('has no problem', () => {
    expect(problemsAfter(() => undefined)).toEqual([]);
  });
});

describe('a page in the wrong place', () => {
  it.each<[string, Edit, Expected]>([
    [
      'a service below another service',
      (content) =>
        content.change('services/general-dentistry/dental-exams.mdx', /^kind:/, 'kind: service', 'video: booking'),
      {
        field: 'kind',
        line: 2,
        what: 'A page of the kind "service" does not belong here.',
        fix: LINE('Move the file to pages-content/services/<service>/index.mdx'),
      },
    ],
    [
      'a plain page among the staff',
      (content) => content.write('our-staff/garden.mdx', plainPage('garden')),
      {line: 2, what: 'A page in this folder is not of the kind "page".', fix: LINE('Write kind: staff')},
    ],
    [
      'capitals and spaces in the name of a file',
      (content) => content.write('Our Garden.mdx', plainPage('garden')),
      {what: "The file's name would make the address /Our Garden.", fix: LINE('Rename it to our-garden.mdx')},
    ],
    [
      'accents and signs in the name of a file',
      (content) => content.write('¿Qué_es?.mdx', plainPage('garden')),
      {what: LINE('would make the address'), fix: LINE('Rename it to que-es.mdx')},
    ],
    [
      'a sub-service of a service that is not there',
      (content) => {
        const page = content.read('services/general-dentistry/dental-exams.mdx');
        content.write(
          'services/exams/dental-exams.mdx',
          page
            .replace(/^title: .*/m, 'title: Another page')
            .replace(/^description: .*/m, 'description: About another page.')
            .replace(/^redirectFrom:\n(?: {2}- .*\n)+/m, ''),
        );
      },
      {what: LINE('has no page'), fix: LINE('Add pages-content/services/exams/index.mdx')},
    ],
  ])('%s', (_, edit, expected) => {
    expectProblem(edit, expected);
  });

  it.each(['about-us.mdx', 'about-us/index.mdx'])('two files for one address: %s', (file) => {
    expectOnBoth((content) => content.write('about-us/index.mdx', plainPage('about again')), {
      file: `pages-content/${file}`,
      what: LINE('This page has the same address as pages-content/about-us'),
      fix: LINE('Rename or delete'),
    });
  });

  it('may be any kind of its own at the top', () => {
    expect(problemsAfter((content) => content.write('garden.mdx', plainPage('garden')))).toEqual([]);
  });
});

describe('words at the head of a page', () => {
  it.each(['title', 'description'])('that are the same as on another page: %s', (field) => {
    expectOnBoth(
      (content) => {
        content.write('garden.mdx', plainPage('garden'));
        content.write('yard.mdx', plainPage('yard').replace(new RegExp(`^${field}: .*`, 'm'), `${field}: Same`));
        content.change('garden.mdx', new RegExp(`^${field}:`), `${field}: Same`);
      },
      {
        file: 'pages-content/yard.mdx',
        field,
        line: field === 'title' ? 3 : 4,
        what: `This page has the same ${field} as pages-content/garden.mdx.`,
        fix: 'Write one that says what only this page is about.',
      },
    );
  });

  it('with a second large heading in the text', () => {
    expectProblem((content) => content.write('garden.mdx', `${plainPage('garden')}\n# Welcome\n`), {
      line: 10,
      what: LINE('A heading of the first level'),
      fix: 'Write ## instead of #.',
    });
  });

  it('that leave out a heading above cards, whose own headings are of the third level', () => {
    const IMPORT = "import StaffGrid from '@site/src/components/StaffGrid';";
    expectProblem((content) => content.write('garden.mdx', `${plainPage('garden')}\n${IMPORT}\n\n<StaffGrid />\n`), {
      line: 12,
      what: LINE('The cards of <StaffGrid />'),
      fix: 'Write one above this line, such as ## Our team.',
    });
  });

  it('of the home page that leave out the lead dentist', () => {
    expectProblem((content) => content.change('index.mdx', /^title:/, 'title: Dentist in Gilbert'), {
      file: 'pages-content/index.mdx',
      field: 'title',
      what: LINE('does not name the lead dentist'),
      fix: 'Write title: Female Dentist in {city} | {lead-dentist} | {practice}',
    });
  });
});

describe('people', () => {
  it('whose page is not named after them', () => {
    expectProblem((content) => content.change(content.first('our-staff'), /^name:/, 'name: Zoë Ångström'), {
      file: LINE('our-staff/'),
      field: 'name',
      what: LINE('The file is not named after the person'),
      fix: 'Rename the file to zoe.mdx, or correct the name.',
    });
  });

  it('may share a first name, and then the address of the later one has the whole name', () => {
    const named = (file: string) => (content: EditedContent) => {
      const taken = content.first('our-staff');
      const first = /^name: (\S+)/m.exec(content.read(taken))?.[1] ?? '';
      const person = content
        .read(taken)
        .replaceAll(/(?<=^(?:title|description|heading|name): (?:.*\b)?)\S+ \S+?(?=[,\n])/gm, `${first} Gimbert`);
      content.write(`our-staff/${first.toLowerCase()}-${file}.mdx`, person.replace(/^redirectFrom:\n(?: .*\n)+/m, ''));
    };
    const about = (problems: readonly Problem[]) => problems.filter(({what}) => what.includes('named after'));
    expect(about(problemsAfter(named('gimbert')))).toEqual([]);
    expect(only(about(problemsAfter(named('g')))).fix).toContain('-gimbert.mdx');
  });

  it('who are dentists have both names in the address', () => {
    expectProblem(
      (content) => {
        const [file = ''] = content.files('our-dentist').filter((name) => !isLead(content, name));
        content.change(file, /^name:/, "name: Dr. Máire O'Neill-Díaz");
      },
      {what: LINE('not named after'), fix: LINE('Rename the file to dr-maire-oneill-diaz.mdx')},
    );
  });

  it('lead the practice only if they have a page', () => {
    expectProblem((content) => content.change('_practice/practice.yml', /^leadDentist:/, 'leadDentist: dr-who'), {
      file: 'pages-content/_practice/practice.yml',
      field: 'leadDentist',
      what: 'There is no dentist\'s page called "dr-who".',
      fix: expect.stringMatching(/^Write one of (dr-[a-z-]+, )+dr-[a-z-]+\.$/) as string,
    });
  });
});

function isLead(content: EditedContent, file: string): boolean {
  const slug = file.replace(/^.*\//, '').replace('.mdx', '');
  return content.read('_practice/practice.yml').includes(`leadDentist: ${slug}`);
}

function plainPage(name: string): string {
  return [
    '---',
    'kind: page',
    `title: The ${name}`,
    `description: All about the ${name}.`,
    `heading: The ${name}`,
    '---',
    '',
    'Text.',
    '',
  ].join('\n');
}
