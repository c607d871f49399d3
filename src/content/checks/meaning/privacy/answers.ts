import {phrases} from '../../../language/grammar';
import {OF_ALL, type PrivacyRule} from './rule';

/* An answer to a review says, by that alone, that somebody is a patient. */

const REVIEWER =
  'gentleman|gentlemen|lady|ladies|man|woman|patient|person|reviewer|mother|father|mom|dad|parent|parents|couple|family|customer|client|user|writer';
const REVIEWED =
  'post|posted|posts|wrote|writes|left|leaves|review*|complain*|came|gave|rated|commented|said|google|yelp|facebook';

const IN_PRIVATE = 'Write "Thank you for telling us. Please call the office, so that we can talk in private."';

export const ANSWER_RULES: readonly PrivacyRule[] = [
  {
    pattern: phrases(
      'reply|response|answer|comment from|by|of the|our? office|owner|practice|business|team|dentist|manager|copper_finch ... :',
    ),
    voices: ['patient'],
    what: "Our answer stands among a patient's words, and tells that they are one",
    fix: 'Delete it; an answer names no visit, and stands where the review was written.',
  },
  {
    pattern: phrases(
      'we are|were? so|very? glad|happy|pleased|sorry|relieved|thrilled to? hear|see|know? that? your .. ILLNESS|WORK|MOUTH|pain|cancer|anxiety|x_rays|insurance|bill',
    ),
    voices: OF_ALL,
    what: 'An answer to a review tells of treatment, and so that somebody is a patient',
    fix: IN_PRIVATE,
  },
  {
    pattern: phrases(
      `to|for|dear the .. ${REVIEWER} who|that|from ... ${REVIEWED}`,
      'we|US|dr saw|treated|billed|called|refunded|examined the|this reviewer|writer|gentleman|lady',
      'the writer|author|person|reviewer of|behind this|that ~ review|stars|complaint',
      `dear .. ${REVIEWER} who|that|from ... ${REVIEWED}`,
      'your|his|her|their note|notes|chart|record|records|file|x_ray|x_rays|account|scan|ledger|history clearly|also? shows|show|says|say|tells|tell|indicates|indicate|states|state|confirms|confirm|proves|prove|reads|read',
      "you|he|she|they still? owe|owed|missed|refused|declined|canceled|cancelled|failed|did_not_show|didn't_show|no_showed ... appointment*|visit|visits|balance|payment*|treatment|x_rays|twice|three_times|MONEY",
    ),
    voices: OF_ALL,
    unless: phrases(
      'if|when|until you|he|she|they',
      'piece|article|column|poem|song',
      'whether|unless|may|might|so_that',
      'what your|the',
      'see what',
    ),
    what: 'An answer to a patient tells that they are one, and why',
    fix: IN_PRIVATE,
  },
  {
    pattern: phrases(
      'we|dr|US told|explained|showed|warned|offered|numbed|placed|fixed|refunded|remember|remembered|saw|removed|treated|did_explain|did_tell|did_warn .. you|your ... visit|appointment|OWN_CARE|mother|child|son|daughter|were|risky|time|surgery|treatment|needed',
      'we remember|recall you',
      'we remember|recall the|that|your visit|appointment|day|conversation|call|phone_call',
      'you shouted|yelled|screamed|stormed|swore|hung_up|threatened|walked_out|cursed|threw',
      'you had one|two|three|four|several|every|NUMBER chances|chance|reminders|appointments|months|weeks',
      'as you know|recall|remember|saw ... was|were|had|took|signed',
      'your KIN was|were in_the|there|with_you|told|signed|agreed|sitting',
      'sorry .. that the|your ~ OWN_CARE|procedure|appointment|visit|treatment took|was|hurt|felt|failed|broke|fell|had',
      'sorry to|that read|hear|learn|see .. about|of your ~ OWN_CARE|pain|ILL|visit|experience_with_the',
      'it is|was|may_be your DRUG|MEDICINE|lisinopril|metoprolol|statin|OWN_CARE that|which',
      'the person|one|man|woman|lady|gentleman|patient|user who|behind .. wrote|left|posted|star|review this|that|it|us|review',
      'person|one|man|woman|patient|user behind this|that ~ review|comment|complaint',
      'the|this reviewer|commenter above|here|never|was|is|had|has|did|came|left|missed|owes|refused',
      'US|we|i reply|respond|replying|responding|answer .. to this|the|her|his|that review',
      'the|this patient signed|refused|declined|owes|stormed|walked_out|left_without|never_completed|never_paid|agreed',
      'review .. from|by .. somebody|someone|person|patient|man|woman|mother|father who',
      'he|she|they was|were|has_been|have_been seen|treated|examined here|at_our|by_dr|in_our|twice|by_us',
      'your notes|chart|file|form|forms|record|records|history mention|mentions|mentioned|showed|said|noted|notes|had',
      'your ~ OWN_CARE|blood_pressure|heart|credit|application|insurance|plan|son|daughter|child|mother|father|dad|mom|boyfriend|girlfriend|husband|wife|application .. declined|refused|paid|owes|missed|fainted|cried|canceled',
      'your ~ OWN_CARE|blood_pressure|credit .. was|were|had',
      'the tooth|crown|filling|implant|veneer|bridge|denture|root .. was|were|had .. already|loose|cracked|broken|before ... you came|arrived|called|left',
      'you were|fainted|cried|left|refused|declined|missed|skipped ... champ|trouper|trooper|brave|patient|numb|late|the_one|needed|angry|chair|visit|appointment|OWN_CARE|carbocaine|shots|shot|injection',
      'you were never|not|once|always a|our patient',
      'you|he|she have|has been a|our patient since|for',
      'your last|first|second|third|next visit|appointment|cleaning was|went|is_on|is_at',
      'see you on|in|at the|NUMBER|DAY|two|three .. for your|part|the_second|the_other|the_rest|step',
      'was|is|been a? ~ pleasure|joy|honor|treat having|seeing|treating|fixing|taking_care you|your',
      'we|US loved|enjoyed .. getting|making|fixing|having|doing|finishing that|your|you|the OWN_CARE|son|daughter|child|mother|just',
      'glad|happy|pleased|relieved|sorry .. your|that|you ~ ILL|medicine|medication|OWN_CARE|pain|shakes|surgery|chemo is|are|was|feels|feel|worked|helped|helping|better',
      'happy|glad|thrilled .. you can .. bite|chew|smile|eat|sleep .. again|now|finally',
      'know|knows|figured_out|recognized who wrote|posted|left',
      'for other readers|anyone_reading|those_reading',
      'usually|normally|generally|rarely respond|reply|answer ... review|reviews|comments ,? but',
      'dear|hello|hi|to .. anonymous ... :',
    ),
    voices: OF_ALL,
    questionPasses: true,
    unless: phrases(
      'if|when|whether|unless|until|once|before|as_soon_as|as_long_as|what|while|since .. you|your',
      'if|whether|may|might|imagine|suppose|ask|tell|call',
      'not|never .. know|find_out|say|write|try',
      'your|our team|office|practice|dentist',
      'we remember you .. by|like|prefer',
    ),
    severity: 'warning',
    what: 'This speaks to one patient where all can read it',
    fix: IN_PRIVATE,
  },
];
