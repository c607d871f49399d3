import {describe, expect, it} from 'vitest';
import {findPassages, type Passage} from '../../../scripts/english/passages';

const listTexts = (kind: Passage['kind'], file: string, source: string) =>
  findPassages(file, source)
    .filter((passage) => passage.kind === kind)
    .map(({text}) => text.trim());

describe('findPassages', () => {
  it('splits the path and the names of code into words', () => {
    const texts = listTexts('name', 'src/brandColour.ts', 'const greyShade = {centreLine: 1};');
    expect(texts).toEqual(['src brand Colour ts', 'grey Shade', 'centre Line']);
  });

  it('finds comments and messages without code and quoted words', () => {
    const source = [
      '/** Reads "behaviour" of `grey`. */',
      "const message = 'The office is closed on Monday.';",
    ].join('\n');
    expect(listTexts('comment', 'src/a.ts', source)).toEqual(['Reads quote of code.']);
    expect(listTexts('message', 'src/a.ts', source)).toEqual(['The office is closed on Monday.']);
  });

  it('finds the titles of tests, and the paragraphs of Markdown', () => {
    expect(listTexts('title', 'tests/a.test.ts', "it('opens the menu', () => {});")).toEqual([
      'opens the menu',
    ]);
    expect(listTexts('doc', 'docs/a.md', '# Title\n\n> Quoted.\n\nText.\n')).toEqual([
      '# Title',
      'Text.',
    ]);
  });

  it('finds the comments and messages of YAML', () => {
    const source = '# Why.\nmessage: Add a phone number.\nname: Home\n';
    expect(listTexts('comment', 'a.yml', source)).toEqual(['Why.']);
    expect(listTexts('message', 'a.yml', source)).toEqual(['Add a phone number.']);
  });
});
