/** What makes a statement say the opposite. */
const DENIAL =
  /\b(?:not(?! (?:only|just|to mention))|never|no one|nobody|nothing|none|neither|nor|cannot|without|hardly|rather than|instead of|avoid|no (?!(?:pain|risk|problem|smile|case)\b)(?:[\p{L}-]+ ){1,2}(?:is|are|was|has|can|could|will|comes|does|lasts|works|stays)\b|no (?:result|results|outcome|one|dentist|doctor|treatment|office|practice|honest|material|filling|crown|implant|system|way))\b|\bno $|n't\b(?! (?:just|only))/iu;

/** Where one thought ends and another begins. */
const CLAUSE_END =
  /[;:—–()\u2060]|,(?= (?:and|but|so|because|which|yet|you|we|they|your|our)\b)|\b(?:but|yet|because|although|though)\b|(?<=^(?:If|When|While|As|Since|Should|Once|Unless|Whenever|Because|Although|Until)\b[^,]*),/gi;

/**
 * Whether what stands at a place of a sentence is denied, as in "No one can guarantee the result".
 * @param at where the words start
 */
export function isNegated(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  const clause = before.slice(
    Math.max(0, ...[...before.matchAll(CLAUSE_END)].map(({index, 0: {length}}) => index + length)),
  );
  return DENIAL.test(clause) || (NO_SUCH.test(clause) && VERB.test(sentence.slice(at)));
}

/** "No filling", of which what follows is denied: "No filling lasts forever". */
const NO_SUCH =
  /\bno (?!(?:pain|risk|problem|smile|case|needle|drill|fear|hassle|downtime)s?\b)(?:[\p{L}-]+ ){0,3}$/iu;
const VERB =
  /^(?:is|are|was|lasts?|holds?|works?|stays?|heals?|cures?|saves?|suits?|fits?|pays?|covers?|can|could|will)\b/i;

/** What forbids, and what seems to: whoever need not worry is forbidden nothing. */
const FORBIDS =
  /\b(?:(?:do not|don't|never|please no|(?:should|must) not|shouldn't|mustn't|(?:nobody|no one) (?:should|may|has to))(?! (?:be afraid|bother|call|concern|dial|fear|feel|floss|forget|have to|hesitate|hurry|let|mind|need|only|panic|rush|shy|stress|tell|think|wait|worry|brush|go wrong|hurt)\b)|instead of|rather than|not for|nothing to do with|avoid|avoids)\b[^,;:]*$/i;

/**
 * Whether a sentence tells people not to do what stands at a place, as in "Never rub lemon on your teeth".
 * @param at where the words start
 */
export function isProhibited(sentence: string, at: number): boolean {
  return FORBIDS.test(sentence.slice(0, at));
}

/** Whether a sentence asks. */
export function isQuestion(sentence: string): boolean {
  return /\?["”')\s]*$/.test(sentence);
}
