/** Words of opposite meaning: one in place of the other reverses a sentence. */
interface Opposites {
  one: ReadonlySet<string>;
  other: ReadonlySet<string>;
}

function defineOpposites(one: string, other: string): Opposites {
  return {one: new Set(one.split(' ')), other: new Set(other.split(' '))};
}

const OPPOSITES: readonly Opposites[] = [
  defineOpposites('before', 'after'),
  defineOpposites('with', 'without'),
  defineOpposites(
    'more higher larger longer increase increases raise raises most maximum',
    'less fewer lower smaller shorter decrease decreases lower lowers reduce reduces least minimum',
  ),
  defineOpposites('above over older', 'below under younger'),
  defineOpposites('left', 'right'),
  defineOpposites(
    'always often usually sometimes can could may might should most some many',
    'never rarely always all must will every',
  ),
  defineOpposites('safe healthy harmless normal', 'unsafe unhealthy harmful dangerous'),
  defineOpposites('cold ice cool', 'hot heat warm'),
  defineOpposites('milk saliva', 'water alcohol soap'),
  defineOpposites('open opens', 'closed closes'),
  defineOpposites('day days daily', 'week weeks weekly month months monthly year years yearly'),
  defineOpposites('week weeks', 'month months year years'),
  defineOpposites('month months monthly', 'year years yearly annually'),
  defineOpposites('minute minutes', 'hour hours day days'),
  defineOpposites('hour hours', 'day days week weeks'),
  defineOpposites('adult adults', 'child children baby babies infant infants'),
  defineOpposites('upper top', 'lower bottom'),
  defineOpposites('first', 'last later afterward'),
  defineOpposites('full', 'empty'),
  defineOpposites('ground first', 'second third upper'),
  defineOpposites('free', 'paid charged fee fees charge extra pay cost costs'),
  defineOpposites('written writing', 'spoken oral verbal'),
  defineOpposites('yes', 'no'),
  defineOpposites('stop', 'start keep continue'),
];

/** Returns true if a word was replaced by one of the opposite meaning. */
export function hasOppositeWord(removed: readonly string[], added: readonly string[]): boolean {
  return OPPOSITES.some(({one, other}) => {
    const hasOne = (words: readonly string[]) => words.some((word) => one.has(word));
    const hasOther = (words: readonly string[]) => words.some((word) => other.has(word));
    return (hasOne(removed) && hasOther(added)) || (hasOther(removed) && hasOne(added));
  });
}
