import {phrases, type Match} from '../../../language/grammar';

/** What is told of nobody who works here. */
const PRIVATE = phrases(
  'pregnan*|miscarriage|expecting .. baby|child|twins|daughter|son|first|second|third|in',
  'expecting .. baby|child|twins|boy|girl',
  'her|his|their surgery|operation|chemo*|diagnosis|illness|depression|anxiety|cancer|treatment|recovery|rehab|accident',
  'her|his|their .. surgery|operation|chemo*|diagnosis|concussion|transplant|stroke|miscarriage|relapse|pacemaker|illness|injury|biopsy',
  'back|returned|returns .. after|from .. surgery|operation|chemo*|illness|injury|rehab|hospital|accident|stroke|treatment',
  'chemo*|rehab|sober|sobriety|bipolar|depression|hysterectomy|stroke',
  'recover* from',
  'maternity|sick|medical|paternity|parental leave',
  'leave .. because|for|due_to .. surgery|illness|baby|family',
  'divorc*|custody|bankrupt*|separated|widow*|eviction',
  'turned|turns|turning NUMBER|thirty|forty|fifty|sixty',
  'is|was NUMBER years old',
  'birthday|born on',
  'salary|wage|wages|paycheck|earns|makes MONEY',
  'mobile|cell|cellphone number|phone',
  'own|personal|private|home cell|phone|number|mobile|address|e_mail',
  'her|his|their cell|mobile|home_phone|home_address',
  'lives at|on NUMBER',
  'democrat*|republican*|voted|votes for',
  'undocumented|visa|green_card|immigration|probation|arrested|jail',
);

/** What colleagues wish each other in public. */
const WISHES = phrases('happy birthday', 'congratulations', 'birthday to');

/** Words of a sentence that are private of whomever it is about. */
export function privateWords(text: string): Match | undefined {
  const [found] = PRIVATE.find(text);
  return found && WISHES.find(text).length === 0 ? found : undefined;
}
