import {groupBy} from '@dental/practice';
import {memoize} from '@dental/content';
import {
  COMMON_WORDS,
  type Lexicon,
  type ParsedSentence,
  type TagId,
  type Token,
} from './vocabulary';
import {parsePatternPhrase} from './patterns';

/** A place in a sentence that a phrase matches. */
export interface Match {
  index: number;
  text: string;
  /** The position of the phrase in its set. */
  phrase?: number;
  /** The words to write instead, if the phrase's pattern has a group of that name. */
  instead?: string | undefined;
}

/** A set of phrases. */
export interface Phrases {
  /** The first match of each phrase, in the order of the phrases. */
  find(this: void, sentence: string): Match[];
  /** Returns true if any of the phrases matches. */
  isIn(this: void, sentence: string): boolean;
  /** The positions of the phrases that match within ten words of a place. */
  near(this: void, sentence: string, place: Match): number[];
}

/** Compiles phrases over one lexicon, and finds the few that a sentence can match. */
export interface PhraseIndex {
  /** Compiles phrases in the grammar that README.md describes. */
  phrases(this: void, ...lines: readonly string[]): Phrases;
  /** The same, except that no denial is in a gap: "Ice is not good for gums". */
  affirmations(this: void, ...lines: readonly string[]): Phrases;
  /** The phrases whose rarest words are in a sentence. All others can't match it. */
  candidates(this: void, sentence: string): ReadonlyMap<Phrases, readonly Phrase[]>;
}

/** An exception counts if it is up to this many words away from the match. */
const EXCEPTION_DISTANCE_WORDS = 10;

/** The number of words within which the words of an `&` phrase have to be. */
const ANY_ORDER_SPAN_WORDS = 14;

/** A half-open range of tokens. */
interface TokenRange {
  start: number;
  end: number;
}

interface CompiledPhrase {
  /** For each required item, the tags that can fill it; the rarest item first. */
  required: readonly (readonly TagId[])[];
  findRange: (tokens: readonly Token[]) => TokenRange | undefined;
  /** The regular expression of a phrase between slashes. */
  pattern?: RegExp;
}

interface Phrase extends CompiledPhrase {
  set: Phrases;
  /** The position in its set. */
  place: number;
}

interface Gap {
  kind: 'gap';
  maxWords: number;
  /** The lists whose words the gap can't contain. */
  excluded: readonly TagId[];
}

interface Words {
  kind: 'one' | 'optional' | 'not';
  ids: readonly TagId[];
  /** Higher if more sentences contain one of the words. */
  frequency: number;
}

type Item = Gap | Words | {kind: 'start'} | {kind: 'end'};

