import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {BOARD, claimRules, LIKELY} from './claim';

/* Titles that only a recognized board gives. */

const title = claimRules(
  'specialist',
  `gives a title that only a recognized board gives, and ${BOARD} without it`,
  'Say what the person does, such as "Dr. Raman has placed veneers since 2012."',
  {questionPasses: true},
);

export const titles: readonly WordRule[] = [
  // A role of its own, as in the record of a person.
  title(
    /^(?:orthodontist|endodontist|periodontist|prosthodontist|oral surgeon|pediatric dentist|[\p{L}-]+ specialist)(?=$|,| and )/iu,
  ),
  title(
    [
      'our|TOWN|in_house ~ specialist*|BOARD_TITLE',
      'is|are|am|as|become|became|being a|an|the|your|our? ~ specialist*',
      "WORK|implant|cosmetic|pediatric|gum|tmj|children's|kids|emergency|dental|trusted|experienced|certified|local ~ specialist*",
      'WE|COLLEAGUE|they|who|dentist|dentists|practice|team|office .. specialize|specializes|specialized|specialise|specialises|specialised in',
      'specializing|specialising|specialists in',
      'board_certified|implantologist*',
      'is|as a|an|our|the ~ BOARD_TITLE',
      'we have|employ|are ~ BOARD_TITLE',
      'BOARD_TITLE on_site|in_house|on_staff|under_our_roof|on_our_team',
      'SPECIALTY specialist*',
      'certified ~ expert|experts|dentist|surgeon|surgeons|BOARD_TITLE',
      'is|are|our|your a|an|the|trusted? WORK|dentistry|dental expert|experts',
      'world_renowned|renowned|leading|top|foremost|nationally_known|celebrity ~ expert|experts|dentist|dentists|authority|authorities',
    ],
    {
      unless: phrases(
        'who is|are a|an? specialist*',
        'a board_certified|certified BOARD_TITLE sees|treats|takes|does the|cases|those|people|patients|more|some',
        'it|that|he|she|this may|might|can|could|would be ... specialist|BOARD_TITLE',
        'called a|an BOARD_TITLE',
        'a|an BOARD_TITLE is a|an',
        'specialist* would|can|should|may|might|will|outside|elsewhere|nearby|office|instead|when|if|close',
        'see|refer*|send*|sent|visit|call|ask|need|with|by|from|to|between|belong*|another|outside|other|recommend*|find|choose|suggest*|involve|and|or .. a|an|the|another|some|any|other|that|this|our|your ~ specialist*|BOARD_TITLE',
        'insurance|billing|financial specialist*',
        'your own? BOARD_TITLE',
        'the BOARD_TITLE wrote|told|says|said|ordered|asked|planned|decides|checks',
        'NEGATION|no|nobody|neither .. specialist*|BOARD_TITLE',
        'as|than the BOARD_TITLE said|wrote|told|asked|says|writes|orders|recommend*',
        'specialist* is|are better|right|best',
      ),
    },
  ),
  title(
    [
      "our|in_house|resident|local|TOWN|your|trusted|leading|the|a|an ... MOUTH|WORK|cosmetic|tmj|children's|kids|smile|family specialist*|expert|experts|authority|guru|pro|pros|doctor !who",
      'our|in_house|TOWN ... BOARD_TITLE',
      'US|she|he is|are|as ... a|an|the|our ... specialist*|expert|experts|authority|BOARD_TITLE',
      'US|she|he|who specializ*|specialis*',
      'meet|is|see|dr|with ... the|our|your|a|an BOARD_TITLE who|whom|that|for|of ... families|children|kids|TOWN|everyone|patients',
      'leading|renowned|foremost|celebrity|world_renowned|top .. expert*|authority|dentist*|surgeon*',
      'authority|expert|guru on|in|for WORK|MOUTH|cosmetic|smile',
      'WORK|MOUTH|cosmetic ... authority|guru',
      'the tmj|apnea|ILLNESS doctor|dentist|expert',
      'certified|accredited|licensed ... specialist|expert|orthodontist|implantologist|master',
      'fellowship_trained|master of ... implant*|cosmetic',
    ],
    {
      ...LIKELY,
      unless: phrases(
        'general dentists|dentist',
        "specialist's",
        'refer*|send|sends|recommend*|another|outside|other|nearby|call .. specialist*|BOARD_TITLE|surgeon*|dentist',
        'see|with|from|by|between|and|or|if|to a|an|the|your .. specialist*|BOARD_TITLE|surgeon*',
        'insurance|billing|financial specialist*',
        'specialist* who|in|for|may|can|will|if|outside|when|instead|elsewhere',
        'not|nor .. specialist*|expert*|BOARD_TITLE',
        'called .. BOARD_TITLE',
      ),
    },
  ),
];
