import {describe, expect, it} from 'vitest';
import {checkChanges} from '@dental/changes';
import {checkFormerPages, type FormerPage, loadSite, readContent} from '@dental/checks';
import {CONTENT_FOLDER, formatProblem} from '@dental/content';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';

const TODAY = '2026-11-21';
const options = (content: EditedContent) => ({files: content.project, today: TODAY});
const whole = readContent(process.cwd(), options(new EditedContent(exercise))).content;
const known = new Set(
  loadSite(process.cwd(), options(new EditedContent(exercise))).warnings.map(formatProblem),
);
const former = whole.pages.map(({file, path, redirectFrom = [], title}): FormerPage => ({
  ...{file, path, title, body: ''},
  redirectFrom,
}));

/** The whole of what staff are told of a file after an edit, of what it changed and of the addresses that it lost as well. */
function said(file: string, edit: (text: string) => string): string[] {
  const content = new EditedContent(exercise);
  const text = content.read(file);
  const edited = edit(text);
  expect(edited, 'the edit changes the file').not.toBe(text);
  content.write(file, edited);
  const {content: read, problems, warnings} = loadSite(process.cwd(), options(content));
  return (
    [...problems, ...warnings, ...checkChanges(read, whole), ...checkFormerPages(read, former)]
      // An edit that adds words to a review or to a legal text rewords it, whatever else it does.
      .filter(({finding}) => finding !== 'change/patients-words' && finding !== 'change/old-day')
      .map(formatProblem)
      .filter((line) => !known.has(line))
  );
}

/** Of each kind of file one; the first dentist and the first of the staff are named elsewhere as well. */
const FILES = [
  ...new Map(whole.pages.map(({kind, file}) => [kind, file])).values(),
  ...whole.documents
    .filter(({kind}) => kind !== 'page')
    .slice(0, 1)
    .map(({file}) => file),
  ...whole.documents
    .filter(({kind}) => kind === 'review')
    .slice(0, 1)
    .map(({file}) => file),
].map((file) => file.slice(CONTENT_FOLDER.length + 1));
const FACTS = exercise
  .list(CONTENT_FOLDER)
  .filter(
    (file) =>
      /\/_practice\/.*\.yml$/.test(file) &&
      /^\s*(?:- )?[\w-]+: /m.test(exercise.read(file).toString()),
  )
  .map((file) => file.slice(CONTENT_FOLDER.length + 1));

type Break = [does: string, edit: (text: string) => string, says: string];
const FORGOTTEN_END: Break = [
  'forgets the end of a tag',
  (text) => `${text}\nCall <Phone/ today.\n`,
  '<Phone> has no end',
];
const FIRST_FIELD = /^([ \t]*(?:- )?[\w-]+): (?![>|]).+$/m;

describe.each(FILES)('one thing is said of %s when somebody', (file) => {
  it.each<Break>([
    [
      'writes a colon in its first value',
      (text) => text.replace(FIRST_FIELD, '$1: Dr. X: Dentist'),
      'contains a colon',
    ],
    [
      'leaves a quotation mark open',
      (text) => text.replace(FIRST_FIELD, '$1: "Open'),
      'not closed',
    ],
    ['indents its first field', (text) => text.replace(FIRST_FIELD, '  $&'), "isn't indented like"],
    ['loses the first dashes', (text) => text.replace('---\n', ''), 'Put --- on'],
    ['loses the second dashes', (text) => text.replace('\n---\n', '\n'), 'Put --- on'],
    ['empties it', () => '', 'is empty'],
    ['leaves a tag open', (text) => `${text}\n<WhenToCall>\n\nCall us.\n`, 'never closed'],
    [
      'closes a tag that is not open',
      (text) => `${text}\nCall us.\n\n</WhenToCall>\n`,
      'WhenToCall',
    ],
    // A case and a review hold no tags anyway.
    ...(file.startsWith('_') ? [] : [FORGOTTEN_END]),
  ])('%s', (_, edit, words) => {
    const lines = said(file, edit);
    expect(lines, lines.join('\n')).toHaveLength(1);
    expect(lines[0]).toContain(`${CONTENT_FOLDER}/${file}:`);
    expect(lines[0]).toContain(words);
  });
});

describe.each(FACTS)('one thing is said of %s when somebody', (file) => {
  it.each<[string, (text: string) => string]>([
    ['writes a colon in its first value', (text) => text.replace(FIRST_FIELD, '$1: a: b')],
    ['leaves a quotation mark open', (text) => text.replace(FIRST_FIELD, '$1: "Open')],
    ['indents its first line', (text) => text.replace(FIRST_FIELD, '  $&')],
    ['indents with a tab', (text) => text.replace(FIRST_FIELD, '\t$&')],
  ])('%s', (_, edit) => {
    const lines = said(file, edit);
    expect(lines, lines.join('\n')).toHaveLength(1);
    expect(lines[0]).toContain(`${CONTENT_FOLDER}/${file}:`);
  });
});

it('a file that cannot be read does not hide what is wrong in another by itself', () => {
  const [broken = '', other = ''] = FILES;
  const content = new EditedContent(exercise);
  content.write(broken, content.read(broken).replace(FIRST_FIELD, '$1: a: b'));
  content.write(other, `${content.read(other)}\nTODO: ask about this.\n`);
  const {problems} = loadSite(process.cwd(), options(content));
  expect(new Set(problems.map(({file}) => file))).toEqual(
    new Set([broken, other].map((file) => `${CONTENT_FOLDER}/${file}`)),
  );
});
