import {groupBy} from '../../site/groupBy';
import {memoize} from '../memoize';
import {addWord, countNames, isCommon, numberOf, type NameNumber} from './lexicon';
import {parse, type Parsed, type Token} from './tokens';

/** Where a sentence says something. */
export interface Match {
  index: number;
  text: string;
}

/** A way of saying something. */
export interface Phrases {
  /** The places of a sentence that say it, the first of each phrase. */
  find(this: void, sentence: string): Match[];
}

/**
 * Ways of saying something, in a small grammar over the vocabulary. Of one phrase:
 * - a word stands for itself, with a star for every word that begins with it, and in capitals for a list of the vocabulary;
 *   `a|b` is one of both, `a?` may be left out, `!a` says that it does not stand here
 * - `..` are up to three words, `...` up to eight, none of them across the end of a thought; `~` are up to three words that
 *   describe the next one, such as adjectives: no article, preposition or the like
 * - `.` is the end of a thought, or a comma
 * - `a & b & c` are words in any order, within fourteen of each other
 */
export function phrases(...lines: readonly string[]): Phrases {
  const own: Phrases = {
    find: (sentence) => {
      const parsed = parse(sentence);
      const near = nearTo(parsed).get(own) ?? [];
      return near.flatMap((phrase) => {
        const [first, last] = phrase.find(parsed) ?? [];
        const [start, end] = [parsed.tokens[first ?? -1], parsed.tokens[(last ?? 0) - 1]];
        return start && end ? [{index: start.start, text: sentence.slice(start.start, end.end)}] : [];
      });
    },
  };
  lines.forEach((line, place) => {
    const phrase = {...(line.includes('&') ? together(line) : inOrder(line)), of: own, place};
    for (const name of phrase.needed[0] ?? []) {
      const others = byName.get(name);
      if (others) others.push(phrase);
      else byName.set(name, [phrase]);
    }
  });
  nearTo = memoize(findNear);
  return own;
}

/** The phrases that a sentence may say: all others lack a word in it, and need not be looked for. */
export function nearIn(sentence: string): ReadonlyMap<Phrases, readonly Phrase[]> {
  return nearTo(parse(sentence));
}

/** All phrases by the names of their rarest words. */
const byName = new Map<NameNumber, Phrase[]>();

let nearTo = memoize(findNear);

function findNear({names}: Parsed): ReadonlyMap<Phrases, readonly Phrase[]> {
  const has = flagsOf(names);
  const found = new Set<Phrase>();
  for (const name of names) {
    for (const phrase of byName.get(name) ?? []) {
      if (hasAll(phrase, has)) found.add(phrase);
    }
  }
  for (const name of names) has[name] = 0;
  const near = groupBy([...found], ({of}) => of);
  for (const some of near.values()) some.sort((a, b) => a.place - b.place);
  return near;
}

/** Whether a sentence has what a phrase needs beside its rarest word, by which it was found. */
function hasAll({needed}: Phrase, has: Uint8Array): boolean {
  for (let item = 1; item < needed.length; item += 1) {
    if (!needed[item]?.some((name) => has[name] === 1)) return false;
  }
  return true;
}

let flags = new Uint8Array(0);

/** A one at each of the names, and zeros: the same array every time, which whoever used it clears. */
function flagsOf(names: ReadonlySet<NameNumber>): Uint8Array {
  if (flags.length < countNames()) flags = new Uint8Array(countNames());
  for (const name of names) flags[name] = 1;
  return flags;
}

/** One way of saying something. */
interface Phrase extends Pattern {
  /** The list that it is of, and its place there. */
  of: Phrases;
  place: number;
}

interface Pattern {
  /** For each item that may not be left out, the names of which a sentence must have one; the rarest first. */
  needed: readonly (readonly NameNumber[])[];
  /** Finds the first and the last word, the last excluded. */
  find: (parsed: Parsed) => readonly [number, number] | undefined;
}

type Item = Gap | End | Word;

interface Gap {
  kind: 'gap';
  most: number;
  /** The lists of which none of its words may be. */
  none: readonly NameNumber[];
}