export function createPhraseIndex(lexicon: Lexicon): PhraseIndex {
  const {parse} = lexicon;
  const stop = [lexicon.tagId('STOP')];
  const compile = createPhraseCompiler(lexicon, stop);
  const compileAffirmation = createPhraseCompiler(lexicon, [...stop, lexicon.tagId('NEGATION')]);
  /** The phrases by the tags of their rarest item. */
  const phrasesByTag = new Map<TagId, Phrase[]>();
  /** Patterns can match any sentence. */
  const patternsBySet = new Map<Phrases, readonly Phrase[]>();

  function findCandidates({tagIds}: ParsedSentence): ReadonlyMap<Phrases, readonly Phrase[]> {
    const ofWords = new Set<Phrase>();
    for (const id of tagIds) {
      for (const phrase of phrasesByTag.get(id) ?? [])
        if (hasAll(tagIds, phrase.required)) ofWords.add(phrase);
    }
    const bySet = new Map(patternsBySet);
    for (const [set, phrases] of groupBy([...ofWords], (phrase) => phrase.set)) {
      const all = [...(patternsBySet.get(set) ?? []), ...phrases];
      bySet.set(
        set,
        all.sort((a, b) => a.place - b.place),
      );
    }
    return bySet;
  }

  // Replaced when phrases are added.
  let candidatesOf = memoize(findCandidates);
  const listCandidates = (sentence: string) => candidatesOf(parse(sentence));

  function addPhrases(
    lines: readonly string[],
    compileLine: (line: string) => CompiledPhrase,
  ): Phrases {
    const listCandidatesOfSet = (sentence: string) => listCandidates(sentence).get(set) ?? [];
    const match = (phrase: Phrase, sentence: string) =>
      matchPhrase(phrase, parse(sentence).tokens, sentence);
    const set: Phrases = {
      find: (sentence) =>
        listCandidatesOfSet(sentence).flatMap((phrase) => match(phrase, sentence) ?? []),
      isIn: (sentence) => listCandidatesOfSet(sentence).some((phrase) => match(phrase, sentence)),
      near: (sentence, place) => {
        const around = getTokensAround(parse(sentence).tokens, place);
        const text = sentence.slice(around[0]?.start, around.at(-1)?.end);
        return listCandidatesOfSet(sentence)
          .filter(({pattern, findRange}) => (pattern ? pattern.test(text) : findRange(around)))
          .map((phrase) => phrase.place);
      },
    };
    lines.forEach((line, place) => {
      const phrase: Phrase = {...compileLine(line), set, place};
      if (phrase.pattern) patternsBySet.set(set, [...(patternsBySet.get(set) ?? []), phrase]);
      for (const id of phrase.required[0] ?? []) {
        phrasesByTag.set(id, [...(phrasesByTag.get(id) ?? []), phrase]);
      }
    });
    candidatesOf = memoize(findCandidates);
    return set;
  }

  return {
    phrases: (...lines) => addPhrases(lines, compile),
    affirmations: (...lines) => addPhrases(lines, compileAffirmation),
    candidates: listCandidates,
  };
}

/** Returns true if each required item of a phrase is among the tags of a sentence. */
function hasAll(tagIds: ReadonlySet<TagId>, required: CompiledPhrase['required']): boolean {
  for (const ids of required) if (!ids.some((id) => tagIds.has(id))) return false;
  return true;
}

function matchPhrase(
  {pattern, findRange, place}: Phrase,
  tokens: readonly Token[],
  sentence: string,
): Match | undefined {
  if (pattern) {
    const match = pattern.exec(sentence);
    return match
      ? {index: match.index, text: match[0], phrase: place, instead: match.groups?.instead}
      : undefined;
  }
  const range = findRange(tokens);
  const first = tokens[range?.start ?? -1];
  const last = tokens[(range?.end ?? 0) - 1];
  return first && last
    ? {index: first.start, text: sentence.slice(first.start, last.end), phrase: place}
    : undefined;
}

/** The tokens of a place and the ten before and after it. */
function getTokensAround(tokens: readonly Token[], {index, text}: Match): readonly Token[] {
  const before = tokens.filter(({end}) => end <= index).length;
  const upTo = tokens.filter(({start}) => start < index + text.length).length;
  return tokens.slice(
    Math.max(0, before - EXCEPTION_DISTANCE_WORDS),
    upTo + EXCEPTION_DISTANCE_WORDS,
  );
}

function hasTag({tags}: Token, ids: readonly TagId[]): boolean {
  return tags.some(({id}) => ids.includes(id));
}

/**
 * Returns a function that compiles one phrase.
 * @param excluded the lists whose words no gap can contain
 */
