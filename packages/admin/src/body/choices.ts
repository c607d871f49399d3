import type {Choice} from '../settings';

/** What can be named in a text. */
export interface Choices {
  pages: readonly Choice[];
  films: readonly Choice[];
  /** The facts, with what each says now. */
  facts: readonly Choice[];
  pictures: readonly Choice[];
}
