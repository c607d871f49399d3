import {groupBy} from '@dental/practice';
import {memoize} from '@dental/content';
import {addWord, COMMON, tagId, type TagId} from './lexicon';
import {lettersOf} from './letters';
import {parse, type Parsed, type Token} from './tokens';

/** Where a sentence says something. */
export interface Match {
  index: number;
  text: string;
  /** Which of the phrases says it. */
  phrase?: number;
  /** What belongs in its place, where the pattern has a group of that name. */
  instead?: string;
}

/** A way of saying something. */
export interface Phrases {
  /** The places of a sentence that say it, the first of each phrase. */
  find(this: void, sentence: string): Match[];
  /** Whether a sentence says any of them. */
  isIn(this: void, sentence: string): boolean;
  /** The phrases that a sentence says at most ten words before or after a place. */
  near(this: void, sentence: string, place: Match): number[];
}

/** How many words around a place an exception is looked for. */
const AROUND = 10;

/** Ways of saying something, in the grammar over the vocabulary that README.md explains. */
export function phrases(...lines: readonly string[]): Phrases {
  const candidatesIn = (sentence: string) => candidates(sentence).get(own) ?? [];
  const own: Phrases = {
    find: (sentence) => {
      const {tokens} = parse(sentence);
      return candidatesIn(sentence).flatMap((phrase) => matchOf(phrase, tokens, sentence) ?? []);
    },
    isIn: (sentence) => own.find(sentence).length > 0,
    near: (sentence, {index, text}) => {
      const {tokens} = parse(sentence);
      const before = tokens.filter(({end}) => end <= index).length;
      const upTo = tokens.filter(({start}) => start < index + text.length).length;
      const around = tokens.slice(Math.max(0, before - AROUND), upTo + AROUND);
      const words = sentence.slice(around[0]?.start, around.at(-1)?.end);
      return candidatesIn(sentence).flatMap((phrase) =>
        (phrase.letters ? phrase.letters.test(words) : phrase.find(around)) ? [phrase.place] : [],
      );
    },
  };
  lines.forEach((line, place) => {
    const letters = lettersOf(line);
    const phrase = {
      ...(letters ? {needed: [], find: () => undefined} : patternOf(line)),
      letters,
      of: own,
      place,
    };
    if (letters) ofLetters.push(phrase);
    for (const id of phrase.needed[0] ?? []) byId.set(id, [...(byId.get(id) ?? []), phrase]);
  });
  candidatesFor = memoize(findCandidates);
  return own;
}

function matchOf(
  {letters, find, place}: Phrase,
  tokens: readonly Token[],
  sentence: string,
): Match | undefined {
  const match = letters?.exec(sentence);
  if (match)
    return {index: match.index, text: match[0], phrase: place, instead: match.groups?.instead};
  const [first, last] = find(tokens) ?? [];
  const [start, end] = [tokens[first ?? -1], tokens[(last ?? 0) - 1]];
  return start && end
    ? {index: start.start, text: sentence.slice(start.start, end.end), phrase: place}
    : undefined;
}

/** The phrases that a sentence may say: all others lack a word in it, and need not be looked for. */
export function candidates(sentence: string): ReadonlyMap<Phrases, readonly Phrase[]> {
  return candidatesFor(parse(sentence));
}

/** All phrases by the tags of their rarest words, and those that any sentence may say. */
const byId = new Map<TagId, Phrase[]>();
const ofLetters: Phrase[] = [];

let candidatesFor = memoize(findCandidates);

function findCandidates({ids}: Parsed): ReadonlyMap<Phrases, readonly Phrase[]> {
  const hasAll = ({needed}: Phrase) => needed.every((some) => some.some((id) => ids.has(id)));
  const ofWords = new Set([...ids].flatMap((id) => byId.get(id)?.filter(hasAll) ?? []));
  const near = groupBy([...ofLetters, ...ofWords], ({of}) => of);
  for (const some of near.values()) some.sort((a, b) => a.place - b.place);
  return near;
}

/** One way of saying something. */
interface Phrase extends Pattern {
  /** The list that it is of, and its place there. */
  of: Phrases;
  place: number;
  /** What is looked for in the place of words. */
  letters?: RegExp;
}

interface Pattern {
  /** For each item that may not be left out, the tags of which a sentence must have one; the rarest first. */
  needed: readonly (readonly TagId[])[];
  /** Finds the first and the last token, the last excluded. */
  find: (tokens: readonly Token[]) => readonly [number, number] | undefined;
}

