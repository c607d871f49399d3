import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {likely, right} from './rule';

/* Help that the law gives to people, such as interpreters: it is there, and costs them nothing. */

const CHARGED = 'charges people for help that the law gives them, or keeps it from them (28 CFR 36.303, 45 CFR 92.201)';
const WE_ARRANGE = 'Write "We arrange an interpreter, and you will not be charged for it."';

const COSTS_NOTHING = [
  'free|no_charge|no_extra|NEGATION|without|nothing .. pay|charge*|cost|fee|billed',
  'no_need|NEGATION have_to|has_to|need|must ... pay|bring|hire',
  'free|no_cost|at_no|costs_you_nothing|costs_nothing|nothing_to_pay|cost_you_nothing|pay_nothing|on_us',
];

export const help: readonly WordRule[] = [
  right(
    'charge',
    [
      'AID|SERVICE_ANIMAL|wheelchair* ... at_your_own_expense|at_your_expense|own_expense|surcharge|extra_fee|extra_charge|fee|charged|cost_extra|costs_extra|MONEY',
      'pay|pays|bring|hire|arrange|provide .. their|your|own AID',
      'you|patients|they must|have_to|will|should pay|bring|hire|provide|arrange .. AID',
      'AID .. is|are not available|possible|provided|offered|allowed',
      'AID . so|and|please? bring|hire|ask',
      'SERVICE_ANIMAL .. only .. certificate|deposit|papers|vest',
      'MONEY|fee|charge|surcharge|deposit .. for .. AID|SERVICE_ANIMAL',
    ],
    CHARGED,
    WE_ARRANGE,
    {
      unless: phrases(
        ...COSTS_NOTHING,
        'we pay|arrange|provide|bring|offer|get|book',
        'if_you use|bring|have',
        'may_i|may_we|tell_us|welcome',
      ),
    },
  ),
  likely(
    'charge',
    [
      'PROTECTED|AID ... pay|pays|charged|fee|cost|costs|deposit|extra|advance|own_expense|MONEY|cash|up_front|beforehand|sponsor*|in_full',
      'deposit|cash|prepay*|in_advance|up_front|payment_in_full ... from|for|of .. PROTECTED|AID|visitors_from|without_a',
      'MONEY|fee|charge|charged|extra|deposit|surcharge ... wheelchair*|service_dog*|AID',
      'bring|hire|find|arrange|pay ... your|their own AID',
    ],
    CHARGED,
    WE_ARRANGE,
    {
      unless: phrases(
        'extra time',
        ...COSTS_NOTHING,
        'may|can ask|va|INSURANCE !medicaid|ahcccs',
        'english|spanish .. call|text',
        'costs? .. in|page|list|estimate',
        'if_you|we_pay|discount*',
      ),
    },
  ),
  likely(
    'help',
    [
      'no|NEGATION|refuse*|stopped .. book|hire|provide|arrange|offer|have|use|get|build|print|call|take|add|install|order .. AID',
      'AID ... NEGATION|nothing .. we_do|we_offer|provide*|offer*|available|possible|worth|our_job|necessary|build|install|accepted|answer*',
      'AID ... too_much|too_expensive|too_costly|expensive|few|rare*|hardly_anyone|not_worth|waste|trouble',
      'COMPANION ... translate|translates|translating|interpret|interprets|interpreting',
      'bring ... COMPANION|someone|somebody ... english|language|translate|interpret|who_speaks',
      'PROTECTED ... must|have_to|has_to|required|only ... accompanied|companion|adult|helper|aide|caregiver|escort|someone',
      'PROTECTED ... lip|lips read|reading|well',
      'read|reads lips ... so|no|not|mask*',
      'if you|they NEGATION .. hear|see|read|understand|follow ... bring|ask .. somebody|someone|relative|friend|COMPANION',
      'keep|keeps|stick|sticks|stay|stays to|with|in english',
      'english ... even when|if|though',
      'NEGATION|no .. write|written|wrote .. down',
      'scooter*|walker|walkers|wheelchair*|crutches|canes ... left|stay|stays|park*|remain ... outside|sidewalk|lobby|hall|door|risk|car',
      'have_to|must|need_to walk|climb|transfer .. in|yourself|up|alone|stairs',
      'bring|buy|get better|your_own|stronger glasses|magnifier',
    ],
    'keeps help from people that the law gives them (28 CFR 36.303, 45 CFR 92.201)',
    'Say what you do: "Tell us what you need, and we arrange it at no charge."',
    {
      unless: phrases(
        'few|some|two days|hours|weeks',
        'trained|qualified|professional',
        'NEGATION|no_need|rather_than|instead_of|nobody|why .. COMPANION|bring|translate|interpret|rely|have_to|must|need|required',
        'may_come|can_come|if_you_like|you_prefer|makes_you|we_call|we_arrange|we_book|used_to',
        'if|should|until|when|while|because|sometimes .. AID',
        'sedat*|anesthe*',
        'NEGATION .. charge|charged|pay|billed|cost',
        'costs_you_nothing|costs_nothing|no_charge|at_no_cost|free_of_charge',
        'we .. still|also|then .. call|book|arrange',
      ),
    },
  ),
];
