/** Words of opposite meaning: one in place of the other reverses a sentence. */
interface Opposites {
  one: ReadonlySet<string>;
  other: ReadonlySet<string>;
}

function opposites(one: string, other: string): Opposites {
  return {one: new Set(one.split(' ')), other: new Set(other.split(' '))};
}

const OPPOSITES: readonly Opposites[] = [
  opposites('before', 'after'),
  opposites('with', 'without'),
  opposites(
    'more higher larger longer increase increases raise raises most maximum',
    'less fewer lower smaller shorter decrease decreases lower lowers reduce reduces least minimum',
  ),
  opposites('above over older', 'below under younger'),
  opposites('left', 'right'),
  opposites(
    'always often usually sometimes can could may might should most some many',
    'never rarely always all must will every',
  ),
  opposites('safe healthy harmless normal', 'unsafe unhealthy harmful dangerous'),
  opposites('cold ice cool', 'hot heat warm'),
  opposites('milk saliva', 'water alcohol soap'),
  opposites('open opens', 'closed closes'),
  opposites('day days daily', 'week weeks weekly month months monthly year years yearly'),
  opposites('week weeks', 'month months year years'),
  opposites('month months monthly', 'year years yearly annually'),
  opposites('minute minutes', 'hour hours day days'),
  opposites('hour hours', 'day days week weeks'),
  opposites('adult adults', 'child children baby babies infant infants'),
  opposites('upper top', 'lower bottom'),
  opposites('first', 'last'),
  opposites('full', 'empty'),
  opposites('ground first', 'second third upper'),
  opposites('free', 'paid charged fee fees charge extra pay cost costs'),
  opposites('written writing', 'spoken oral verbal'),
  opposites('yes', 'no'),
];

/** Returns true if a word was replaced by one of the opposite meaning. */
export function hasOppositeWord(removed: readonly string[], added: readonly string[]): boolean {
  return OPPOSITES.some(({one, other}) => {
    const hasOne = (words: readonly string[]) => words.some((word) => one.has(word));
    const hasOther = (words: readonly string[]) => words.some((word) => other.has(word));
    return (hasOne(removed) && hasOther(added)) || (hasOther(removed) && hasOne(added));
  });
}
