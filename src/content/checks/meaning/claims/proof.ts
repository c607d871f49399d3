import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {BOARD, claimRules, LIKELY} from './claim';

/* What would have to be proved: studies, endorsements, how many we have treated. */

const unproved = claimRules(
  'proof',
  `needs a proof that a reader can look up, or ${BOARD}`,
  'Name the source with a link, or leave the words out.',
  {severity: 'warning'},
);

const SERVED =
  'transformed|changed|saved|served|treated|helped|placed|smiling|happy|happier|delighted|counting|trust|restored|created|completed|performed|whitened|straightened|strong';
const TREATED =
  'smiles|lives|patients|families|people|implants|cases|veneers|crowns|procedures|root_canals|extractions';
const MANY = 'NUMBER|thousand|thousands|hundred|hundreds|dozens|million';
const AUTHORITY =
  'board|association|academy|state|government|university|universities|ada|fda|cdc|hospital*|celebrit*|athletes|insurers|pediatricians|physicians|surgeons|schools|city|mayor|army';

export const proof: readonly WordRule[] = [
  unproved(
    [
      'studies|study|research|science|trials|evidence .. show*|prove*|confirm* ... SHARE|NUMBER .. cases|patients|people|times',
      'work|works|effective|successful|succeeds in|for SHARE of',
      'recommended|endorsed|backed|certified|trusted|preferred|accredited|approved .. by .. american|ada|fda|cdc|dentists|harvard|mayo|experts|doctors',
    ],
    {voices: ['page', 'facts']},
  ),
  unproved([
    'fda|ada|doctor|dentist|clinically|scientifically approved|recommended|proven|endorsed|tested !by ~ dentist|office|practice|treatment|technique|method|whitening|therapy|laser',
    'clinically|scientifically proven',
    'proven to work|cure|be_the|eliminate|reverse|stop|prevent|heal|end',
    'kill|kills 100|100%|99%|99.9%|99 %? of',
    '9|nine out_of 10|ten of_our? dentists|patients',
  ]),
  unproved(
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
    {
      ...LIKELY,
      unless: phrases(
        'studies|study|survey|cdc|american adults|about|according',
        'NUMBER times a day|week|year',
        'x_rays|radiation|film|bacteria|sugar|acid',
        'years|year|months .. ago|old',
        'seal',
      ),
    },
  ),
];
