import {describe, expect, it} from 'vitest';
import {parseBody} from '../src/mdx';
import {readYaml} from '../src/source';
import {expectOne} from '../../../tests/support/problems';
import {table} from '../../../tests/support/table';

describe('somebody who writes among the fields', () => {
  it.each([
    ['title: A\n<<<<<<< HEAD', 'Two versions'],
    ['title: Veneers\n* A list of words', 'The text starts here'],
    ['week:\n\t- day: Monday', 'starts with a tab'],
    ['title: "Veneers\norder: 1', 'opened here and not closed'],
    ['redirectFrom: [/old\norder: 1', 'opened here and not closed'],
    ["title: 'What's new'", 'ends it too early'],
    ['title: "Our" veneers', 'ends it too early'],
    [String.raw`image: "team\rosa\x"`, 'ends it too early'],
    ['title:Veneers', 'A space is missing'],
    ['redirectFrom:\n  -/old', 'A space is missing'],
    ['title: Veneers: a guide', 'contains a colon'],
    ['title: *Veneers', 'cannot start with'],
    ['week:\n  - day: Monday\n    opens: 9:00 am\n   closes: 2:00 pm', 'Put 4 spaces in front of it.'],
    ['week:\n  - day: Monday\n - day: Tuesday', 'Put 2 spaces in front of it.'],
    ['closures:\n  - name: A\n    from: 2027-05-31\n    name: B\n    from: 2027-06-30', 'put the dash'],
    ['title: Veneers\n  order: 1', 'Delete the spaces in front of it.'],
    ['  title: Veneers\norder: 1', 'further in'],
    ['redirectFrom: /old\n  - /older', 'if that is a list'],
    ['title: Veneers\nand crowns', 'not written as a field and its value'],
    ['title: “Veneers”', 'curly or have no partner'],
    ['title: Veneers"', 'curly or have no partner'],
    ['title: We are #1', 'Everything behind the #'],
  ])('%j is told one thing', (text, words) => {
    expectOne(readYaml('a.yml', text).problems, words);
  });

  it.each([
    'title: Veneers and\n  crowns',
    'title: >\n  One: two\n    three # four\norder: 1',
    'note: "Over\n  two lines"\norder: 1',
    'week:\n- day: Monday\n  opens: 9:00 am\n\n# A note\n- day: Tuesday',
    'links:\n    booking: https://example.com\norder: 1',
  ])('%j is told nothing', (text) => {
    expect(readYaml('a.yml', text).problems).toEqual([]);
  });
});

describe('somebody who writes in the text', () => {
  it.each(table<[string, string]>(import.meta.url, 'slips in the text'))('%j is told one thing', (text, words) => {
    const {problems} = parseBody('a.mdx', {body: text, bodyLine: 1});
    expectOne([...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()], words);
  });

  it.each([
    'In code, `<b>` and `{x}` are words.',
    '```\n<b>{x}\n```',
    String.raw`It costs \<5 and \{x\}.`,
    '<Picture image="a" alt="What\'s more than 5 > 3 {x}" />',
    '<Question\n  title="Does it hurt?"\n>\n\nNo.\n\n</Question>',
    'Words {/* a note */} and more.',
  ])('%j is told nothing', (text) => {
    expect(parseBody('a.mdx', {body: text, bodyLine: 1}).problems).toEqual([]);
  });
});
