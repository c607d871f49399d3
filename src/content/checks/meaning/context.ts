/** What makes a statement say the opposite. */
const DENIAL =
  /\b(?:not(?! (?:only|just|to mention))|never|no one|nobody|nothing|none|neither|nor|cannot|without|hardly|rather than|instead of|avoid|no (?!(?:pain|risk|problem|smile|case)\b)(?:[\p{L}-]+ ){1,2}(?:is|are|was|has|can|could|will|comes|does|lasts|works|stays)\b|no (?:result|results|outcome|one|dentist|doctor|treatment|office|practice|honest|material|filling|crown|implant|system|way))\b|n't\b(?! (?:just|only))/iu;

/** Where one thought ends and another begins. */
const CLAUSE_END =
  /[;:—–()\u2060]|,(?= (?:and|but|so|because|which|yet|you|we|they|your|our)\b)|\b(?:but|yet|because|although|though)\b|(?<=^(?:If|When|While|As|Since|Should|Once|Unless|Whenever|Because|Although|Until)\b[^,]*),/gi;

/**
 * Whether what stands at a place of a sentence is denied, as in "No one can guarantee the result".
 * @param at where the words start
 */
export function isDenied(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  const clause = before.slice(
    Math.max(0, ...[...before.matchAll(CLAUSE_END)].map(({index, 0: {length}}) => index + length)),
  );
  return DENIAL.test(clause);
}

/** Whether a sentence asks. */
export function isQuestion(sentence: string): boolean {
  return /\?["”')\s]*$/.test(sentence);
}
