import {fleschKincaid} from 'flesch-kincaid';
import {syllable} from 'syllable';
import type {Block} from './blocks';
import type {PageReading} from './pageReading';

/** How hard a page is to read. */
export interface Ease {
  /** The school year in which somebody understands it (Flesch and Kincaid, 1975). */
  grade: number;
  /** How many words its longest sentence has, and the sentence. */
  longest: number;
  sentence: string;
}

const SENTENCES = new Intl.Segmenter('en-US', {granularity: 'sentence'});
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’$%.,:-]*/gu;
/** Fewer words than this have no grade that means anything. */
const FEWEST = 40;
const NOTED = 0.5;

/** Measures running text; headings, rows and menus are none. */
export function easeOf(blocks: readonly Block[]): Ease | undefined {
  const texts = blocks.filter(({kind}) => kind === 'paragraph' || kind === 'item' || kind === 'quote');
  const sentences = texts.flatMap(({text}) => [...SENTENCES.segment(text)].map(({segment}) => segment.trim()));
  const whole = sentences.filter((sentence) => /[.!?…]["”’)]*$/.test(sentence));
  const words = whole.flatMap((sentence) => sentence.match(WORD) ?? []);
  if (words.length < FEWEST) return undefined;
  const grade = fleschKincaid({sentence: whole.length, word: words.length, syllable: syllable(words.join(' '))});
  const [sentence = ''] = [...whole].sort((a, b) => countWords(b) - countWords(a));
  return {grade: Math.round(grade * 10) / 10, longest: countWords(sentence), sentence};
}

/** What a change does to how a page reads, in sentences; none where that is next to nothing. */
export function readingSentences(before: PageReading | undefined, after: PageReading | undefined): string[] {
  const [was, is] = [before, after].map((reading) => reading && easeOf(reading.areas.main));
  if (!is) return [];
  if (!was)
    return before ? [] : [`It reads as of school year ${is.grade}; its longest sentence has ${is.longest} words.`];
  const sentences: string[] = [];
  if (Math.abs(is.grade - was.grade) >= NOTED)
    sentences.push(
      `It reads ${is.grade > was.grade ? 'harder' : 'easier'}: as of school year ${is.grade}, after ${was.grade} before.`,
    );
  if (is.longest !== was.longest && is.longest > 25)
    sentences.push(`Its longest sentence has ${is.longest} words, after ${was.longest} before: “${is.sentence}”`);
  return sentences;
}

function countWords(sentence: string): number {
  return sentence.match(WORD)?.length ?? 0;
}
