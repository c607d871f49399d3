/** A word that was meant, and the patterns of words that are typed instead of it. */
export interface Typo {
  meant: string;
  typed: readonly string[];
}

/** Words that phones and quick typists write by mistake, and that no page here means. */
export const TYPOS: readonly Typo[] = [
  {
    meant: 'sterilizer',
    typed: ['fertili[sz](?:er|ers|ation|ed|ing)'],
  },
  {
    meant: 'dentures',
    typed: ['debentures?', 'ventures(?= (?:fit|are|may|that|and))'],
  },
  {
    meant: 'gums',
    typed: ['(?:your|healthy|sore|bleeding|swollen|inflamed|tender|of the|the) guns'],
  },
  {
    meant: 'gum disease',
    typed: ['guns? disease', 'guns? line'],
  },
  {
    meant: 'filling',
    typed: [
      '(?:tooth|teeth|molar|front) (?:feelings?|fallings?|fellings?)',
      String.raw`(?:a|new|old|white) (?:felling|falling)\b`,
    ],
  },
  {
    meant: 'root canal',
    typed: [
      '(?:root|rout|route) (?:channel|cannel|cannal|kanal|candle|camel)s?',
      '(?:rout|route) canals?',
    ],
  },
  {
    meant: 'crown',
    typed: [
      '(?:dental|porcelain|ceramic|gold|old|new|loose|temporary) (?:clowns?|crows?|' + 'brows?)',
    ],
  },
  {
    meant: 'veneers',
    typed: ['(?:dental|new|six|porcelain) (?:veneres?|vinegars?|veers)'],
  },
  {
    meant: 'teeth',
    typed: [
      '(?:wisdom|baby|your|the|front|white|clean|my|missing) (?:teethe|tees|teach|' + 'tech)',
    ],
  },
  {
    meant: 'enamel',
    typed: [
      '(?:the|your|tooth|of) (?:animal|email) (?:is|of|wears|layer|surface|' + 'on your teeth)',
    ],
  },
  {
    meant: 'plaque',
    typed: [
      '(?:remove|of|hard|soft|sticky|and|build) plague',
      'plague (?:and tartar|on your teeth|build)',
    ],
  },
  {
    meant: 'dental floss',
    typed: ['dental (?:flows?|gloss|flaws?|flows)'],
  },
  {
    meant: 'patients',
    typed: [
      '(?:our|all|many|most|new|these|see|other) patience(?![,.;!?]| (?:and|or|goes|' +
        'runs|has|so|is|with|as|for|in|when|from|to|helps))',
    ],
  },
  {
    meant: 'aligners',
    typed: ['(?:clear|new|your) (?:airliners?|eyeliners?|alligners?)'],
  },
  {
    meant: 'implant',
    typed: [
      '(?:dental|your|an|the) (?:implements?|implant?s? crow|imprints)(?= (?:crown|' +
        'in the jaw|heals|surgery|post|screw))',
    ],
  },
  {
    meant: 'teeth whitening',
    typed: ['(?:teeth|tooth) (?:widening|whining|witching|writing|lightning)'],
  },
  {
    meant: 'sedation',
    typed: ['(?:oral|IV|dental|nitrous) (?:sedition|citation|station|section)'],
  },
  {
    meant: 'retainer',
    typed: [
      '(?:your|night|the|a) retailers?(?= (?:every night|at night|holds|keeps|' + 'in place))',
    ],
  },
  {
    meant: 'jaw',
    typed: ['(?:the|your) (?:jar|jaws?-bone)(?= (?:joint|bone|is swollen|hurts|pain))'],
  },
  {
    meant: 'anesthetic',
    typed: ['(?:local )?(?:aesthetics?|athletics?|anesthetist) (?:wears off|injection|' + 'numbs)'],
  },
  {
    meant: 'bite',
    typed: ['(?:bitting|byte) (?:down|wing|into)', 'bite? wings x'],
  },
  {
    meant: 'public',
    typed: ['pubic'],
  },
  {
    meant: 'diary',
    typed: ['dairy (?:of|entry)', '(?:office|appointment) dairy'],
  },
  {
    meant: 'manager',
    typed: ['office manger', 'practice manger'],
  },
  {
    meant: 'hygienist',
    typed: ['dental hygenes?', '(?:our|the|a) hygiene (?:will|cleans|is|shows|takes)'],
  },
  {
    meant: 'abscess',
    typed: [
      '(?:an?|the|your) (?:excess|access|obsess)(?= (?:in the gum|of the tooth|' +
        'on the root|drains|hurts))',
    ],
  },
  {
    meant: 'definitely',
    typed: ['defiantly'],
  },
  {
    meant: 'lose',
    typed: [
      '(?:do|does|did|will|would|can|could|may|might|should|must|to|' +
        'not) (?:loose)(?= (?:a|an|the|your|my|his|her|their|it|them|one|weight|teeth|' +
        String.raw`time)\b)`,
    ],
  },
  {
    meant: 'you or you are',
    typed: [
      '(?:if|when|once|that|and|because|what|whether|unless) your (?:are|have|need|' +
        'feel|want|can|not|do|will|going|in pain|nervous|pregnant|allergic|unsure|' +
        String.raw`worried|late|afraid|ready|looking)\b`,
      String.raw`^your (?:welcome|going|not)\b`,
    ],
  },
  {
    meant: 'there',
    typed: [
      "(?:their|they're) (?:is|are|was|were|will be) (?:a|an|no|some|two|many|" +
        'nothing|always|room)',
      'over their(?=[.!,]|$)',
    ],
  },
  {
    meant: "it's",
    typed: ['^its (?:a|an|the|not|important|okay|fine|normal|best|never|always|your|our)(?= )'],
  },
  {
    meant: 'affects',
    typed: [
      String.raw`(?<!\b(?:side|the|and|no|any|these|those|of|its|their|other|has|have) )` +
        '(?:effects?)(?= (?:your|our|how|everyone)\\b)',
    ],
  },
  {
    meant: 'your',
    typed: [
      "you're(?= (?:own )?(?:teeth|tooth|gums?|smile|mouth|jaw|dentist|insurance|plan|visit|" +
        'appointment|child|bill|x-rays?|records?|health)(?:[ .,!?]|$))',
    ],
  },
  {
    meant: 'lose',
    typed: ['^loose(?= (?:your|the|any|that|weight)\\b)'],
  },
  {
    meant: 'whose',
    typed: ["who's(?= (?:teeth|tooth|gums?|smile|mouth|jaw|child|insurance|plan)\\b)"],
  },
  {
    meant: 'their',
    typed: [
      'there(?= (?:gums?|teeth|tooth|smiles?|mouths?|jaws?|insurance|plans?|child(?:ren)?) ' +
        '(?:is|are|was|were|hurts?|has|have|had|feels?|felt)\\b)',
    ],
  },
  {
    meant: "they're",
    typed: ['their (?:very(?! (?:own|first|best|last))|really|going to|happy to|glad to|here to)'],
  },
  {
    meant: 'than',
    typed: [
      '(?:better|more|less|rather|other|later|sooner|earlier|fewer|higher|lower|' +
        'larger|smaller|longer|older|younger) then (?:a|an|the|you|we|your|our|in|at|' +
        String.raw`on|that|it|\d+|one|two|three|any|most|usual)\b`,
    ],
  },
  {
    meant: 'its',
    typed: [
      "(?:the|your|tooth|of|on|bone|has|have|gum|teeth|implant) (?:it's|its') (?:own|" +
        'root|color|shape|place|name|crown|surface|shade)',
    ],
  },
  {
    meant: 'advice or advise',
    typed: [
      String.raw`(?:your|the|their|our|my|good|medical|dental) (?:advise)\b`,
      String.raw`(?:we|to|will|can|dentist) advice (?:you|that|against|to)\b`,
    ],
  },
  {
    meant: 'breath or breathe',
    typed: [
      String.raw`(?:take|deep|your|bad|a|of) breathe\b(?! (?:in|out|through|slowly|normally|` +
        'deeply))',
      String.raw`trouble breath\b`,
      String.raw`to breath\b`,
      String.raw`(?<!\b(?:a|an|the|deep|bad|each|every|first|slow|long|your|my|his|her|` +
        String.raw`one) )breath (?:in|out|through|slowly|deeply)\b(?! of)`,
    ],
  },
  {
    meant: 'affect',
    typed: [
      '(?:may|might|can|could|will|would|does|not|to) effect (?:your|the|how|a|an|' +
        String.raw`his|her|their|you|our|teeth|gums)\b`,
    ],
  },
  {
    meant: 'effect',
    typed: [
      String.raw`(?:side|no|an|the|any|same|lasting) affects?\b(?! (?:you|your|the|how|our|` +
        'people))',
    ],
  },
  {
    meant: 'have',
    typed: [
      '(?:could|should|would|must|might) of (?:been|had|a|the|gone|done|come|called|' +
        String.raw`told|known)?\b`,
    ],
  },
  {
    meant: 'us',
    typed: [
      '(?:call|write|ask|tell|visit|contact|see|meet|with|to|from|let|help|' +
        'e-mail) (?:is|as|up|use) (?:for an|at <|if you have|know|today|about your)',
    ],
  },
  {
    meant: 'heart',
    typed: ['(?:heat|hart) (?:disease|attack|valve|condition)s?', 'hart (?:problems?)'],
  },
  {
    meant: 'blood pressure',
    typed: ['(?:high|low) blood (?:pressing|presser|preasure|presure)'],
  },
  {
    meant: 'local anesthesia',
    typed: ['(?:loco|locale|vocal) an(?:a)?esth?e'],
  },
  {
    meant: 'tooth decay',
    typed: ['(?:tooth|teeth) (?:decade|delay|decoy)'],
  },
  {
    meant: 'mouth',
    typed: [
      '(?:sore|dry|open|of the|your|the) (?:moth|mount|month) (?:is|and|feels|rinse|' +
        'guard|wash|opens?|wide)',
      String.raw`mouth (?:guide|card)\b`,
    ],
  },
  {
    meant: 'exam',
    typed: [String.raw`(?:complete|dental|oral|yearly|regular|first) (?:ax?ams?|examine)\b`],
  },
  {
    meant: 'X-rays',
    typed: [String.raw`(?:X|x)-(?:rates?|race|ways?|days|prays?)\b`],
  },
  {
    meant: 'desert',
    typed: ['(?:dessert) (?:landscape|sun|plants|garden|southwest|heat|air)', 'sonoran dessert'],
  },
  {
    meant: 'piece or peace of mind',
    typed: [String.raw`(?:peace|piece) of mine\b`, 'peace of (?:the )?(?:tooth|crown|filling)'],
  },
  {
    meant: 'principal',
    typed: ['(?:principle) (?:dentist|doctor|office)'],
  },
  {
    meant: 'quite',
    typed: [
      String.raw`(?<!\b(?:who|to|and|you|they|people|smokers) )(?:quit|quiet) (?:a few|often|` +
        'common|different|sure|normal|a lot|well)',
    ],
  },
  {
    meant: 'whether',
    typed: [
      '(?:wear|whether|weather) (?:or not the whether|permits)',
      'weather (?:or not|you|it is|a tooth|your)',
    ],
  },
  {
    meant: 'past',
    typed: ['(?:past|passed) (?:an exam|away the time)', 'in the passed'],
  },
  {
    meant: 'waste',
    typed: ['(?:waist) (?:of (?:time|money))'],
  },
  {
    meant: 'insurance',
    typed: [
      '(?:in ?sure|ensure) (?:card|company|plan)',
      String.raw`insurance (?:clam|calm)s?\b`,
      'assurance (?:card|company|plan)',
    ],
  },
  {
    meant: 'reminder',
    typed: ['appointment[s]? (?:remainder)s?', 'remainder (?:text|call|message|e-mail)'],
  },
];
