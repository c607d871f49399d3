/** While somebody edits a file, it changes to and fro: as many of its versions are kept. */
const MOST_VERSIONS = 3;

/** Memoizes, for each name, what a function made from the last versions of a text. */
export function memoizePerFile<Made>(
  make: (name: string, text: string) => Made,
): (name: string, text: string) => Made {
  const known = new Map<string, Map<string, Made>>();
  return (name, text) => {
    const versions = known.get(name) ?? new Map<string, Made>();
    known.set(name, versions);
    return latest(versions, text, () => make(name, text));
  };
}

/** What earlier runs of a program made. */
interface Memory {
  digest(this: void, text: string): string;
  /** What was made by this key; made now if that is not known. */
  recall<Made>(this: void, key: string, make: () => Made): Made;
}

let memory: Memory | undefined;

/** Lets what `memoizeBeside` made from texts be known from earlier runs. */
export function remember(earlier: Memory): void {
  memory = earlier;
}

let places = 0;

/**
 * Memoizes what a function made from a text or an object, for as long as what else it looks at stays the same.
 * @param keyOf what else that is, as a text
 * @param textOf all of the source that it looks at, as a text: then it may be known from an earlier run
 */
export function memoizeBeside<Around extends object, Made, Source>(
  keyOf: (around: Around) => string,
  make: (source: Source, around: Around) => Made,
  textOf?: (source: Source, around: Around) => string,
): (source: Source, around: Around) => Made {
  const versions = new Map<string, typeof make>();
  // Only what may be known from an earlier run is counted: the others come and go with files.
  const place = textOf ? (places += 1) : 0;
  const recalled = (key: string) => (source: Source, around: Around) => {
    if (!memory || !textOf) return make(source, around);
    const parts = [key, textOf(source, around)].map(memory.digest);
    return memory.recall(`${place} ${parts.join(' ')}`, () => make(source, around));
  };
  const beside = memoize((around: Around) => {
    const key = keyOf(around);
    return latest(versions, key, () => memoize(recalled(key)));
  });
  // A correction quotes the line of today: what it is made beside is handed in anew.
  return (source, around) => beside(around)(source, around);
}

/** What is known by a key, which becomes the youngest; the oldest goes where there are too many. */
function latest<Made>(known: Map<string, Made>, key: string, make: () => Made): Made {
  const made = known.get(key) ?? make();
  known.delete(key);
  known.set(key, made);
  const [oldest] = known.keys();
  if (known.size > MOST_VERSIONS && oldest !== undefined) known.delete(oldest);
  return made;
}

/** Where a text is seldom new, such as a paragraph that nobody edits, this many are kept. */
const MOST_TEXTS = 50_000;

/**
 * Memoizes what a function made from an object, for as long as that exists, or from a text; whatever else it is given must
 * follow from it.
 */
export function memoize<Source, Made, Others extends unknown[]>(
  make: (source: Source, ...others: Others) => Made,
): (source: Source, ...others: Others) => Made {
  const objects = new WeakMap<object, Made>();
  const texts = new Map<unknown, Made>();
  return (source, ...others) => {
    const known = (typeof source === 'object' ? objects : texts) as Map<unknown, Made>;
    const last = known.get(source);
    if (last !== undefined) return last;
    if (texts.size >= MOST_TEXTS) texts.clear();
    const made = make(source, ...others);
    known.set(source, made);
    return made;
  };
}

/** The same of a function of texts. */
export function memoizeTexts<Made>(make: (text: string) => Made): (text: string) => Made {
  return memoize(make);
}
