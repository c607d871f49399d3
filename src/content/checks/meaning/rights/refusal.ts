import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {likely, right} from './rule';

/* Whom nobody may turn away, keep waiting or send elsewhere for what they are. */

const WHAT = 'turns people away whom the law protects (Americans with Disabilities Act, 42 U.S.C. 12182; Section 1557)';
const FIX = 'Take it out. A dentist may say what needs planning: "Tell us, so that we can prepare."';

/** What is said of everybody, or of care that does not suit somebody. */
const MEANT_WELL = [
  'welcome|welcomed !only !but',
  'x_ray*|whiten*|nitrous|laughing_gas|sedat*|medicine*|aligner*',
  'another|other|different material*|medicine*|method*|treatment|day|filling*|gel|toothpaste',
  'free of charge|no_charge|at_no_cost',
  'NEGATION|nobody|no_one .. turn|turned|refuse|refused|deny|denied|discriminate|exclude|excluded',
  'NEGATION|nobody|no_one|nothing ... because_of|on_the_basis|differently|different|any_less|changes',
  'always|also|very|are welcome',
  'english .. we|call|tell|let us? arrange|get|book|provide|find',
  'INSURANCE !plan|plans|medicaid|ahcccs|coverage|benefits|medicare !families|patients|people|kids|moms',
  'claim|claims|bill|enrolled',
  'help_in|translation|language|languages',
  'because_of|on_the_basis|regardless|wherever_you',
];

export const refusal: readonly WordRule[] = [
  right(
    'refusal',
    [
      'do_not|does_not|will_not|can_not|cannot|NEGATION|unable|refuse|refuses|decline|declines|no_longer|rather_not|prefer_not .. treat|see|accept|take|serve|admit|care_for|work_with|book .. PROTECTED',
      'NEGATION .. treat|see|accept|take|serve .. patients|people|anyone|those|families .. NEGATION|without|no|with .. PROTECTED',
      'reserve the_right .. refuse|decline|turn ... PROTECTED',
      'turn|turns|send|sends away|down|home|elsewhere .. PROTECTED',
      'not for|no|closed_to|off_limits_to PROTECTED .. please|allowed|accepted|here|in',
      'PROTECTED .. are|is|must_be|will_be NEGATION .. allowed|accepted|treated|seen|admitted|taken|served|scheduled',
      'PROTECTED .. are|is|must_be|will_be|get|gets referred_out|turned_away|sent_elsewhere|sent_away|sent_home|refused',
      'PROTECTED .. are|is seen ... only|last',
      'PROTECTED .. should|must|have_to|need_to|may|can go|look|find|choose|try elsewhere|another|somewhere|other',
    ],
    WHAT,
    FIX,
    {unless: phrases(...MEANT_WELL, 'elective|wait_until|suit|suits')},
  ),
  right(
    'preference',
    [
      'prefer|prefers|favor|favors|want|wants|choose|select|only|just .. younger|young|healthy|wealthy|white|christian|married|straight|slim|well_off|american|able_bodied|english_speaking|native patients|people|families|adults|men|women|persons|those|anyone',
      'prefer|prefers .. under|over|below|above|younger_than|older_than NUMBER|fifty|sixty|seventy',
      'prefer|prefers .. without|with_no PROTECTED|children|accent*',
      'english|citizens|english_speakers|christians only',
    ],
    'prefers some people to others whom the law protects (Section 1557, 45 CFR 92.101)',
    'Write "We welcome everybody", or leave it out.',
  ),
  likely(
    'refusal',
    [
      'NEGATION|unable|refuse*|decline*|no_longer ... see|treat|accept|take|serve|admit|help|welcome ... PROTECTED',
      'PROTECTED ... elsewhere|another_office|somewhere_else|other_office*|other_provider*|hospital_instead|not_welcome|turned_away|refused|not_admitted|not_accepted|sent_home|down_the_road|county_clinic',
      'PROTECTED ... NEGATION be? book*|taken|accepted|admitted|scheduled|served|treated|seen|come|call|for_us',
      'PROTECTED ... too_much|too_hard|too_difficult|too_loud|too_disruptive|too_slow|too_risky|too_demanding .. for|our|us|team|office|schedule',
      'PROTECTED ... find|look_for|need|see|use|try|go_to ... another|different|other dentist|office|practice|clinic|doctor',
      'PROTECTED ... should|must|have_to|asked|better|best|please .. see|use|try|call|go_to the? va|hospital|indian_health|county|university|clinic|charity|public|community',
      'no|not .. PROTECTED please|here|allowed|accepted|in|.',
      'PROTECTED ... only|just on? DAY',
      'PROTECTED ... DAY only',
      'PROTECTED ... better|best served|off|treated|cared',
      'speak|speaks|speaking|fluent english ... or|only|required|must|bring',
      'ask|expect|require|want ... speak|speaks english',
      'PROTECTED ... look|find|choose .. office|another|larger|bigger|other|special',
      'only|just ... see|treat|accept|take|serve ... citizen*|resident*|legal|christian*|insured|english',
      'proof of ... citizenship|residence|residency|status|legal',
      'no ~ number|papers|passport|green_card|proof|address|card . no appointment|treatment|visit|care|service',
      'weed|weeds|filter|filters|screen|screens out ... people|patients|those|families|who|anyone',
      'SERVICE_ANIMAL ... outside|car|home|lobby|not|no|never',
      'outside|car|home|no|not|leave ... SERVICE_ANIMAL',
      'no|leave animals|dogs|pets ... outside|home|inside|office|allowed',
      'animals|dogs|pets ... stay|wait|remain ... outside|car|home',
      'refuse .. anyone|anybody .. any reason',
      'rather|prefer|like|only|just|mostly ... share|shares|of|with our|your|the|same BELIEF|values|background',
      'NEGATION if|when|for .. PROTECTED',
      'NEGATION|nothing .. set_up|equipped|made|built|trained|meant|prepared|insured .. for|to .. PROTECTED|handle',
      'PROTECTED ... asked|told|advised|encouraged|should|must|please ... somebody_else|someone_else|elsewhere|stay_home|stay_at_home',
      'PROTECTED ... stay|stays|remain home|at_home|away',
      'only|rather|prefer* .. work|treat|see|care|take|want|serve ... BELIEF|PROTECTED',
      'only|just|unless|must|have_to|has_to|ask .. be|are married|baptized|citizens|insured|members',
      'people|patients|folks|anyone|anybody|someone|those with|who|without ... is|are|be NEGATION .. taken|accepted|admitted|welcome|served|treated_here|our',
      "who|anyone cannot|can't|unable ... chair|stairs|step|walk|stand|transfer|hear|see|read|write ... another|elsewhere|other|find|unfortunate|sorry|tough",
    ],
    WHAT,
    FIX,
    {
      unless: phrases(
        'no_reason to',
        'other pets|animals|dogs',
        ...MEANT_WELL,
        'service_animal*|service_dog* .. welcome|come|comes|may|can|is_trained',
        'service_animal*|service_dog* has|have !to',
        'no|not ... needed|required|necessary|need|have_to ... SERVICE_ANIMAL',
        'SERVICE_ANIMAL ... no|not ... need|needed|papers|vest|certificate',
        'pharmacy|physician|pediatrician',
      ),
    },
  ),
];
