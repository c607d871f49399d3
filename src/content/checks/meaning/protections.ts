import {phrases} from '../../language/grammar';
import {rulesAbout, type WordRule} from './wordRule';

/*
 * Rights of patients and applicants: whom nobody may turn away, what people do not pay for, what is done with their data, and
 * what they sign.
 */

const right = rulesAbout('rights', {severity: 'warning', deniedPasses: false, voices: ['page', 'facts']});

export const protections: readonly WordRule[] = [
  right(
    'refusal',
    [
      'not|never|cannot|unable|refuse*|decline*|no_longer ... see|treat|accept|take|serve|admit|help|welcome ... PROTECTED',
      'PROTECTED ... elsewhere|another_office|somewhere_else|other_office*|other_provider*|hospital_instead|not_welcome|turned_away|refused|not_admitted|not_accepted',
      'no PROTECTED please|here|allowed|accepted|in',
      'PROTECTED ... better|best served|off|treated|cared',
      'speak*|speaking|fluent english ... or|only|required|must|bring',
      'ask|expect|require|want ... speak|speaks english',
      'PROTECTED ... look|find|go|try|choose|see|visit ... office|another|elsewhere|larger|bigger|other|special|hospital',
      'only|just ... see|treat|accept|take|serve ... citizen*|resident*|legal|christian*|insured|english',
      'proof of ... citizenship|residence|residency|status|legal',
      'SERVICE_ANIMAL ... outside|car|home|lobby|not|no|never',
      'outside|car|home|no|not|leave ... SERVICE_ANIMAL',
      'no|leave animals|dogs|pets ... outside|home|inside|office|allowed',
      'animals|dogs|pets ... stay|wait|remain ... outside|car|home',
      'refuse .. anyone|anybody .. any reason',
      'reserve the_right ... refuse|decline ... PROTECTED',
    ],
    'turns people away whom the law protects (Americans with Disabilities Act, 42 U.S.C. 12182; Section 1557)',
    'Take it out. A dentist may say what needs planning: "Tell us, so that we can prepare."',
    {
      unless: phrases(
        'welcome',
        'x_ray*|whiten*|nitrous|laughing_gas|sedat*|medicine*|aligner*',
        'free of charge|no_charge|at_no_cost',
        'not .. turn|refuse|deny|discriminate|exclude',
        'always|also|very|are welcome',
        "do_not|don't speak english .. we|call|tell|let",
        'INSURANCE|claim|claims|bill',
        'help_in|translat*|language',
        'because_of|on_the_basis',
      ),
    },
  ),
  right(
    'charge',
    [
      'PROTECTED|interpreter*|translator* ... pay|pays|charged|fee|cost|costs|deposit|extra|advance|own_expense|MONEY',
      'MONEY|fee|charge|charged|extra|deposit|surcharge ... interpreter*|wheelchair*|service_dog*|translator*|sign_language|large_print|braille',
      'bring|hire|find|arrange|pay ... your|their own interpreter*|translator*',
    ],
    'charges people for what they are, or for help that the law gives them (28 CFR 36.301(c), 45 CFR 92.201)',
    'Write "We arrange an interpreter, and you will not be charged for it."',
    {
      unless: phrases(
        'free|no_charge|no_extra|not|never|without|do_not .. pay|charge*|cost|fee|bring|need',
        'free|no_cost|at_no',
        'INSURANCE',
        'english|spanish .. call|text',
        'costs? .. in|page|list|estimate',
        'if_you',
      ),
    },
  ),
  right(
    'data',
    [
      "pass|passes|sell|sells|share|shares|give|gives|hand|hands|lend|lends|rent|rents|trade|trades|send|disclose|discloses|provide|provides ... your|patients'|their|all|patient ... to|with ... companies|partners|sponsors|advertis*|marketers|marketing|employer*|landlord*|anyone|facebook|google|others|third_part*|vendors|researchers",
      'your ... photo|photos|photographs|pictures|image|images|x_rays|name|story|face|video|data|records|details|case ... used|use|shown|shared|posted|published|appear ... advertis*|marketing|social|instagram|facebook|website|brochure*|flyer*|online|anywhere',
      'WE post|posts|share|shares|publish*|show|shows|upload*|put|feature* ... patient|patients|your|you|everybody|everyone ... instagram|facebook|tiktok|social_media|online|website|story|stories|youtube',
      'camera|cameras|microphone*|record|recording|recorded|film|filmed|filming ... all_times|always|social_media|online|treatment_room*|every_room|without',
      'tell|tells|give|gives|share|shares|discuss|explain ... spouse|husband|wife|parents|employer|family|relatives|friends|boss|neighbor* ... treatment|visit|chart|records|anything|everything|results|health',
      'e_mail|email|send|give|mail|hand|release ... records|x_rays|them|chart|copies|files ... whoever|anyone|anybody|everyone',
      'share|shares|pass|passes|give|sell|send|upload ... appointment|visit|treatment|contact|patient details|data|information|list|names ... advertis*|marketing|partner*|sponsor*|facebook|google',
      'use|post|share|show|publish|send ... unless you object|opt_out|tell|say|refuse',
      'employer*|landlord*|boss|school|spouse|husband|wife ... can|may|could ... ask|call|see|get|learn|know ... us|treatment|records|visit|chart',
      'report|reports .. employer*|landlord*|boss|school',
      'no|not|never .. need|have|required|must|will .. tell|notify|inform ... stolen|breach|lost|hacked|leak*',
      'parent|parents|spouse|family|relatives ... call|ask|get .. any|all information|details',
      'without further|prior|your notice|asking|consent|permission|authorization|approval',
      'whatever|anything|everything|all .. you send|write|upload|post|share ... ours|our_property|belongs|publish',
      'we post|share|publish|show ... patient|patients|your ... photo|photos|pictures|x_rays|story|stories',
    ],
    "gives patients' data away, which needs their written authorization each time (HIPAA, 45 CFR 164.508)",
    'Take it out; the privacy policy says what may be shared.',
    {
      unless: phrases(
        'not|never|only|unless|cannot|no .. share*|sell*|use*|post*|publish*|give*|pass*|show*|without|with|you|disclos*',
        'with your .. permission|consent|authorization',
        'permission|consent|authorization .. first|before|signed|written',
        'if_you',
        'ask you',
        'sign* .. consent|permission|authorization|release',
        'law|court|legal|physician|specialist|required|agree*|may_ask|right_to|rights|you_say|you_tell|with_you|said',
        'for treatment|payment',
        'treatment payment',
        'involved|caring|care|help|helps .. you|in|pay|for',
        'no|not .. camera|cameras|film*|record*|photo*',
        'intraoral|small|tiny camera',
        'your_child',
      ),
    },
  ),
  right(
    'waiver',
    [
      'records|file|chart|x_rays|copy|copies ... until|unless|once ... paid|pay|settled|settle|balance|account|owe|owed',
      'hand|hands|give|gives|send|sends|release|releases|transfer|transfers them|it|those out|over? ... once|until|after|when|unless ... balance|account|bill ... paid|settled|zero|clear|cleared|current',
      'no|not|never|refuse* ... copy|copies|records|x_rays|chart|file ... balance|payment|pay|paid|owe|account|bill|fee',
      'payment|balance|account|bill|fee ... no|not|before copy|copies|records|x_rays|chart',
      'waive*|give_up|forfeit*|sign_away|surrender ... right*|claim*|your',
      'you agree ... not|never ... sue|complain|review|post|dispute|hold',
      'not ... liable|responsible ... injury|malpractice|mistake*|error*|negligen*|harm|damage',
      'arbitration|class_action|hold_harmless|indemnif*',
      'no refunds ... ever|under|any|whatsoever|period',
      'cannot|may_not|not|never|no_longer .. revoke|withdraw|take_back|undo .. consent|permission|authorization|it|signature',
      'keep|keeps|store|stores|hold .. records|charts|x_rays .. NUMBER|one|two|three|four|five|twelve|six years|months|year|month .. and|then|only',
      'charge|charges|debit .. card|account .. file|whatever|anything ... without|whatever|any|owe',
      'refuse|turn_away|deny|decline|discharge .. anyone|anybody|any_patient|service|treatment .. any|no reason|cause',
      'copy|copies|records|x_rays|chart ... MONEY',
      'delete|deletes|destroy|destroys|throw_away|shred|shreds|erase ... records|charts|x_rays|chart|files ... after|within|once|year',
      'complain*|complaint*|grievance*|appeal* ... within|after ... NUMBER|two|three|five|seven|ten|fourteen days|day|hours|week',
      'cannot|may_not|not_allowed|no_right ... see|get|request|correct|complain|copy|appeal ... records|chart|x_rays|file|board|hhs',
    ],
    'takes a right from patients that they have by law (45 CFR 164.524, A.R.S. § 12-2293)',
    'Take it out; a lawyer words what patients agree to.',
    {
      unless: phrases(
        'not|never|without .. waive*|give_up|lose|hold|withhold|have_to|need_to|matter|depend*',
        'even_if',
        'whether or not',
        'other_website*|website|link|links|content',
        'regardless',
        'full|set|picture*|cost|costs|film|digital|exam*|180|hundred|bill|estimate|reviewer|first_bill',
        'INSURANCE .. claim',
      ),
    },
  ),
  right(
    'terms',
    [
      'straight|immediately|at_once|right_away|same_day|automatically|without_notice|without_warning|directly ... collection|collections|collector*|credit_bureau*|credit_report|court|lawyer|attorney',
      'collection|collections|collector*|credit_report|lawyer ... after|for one|first|single|a missed|late|payment',
      'one|first|single|a missed|late payment|bill|visit ... collection|collections|collector*|credit_report|court|lawyer|attorney',
      'bill|price|total|cost|fee ... higher|more|rise|rises|grow|grows|above ... any_amount|no_limit|without_limit|without_asking|without_notice|however_much|whatever',
      'estimate|estimates|quote .. is|are|only|just .. guess|not_binding|worthless|void|decoration',
      'bill|price|total|cost|fee ... higher|more|above .. any',
      'discounts|both|together|combined ... add|adds|stack|stacks|combine*|total|make .. SHARE|percent',
    ],
    'is not what our financial policy and the law say (No Surprises Act, 45 CFR 149; Fair Credit Reporting Act)',
    'Link to [the financial policy](/financial-policy), where all terms are.',
    {
      unless: phrases(
        'not|never|no|nobody .. collection|collections|straight|send|report',
        'if|unless|may_not',
        'dispute',
      ),
    },
  ),
  right(
    'work',
    [
      'needs|need|want|opening ... girl|girls|woman|lady|guy|man|gal|boy',
      'hire|hiring|looking_for|seeking|wanted|ideal|candidate*|applicant*|join_our_team|join_us|apply|position|opening ... young|youthful|under|female|male|woman|man|girl|lady|single|unmarried|married|attractive|pretty|native|christian|citizen*|recent_graduate*|no_children|childless|energetic|fit|able_bodied|mature',
    ],
    'chooses applicants by what the law protects (Title VII, 42 U.S.C. 2000e-2; Age Discrimination Act)',
    "Name the work and what it takes, and nobody's age, sex or origin.",
    {
      unless: phrases(
        'patient|patients',
        'dentist for',
        'equal_opportunity|regardless',
        'female dentist',
        'good|ideal|right candidate*',
        'WORK',
      ),
    },
  ),
];
