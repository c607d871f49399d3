import {describe, expect, it} from 'vitest';
import {carrying, rebase, unpack} from '../src/drafts/rebase';
import {merge, type Side} from '../src/drafts/merge';
import {BODY, mdxFormat, yamlFormat} from '../src/format';

const HOURS = `# When the office is open.
note: Call first # what patients read
week:
  - day: Monday
    opens: 9:00 am
    closes: 2:00 pm
  - day: Tuesday
    opens: 9:00 am
    closes: 7:00 pm
closures:
  - name: Thanksgiving
    from: 2026-11-26
`;
const PAGE = '---\ntitle: Veneers\n---\n\nFirst.\n\nSecond.\n\nThird.\n';

const hours = (mine: string, theirs: string, choices?: Side[]) =>
  merge(yamlFormat, {base: HOURS, mine, theirs}, choices);
const page = (mine: string, theirs: string, choices?: Side[]) =>
  merge(mdxFormat, {base: PAGE, mine, theirs}, choices);

describe('of what two people changed in one file', () => {
  it('all is kept that is of different fields, also of one entry in a list', () => {
    const mine = HOURS.replace('9:00 am', '8:00 am').replace('Call first', 'Write first');
    const theirs = HOURS.replace('2:00 pm', '3:00 pm').replace('# When', '# At what time');
    expect(hours(mine, theirs)).toEqual({
      text: theirs.replace('9:00 am', '8:00 am').replace('Call first', 'Write first'),
      conflicts: [],
    });
  });

  it('what both have added to a list is added, once if it is the same', () => {
    const [mine, theirs] = ['Staff day', 'Winter holidays'].map(
      (name) => `${HOURS}  - name: ${name}\n    from: 2026-12-24\n`,
    );
    expect(hours(mine ?? '', theirs ?? '').text).toBe(
      `${theirs}  - name: Staff day\n    from: 2026-12-24\n`,
    );
    expect(hours(mine ?? '', mine ?? '').text).toBe(mine);
  });

  it('the body is put together line by line', () => {
    const merged = page(
      `${PAGE.replace('First', 'At first')}\nA word of mine.\n`,
      `${PAGE.replace('Third', 'At last').replace('Veneers', 'Our veneers')}\nA word of theirs.\n`,
    );
    expect(merged.text).toBe(
      '---\ntitle: Our veneers\n---\n\nAt first.\n\nSecond.\n\nAt last.\n\nA word of theirs.\n\nA word of mine.\n',
    );
    expect(merged.conflicts).toEqual([]);
  });

  it('the same value is a question, and the answer holds for it alone', () => {
    const mine = PAGE.replace('Veneers', 'Mine')
      .replace('Second.', 'Mine.')
      .replace('First', 'At first');
    const theirs = PAGE.replace('Veneers', 'Theirs').replace('Second.', 'Theirs.');
    expect(page(mine, theirs).conflicts).toEqual([
      {path: 'title', mine: 'Mine', theirs: 'Theirs'},
      {path: `${BODY}.2`, mine: 'Mine.', theirs: 'Theirs.'},
    ]);
    expect(page(mine, theirs, ['theirs', 'mine']).text).toBe(
      '---\ntitle: Theirs\n---\n\nAt first.\n\nMine.\n\nThird.\n',
    );
  });

  it('an entry that one took out and the other changed is a question', () => {
    const without = HOURS.replace(/ {2}- day: Tuesday[^]*?(?=closures)/, '');
    const changed = HOURS.replace('7:00 pm', '6:00 pm');
    expect(hours(without, changed).conflicts).toMatchObject([{path: 'week.1', mine: undefined}]);
    expect(hours(without, changed, ['mine']).text).toBe(without);
    expect(hours(without, changed, ['theirs']).text).toBe(changed);
  });

  it('nothing is put together of a text that cannot be read', () => {
    const broken = HOURS.replace('note:', 'note: "');
    expect(() => hours(HOURS.replace('first', 'us'), broken)).toThrow(
      /cannot be read. What you typed is kept/,
    );
  });
});

it('a text carries along what its form began with, and after a save what was saved', () => {
  const format = carrying(yamlFormat);
  const data = format.fromFile(HOURS);
  const first = format.toFile({...data, note: 'Write first'});
  const typed = HOURS.replace('Call first', 'Write first');
  expect(unpack(first)).toEqual({text: typed, base: HOURS});
  expect(unpack(format.toFile(format.fromFile(first)))).toEqual({text: typed, base: HOURS});
  rebase(HOURS, typed);
  expect(unpack(format.toFile({...data, note: 'Knock'}))).toMatchObject({base: typed});
  expect(unpack(format.toFile({note: 'A new file'}))).toEqual({
    text: 'note: A new file\n',
    base: undefined,
  });
});
