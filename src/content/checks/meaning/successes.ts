import {phrases} from '../../language/grammar';
import {rulesAbout, type WordRule} from './wordRule';

/*
 * What others are said to say for us: how many we have treated, who endorses us, how everybody rates us, and why those who
 * complain are wrong. Arizona's dental board (A.R.S. § 32-1201.01) and the FTC's guides (16 CFR 255) ask for proof of each.
 */

const claim = rulesAbout('claims', {severity: 'warning', deniedPasses: false, voices: ['page', 'facts']});

const SERVED =
  'transformed|changed|saved|served|treated|helped|placed|smiling|happy|happier|delighted|counting|trust|restored|created|completed|performed|whitened|straightened|strong';
const TREATED =
  'smiles|lives|patients|families|people|implants|cases|veneers|crowns|procedures|root_canals|extractions';
const MANY = 'NUMBER|thousand|thousands|hundred|hundreds|dozens|million';
const AUTHORITY =
  'board|association|academy|state|government|university|universities|ada|fda|cdc|hospital*|celebrit*|athletes|insurers|pediatricians|physicians|surgeons|schools|city|mayor|army';

export const successes: readonly WordRule[] = [
  claim(
    'proof',
    [
      `${MANY} .. ${TREATED} ... ${SERVED}`,
      `${SERVED} .. ${MANY} .. ${TREATED}`,
      'and counting',
      'out of four|five|ten|NUMBER .. families|patients|people|neighbors ... us|our|here',
      `US|she|he|her|his|which|whose|treatment|method|gel|tray*|laser ... endorsed|recommended|accredited|approved|backed|trusted|preferred|chosen|selected|appointed by ... ${AUTHORITY}`,
      'official|exclusive dentist|dentists|dental_office|dental_practice|practice of|for|to',
      'twice|double|half|triple|times as ... as ... OTHERS|other|others|any|average|competitor*|ordinary|regular|brand*',
      'NUMBER|two|three|four|five|ten|several|many times ... than ... OTHERS|other|others|any|average|ordinary|regular|most|brand*',
      'SHARE|percent BETTER ... than',
    ],
    "needs a proof that a reader can look up, or Arizona's dental board (A.R.S. § 32-1201.01) does not allow it",
    'Name the source with a link, or leave the words out.',
    {
      unless: phrases(
        'studies|study|survey|cdc|american adults|about|according',
        'NUMBER times a day|week|year',
        'x_rays|radiation|film|bacteria|sugar|acid',
        'years|year|months .. ago|old',
        'seal',
      ),
    },
  ),
  claim(
    'reviews',
    [
      'every|all|each ... patient|patients|family|families|reviewer*|person|one ... five|5|top|full star|stars|rating|marks',
      'rating|ratings|score|average ... is|are|stands|at|of|holds|remains .. a? perfect|flawless|five|highest|NUMBER !%',
      'perfect|flawless rating|score|record .. on|google|yelp|both|reviews',
    ],
    "is a rating, which changes from day to day, and the FTC's guides on endorsements (16 CFR 255) do not allow it once it is wrong",
    'Write "Read our reviews on Google and Yelp" with a link, where the rating of the day stands.',
    {unless: phrases('credit', 'pain|comfort|plaque', 'not|never|no|nobody|if|lower|pressure')},
  ),
  claim(
    'reviews',
    [
      'complaints|complaint|BAD_REVIEW|critics|criticism|grumbl* ... come|came|comes|are|is|were|was|written|left ... competitor*|never_been|never_visited|fake|not_patients|trolls|bots|lie|lies|exaggerat*|untrue|jealous|former_employee*|difficult|ignore',
      'ignore|disregard|do_not_believe|never_mind .. BAD_REVIEW|complaints|critical',
      'only|few|handful .. unhappy|complaints|critics|BAD_REVIEW ... never|competitor*|fake|wanted|difficult',
    ],
    'explains critical reviews away, which nobody can prove, and an answer may tell who is a patient (HIPAA)',
    'Write "A critical review stays. We ask what went wrong."',
    {unless: phrases('if|may|might|ask', 'low|critical|bad|less|poor .. bone|condition|blood|pressure|teeth|light')},
  ),
];
