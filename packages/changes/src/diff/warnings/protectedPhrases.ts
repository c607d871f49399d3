/** Advice, terms, and rights that an editor shouldn't remove by accident: regular expressions. */
const PROTECTED = [
  '911',
  'emergency room',
  'blood thinners?',
  'allerg\\w+',
  'pregnan\\w+',
  'do not (?:stop|take|send|drive|eat|drink|smoke|wait|give|put|scrub|use|rinse|chew)',
  'never (?:put|give|take|use|leave|stop)',
  'results? (?:differ|vary)',
  'differs? from person to person',
  'good faith estimate',
  'in writing',
  'written permission',
  'your rights?',
  'you have (?:the|a) right',
  'complain\\w*',
  'Office for Civil Rights',
  'side effects?',
  'risks?',
  'interpreter',
  'guardian',
  'cancel\\w*',
  'applies',
  'credit (?:score|check)',
  'interest',
  'not everybody',
  'not suit',
  'selection',
  'drive you home',
  'empty stomach',
  'fasting',
  'without (?:your|asking|their|written)',
  "we (?:do not|never|don't) (?:sell|publish|share|post|pay|record|judge)",
  'no charge',
  'free of charge',
  'dispute',
  'at any time',
  "you (?:never|do not|don't) have to",
  'you may (?:refuse|withdraw|decline|say no|complain)',
  'infections?',
  'fever',
  'swollen|swelling',
  '(?:the )?same day|right away|at once',
  '(?:can|may) (?:leave|cause|harm|hurt|damage)',
  '(?:has|have) (?:its |their )?limits',
  '(?:not|no longer|never) safe',
  'escort',
  'stays? with you',
  'stop eating',
  'medical details|insurance numbers?',
  'combined with',
].map((phrase) => new RegExp(`\\b(?:${phrase})\\b`, 'i'));

/** Phrases that make a sentence a warning, a right, or a term even if the rest of it stays. */
const TERMS = [
  '911',
  '911|emergency room',
  'antibi[oó]tic',
  'empty stomach',
  'drive[sn]? you home',
  'blood thinners?',
  'allerg',
  'pregnan',
  'in writing|written',
  'interpreter',
  'guardian',
  'right to',
  'fever',
  'swollen|swell',
  'breath',
  'same day|right away|at once|immediately',
  'only (?:when|if|after|once)',
  'stays? (?:nearby|with you)|stay with',
  '(?:fully|completely) numb',
  'steriliz',
].map((phrase) => new RegExp(`\\b(?:${phrase})`, 'i'));

/** Returns true if a sentence contains advice, a term, or a right. */
export function isProtected(sentence: string): boolean {
  return PROTECTED.some((phrase) => phrase.test(sentence));
}

/** Returns true if a sentence lost a phrase that made it a warning, a right, or a term. */
export function hasLostTerm(before: string, after: string): boolean {
  return TERMS.some((term) => term.test(before) && !term.test(after));
}
