import {describe, expect, it} from 'vitest';
import {FILL_IN} from '../../src/content/new/draft';
import {NEW_KINDS, type NewKind} from '../../src/content/new';
import {readContent} from '../../src/content/loadSite';
import {pagesOfKind} from '../../src/content/site';
import {EditedContent, loadEdited} from '../support/editedSite';
import {expectPlainWords} from '../support/problems';

function draft(kind: NewKind, name: string, within?: string, edit: (content: EditedContent) => void = () => undefined) {
  const edited = new EditedContent();
  edit(edited);
  const {content, site} = readContent(process.cwd(), {files: edited.project});
  if (!site) throw new Error('The content cannot be read.');
  return {result: NEW_KINDS[kind].draft({...content, site}, {name, within}), site};
}

/** The drafted file, and what the check says of it. */
function written(kind: NewKind, name: string, within?: string) {
  const {result, site} = draft(kind, name, within);
  if ('problem' in result) throw new Error(result.problem.what);
  const {problems} = loadEdited((content) => content.write(result.file.replace('pages-content/', ''), result.text));
  return {...result, site, problems};
}

const EVERYTHING: [kind: NewKind, name: string, within: string | undefined, file: RegExp, fields: string[]][] = [
  [
    'dentist',
    'Ana Young',
    undefined,
    /^pages-content\/our-dentist\/dr-ana-young\.mdx$/,
    ['title', 'description', 'expertise'],
  ],
  ['staff', 'María López', undefined, /^pages-content\/our-staff\/maria\.mdx$/, ['title', 'description', 'expertise']],
  [
    'service',
    'Night guards',
    undefined,
    /^pages-content\/services\/night-guards\/index\.mdx$/,
    ['title', 'description', 'cardText', 'video'],
  ],
  [
    'sub-service',
    'Fillings',
    'general-dentistry',
    /^pages-content\/services\/general-dentistry\/fillings\.mdx$/,
    ['title', 'description', 'cardText'],
  ],
  [
    'case',
    'A chip from a spoon',
    undefined,
    /^pages-content\/_cases\/[\d-]+-a-chip-from-a-spoon\.mdx$/,
    ['age', 'gender', 'treatment', 'category', 'by', 'on', 'filed', 'until'],
  ],
  ['review', 'a b', undefined, /^pages-content\/_reviews\/[\d-]+-ab\.mdx$/, ['source', 'date']],
  [
    'promotion',
    'Spring whitening',
    undefined,
    /^pages-content\/_practice\/promotions\.yml$/,
    ['text', 'ticker', 'starts', 'ends', 'label', 'url'],
  ],
  ['plan', 'Renaissance Dental PPO', undefined, /^pages-content\/_practice\/insurance\.yml$/, ['standing']],
];

describe.each(EVERYTHING)('npm run new -- %s', (kind, name, within, file, fields) => {
  it('writes a file in its place that lacks nothing but what only a person knows', () => {
    const {file: written_, problems} = written(kind, name, within);
    expect(written_).toMatch(file);
    expectPlainWords(problems);
    expect(problems.filter((problem) => problem.file !== written_)).toEqual([]);
    const named = problems.flatMap(({what}) => /The field "(\w+)" is missing/.exec(what)?.[1] ?? []);
    expect(new Set(named)).toEqual(new Set(fields));
    const others = problems.filter(
      ({what}) => !/is missing|still to be written|called "FILL IN"|no picture/i.test(what),
    );
    expect(others.map(({what, fix}) => `${what} ${fix}`)).toEqual([]);
  });

  it('refuses what exists, and what is no name', () => {
    const existing = written(kind, name, within);
    const again = draft(kind, name, within, (content) =>
      content.write(existing.file.replace('pages-content/', ''), filled(existing.text)),
    ).result;
    // Two people may have the same initials.
    if (kind === 'review') expect(again).toMatchObject({file: expect.not.stringMatching(existing.file) as string});
    else expect(again).toHaveProperty('problem');
    expect(draft(kind, '…', within).result).toHaveProperty('problem');
  });
});

describe('a new file', () => {
  it('is named after the day, so that nobody has to choose a number', () => {
    const {text, file} = written('case', 'A chip from a spoon');
    const [, name = ''] = /_cases\/(\d{4}-\d\d-\d\d-a-chip-from-a-spoon)\.mdx$/.exec(file) ?? [];
    expect(text).toContain(`beforeImage: cases/${name}-before\n`);
    expect(written('review', 'L.V.').file).toMatch(/_reviews\/\d{4}-\d\d-\d\d-lv\.mdx$/);
  });

  it('has the next place among its neighbours', () => {
    const {text: person, site} = written('staff', 'María López');
    expect(person).toContain(`\norder: ${pagesOfKind(site, 'staff').length + 1}\n`);
  });

  it('says above each field what it is for, with an example or the values to choose from', () => {
    const {text} = written('case', 'A chip from a spoon');
    expect(text).toMatch(/# The patient's age group\. One of: 18 - 29, .*\nage:\n/);
    expect(text).toMatch(/# The treatment, in a few words\. For example: .*\ntreatment:\n/);
  });

  it('has every field of its kind, the optional ones as a note', () => {
    const {text} = written('dentist', 'Ana Young');
    for (const field of ['navTitle', 'contactNo', 'email', 'video', 'skills', 'education'])
      expect(text).toContain(`\n# ${field}:`);
  });

  it('leaves the other promotions as they are', () => {
    const before = new EditedContent().read('_practice/promotions.yml');
    expect(written('promotion', 'Spring whitening').text.startsWith(before.trimEnd())).toBe(true);
  });

  it('is not published with words that are still to be written', () => {
    const {problems} = loadEdited((content) =>
      content.change(content.first('our-staff'), /^[A-Z].{40}/, `${FILL_IN}: more.`),
    );
    expect(problems.map(({what}) => what)).toContain('Some words are still to be written here.');
  });

  it.each([
    ['an old address', 'service', 'Sedation', undefined],
    ['an unknown service', 'sub-service', 'Fillings', 'gardening'],
    ['no service', 'sub-service', 'Fillings', undefined],
    ['a name for initials', 'review', 'Maria', undefined],
  ] as const)('is refused for %s, in plain words', (_, kind, name, within) => {
    const {result} = draft(kind, name, within);
    expect(result).toHaveProperty('problem');
    if ('problem' in result) expectPlainWords([{file: 'pages-content/x', line: 1, ...result.problem}]);
  });
});

/** A promotion whose empty fields are filled, so that the file can be read. */
function filled(text: string): string {
  return text
    .replace(/^( {4}(?:starts|ends):)$/gm, '$1 2027-05-01')
    .replace(/^( {6}(?:- label|  url):)$/gm, '$1 https://x.example')
    .replace(/^( {4}(?:text|ticker):)$/gm, '$1 Words')
    .replace(/^( {4}standing:)$/gm, '$1 ask');
}
