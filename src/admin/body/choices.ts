/** An entry of a list: what is written, and what it is called. */
export interface Choice {
  value: string;
  label: string;
}

/** What can be named in a text. */
export interface Choices {
  pages: readonly Choice[];
  films: readonly Choice[];
  /** The facts, with what each says now. */
  facts: readonly Choice[];
  pictures: readonly Choice[];
}
