import {expect, it} from 'vitest';
import {COLORS_FILE, filesOnDisk, withChanges} from '@dental/content';
import {readContent} from '../src/index';
import {checkBrandColors} from '../src/checks/brand';

const contentWith = (file: string, text: string) =>
  readContent(process.cwd(), {
    files: withChanges(filesOnDisk(process.cwd()), new Map([[file, text]])),
  }).content;
const said = (css: string) =>
  checkBrandColors(contentWith(COLORS_FILE, css)).map(({line, message}) => `${line}: ${message}`);

it('a practice may have colors of its own, as long as what is written in them can be read', () => {
  expect(said(':root {\n  --main: #1d3a6b;\n  --accent: #7a3;\n}\n')).toEqual([]);
  expect(said(':root {\n  --accent: #a33;\n  --main: #9bd;\n}\n')).toEqual([
    '3: Text in --main cannot be read on --ground: their contrast is 1.9, and 4.5 is needed.',
    '3: Text in --surface cannot be read on --main: their contrast is 2.0, and 4.5 is needed.',
  ]);
});

it('a color that the site does not know is named, with the one that is meant', () => {
  const [problem] = checkBrandColors(contentWith(COLORS_FILE, ':root {\n  --acent: #a33;\n}\n'));
  expect(problem).toMatchObject({line: 2, message: 'No color is called --acent.'});
  expect(problem?.remedy).toContain('--accent?');
});
