/**
 * Makes a function remember, for each name, what it last made from a text: while somebody edits a file, the others
 * need not be read again.
 */
export function memoizePerFile<Made>(make: (name: string, text: string) => Made): (name: string, text: string) => Made {
  const known = new Map<string, {text: string; made: Made}>();
  return (name, text) => {
    const last = known.get(name);
    if (last?.text === text) return last.made;
    const made = make(name, text);
    known.set(name, {text, made});
    return made;
  };
}

/** Where a text is seldom new, such as a paragraph that nobody edits, this many are kept. */
const MOST_TEXTS = 50_000;

/** Makes a function remember what it made from each text. */
export function memoizeTexts<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const last = known.get(text);
    if (last !== undefined) return last;
    if (known.size >= MOST_TEXTS) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
}

/** Makes a function remember what it made from an object for as long as that exists. */
export function memoize<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const known = new WeakMap<Source, Made>();
  return (source) => {
    const made = known.get(source) ?? make(source);
    known.set(source, made);
    return made;
  };
}
