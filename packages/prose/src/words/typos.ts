/** Words that phones and quick typists write by mistake, by the word that they mean. */
export const TYPOS: Readonly<Record<string, readonly string[]>> = {
  sterilizer: ['fertili[sz](?:er|ers|ation|ed|ing)'],
  dentures: ['debentures?', 'ventures(?= (?:fit|are|may|that|and))'],
  gums: ['(?:your|healthy|sore|bleeding|swollen|inflamed|tender|of the|the) guns'],
  'gum disease': ['guns? disease', 'guns? line'],
  filling: [
    '(?:tooth|teeth|molar|front) (?:feelings?|fallings?|fellings?)',
    String.raw`(?:a|new|old|white) (?:felling|falling)\b`,
  ],
  'root canal': [
    '(?:root|rout|route) (?:channel|cannel|cannal|kanal|candle|camel)s?',
    '(?:rout|route) canals?',
  ],
  crown: ['(?:dental|porcelain|ceramic|gold|old|new|loose|temporary) (?:clowns?|crows?|brows?)'],
  veneers: ['(?:dental|new|six|porcelain) (?:veneres?|vinegars?|veers)'],
  teeth: ['(?:wisdom|baby|your|the|front|white|clean|my|missing) (?:teethe|tees|teach|tech)'],
  enamel: ['(?:the|your|tooth|of) (?:animal|email) (?:is|of|wears|layer|surface|on your teeth)'],
  plaque: [
    '(?:remove|of|hard|soft|sticky|and|build) plague',
    'plague (?:and tartar|on your teeth|build)',
  ],
  'dental floss': ['dental (?:flows?|gloss|flaws?|flows)'],
  patients: [
    '(?:our|all|many|most|new|these|see|other) patience(?![,.;!?]| (?:and|or|goes|runs|has|so|' +
      'is|with|as|for|in|when|from|to|helps))',
  ],
  aligners: ['(?:clear|new|your) (?:airliners?|eyeliners?|alligners?)'],
  implant: [
    '(?:dental|your|an|the) (?:implements?|implant?s? crow|imprints)(?= (?:crown|in the jaw|' +
      'heals|surgery|post|screw))',
  ],
  'teeth whitening': ['(?:teeth|tooth) (?:widening|whining|witching|writing|lightning)'],
  sedation: ['(?:oral|IV|dental|nitrous) (?:sedition|citation|station|section)'],
  retainer: ['(?:your|night|the|a) retailers?(?= (?:every night|at night|holds|keeps|in place))'],
  jaw: ['(?:the|your) (?:jar|jaws?-bone)(?= (?:joint|bone|is swollen|hurts|pain))'],
  anesthetic: ['(?:local )?(?:aesthetics?|athletics?|anesthetist) (?:wears off|injection|numbs)'],
  bite: ['(?:bitting|byte) (?:down|wing|into)', 'bite? wings x'],
  public: ['pubic'],
  diary: ['dairy (?:of|entry)', '(?:office|appointment) dairy'],
  manager: ['office manger', 'practice manger'],
  hygienist: ['dental hygenes?', '(?:our|the|a) hygiene (?:will|cleans|is|shows|takes)'],
  abscess: [
    '(?:an?|the|your) (?:excess|access|obsess)(?= (?:in the gum|of the tooth|on the root|' +
      'drains|hurts))',
  ],
  definitely: ['defiantly'],
  lose: [
    '(?:do|does|did|will|would|can|could|may|might|should|must|to|not) (?:loose)(?= (?:a|an|' +
      'the|your|my|his|her|their|it|them|one|weight|teeth|' +
      String.raw`time)\b)`,
    '^loose(?= (?:your|the|any|that|weight)\\b)',
  ],
  'you or you are': [
    '(?:if|when|once|that|and|because|what|whether|unless) your (?:are|have|need|feel|want|can|' +
      'not|do|will|going|in pain|nervous|pregnant|allergic|unsure|' +
      String.raw`worried|late|afraid|ready|looking)\b`,
    String.raw`^your (?:welcome|going|not)\b`,
  ],
  there: [
    "(?:their|they're) (?:is|are|was|were|will be) (?:a|an|no|some|two|many|" +
      'nothing|always|room)',
    'over their(?=[.!,]|$)',
  ],
  "it's": ['^its (?:a|an|the|not|important|okay|fine|normal|best|never|always|your|our)(?= )'],
  affects: [
    String.raw`(?<!\b(?:side|the|and|no|any|these|those|of|its|their|other|has|have) )` +
      '(?:effects?)(?= (?:your|our|how|everyone)\\b)',
  ],
  your: [
    "you're(?= (?:own )?(?:teeth|tooth|gums?|smile|mouth|jaw|dentist|insurance|plan|visit|" +
      'appointment|child|bill|x-rays?|records?|health)(?:[ .,!?]|$))',
  ],
  whose: ["who's(?= (?:teeth|tooth|gums?|smile|mouth|jaw|child|insurance|plan)\\b)"],
  their: [
    'there(?= (?:gums?|teeth|tooth|smiles?|mouths?|jaws?|insurance|plans?|child(?:ren)?) (?:is|' +
      'are|was|were|hurts?|has|have|had|feels?|felt)\\b)',
  ],
  "they're": [
    'their (?:very(?! (?:own|first|best|last))|really|going to|happy to|glad to|here to)',
  ],
  than: [
    '(?:better|more|less|rather|other|later|sooner|earlier|fewer|higher|lower|larger|smaller|' +
      'longer|older|younger) then (?:a|an|the|you|we|your|our|in|at|' +
      String.raw`on|that|it|\d+|one|two|three|any|most|usual)\b`,
  ],
  its: [
    "(?:the|your|tooth|of|on|bone|has|have|gum|teeth|implant) (?:it's|its') (?:own|" +
      'root|color|shape|place|name|crown|surface|shade)',
  ],
  'advice or advise': [
    String.raw`(?:your|the|their|our|my|good|medical|dental) (?:advise)\b`,
    String.raw`(?:we|to|will|can|dentist) advice (?:you|that|against|to)\b`,
  ],
  'breath or breathe': [
    String.raw`(?:take|deep|your|bad|a|of) breathe\b(?! (?:in|out|through|slowly|normally|` +
      'deeply))',
    String.raw`trouble breath\b`,
    String.raw`to breath\b`,
    String.raw`(?<!\b(?:a|an|the|deep|bad|each|every|first|slow|long|your|my|his|her|` +
      String.raw`one) )breath (?:in|out|through|slowly|deeply)\b(?! of)`,
  ],
  affect: [
    '(?:may|might|can|could|will|would|does|not|to) effect (?:your|the|how|a|an|' +
      String.raw`his|her|their|you|our|teeth|gums)\b`,
  ],
  effect: [
    String.raw`(?:side|no|an|the|any|same|lasting) affects?\b(?! (?:you|your|the|how|our|` +
      'people))',
  ],
  have: [
    '(?:could|should|would|must|might) of (?:been|had|a|the|gone|done|come|called|' +
      String.raw`told|known)?\b`,
  ],
  us: [
    '(?:call|write|ask|tell|visit|contact|see|meet|with|to|from|let|help|e-mail) (?:is|as|up|' +
      'use) (?:for an|at <|if you have|know|today|about your)',
  ],
  heart: ['(?:heat|hart) (?:disease|attack|valve|condition)s?', 'hart (?:problems?)'],
  'blood pressure': ['(?:high|low) blood (?:pressing|presser|preasure|presure)'],
  'local anesthesia': ['(?:loco|locale|vocal) an(?:a)?esth?e'],
  'tooth decay': ['(?:tooth|teeth) (?:decade|delay|decoy)'],
  mouth: [
    '(?:sore|dry|open|of the|your|the) (?:moth|mount|month) (?:is|and|feels|rinse|guard|wash|' +
      'opens?|wide)',
    String.raw`mouth (?:guide|card)\b`,
  ],
  exam: [String.raw`(?:complete|dental|oral|yearly|regular|first) (?:ax?ams?|examine)\b`],
  'X-rays': [String.raw`(?:X|x)-(?:rates?|race|ways?|days|prays?)\b`],
  desert: ['(?:dessert) (?:landscape|sun|plants|garden|southwest|heat|air)', 'sonoran dessert'],
  'piece or peace of mind': [
    String.raw`(?:peace|piece) of mine\b`,
    'peace of (?:the )?(?:tooth|crown|filling)',
  ],
  principal: ['(?:principle) (?:dentist|doctor|office)'],
  quite: [
    String.raw`(?<!\b(?:who|to|and|you|they|people|smokers) )(?:quit|quiet) (?:a few|often|` +
      'common|different|sure|normal|a lot|well)',
  ],
  whether: [
    '(?:wear|whether|weather) (?:or not the whether|permits)',
    'weather (?:or not|you|it is|a tooth|your)',
  ],
  past: ['(?:past|passed) (?:an exam|away the time)', 'in the passed'],
  waste: ['(?:waist) (?:of (?:time|money))'],
  insurance: [
    '(?:in ?sure|ensure) (?:card|company|plan)',
    String.raw`insurance (?:clam|calm)s?\b`,
    'assurance (?:card|company|plan)',
  ],
  reminder: ['appointment[s]? (?:remainder)s?', 'remainder (?:text|call|message|e-mail)'],
};
