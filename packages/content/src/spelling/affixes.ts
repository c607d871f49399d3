import {memoizeTexts} from '../memoize';

/** A rule of a Hunspell dictionary that adds letters to words: "-s", or "un-". */
interface Affix {
  /** The letter of the words that take it. */
  flag: string;
  kind: 'prefix' | 'suffix';
  /** The letters that it replaces; often none. */
  strip: string;
  /** The words that it can be added to, by their beginning or end. */
  stem: RegExp;
  /** The letters of the rules that can follow. */
  next: string;
  /** True if a word can have it together with one of the other kind. */
  isCombinable: boolean;
}

const KINDS = {PFX: 'prefix', SFX: 'suffix'} as const;

/**
 * Reads a Hunspell dictionary whose flags are single letters.
 * @param aff its rules
 * @param dic its words
 * @returns a function that returns true if the dictionary has a word. It removes what the rules
 *   add, because a list of all words with all their endings takes seconds to make.
 */
export function readDictionary(aff: string, dic: string): (word: string) => boolean {
  const flagsByWord = readFlags(dic);
  const affixes = readAffixes(aff);

  const has = (word: string, flags: readonly Affix[]): boolean => {
    const own = flagsByWord.get(word);
    if (own !== undefined && flags.every(({flag}) => own.includes(flag))) return true;
    // At most a prefix and two suffixes.
    return flags.length < 3 && splitOff(word).some(([stem, affix]) => canCarry(stem, affix, flags));
  };
  const canCarry = (stem: string, affix: Affix, flags: readonly Affix[]): boolean => {
    const left = flags.filter(({flag}) => !affix.next.includes(flag));
    const isPossible = left.every(
      (each) => each.kind !== affix.kind && each.isCombinable && affix.isCombinable,
    );
    return isPossible && has(stem, [...left, affix]);
  };
  /** Returns the stems that a word may come from, each with the affix to add. */
  function splitOff(word: string): [string, Affix][] {
    const stems: [string, Affix][] = [];
    for (let index = 0; index <= word.length; index += 1) {
      const start = word.slice(0, index);
      const end = word.slice(index);
      for (const affix of affixes.suffix.get(end) ?? []) stems.push([start + affix.strip, affix]);
      for (const affix of affixes.prefix.get(start) ?? []) stems.push([affix.strip + end, affix]);
    }
    return stems.filter(([stem, affix]) => affix.stem.test(stem));
  }
  return (word) => has(word, []);
}

/** Reads the flags of each word, such as "dolor" and "S". */
function readFlags(dic: string): Map<string, string> {
  const flagsByWord = new Map<string, string>();
  // The first line is the number of words.
  for (const line of dic.split(/\r?\n/).slice(1)) {
    const [word = '', flags = ''] = line.split('/');
    if (word) flagsByWord.set(word, (flagsByWord.get(word) ?? '') + flags);
  }
  return flagsByWord;
}

/** Thousands of rules share a few conditions. */
const readCondition = memoizeTexts((pattern) => new RegExp(pattern, 'u'));

/** Reads the affixes of each kind by the letters that they add. */
function readAffixes(aff: string): Record<Affix['kind'], Map<string, Affix[]>> {
  const affixes = {prefix: new Map<string, Affix[]>(), suffix: new Map<string, Affix[]>()};
  const combinable = new Set<string>();
  for (const line of aff.split(/\r?\n/)) {
    const [type = '', flag = '', strip = '', added = '', stem] = line.split(/\s+/);
    if (type !== 'PFX' && type !== 'SFX') continue;
    if (stem === undefined) {
      // The head of a group: its flag, Y or N, and the number of its rules.
      if (strip === 'Y') combinable.add(flag);
      continue;
    }
    const kind = KINDS[type];
    const [letters = '', next = ''] = added.split('/');
    const key = letters === '0' ? '' : letters;
    const affix: Affix = {
      flag,
      kind,
      strip: strip === '0' ? '' : strip,
      stem: readCondition(kind === 'suffix' ? `${stem}$` : `^${stem}`),
      next,
      isCombinable: combinable.has(flag),
    };
    const others = affixes[kind].get(key);
    if (others) others.push(affix);
    else affixes[kind].set(key, [affix]);
  }
  return affixes;
}
