import {phrases} from '../../../language/grammar';
import {LIKELY} from '../claims/claim';
import type {WordRule} from '../wordRule';
import {explainedAway, rated, sayMore, typical} from './rule';

/* What reviews are said to show: that everybody is happy, a rating, what you can expect, and that critics are wrong. */

export const shown: readonly WordRule[] = [
  sayMore([
    'all|every|each|every_one|every_single_one of_our ~ patients|clients|families ... love*|happy|satisfied|recommend*|smil*|thrilled|five|5',
    'everyone|everybody|every_patient|all_our_patients|all_patients|who_comes .. love|loves|recommend|recommends|agree|agrees !on',
    'everyone|everybody|every_patient|all_our_patients|all_patients|who_comes is|are happy|satisfied',
    'everyone|everybody|every_patient|all_our_patients|all_patients|who_comes leave|leaves happy|smiling',
    'only|nothing_but|HUNDRED_PERCENT|all five_star*|5_star*',
    'no bad_review*',
    'hundreds of five_star|5_star',
    'thousands|hundreds of happy|satisfied|delighted patients|smiles|families',
  ]),
  // A figure such as 4.9 is a rating beside stars or a website, and anything elsewhere.
  rated(/\b[45]\.\d(?: out of (?:5|five))?(?:[- ]stars?\b| (?:on )?(?:google|yelp)\b)/giu),
  rated([
    'rate|rates us at? four|five|NUMBER',
    'rated|average|averages|rating_of five|NUMBER out_of_5|out_of_five? star|stars',
    'NUMBER +? five_star|5_star review|reviews',
  ]),
  typical([
    'typical|representative|average results|of_what_you|of_what_patients',
    'your|you result|results|smile|teeth will look|be the_same|just_like|like_this|like_these|like_hers|like_his',
    'these_are the? results you will|can get|expect',
  ]),
  rated(
    [
      'every|all|each ... patient|patients|family|families|reviewer*|person|one ... five|5|top|full star|stars|rating|marks',
      'rating|ratings|score|average ... is|are|stands|at|of|holds|remains .. a? perfect|flawless|five|highest|NUMBER !%',
      'perfect|flawless rating|score|record .. on|google|yelp|both|reviews',
    ],
    {
      ...LIKELY,
      unless: phrases(
        'credit|lender|lenders|loan|score .. NUMBER or',
        'pain|comfort|plaque',
        'not|never|no|nobody|if|lower|pressure',
      ),
    },
  ),
  typical(
    [
      'results ... you|everyone|everybody ... expect|get|have ... too|as_well|!.',
      'it is what you can|will|may count_on|rely_on|expect|get',
    ],
    {...LIKELY, unless: phrases('NEGATION .. what|the|results', 'ask|whether|estimate|written')},
  ),
  explainedAway(
    [
      'complaints|complaint|BAD_REVIEW|critics|criticism|grumbl* ... come|came|comes|are|is|were|was|written|left ... competitor*|never_been|never_visited|fake|not_patients|trolls|bots|lie|lies|exaggerat*|untrue|jealous|former_employee*|difficult|ignore',
      'ignore|disregard|do_not_believe|never_mind .. BAD_REVIEW|complaints|critical',
      'only|few|handful .. unhappy|complaints|critics|BAD_REVIEW ... never|competitor*|fake|wanted|difficult',
    ],
    {unless: phrases('if|may|might|ask', 'low|critical|bad|less|poor .. bone|condition|blood|pressure|teeth|light')},
  ),
];