function createPhraseCompiler(
  {tagId, addWord}: Lexicon,
  excluded: readonly TagId[],
): (line: string) => CompiledPhrase {
  const stop = [tagId('STOP')];
  const gaps: Readonly<Record<string, Gap>> = {
    '..': {kind: 'gap', maxWords: 3, excluded},
    '...': {kind: 'gap', maxWords: 8, excluded},
    '~': {kind: 'gap', maxWords: 3, excluded: [...excluded, tagId('FUNCTION_WORD')]},
  };

  function parseItem(text: string): Item {
    const gap = gaps[text];
    if (gap) return gap;
    if (text === '^') return {kind: 'start'};
    if (text === '.') return {kind: 'end'};
    const kind = text.startsWith('!') ? 'not' : text.endsWith('?') ? 'optional' : 'one';
    const names = text.replace(/^!|\?$/g, '').split('|');
    for (const name of names) if (!/[A-Z]/.test(name)) addWord(name);
    return {
      kind,
      ids: names.map(tagId),
      frequency: names.length + 100 * names.filter((name) => COMMON_WORDS.has(name)).length,
    };
  }

  return (line) => {
    const pattern = parsePatternPhrase(line);
    if (pattern) return {required: [], findRange: () => undefined, pattern};
    if (line.includes('&')) {
      const required = listRequiredTags(line.split('&').map((item) => parseItem(item.trim())));
      return {required, findRange: (tokens) => findInAnyOrder(required, tokens, excluded)};
    }
    const items = line.trim().split(/\s+/).map(parseItem);
    return {
      required: listRequiredTags(items),
      findRange: (tokens) => findInOrder(items, tokens, stop),
    };
  };
}

function listRequiredTags(items: readonly Item[]): readonly (readonly TagId[])[] {
  return items
    .filter((item): item is Words => item.kind === 'one')
    .sort((a, b) => a.frequency - b.frequency)
    .map(({ids}) => ids);
}

function findInOrder(
  items: readonly Item[],
  tokens: readonly Token[],
  stop: readonly TagId[],
): TokenRange | undefined {
  for (let start = 0; start < tokens.length; start += 1) {
    const end = matchItems(items, 0, tokens, start, stop);
    if (end !== undefined && end > start) return {start, end};
  }
  return undefined;
}

/**
 * Matches the items of a phrase from one of them on.
 * @returns the token after the match
 */
function matchItems(
  items: readonly Item[],
  itemIndex: number,
  tokens: readonly Token[],
  place: number,
  stop: readonly TagId[],
): number | undefined {
  const item = items[itemIndex];
  if (item === undefined) return place;
  const matchRest = (next: number) => matchItems(items, itemIndex + 1, tokens, next, stop);
  const token = tokens[place];
  switch (item.kind) {
    case 'gap':
      for (let next = place; next <= place + item.maxWords; next += 1) {
        const end = matchRest(next);
        if (end !== undefined) return end;
        const skipped = tokens[next];
        if (!skipped || hasTag(skipped, item.excluded)) return undefined;
      }
      return undefined;
    case 'start':
      return place === 0 ? matchRest(place) : undefined;
    case 'end':
      return !token || token.word === ',' || hasTag(token, stop) ? matchRest(place) : undefined;
    case 'not':
      return token && hasTag(token, item.ids) ? undefined : matchRest(place);
    default:
      for (const {id, length} of token?.tags ?? []) {
        const end = item.ids.includes(id) ? matchRest(place + length) : undefined;
        if (end !== undefined) return end;
      }
      return item.kind === 'optional' ? matchRest(place) : undefined;
  }
}

function findInAnyOrder(
  required: readonly (readonly TagId[])[],
  tokens: readonly Token[],
  stop: readonly TagId[],
): TokenRange | undefined {
  for (let start = 0; start < tokens.length; start += 1) {
    const stopAt = tokens.findIndex((token, index) => index > start && hasTag(token, stop));
    const end = Math.min(start + ANY_ORDER_SPAN_WORDS, stopAt === -1 ? tokens.length : stopAt);
    const ranges = required.map((ids) => findTag(tokens, start, end, ids));
    const isComplete = ranges.every((range) => range !== undefined);
    if (isComplete && ranges.some((range) => range.start === start)) {
      return {start, end: Math.max(...ranges.map((range) => range.end))};
    }
  }
  return undefined;
}

function findTag(
  tokens: readonly Token[],
  start: number,
  end: number,
  ids: readonly TagId[],
): TokenRange | undefined {
  for (let at = start; at < end; at += 1) {
    const tag = tokens[at]?.tags.find(({id}) => ids.includes(id));
    if (tag) return {start: at, end: at + tag.length};
  }
  return undefined;
}
