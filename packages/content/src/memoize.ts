/** While somebody edits a file, it changes to and fro: as many of its versions are kept. */
const MOST_VERSIONS = 3;

/** Memoizes, for each name, what a function made from the last versions of a text. */
export function memoizePerFile<Made>(make: (name: string, text: string) => Made): (name: string, text: string) => Made {
  const known = new Map<string, Map<string, Made>>();
  return (name, text) => {
    const versions = known.get(name) ?? new Map<string, Made>();
    known.set(name, versions);
    return latest(versions, text, () => make(name, text));
  };
}

/**
 * Memoizes what a function made from each text, for as long as what else it looks at stays the same.
 * @param keyOf what else that is, as a text
 */
export function memoizeTextsBeside<Around extends object, Made, Text = string>(
  keyOf: (around: Around) => string,
  make: (text: Text, around: Around) => Made,
): (text: Text, around: Around) => Made {
  const beside = latestBeside(keyOf, (around) => memoizeTexts((text: Text) => make(text, around)));
  return (text, around) => beside(around)(text);
}

/** Memoizes the same of an object, such as the sentences of a file, for as long as that exists. */
export function memoizeBeside<Around extends object, Made, Source extends object>(
  keyOf: (around: Around) => string,
  make: (source: Source, around: Around) => Made,
): (source: Source, around: Around) => Made {
  // A correction quotes the line of today: what it is made beside is handed in anew.
  const beside = latestBeside(keyOf, () => memoize(make));
  return (source, around) => beside(around)(source, around);
}

function latestBeside<Around extends object, Make>(
  keyOf: (around: Around) => string,
  memoized: (around: Around) => Make,
): (around: Around) => Make {
  const versions = new Map<string, Make>();
  return memoize((around) => latest(versions, keyOf(around), () => memoized(around)));
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

/** Memoizes what a function made from each text, or from each object of which there is one for the same words. */
export function memoizeTexts<Made, Text = string>(make: (text: Text) => Made): (text: Text) => Made {
  const known = new Map<Text, Made>();
  return (text) => {
    const last = known.get(text);
    if (last !== undefined) return last;
    if (known.size >= MOST_TEXTS) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
}

/** Memoizes what a function made from an object for as long as that exists; whatever else it is given must follow from it. */
export function memoize<Source extends object, Made, Others extends unknown[]>(
  make: (source: Source, ...others: Others) => Made,
): (source: Source, ...others: Others) => Made {
  const known = new WeakMap<Source, Made>();
  return (source, ...others) => {
    const last = known.get(source);
    if (last !== undefined) return last;
    const made = make(source, ...others);
    known.set(source, made);
    return made;
  };
}
