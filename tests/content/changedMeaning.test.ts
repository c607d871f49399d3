import {checkChanges} from '@dental/changes';
import {describe, expect, it} from 'vitest';
import {readContent} from '@dental/checks';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise, firstFile} from '@dental/testing/exercise';

const ABOUT = 'about-us.mdx';
const PRACTICE = '_practice/practice.yml';
const LEGAL = 'privacy-policy.mdx';
const REVIEW = firstFile('_reviews');

const contentOf = (edited: EditedContent) =>
  readContent(process.cwd(), {files: edited.project, today: '2026-11-22'}).content;

/** What is said of a change, each with its line. */
function said(before: EditedContent, change: (content: EditedContent) => void): string[] {
  const after = new EditedContent(before.project);
  change(after);
  return checkChanges(contentOf(after), contentOf(before)).map(({file, line, message}) => {
    const lines = after.read(file.replace('pages-content/', '')).split('\n');
    return `${lines[line - 1]?.trim()} | ${message}`;
  });
}

/** What is said where one sentence of a page becomes another. */
function rewritten(was: string, is: string): string[] {
  const before = new EditedContent(exercise);
  before.write(ABOUT, `${before.read(ABOUT).trimEnd()}\n\n${was}\n`);
  return said(before, (content) => content.write(ABOUT, content.read(ABOUT).replace(was, is)));
}

describe('a reviewer is asked to confirm, at its line,', () => {
  it.each([
    ['Do not rinse for a day.', 'Rinse well for a day.'],
    ['Keep the tooth in milk, not in water.', 'Keep the tooth in water, not in milk.'],
    ['Use the tray before brushing at night.', 'Use the tray after brushing at night.'],
    ['Put a cold pack on your cheek for a while.', 'Put a warm pack on your cheek for a while.'],
  ])('a sentence that says the opposite: %s', (was, is) => {
    expect(rewritten(was, is)).toEqual([`${is} | This may now say the opposite. Before: "${was}"`]);
  });

  it('an amount that has changed by a factor', () => {
    const is = 'Wait two days before you eat.';
    expect(rewritten('Wait two hours before you eat.', is)).toEqual([
      `${is} | "two hours" changed to "two days".`,
    ]);
  });

  it('a warning that was taken out', () => {
    const warning = 'If you have trouble breathing, call 911.';
    expect(rewritten(`We are here for you. ${warning}`, 'We are here for you.')).toEqual([
      expect.stringContaining(`A warning, right, or term was removed: "${warning}"`),
    ]);
  });

  it('first aid in other words', () => {
    const before = new EditedContent(exercise);
    const changed = said(before, (content) =>
      content.write(
        '_practice/claims.yml',
        content.read('_practice/claims.yml').replace('in milk', 'in a tissue'),
      ),
    );
    expect(changed).toEqual(expect.arrayContaining([expect.stringContaining('This changed from')]));
  });

  it('a language that is new', () => {
    const before = new EditedContent(exercise);
    const changed = said(before, (content) =>
      content.write(
        PRACTICE,
        content.read(PRACTICE).replace(/(languages:[^]*?)Spanish/, '$1Mandarin'),
      ),
    );
    expect(changed).toEqual(expect.arrayContaining([expect.stringContaining('Mandarin')]));
  });

  it('another phone number', () => {
    const before = new EditedContent(exercise);
    const changed = said(before, (content) =>
      content.change(PRACTICE, /^phone:/, 'phone: (480) 555-0199'),
    );
    expect(changed).toEqual([expect.stringMatching(/^phone: .* to "\(480\) 555-0199"\.$/)]);
  });

  it("a patient's words that were edited", () => {
    const before = new EditedContent(exercise);
    const changed = said(before, (content) =>
      content.write(
        REVIEW,
        content.read(REVIEW).replace(/(---\n[^]*?---\n\s*)(\S+ \S+)/, '$1Truly, $2'),
      ),
    );
    expect(changed).toEqual([expect.stringMatching(/The words of .*, a patient, changed from/)]);
  });

  it('a legal text in other words under its old day, and none under a new one', () => {
    const before = new EditedContent(exercise);
    const reworded = (content: EditedContent) =>
      content.write(LEGAL, `${content.read(LEGAL).trimEnd()}\n\nWe may change this.\n`);
    const dated = (content: EditedContent) =>
      content.change(LEGAL, /^updated:/, 'updated: 2026-11-22');
    expect(said(before, reworded)).toEqual([
      expect.stringMatching(/^updated: .* The text changed, but its date is still/),
    ]);
    expect(said(before, (content) => [reworded, dated].forEach((edit) => edit(content)))).toEqual(
      [],
    );
    expect(said(before, dated)).toEqual([]);
  });
});

it.each([
  ['a synonym', 'We listen before we treat you.', 'We listen first, before we treat you.'],
  ['a number that differs a little', 'A visit takes 40 minutes.', 'A visit takes 45 minutes.'],
  ['a new sentence', 'We listen.', 'We listen. Ask us whatever you like.'],
  ['a sentence without weight that is gone', 'We listen. The coffee is fresh.', 'We listen.'],
])('nobody is asked about %s', (_, was, is) => {
  expect(rewritten(was, is)).toEqual([]);
});
