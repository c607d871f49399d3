import type {Check} from '../check';
import {memoizeTexts} from '../../memoize';
import {inSayings} from './sayings';

/**
 * Words that a phone writes for another, and that no page of a dentist means: the odd word, and the one that was meant.
 * With words around it, such as `form us`, the slip is one only there.
 */
const SLIPS: readonly [odd: string, meant: string][] = [
  ['fertili[sz](?:er|ers|ation|ed|ing)', 'sterilizer'],
  ['debentures?|ventures(?= (?:fit|are|may|that|and))', 'dentures'],
  ['(?:your|healthy|sore|bleeding|swollen|inflamed|tender|of the|the) guns', 'gums'],
  ['guns? disease|guns? line', 'gum disease'],
  [
    '(?:tooth|teeth|molar|front) (?:feelings?|fallings?|fellings?)|(?:a|new|old|white) (?:felling|falling)\\b',
    'filling',
  ],
  ['(?:root|rout|route) (?:channel|cannel|cannal|kanal|candle|camel)s?|(?:rout|route) canals?', 'root canal'],
  ['(?:dental|porcelain|ceramic|gold|old|new|loose|temporary) (?:clowns?|crows?|brows?)', 'crown'],
  ['(?:dental|new|six|porcelain) (?:veneres?|vinegars?|veers)', 'veneers'],
  ['(?:wisdom|baby|your|the|front|white|clean|my|missing) (?:teethe|tees|teach|tech)', 'teeth'],
  ['(?:the|your|tooth|of) (?:animal|email) (?:is|of|wears|layer|surface|on your teeth)', 'enamel'],
  ['(?:remove|of|hard|soft|sticky|and|build) plague|plague (?:and tartar|on your teeth|build)', 'plaque'],
  ['dental (?:flows?|gloss|flaws?|flows)', 'dental floss'],
  [
    '(?:our|all|many|most|new|these|see|other) patience(?![,.;!?]| (?:and|or|goes|runs|has|so|is|with|as|for|in|when|from|to|helps))',
    'patients',
  ],
  ['(?:clear|new|your) (?:airliners?|eyeliners?|alligners?)', 'aligners'],
  [
    '(?:dental|your|an|the) (?:implements?|implant?s? crow|imprints)(?= (?:crown|in the jaw|heals|surgery|post|screw))',
    'implant',
  ],
  ['(?:teeth|tooth) (?:widening|whining|witching|writing|lightning)', 'teeth whitening'],
  ['(?:oral|IV|dental|nitrous) (?:sedition|citation|station|section)', 'sedation'],
  ['(?:your|night|the|a) retailers?(?= (?:every night|at night|holds|keeps|in place))', 'retainer'],
  ['(?:the|your) (?:jar|jaws?-bone)(?= (?:joint|bone|is swollen|hurts|pain))', 'jaw'],
  ['(?:local )?(?:aesthetics?|athletics?|anesthetist) (?:wears off|injection|numbs)', 'anesthetic'],
  ['(?:bitting|byte) (?:down|wing|into)|bite? wings x', 'bite'],
  ['pubic', 'public'],
  ['dairy (?:of|entry)|(?:office|appointment) dairy', 'diary'],
  ['office manger|practice manger', 'manager'],
  ['dental hygenes?|(?:our|the|a) hygiene (?:will|cleans|is|shows|takes)', 'hygienist'],
  ['(?:an?|the|your) (?:excess|access|obsess)(?= (?:in the gum|of the tooth|on the root|drains|hurts))', 'abscess'],
  ['defiantly', 'definitely'],
  [
    '(?:do|does|did|will|would|can|could|may|might|should|must|to|not) (?:loose)(?= (?:a|an|the|your|my|his|her|their|it|them|one|weight|teeth|time)\\b)',
    'lose',
  ],
  [
    '(?:if|when|once|that|and|because|what|whether|unless) your (?:are|have|need|feel|want|can|not|do|will|going|in pain|nervous|pregnant|allergic|unsure|worried|late|afraid|ready|looking)\\b|^your (?:welcome|going|not)\\b',
    'you or you are',
  ],
  [
    "(?:their|they're) (?:is|are|was|were|will be) (?:a|an|no|some|two|many|nothing|always|room)|over their(?=[.!,]|$)",
    'there',
  ],
  [
    '(?:better|more|less|rather|other|later|sooner|earlier|fewer|higher|lower|larger|smaller|longer|older|younger) then (?:a|an|the|you|we|your|our|in|at|on|that|it|\\d+|one|two|three|any|most|usual)\\b',
    'than',
  ],
  [
    "(?:the|your|tooth|of|on|bone|has|have|gum|teeth|implant) (?:it's|its') (?:own|root|color|shape|place|name|crown|surface|shade)",
    'its',
  ],
  [
    '(?:your|the|their|our|my|good|medical|dental) (?:advise)\\b|(?:we|to|will|can|dentist) advice (?:you|that|against|to)\\b',
    'advice or advise',
  ],
  [
    '(?:take|deep|your|bad|a|of) breathe\\b(?! (?:in|out|through|slowly|normally|deeply))|trouble breath\\b|to breath\\b|(?<!\\b(?:a|an|the|deep|bad|each|every|first|slow|long|your|my|his|her|one) )breath (?:in|out|through|slowly|deeply)\\b(?! of)',
    'breath or breathe',
  ],
  [
    '(?:may|might|can|could|will|would|does|not|to) effect (?:your|the|how|a|an|his|her|their|you|our|teeth|gums)\\b',
    'affect',
  ],
  ['(?:side|no|an|the|any|same|lasting) affects?\\b(?! (?:you|your|the|how|our|people))', 'effect'],
  ['(?:could|should|would|must|might) of (?:been|had|a|the|gone|done|come|called|told|known)?\\b', 'have'],
  [
    '(?:call|write|ask|tell|visit|contact|see|meet|with|to|from|let|help|e-mail) (?:is|as|up|use) (?:for an|at <|if you have|know|today|about your)',
    'us',
  ],
  ['(?:heat|hart) (?:disease|attack|valve|condition)s?|hart (?:problems?)', 'heart'],
  ['(?:high|low) blood (?:pressing|presser|preasure|presure)', 'blood pressure'],
  ['(?:loco|locale|vocal) an(?:a)?esth?e', 'local anesthesia'],
  ['(?:tooth|teeth) (?:decade|delay|decoy)', 'tooth decay'],
  [
    '(?:sore|dry|open|of the|your|the) (?:moth|mount|month) (?:is|and|feels|rinse|guard|wash|opens?|wide)|mouth (?:guide|card)\\b',
    'mouth',
  ],
  ['(?:complete|dental|oral|yearly|regular|first) (?:ax?ams?|examine)\\b', 'exam'],
  ['(?:X|x)-(?:rates?|race|ways?|days|prays?)\\b', 'X-rays'],
  ['(?:dessert) (?:landscape|sun|plants|garden|southwest|heat|air)|sonoran dessert', 'desert'],
  ['(?:peace|piece) of mine\\b|peace of (?:the )?(?:tooth|crown|filling)', 'piece or peace of mind'],
  ['(?:principle) (?:dentist|doctor|office)', 'principal'],
  [
    '(?<!\\b(?:who|to|and|you|they|people|smokers) )(?:quit|quiet) (?:a few|often|common|different|sure|normal|a lot|well)',
    'quite',
  ],
  ['(?:wear|whether|weather) (?:or not the whether|permits)|weather (?:or not|you|it is|a tooth|your)', 'whether'],
  ['(?:past|passed) (?:an exam|away the time)|in the passed', 'past'],
  ['(?:waist) (?:of (?:time|money))', 'waste'],
  [
    '(?:in ?sure|ensure) (?:card|company|plan)|insurance (?:clam|calm)s?\\b|assurance (?:card|company|plan)',
    'insurance',
  ],
  ['appointment[s]? (?:remainder)s?|remainder (?:text|call|message|e-mail)', 'reminder'],
];

const PATTERN = new RegExp(
  String.raw`(?<![\p{L}\d'-])(?:${SLIPS.map(([odd], index) => `(?<s${index}>${odd})`).join('|')})(?!\p{L})`,
  'giu',
);

/** A word that is spelled rightly, and is the wrong one. */
export const checkWrongWords: Check = inSayings((saying) =>
  (saying.voice === 'patient' ? [] : slipsIn(saying.text)).map(({at, quote, meant}) => ({
    ...{at, quote, severity: 'warning', finding: 'words/slip'},
    what: `"${quote}" is hardly what is meant.`,
    fix: `Write "${meant}" if that is meant.`,
  })),
);

const slipsIn = memoizeTexts((text) =>
  (text.search(PATTERN) === -1 ? [] : [...text.matchAll(PATTERN)]).map((match) => {
    const index = Object.entries(match.groups ?? {})
      .find(([, found]) => found !== undefined)?.[0]
      .slice(1);
    return {at: match.index, quote: match[0], meant: SLIPS[Number(index)]?.[1] ?? ''};
  }),
);
