/** The item of a list at an index, counted around its end: every index finds one. */
export function pick<T>(items: readonly T[], index: number): T {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new Error('A list to pick from must have items.');
  return item;
}

/** Every item of a list with the one that follows it. */
export function pairs<T>(items: readonly T[]): [T, T][] {
  return items.slice(1).map((item, i) => [pick(items, i), item]);
}
