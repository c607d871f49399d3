/**
 * Makes a function remember, for each name, what it last made from a text: while somebody edits a file, the others
 * need not be read again.
 */
export function remember<Made>(make: (name: string, text: string) => Made): (name: string, text: string) => Made {
  const known = new Map<string, {text: string; made: Made}>();
  return (name, text) => {
    const last = known.get(name);
    if (last?.text === text) return last.made;
    const made = make(name, text);
    known.set(name, {text, made});
    return made;
  };
}
