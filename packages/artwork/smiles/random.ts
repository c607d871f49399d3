/** A repeatable stream of numbers from 0 up to 1: the same seed gives the same stream. */
export function stream(seed: number): () => number {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from `low` to `high` taken from a stream. */
export function between(next: () => number, low: number, high: number): number {
  return low + (high - low) * next();
}
