import {describe, expect, it} from 'vitest';
import {checkChanges} from '@dental/changes';
import {checkFormerPages, type FormerPage, loadSite, readContent} from '@dental/checks';
import {CONTENT_FOLDER, formatProblem} from '@dental/content';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';

const TODAY = '2026-11-21';
const makeOptions = (content: EditedContent) => ({files: content.project, today: TODAY});
const original = readContent(process.cwd(), makeOptions(new EditedContent(exercise))).content;
const knownMessages = new Set(
  loadSite(process.cwd(), makeOptions(new EditedContent(exercise))).warnings.map(formatProblem),
);
const former = original.pages.map(({file, path, redirectFrom = [], title}): FormerPage => ({
  ...{file, path, title, body: ''},
  redirectFrom,
}));

/** All messages after an edit of a file, with those about the change and about lost URLs. */
function findMessagesAfter(file: string, edit: (text: string) => string): string[] {
  const content = new EditedContent(exercise);
  const text = content.read(file);
  const edited = edit(text);
  expect(edited, 'the edit changes the file').not.toBe(text);
  content.write(file, edited);
  const {content: read, problems, warnings} = loadSite(process.cwd(), makeOptions(content));
  return (
    [...problems, ...warnings, ...checkChanges(read, original), ...checkFormerPages(read, former)]
      // Each edit of a review or of a legal text rewords it.
      .filter(({finding}) => finding !== 'change/patients-words' && finding !== 'change/old-day')
      .map(formatProblem)
      .filter((line) => !knownMessages.has(line))
  );
}

/** One file of each kind. */
const FILES = [
  ...new Map(original.pages.map(({kind, file}) => [kind, file])).values(),
  ...original.documents
    .filter(({kind}) => kind !== 'page')
    .slice(0, 1)
    .map(({file}) => file),
  ...original.documents
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
  'has a tag without its >',
  (text) => `${text}\nCall <Phone/ today.\n`,
  '<Phone> has no end',
];
const FIRST_FIELD = /^([ \t]*(?:- )?[\w-]+): (?![>|]).+$/m;

describe.each(FILES)('loadSite with a broken %s', (file) => {
  it.each<Break>([
    [
      'has a colon in its first value',
      (text) => text.replace(FIRST_FIELD, '$1: Dr. X: Dentist'),
      'contains a colon',
    ],
    [
      'has an open quotation mark',
      (text) => text.replace(FIRST_FIELD, '$1: "Open'),
      'never closed',
    ],
    [
      'has an indented first field',
      (text) => text.replace(FIRST_FIELD, '  $&'),
      "isn't indented like",
    ],
    ['has no first dashes', (text) => text.replace('---\n', ''), 'Put --- on'],
    ['has no second dashes', (text) => text.replace('\n---\n', '\n'), 'Put --- on'],
    ['is empty', () => '', 'is empty'],
    ['has an open tag', (text) => `${text}\n<WhenToCall>\n\nCall us.\n`, 'never closed'],
    ['has only the end of a tag', (text) => `${text}\nCall us.\n\n</WhenToCall>\n`, 'WhenToCall'],
    // Cases and reviews have no tags.
    ...(file.startsWith('_') ? [] : [FORGOTTEN_END]),
  ])('reports one problem if it %s', (_, edit, words) => {
    const lines = findMessagesAfter(file, edit);
    expect(lines, lines.join('\n')).toHaveLength(1);
    expect(lines[0]).toContain(`${CONTENT_FOLDER}/${file}:`);
    expect(lines[0]).toContain(words);
  });
});

describe.each(FACTS)('loadSite with a broken %s', (file) => {
  it.each<[string, (text: string) => string]>([
    ['has a colon in its first value', (text) => text.replace(FIRST_FIELD, '$1: a: b')],
    ['has an open quotation mark', (text) => text.replace(FIRST_FIELD, '$1: "Open')],
    ['has an indented first line', (text) => text.replace(FIRST_FIELD, '  $&')],
    ['has a tab as indent', (text) => text.replace(FIRST_FIELD, '\t$&')],
  ])('reports one problem if it %s', (_, edit) => {
    const lines = findMessagesAfter(file, edit);
    expect(lines, lines.join('\n')).toHaveLength(1);
    expect(lines[0]).toContain(`${CONTENT_FOLDER}/${file}:`);
  });
});

it('reports problems of other files next to an unreadable one', () => {
  const [broken = '', other = ''] = FILES;
  const content = new EditedContent(exercise);
  content.write(broken, content.read(broken).replace(FIRST_FIELD, '$1: a: b'));
  content.write(other, `${content.read(other)}\nTODO: ask about this.\n`);
  const {problems} = loadSite(process.cwd(), makeOptions(content));
  expect(new Set(problems.map(({file}) => file))).toEqual(
    new Set([broken, other].map((file) => `${CONTENT_FOLDER}/${file}`)),
  );
});

it('reports a wrong civil rights coordinator once, not also at its fact', () => {
  const FACT = '<Fact name="practice.civil-rights-coordinator"/>';
  const content = new EditedContent(exercise);
  content.replaceBody(FILES[0]!, `Tell ${FACT}.`);
  content.change(
    '_practice/practice.yml',
    /^civilRightsCoordinator/,
    'civilRightsCoordinator: no-one',
  );
  const {problems} = loadSite(process.cwd(), makeOptions(content));
  expect(
    problems.filter(({message}) => /no-one|coordinator/.test(message)).map(formatProblem),
  ).toEqual([expect.stringContaining('practice.yml')]);
});
