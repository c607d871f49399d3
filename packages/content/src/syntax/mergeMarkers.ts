/** The lines that git inserts if two people changed the same text. */
export const MERGE_MARKER = /^(?:<{7}(?: .*)?|={7}|>{7}(?: .*)?)$/;

export const MERGED = {
  message: 'Two versions of this part exist, because two people changed it.',
  remedy: 'Keep one version. Delete the other and the lines of <<<, ===, and >>>.',
};
