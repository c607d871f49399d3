import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {COMPONENT_NAMES, parseBody} from '@dental/content';
import {site} from '@dental/testing/realSite';
import {ADDABLE_BLOCK_NAMES, createBlock} from '../src/body/blockLabels';
import {joinImports, splitImports} from '../src/body/imports';
import {restoreBlock} from '../src/body/restoreBlock';
import {
  joinSegments,
  setAttribute,
  setContent,
  splitSegments,
  type BlockSegment,
} from '../src/body/segments';

const QUESTION = '<Question title="When?">\n\nCall us.\n\n</Question>';

function readBlock(text: string): BlockSegment {
  const block = splitSegments(text).find(({kind}) => kind === 'block');
  return block as BlockSegment;
}

describe('splitSegments', () => {
  it('joins to the same text on every page', () => {
    for (const {file} of site.pages) {
      const text = readFileSync(file, 'utf8');
      expect(joinSegments(splitSegments(text)), file).toBe(text);
    }
  });

  it('splits Markdown and blocks', () => {
    expect(splitSegments(`First.\n\n${QUESTION}\n\nLast.`)).toMatchObject([
      {kind: 'text', source: 'First.\n\n'},
      {kind: 'block', name: 'Question', attributes: {title: 'When?'}, content: 'Call us.'},
      {kind: 'text', source: '\n\nLast.'},
    ]);
  });

  it('leaves tags within a sentence in the text', () => {
    const text = 'Call\n<Phone />, or <Fact name="practice.email" />.';
    expect(splitSegments(text)).toEqual([{kind: 'text', source: text}]);
  });

  it.each([
    {title: 'a tag over several lines', text: '<Picture\n  image="a"\n  alt="Two > one"\n/>'},
    {
      title: 'a block in a block of the same name',
      text: `<Question title="A">\n${QUESTION}\n</Question>`,
    },
  ])('reads $title as one block', ({text}) => {
    expect(splitSegments(text)).toMatchObject([{kind: 'block', source: text}]);
  });

  it('leaves a tag that is not closed in the text', () => {
    expect(splitSegments('<Question title="A">\n\nWords.')).toMatchObject([{kind: 'text'}]);
  });
});

describe('setAttribute', () => {
  it('changes, adds, and removes a value', () => {
    expect(setAttribute(readBlock(QUESTION), 'title', 'Where?').source).toContain('title="Where?"');
    const video = readBlock('<VideoModal id="a" />');
    const withHeading = setAttribute(video, 'heading', 'A "good" one');
    expect(withHeading.source).toBe('<VideoModal id="a" heading="A ”good” one" />');
    expect(setAttribute(withHeading, 'heading', '').source).toBe('<VideoModal id="a" />');
  });
});

describe('setContent', () => {
  it('keeps the blank lines around the text', () => {
    expect(setContent(readBlock(QUESTION), 'Ring us.').source).toBe(
      QUESTION.replace('Call us.', 'Ring us.'),
    );
    const oneLine = readBlock('<Question title="When?">Call us.</Question>');
    expect(setContent(oneLine, 'Ring us.').source).toBe(
      '<Question title="When?">Ring us.</Question>',
    );
    expect(setContent(oneLine, 'Ring us.\n\nNow.').source).toBe(
      '<Question title="When?">\n\nRing us.\n\nNow.\n\n</Question>',
    );
    const empty = readBlock(createBlock('Question'));
    expect(setContent(empty, 'Yes.').source).toBe('<Question>\n\nYes.\n\n</Question>');
  });
});

describe('createBlock', () => {
  it.each(ADDABLE_BLOCK_NAMES)('creates a %s that the check can read', (name) => {
    expect(COMPONENT_NAMES).toContain(name);
    const {problems} = parseBody('a.mdx', {body: createBlock(name), bodyLine: 1});
    expect(problems).toEqual([]);
  });
});

describe('joinImports', () => {
  it('adds imports of new blocks and removes those of deleted ones', () => {
    const step = "import StepList from '@site/src/components/StepList';";
    const {imports, text} = splitImports(`${step}\n\n<StepList>\n`);
    expect(text).toBe('<StepList>\n');
    expect(joinImports(imports, text)).toBe(`${step}\n\n<StepList>\n`);
    const bothBlocks = joinImports(imports, `${text}<WhenToCall>\nCall <Phone />.\n`);
    expect(bothBlocks.match(/^import \w+/gm)).toEqual(['import StepList', 'import WhenToCall']);
    expect(joinImports(imports, 'Words.\n')).toBe('Words.\n');
    expect(splitImports('Words.\nimport nothing')).toEqual({
      imports: '',
      text: 'Words.\nimport nothing',
    });
  });
});

describe('restoreBlock', () => {
  const BLOCK = '<FormsLink to="new" />';

  /** Deletes the block of a text, makes another change, and puts the block back. */
  function deleteAndRestore(text: string, change: (rest: string) => string): string {
    const segments = splitSegments(text);
    const index = segments.findIndex(({source}) => source === BLOCK);
    const rest = joinSegments(segments.filter((_, each) => each !== index));
    return restoreBlock(change(rest), {segments, index});
  }

  it('restores an unchanged text byte for byte', () => {
    const text = `\nFirst.\n\n${BLOCK}\n\n\nLast.\n`;
    expect(deleteAndRestore(text, (rest) => rest)).toBe(text);
  });

  it.each([
    {change: 'a new paragraph at the end', from: 'Last.', to: 'Last.\n\nTyped.'},
    {change: 'a new paragraph at the start', from: 'First.', to: 'Typed.\n\nFirst.'},
    {change: 'another word before it', from: 'First.', to: 'Once.'},
    {change: 'another word after it', from: 'Last.', to: 'Finally.'},
    {change: 'a changed block before it', from: 'Call us.', to: 'Come in.'},
    {change: 'no paragraph before it', from: 'First.\n\n', to: ''},
    {change: 'no block before it', from: `${QUESTION}\n\n`, to: ''},
  ])('keeps its place and $change', ({from, to}) => {
    const text = `${QUESTION}\n\nFirst.\n\n${BLOCK}\n\nLast.\n`;
    const restored = deleteAndRestore(text, (rest) =>
      rest.replace(/\n{3,}/g, '\n\n').replace(from, to),
    );
    expect(restored).toBe(text.replace(from, to));
  });

  it('restores the only part of a text', () => {
    expect(deleteAndRestore(`${BLOCK}\n`, () => 'Typed.\n')).toBe(`${BLOCK}\n\nTyped.\n`);
    expect(deleteAndRestore(`${BLOCK}\n`, () => '')).toBe(BLOCK);
  });
});