interface End {
  kind: 'end';
}

interface Word {
  kind: 'one' | 'maybe' | 'not';
  names: readonly NameNumber[];
  /** How little it tells of a sentence: more, the more sentences have one of its names. */
  weight: number;
}

const STOP = [numberOf('STOP')];

const GAPS: Record<string, Gap> = {
  '..': {kind: 'gap', most: 3, none: STOP},
  '...': {kind: 'gap', most: 8, none: STOP},
  '~': {kind: 'gap', most: 3, none: [...STOP, numberOf('FUNCTION_WORD')]},
};

function itemOf(written: string): Item {
  const gap = GAPS[written];
  if (gap) return gap;
  if (written === '.') return {kind: 'end'};
  const kind = written.startsWith('!') ? 'not' : written.endsWith('?') ? 'maybe' : 'one';
  const names = written.replace(/^!|\?$/g, '').split('|');
  names.filter((name) => !/[A-Z]/.test(name)).forEach(addWord);
  return {kind, names: names.map(numberOf), weight: names.length + 100 * names.filter(isCommon).length};
}

function neededOf(items: readonly Item[]): readonly (readonly NameNumber[])[] {
  return items
    .filter((item): item is Word => item.kind === 'one')
    .sort((a, b) => a.weight - b.weight)
    .map(({names}) => names);
}

function inOrder(line: string): Pattern {
  const items = line.trim().split(/\s+/).map(itemOf);
  return {
    needed: neededOf(items),
    find: ({tokens}) => {
      for (let start = 0; start < tokens.length; start += 1) {
        const end = endOf(items, 0, tokens, start);
        if (end !== undefined && end > start) return [start, end];
      }
      return undefined;
    },
  };
}

function endOf(items: readonly Item[], at: number, tokens: readonly Token[], place: number): number | undefined {
  const item = items[at];
  if (item === undefined) return place;
  const token = tokens[place];
  if (item.kind === 'gap') {
    for (let to = place; to <= place + item.most; to += 1) {
      const end = endOf(items, at + 1, tokens, to);
      if (end !== undefined) return end;
      const skipped = tokens[to];
      if (!skipped || isOf(skipped, item.none)) return undefined;
    }
    return undefined;
  }
  if (item.kind === 'end')
    return !token || token.word === ',' || isEnd(token) ? endOf(items, at + 1, tokens, place) : undefined;
  if (item.kind === 'not') return token && isOf(token, item.names) ? undefined : endOf(items, at + 1, tokens, place);
  for (const {name, length} of token?.means ?? []) {
    if (!item.names.includes(name)) continue;
    const end = endOf(items, at + 1, tokens, place + length);
    if (end !== undefined) return end;
  }
  return item.kind === 'maybe' ? endOf(items, at + 1, tokens, place) : undefined;
}

function isEnd(token: Token): boolean {
  return isOf(token, STOP);
}

function isOf({means}: Token, names: readonly NameNumber[]): boolean {
  return means.some(({name}) => names.includes(name));
}

const NEAR = 14;

function together(line: string): Pattern {
  const items = line.split('&').map((one) => itemOf(one.trim()));
  const needed = neededOf(items);
  return {
    needed,
    find: ({tokens}) => {
      for (let start = 0; start < tokens.length; start += 1) {
        const stop = tokens.findIndex((token, index) => index > start && isEnd(token));
        const end = Math.min(start + NEAR, stop === -1 ? tokens.length : stop);
        const places = needed.map((names) => firstOf(tokens, start, end, names));
        if (places.every((place) => place !== undefined) && places.some(([from]) => from === start))
          return [start, Math.max(...places.map(([, to]) => to))];
      }
      return undefined;
    },
  };
}

function firstOf(
  tokens: readonly Token[],
  start: number,
  end: number,
  names: readonly NameNumber[],
): readonly [number, number] | undefined {
  for (let at = start; at < end; at += 1) {
    const meaning = tokens[at]?.means.find(({name}) => names.includes(name));
    if (meaning) return [at, at + meaning.length];
  }
  return undefined;
}
