import {describe, expect, it} from 'vitest';
import {merge, mergeTyped, type Side} from '../src/tasks/merge';
import {BODY, mdxFormat, SOURCE, yamlFormat} from '../src/format';

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

const mergeHours = (mine: string, theirs: string, choices?: Side[]) =>
  merge(yamlFormat, {base: HOURS, mine, theirs}, choices);
const mergePage = (mine: string, theirs: string, choices?: Side[]) =>
  merge(mdxFormat, {base: PAGE, mine, theirs}, choices);

describe('merge', () => {
  it('keeps changes to different fields, even in the same list entry', () => {
    const mine = HOURS.replace('9:00 am', '8:00 am').replace('Call first', 'Write first');
    const theirs = HOURS.replace('2:00 pm', '3:00 pm').replace('# When', '# At what time');
    expect(mergeHours(mine, theirs)).toEqual({
      text: theirs.replace('9:00 am', '8:00 am').replace('Call first', 'Write first'),
      conflicts: [],
    });
  });

  it('adds the list entries of both, and equal ones once', () => {
    const addClosure = (name: string) => `${HOURS}  - name: ${name}\n    from: 2026-12-24\n`;
    const mine = addClosure('Staff day');
    const theirs = addClosure('Winter holidays');
    expect(mergeHours(mine, theirs).text).toBe(
      `${theirs}  - name: Staff day\n    from: 2026-12-24\n`,
    );
    expect(mergeHours(mine, mine).text).toBe(mine);
  });

  it('adds an equal entry once when only one person adds another', () => {
    const theirs = `${HOURS}  - name: Staff day\n    from: 2026-12-24\n`;
    const mine = `${theirs}  - name: Training\n    from: 2027-02-01\n`;
    expect(mergeHours(mine, theirs)).toEqual({text: mine, conflicts: []});
  });

  it('merges the body line by line', () => {
    const mine = `${PAGE.replace('First', 'At first')}\nA word of mine.\n`;
    const theirPage = PAGE.replace('Third', 'At last').replace('Veneers', 'Our veneers');
    const {text, conflicts} = mergePage(mine, `${theirPage}\nA word of theirs.\n`);
    expect(text).toBe(
      '---\ntitle: Our veneers\n---\n\nAt first.\n\nSecond.\n\nAt last.\n\n' +
        'A word of theirs.\n\nA word of mine.\n',
    );
    expect(conflicts).toEqual([]);
  });

  it('keeps lines that both added only once', () => {
    const added = `${PAGE}\nFourth.\n`;
    const {text} = mergePage(added.replace('First', 'At first'), added.replace('Veneers', 'Ours'));
    expect(text).toBe(added.replace('First', 'At first').replace('Veneers', 'Ours'));
  });

  it('reports a conflict per value, and applies each choice to its own', () => {
    const mine = PAGE.replace('Veneers', 'Mine')
      .replace('Second.', 'Mine.')
      .replace('First', 'At first');
    const theirs = PAGE.replace('Veneers', 'Theirs').replace('Second.', 'Theirs.');
    expect(mergePage(mine, theirs).conflicts).toEqual([
      {path: 'title', mine: 'Mine', theirs: 'Theirs'},
      {path: `${BODY}.2`, mine: 'Mine.', theirs: 'Theirs.'},
    ]);
    expect(mergePage(mine, theirs, ['theirs', 'mine']).text).toBe(
      '---\ntitle: Theirs\n---\n\nAt first.\n\nMine.\n\nThird.\n',
    );
  });

  it('reports a conflict when one deletes an entry that the other changes', () => {
    const without = HOURS.replace(/ {2}- day: Tuesday[^]*?(?=closures)/, '');
    const changed = HOURS.replace('7:00 pm', '6:00 pm');
    expect(mergeHours(without, changed).conflicts).toMatchObject([
      {path: 'week.1', mine: undefined},
    ]);
    expect(mergeHours(without, changed, ['mine']).text).toBe(without);
    expect(mergeHours(without, changed, ['theirs']).text).toBe(changed);
  });

  it('asks which body to keep if both created the file', () => {
    const mine = PAGE.replaceAll(/First|Second/g, 'Mine');
    const create = (theirs: string, choices?: Side[]) =>
      merge(mdxFormat, {base: '', mine, theirs}, choices);
    expect(create(PAGE).conflicts).toMatchObject([{path: BODY}]);
    expect(create(PAGE, ['mine']).text).toBe(mine);
    expect(create(PAGE, ['theirs']).text).toBe(PAGE);
    const sameBody = mine.replace('Veneers', 'Crowns');
    expect(create(sameBody).conflicts).toMatchObject([{path: 'title'}]);
  });

  it("throws when a colleague's version can't be parsed", () => {
    const broken = HOURS.replace('note:', 'note: "');
    expect(() => mergeHours(HOURS.replace('first', 'us'), broken)).toThrow(
      /the editor can't read.*still in the form/,
    );
  });
});

describe('mergeTyped', () => {
  const sent = {data: yamlFormat.fromFile(HOURS), text: HOURS};
  const typed = {...sent.data, note: 'Ring first'};

  it('shows the saved text if nothing was typed during the save', () => {
    const saved = HOURS.replace('2:00 pm', '3:00 pm');
    expect(mergeTyped(yamlFormat, sent.data, sent, saved)).toEqual(yamlFormat.fromFile(saved));
  });

  it('keeps what was typed, also a row that is still empty', () => {
    const withRow = {...typed, closures: [{}]};
    expect(mergeTyped(yamlFormat, withRow, sent, HOURS)).toEqual({...withRow, [SOURCE]: HOURS});
  });

  it("adds a colleague's change to what was typed", () => {
    const saved = HOURS.replace('2:00 pm', '3:00 pm');
    const merged = mergeTyped(yamlFormat, typed, sent, saved);
    expect(yamlFormat.toFile(merged)).toBe(saved.replace('Call first', 'Ring first'));
    expect(merged[SOURCE]).toBe(saved);
  });
});
