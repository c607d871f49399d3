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
      `dear .. ${REVIEWER} who|that|from ... ${REVIEWED}`,
      'your|his|her|their note|notes|chart|record|records|file|x_ray|x_rays|account|scan|ledger|history clearly|also? shows|show|says|say|tells|tell|indicates|indicate|states|state|confirms|confirm|proves|prove|reads|read',
      "you|he|she|they still? owe|owed|missed|refused|declined|canceled|cancelled|failed|did_not_show|didn't_show|no_showed ... appointment*|visit|visits|balance|payment*|treatment|x_rays|twice|three_times|MONEY",
    ),
    voices: OF_ALL,
    unless: phrases('if|when|until you|he|she|they', 'whether|unless|may|might|so_that', 'what your|the', 'see what'),
    what: 'An answer to a patient tells that they are one, and why',
    fix: IN_PRIVATE,
  },
];
