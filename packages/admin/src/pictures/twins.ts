import {Refusal} from '../drafts/backend';

/** The fields that must not have the same picture, and which of them the other one is. */
const TWINS: Readonly<Record<string, {other: string; words: string}>> = {
  beforeImage: {other: 'afterImage', words: 'after'},
  afterImage: {other: 'beforeImage', words: 'before'},
};

/** What the photographs that were dropped were made from, by their names. */
const sources = new Map<string, string>();

/** Keeps what a photograph was made from: two parts of one photograph are one photograph. */
export function recordPhotograph(value: string, digest: string): void {
  sources.set(value, digest);
}

/**
 * Refuses a photograph that the other field of a pair has already.
 * @param digest of the file that was dropped
 * @throws {Refusal} in words
 */
export function refuseTwin(digest: string, field: string, data: Readonly<Record<string, unknown>>): void {
  const twin = TWINS[field];
  if (twin && sources.get(String(data[twin.other])) === digest)
    throw new Refusal(
      `This is the same photograph as the one ${twin.words} the treatment, and was not taken. Drop the other one.`,
    );
}
