import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {likely, right} from './rule';

/* Records are open to those whom they are about, and whoever complains loses nothing. */

const WHAT = 'takes a right from patients that they have by law (45 CFR 164.524, A.R.S. § 12-2293)';
const FIX = 'Take it out; people see their records and have a copy whatever they owe or think of us.';

const REVIEWS =
  "forbids patients' words about us, which is void and unlawful (Consumer Review Fairness Act, 15 U.S.C. 45b)";
const ASK = 'Take it out, and ask people to tell you how it went.';

export const records: readonly WordRule[] = [
  right(
    'waiver',
    [
      'no|not_have|without right|a_right to see|get|have|copy|correct|complain|appeal|sue',
      "cannot|can't|may_not|must_not|not_allowed_to|not_entitled_to .. sue|complain|file_a_complaint",
      "cannot|can't|may_not|must_not|not_allowed_to|not_entitled_to see|get|have|take|copy|view .. your|their|the .. RECORDS",
      'hold|keep|withhold|release|hand_over|send|give|transfer|holds|releases|sends .. back? .. RECORDS .. until|unless|once|before|only_after|only_if|only_when|only_once ... paid|pay|balance|bill|fee|settled|owe*',
      "your|the|patients'|all RECORDS .. are|is|remain|stay ours|our_property|not_released|not_given|not_available|not_shared|kept_from",
      "your|the|patients'|all RECORDS .. are|is|will_be released only|after|once",
    ],
    WHAT,
    FIX,
    {
      unless: phrases(
        'without|unless your|you|the authorization|permission|consent|agree|law|signature',
        'NEGATION .. hold|withhold|have_to|depend*',
        'without giving_up|losing|waiving',
        'copy|copies .. yours|free|of_them_is',
        'to_your|to_the .. specialist',
      ),
    },
  ),
  right(
    'reviews',
    [
      'agree|agrees|promise|promises|required|may|must|sign|signs|asked NEGATION .. to? post|write|publish|leave|share ... negative|bad|critical|unfavorable|poor|one_star|public .. review*|comment*|rating*|post*|things',
      'must|have_to|agree|agrees|required|asked .. to? delete|remove|take_down|change|edit ... negative|bad|critical|unfavorable|poor|one_star|public? .. review*|comment*|rating*|post*',
      'fee|fined|charged|MONEY|sue|legal_action|penalty|discharged|dismiss* ... for|if|over|who|because ... negative|bad|critical|unfavorable|poor .. review*|comment*|rating*',
    ],
    REVIEWS,
    ASK,
  ),
  likely(
    'waiver',
    [
      'records|file|chart|x_rays|copy|copies ... until|unless|once ... paid|pay|settled|settle|balance|account|owe|owed',
      'hand|hands|give|gives|send|sends|release|releases|transfer|transfers them|it|those out|over? ... once|until|after|when|unless ... balance|account|bill ... paid|settled|zero|clear|cleared|current',
      'no|NEGATION|refuse* ... copy|copies|records|x_rays|chart|file ... balance|payment|pay|paid|owe|account|bill|fee',
      'payment|balance|account|bill|fee ... no|not|before copy|copies|records|x_rays|chart',
      'waive*|give_up|forfeit*|sign_away|surrender ... right*|claim*|your',
      'you agree ... NEGATION ... sue|complain|review|post|dispute|hold',
      'not ... liable|responsible ... injury|malpractice|mistake*|error*|negligen*|harm|damage',
      'arbitration|class_action|hold_harmless|indemnif*',
      'no refunds ... ever|under|any|whatsoever|period',
      'cannot|may_not|NEGATION|no_longer .. revoke|withdraw|take_back|undo .. consent|permission|authorization|it|signature',
      'keep|keeps|store|stores|hold .. records|charts|x_rays .. NUMBER|one|two|three|four|five|twelve|six years|months|year|month .. and|then|only',
      'charge|charges|debit .. card|account .. file|whatever|anything ... without|whatever|any|owe',
      'refuse|turn_away|deny|decline|discharge .. anyone|anybody|any_patient|service|treatment .. any|no reason|cause',
      'copy|copies|records|x_rays|chart ... MONEY',
      'delete|deletes|destroy|destroys|throw_away|shred|shreds|erase ... records|charts|x_rays|chart|files ... after|within|once|year',
      'complain*|complaint*|grievance*|appeal* ... within|after ... NUMBER|two|three|five|seven|ten|fourteen days|day|hours|week',
      'cannot|may_not|not_allowed|no_right ... see|get|request|correct|complain|copy|appeal ... records|chart|x_rays|file|board|hhs',
    ],
    WHAT,
    FIX,
    {
      unless: phrases(
        'NEGATION|without .. waive*|give_up|lose|hold|withhold|have_to|need_to|matter|depend*',
        'even_if',
        'whether or not',
        'other_website*|website|link|links|content',
        'regardless',
        'sixty|60|ninety|90',
        'without your permission|consent|authorization',
        'full|set|picture*|cost|costs|film|digital|exam*|180|hundred|bill|estimate|reviewer|first_bill',
        'INSURANCE .. claim',
      ),
    },
  ),
  likely(
    'waiver',
    [
      'RECORDS ... as_soon_as|when|after|once|until|unless|if|only ... SETTLED',
      'DEBT ... NEGATION|no|nothing ... copy|copies|RECORDS',
      'copy|copies of ... RECORDS ... pay_up|pay|settle first|before|up',
      'pay|pay_up|settle|payment first|comes_first ... RECORDS',
      'until|unless|as_long_as ... DEBT|bill|balance|account|SETTLED ... RECORDS ... stay|stays|remain*|kept|with_us|ours|locked|here',
      'keep|keeps|hold|holds ... RECORDS of|for|from ... DEBT|in_debt',
      'RECORDS of ... DEBT ... locked|held|kept|stay|stays|blocked|frozen|here',
    ],
    WHAT,
    'Write "Your records are yours, whether or not you owe us money."',
    {
      unless: phrases(
        'whether|or_not|even_if|whatever|regardless|entitled|no_matter|never|nobody|no_one',
        'INSURANCE|claim|lender|portal|cents|postage',
        'copy|copies of .. bill|agreement|receipt|estimate|policy',
        'NEGATION .. hold|keep|refuse|depend*|matter',
      ),
    },
  ),
  likely(
    'records',
    [
      'NEGATION|no_longer|refuse* .. hand|hands|give|release|let|print|show .. out|you|patients .. RECORDS',
      'NEGATION|no_longer|refuse* .. hand|give|release|print|show .. RECORDS out|over|to .. you|patients|anyone',
      'RECORDS .. belong|belongs .. us|practice|office',
      'they|these are ours',
      'look|view|read|glance|see & NEGATION & copy|photograph|print|copied|photographed & RECORDS',
      'RECORDS .. stay|stays|remain|remains with_us|here|behind .. when|if|even',
      'owe|owes|owing|unpaid|open_balance|debt|balance ... RECORDS .. locked|held|kept|closed|waits|wait|stays|stay|frozen',
      'get|have|see|want|for RECORDS ... pay|settle .. balance|bill|account',
      'why would|do|should you|anyone|patients .. want|need|ask ... RECORDS|copy|copies',
      'NEGATION .. understand|read|make_sense|need .. RECORDS|copy',
      'RECORDS|transfer*|request*|complaint* ... bottom|back|end of the pile|list|stack|line|queue|drawer',
      'RECORDS|copy|copies|transfer ... if|whether|when we|it .. feel_like|like|please|suits_us|bother|get_around|are_in_the_mood',
      'see whether|if we feel|like|want|bother',
      'RECORDS|copy|copies ... only|must|have_to .. in_person|lawyer|notar*|reason|explain_why|supervis*',
      'slow|slowly|delay|delays|drag|lose|misplace ... RECORDS|transfer',
    ],
    'keeps records from those whom they are about (45 CFR 164.524, A.R.S. § 12-2293)',
    FIX,
    {
      unless: phrases(
        'not .. have|need to_ask|explain|pay|come|wait',
        'anyone_else|anybody_else|strangers|employer*|without_your|insurer*|third_part*|family|relative*|spouse',
        'if_you|by_e_mail|unencrypted|over_the_phone',
        'without|yours',
      ),
    },
  ),
  likely(
    'retaliation',
    [
      'BAD_REVIEW REVIEW ... find|wait|longer|last|schedule|harder|slower|dropped|dismissed|remember|leave|never|cost*',
      'who|those|anyone|whoever & filed|complained|sued|reported & seen|treated|welcome|appointment*|chair|schedule*',
      'write|writes|say|says|post|posts|talk|talks .. nasty|bad|badly|negative|ill|critical|unkind ... about|of us ... NEGATION|lose|no_longer|find|pay|fee|expect|look_for',
      'who|anyone|anybody|patients|those|whoever ... filed|file|files|complain|complained|complains|reported|sued|sue|sues ... only|lose|loses|last|never|wait|waits|dropped|dismissed|no_longer|another|elsewhere|lobby|welcome',
      'complain*|complaint|board|lawsuit ... ends|end|means|costs|cancel*|closes .. relationship|chart|appointment*|your|the',
      'remember|remembers|note|notes|keep_a_list ... who|which .. complain*|reviewed|reviews|wrote|sued|question*',
    ],
    'punishes people for a complaint or a review, which is unlawful (45 CFR 160.316; 15 U.S.C. 45b)',
    'Take it out: "A complaint changes nothing about your care."',
    {
      unless: phrases(
        'agreed|agrees|permission|consent|in_writing',
        'NEGATION|nobody|no_one|without .. lose|loses|punish*|retaliat*|differently|worse|against|changes|held|hold|penal*|afraid|fear|affect',
        'nothing|same|anonymous*|right_to|free_to',
      ),
    },
  ),
];
