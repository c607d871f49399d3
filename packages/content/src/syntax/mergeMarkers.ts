/** The lines that git leaves where two people changed the same words, and what to say of them. */
export const MERGE_MARKER = /^(?:<{7}(?: .*)?|={7}|>{7}(?: .*)?)$/;
export const MERGED = {
  message: 'Two versions of this part stand here, from two people who changed it.',
  remedy: 'Keep one version, and delete the other with the lines of <<<, === and >>>.',
};
