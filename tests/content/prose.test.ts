import {describe, expect, it} from 'vitest';
import {sentencesOf} from '../support/prose';
import {blocksOf, rows, site} from '../support/realSite';

const FILES: {file: string}[] = [...site.pages, ...site.cases, ...site.reviews];
const ROWS = FILES.map((file) => [file.file, blocksOf(file)] as const);
const all = ROWS.flatMap(([file, blocks]) => blocks.map(({text}) => ({file, text})));

const FILLER = /lorem|ipsum|dolor sit|\bTODO\b|\bTBD\b|to be written|coming soon|placeholder|xxx|insert .* here/i;

describe('every text', () => {
  it.each(ROWS)('%s is finished', (file, blocks) => {
    const unfinished = blocks.filter(({text}) => FILLER.test(text) || /^text\.?$/i.test(text));
    expect(unfinished.map(({text}) => `${file}: ${text}`)).toEqual([]);
  });

  it.each(ROWS)('%s calls links by where they lead', (_, blocks) => {
    expect(blocks.filter(({text}) => /click here|read more here|\bthis link\b/i.test(text))).toEqual([]);
  });

  it.each(rows('page', 'service', 'sub-service', 'dentist', 'staff', 'legal'))(
    '%s is calm: no exclamation marks, no superlatives',
    (_, page) => {
      const loud = blocksOf(page).filter(({text}) =>
        /!|\b(world[- ]class|number one|the best dentist|painless|guarantees? (a|you|results))\b/i.test(text),
      );
      expect(loud.map(({text}) => `${page.file}: ${text}`)).toEqual([]);
    },
  );
});

describe('two pages', () => {
  it('share no long sentence: each is written for its own readers', () => {
    const owners = new Map<string, Set<string>>();
    for (const {file, text} of all) {
      for (const sentence of sentencesOf(text).filter(({length}) => length > 60)) {
        owners.set(sentence, (owners.get(sentence) ?? new Set()).add(file));
      }
    }
    const shared = [...owners].filter(([, files]) => files.size > 1);
    expect(shared.map(([sentence, files]) => `${[...files].join(' and ')}: ${sentence}`)).toEqual([]);
  });

  it('say no sentence twice on the same page', () => {
    const repeated = ROWS.flatMap(([file, blocks]) => {
      const sentences = blocks.flatMap(({text}) => sentencesOf(text)).filter(({length}) => length > 60);
      return sentences
        .filter((sentence, index) => sentences.indexOf(sentence) !== index)
        .map((sentence) => `${file}: ${sentence}`);
    });
    expect(repeated).toEqual([]);
  });
});
