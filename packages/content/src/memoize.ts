/** Results kept per text: undo and redo in the editor return to recent versions. */
const MAX_VERSIONS = 3;

/** Memoizes a function of a name and a text, for the latest versions of each text. */
export function memoizePerFile<Result>(
  make: (name: string, text: string) => Result,
): (name: string, text: string) => Result {
  const files = new Map<string, Map<string, Result>>();
  return (name, text) => {
    const versions = files.get(name) ?? new Map<string, Result>();
    files.set(name, versions);
    return getOrMake(versions, text, () => make(name, text));
  };
}

/** A store of results from earlier runs of a program. */
interface Memory {
  digest(this: void, text: string): string;
  /** Returns the stored result of a key, or makes it. */
  recall<Result>(this: void, key: string, make: () => Result): Result;
}

let memory: Memory | undefined;

/** Lets `memoizeWithContext` use results from earlier runs. */
export function setMemory(earlier: Memory): void {
  memory = earlier;
}

let storedFunctions = 0;

/**
 * Memoizes a function of a source and a context, for as long as the context stays the same.
 * @param getKey serializes the parts of the context that the function reads
 * @param readText serializes the source; with it, results from earlier runs can be used
 */
export function memoizeWithContext<Context extends object, Result, Source>(
  getKey: (context: Context) => string,
  make: (source: Source, context: Context) => Result,
  readText?: (source: Source, context: Context) => string,
): (source: Source, context: Context) => Result {
  const versions = new Map<string, typeof make>();
  // Only functions with stored results are numbered: the others come and go with files.
  const number = readText ? (storedFunctions += 1) : 0;
  const makeOrRecall = (key: string) => (source: Source, context: Context) => {
    if (!memory || !readText) return make(source, context);
    const digests = [key, readText(source, context)].map(memory.digest);
    return memory.recall(`${number} ${digests.join(' ')}`, () => make(source, context));
  };
  const getForContext = memoize((context: Context) => {
    const key = getKey(context);
    return getOrMake(versions, key, () => memoize(makeOrRecall(key)));
  });
  // A suggestion quotes the current line, so each call passes the current context.
  return (source, context) => getForContext(context)(source, context);
}

/** Returns the result of a key as the newest one. Drops the oldest if there are too many. */
function getOrMake<Result>(results: Map<string, Result>, key: string, make: () => Result): Result {
  const result = results.get(key) ?? make();
  results.delete(key);
  results.set(key, result);
  const [oldest] = results.keys();
  if (results.size > MAX_VERSIONS && oldest !== undefined) results.delete(oldest);
  return result;
}

/** Results kept for texts that rarely change, such as a paragraph that no one edits. */
const MAX_TEXTS = 50_000;

/**
 * Memoizes a function of an object, for as long as the object exists, or of a text. All other
 * arguments must follow from the first.
 */
export function memoize<Source, Result, Others extends unknown[]>(
  make: (source: Source, ...others: Others) => Result,
): (source: Source, ...others: Others) => Result {
  const byObject = new WeakMap<object, Result>();
  const byText = new Map<unknown, Result>();
  return (source, ...others) => {
    const results = (typeof source === 'object' ? byObject : byText) as Map<unknown, Result>;
    const earlier = results.get(source);
    if (earlier !== undefined || results.has(source)) return earlier as Result;
    if (byText.size >= MAX_TEXTS) byText.clear();
    const result = make(source, ...others);
    results.set(source, result);
    return result;
  };
}

/** Memoizes a function of a text. */
export function memoizeTexts<Result>(make: (text: string) => Result): (text: string) => Result {
  return memoize(make);
}