type Item = Gap | Word | {kind: 'start'} | {kind: 'end'};

interface Gap {
  kind: 'gap';
  most: number;
  /** The lists of which none of its words may be. */
  none: readonly TagId[];
}

interface Word {
  kind: 'one' | 'maybe' | 'not';
  ids: readonly TagId[];
  /** How little it tells of a sentence: more, the more sentences have one of its words. */
  weight: number;
}

const STOP = [tagId('STOP')];

const GAPS: Record<string, Gap> = {
  '..': {kind: 'gap', most: 3, none: STOP},
  '...': {kind: 'gap', most: 8, none: STOP},
  '~': {kind: 'gap', most: 3, none: [...STOP, tagId('FUNCTION_WORD')]},
};

const patternOf = (line: string): Pattern => (line.includes('&') ? anyOrder(line) : inOrder(line));

function itemOf(written: string): Item {
  const gap = GAPS[written];
  if (gap) return gap;
  if (written === '^') return {kind: 'start'};
  if (written === '.') return {kind: 'end'};
  const kind = written.startsWith('!') ? 'not' : written.endsWith('?') ? 'maybe' : 'one';
  const names = written.replace(/^!|\?$/g, '').split('|');
  names.filter((name) => !/[A-Z]/.test(name)).forEach(addWord);
  return {
    kind,
    ids: names.map(tagId),
    weight: names.length + 100 * names.filter((name) => COMMON.has(name)).length,
  };
}

function neededOf(items: readonly Item[]): readonly (readonly TagId[])[] {
  return items
    .filter((item): item is Word => item.kind === 'one')
    .sort((a, b) => a.weight - b.weight)
    .map(({ids}) => ids);
}

function inOrder(line: string): Pattern {
  const items = line.trim().split(/\s+/).map(itemOf);
  return {
    needed: neededOf(items),
    find: (tokens) => {
      for (let start = 0; start < tokens.length; start += 1) {
        const end = endOf(items, 0, tokens, start);
        if (end !== undefined && end > start) return [start, end];
      }
      return undefined;
    },
  };
}

function endOf(
  items: readonly Item[],
  at: number,
  tokens: readonly Token[],
  place: number,
): number | undefined {
  const item = items[at];
  if (item === undefined) return place;
  const token = tokens[place];
  if (item.kind === 'gap') {
    for (let to = place; to <= place + item.most; to += 1) {
      const end = endOf(items, at + 1, tokens, to);
      if (end !== undefined) return end;
      const skipped = tokens[to];
      if (!skipped || isOn(skipped, item.none)) return undefined;
    }
    return undefined;
  }
  if (item.kind === 'start') return place === 0 ? endOf(items, at + 1, tokens, place) : undefined;
  if (item.kind === 'end')
    return !token || token.word === ',' || isOn(token, STOP)
      ? endOf(items, at + 1, tokens, place)
      : undefined;
  if (item.kind === 'not')
    return token && isOn(token, item.ids) ? undefined : endOf(items, at + 1, tokens, place);
  for (const {id, length} of token?.tags ?? []) {
    if (!item.ids.includes(id)) continue;
    const end = endOf(items, at + 1, tokens, place + length);
    if (end !== undefined) return end;
  }
  return item.kind === 'maybe' ? endOf(items, at + 1, tokens, place) : undefined;
}

function isOn({tags}: Token, ids: readonly TagId[]): boolean {
  return tags.some(({id}) => ids.includes(id));
}

/** Within how many words those in any order stand. */
const TOGETHER = 14;

function anyOrder(line: string): Pattern {
  const needed = neededOf(line.split('&').map((one) => itemOf(one.trim())));
  return {
    needed,
    find: (tokens) => {
      for (let start = 0; start < tokens.length; start += 1) {
        const stop = tokens.findIndex((token, index) => index > start && isOn(token, STOP));
        const end = Math.min(start + TOGETHER, stop === -1 ? tokens.length : stop);
        const places = needed.map((some) => firstOf(tokens, start, end, some));
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
  some: readonly TagId[],
): readonly [number, number] | undefined {
  for (let at = start; at < end; at += 1) {
    const tag = tokens[at]?.tags.find(({id}) => some.includes(id));
    if (tag) return [at, at + tag.length];
  }
  return undefined;
}
