/** The fields that must not have the same picture, and what is said where they do. */
const TWINS: Readonly<Record<string, {other: string; words: string}>> = {
  beforeImage: {
    other: 'afterImage',
    words: 'This is the same photograph as the one after the treatment. Drop the other one.',
  },
  afterImage: {
    other: 'beforeImage',
    words: 'This is the same photograph as the one before the treatment. Drop the other one.',
  },
};

/** What the photographs that were dropped were made from, by their names. */
const sources = new Map<string, string>();

/** Keeps what a photograph was made from: two parts of one photograph are one photograph. */
export function recordPhotograph(value: string, digest: string): void {
  sources.set(value, digest);
}

/** Words of warning, where the picture before and the one after a treatment are the same. */
export function twinOf(value: string, field: string, data: Readonly<Record<string, unknown>>): string | undefined {
  const twin = TWINS[field];
  const other = twin && data[twin.other];
  if (typeof other !== 'string' || other === '') return undefined;
  const isSame = other === value || (sources.has(value) && sources.get(value) === sources.get(other));
  return isSame ? twin?.words : undefined;
}
