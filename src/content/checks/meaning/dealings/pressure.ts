import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {dealing, offer} from './rule';

/* What hurries people into treatment: deadlines, scarcity, former prices, and visits that nobody can promise. */

const PRESSES = 'presses people into treatment, and is untrue soon after it was written';
const LAST_DAY = 'Name the last day of the offer in promotions.yml, and leave the rest out.';
const SAVES =
  'names a saving or a former price, which must be one that patients really paid for some time (16 CFR 233.1)';
const WITH_TERMS = 'Put the offer with its terms into promotions.yml, or leave the former price out.';

export const pressure: readonly WordRule[] = [
  offer(
    'pressure',
    [
      'only|just a? NUMBER|one|two|three|four|five|six|seven|eight|nine|ten|few ... openings|spots|places|slots|chairs|seats|appointments ... left|remain*|at|available',
      "before midnight|it_is_too_late|it's_too_late|price|prices|gone",
      'by|before midnight|tonight|noon ... or|price|before',
      'price|prices|fee|fees .. doubles|double|goes_up|go_up|rises|rise|tomorrow|midnight',
      'act now|fast|today|quickly',
      'first NUMBER|hundred|five|ten|twenty|fifty .. people|patients|callers|families|who|to ... free|get|receive|win|save',
      'free|REWARD|SHARE|MONEY ... if|when|for ... book|call|schedule|sign|reserve|come ... before|by DAY|tomorrow|tonight|midnight|noon|end',
      "do_not|don't miss|wait|delay ... offer|out|deal|price|savings",
      'last chance',
      'once_in_a_lifetime',
      'every day you_wait? costs_you',
      'wait until too_late|it_is_too_late',
      'spots|places|seats|schedule|openings|slots|they ... selling|filling|going out|fast|up',
      'now or never',
      'hurry in|up|while|before|!',
      'hurry , !and|but|so|which|nor|or|even',
      'hurry ,? and book|call|come|save|schedule|reserve',
      'while|until supplies|spots|they last',
      "you will|'ll lose ... teeth",
    ],
    PRESSES,
    LAST_DAY,
    {
      unless: phrases(
        'save it|the|your|a',
        'tooth|knocked|swelling|infection|decay|nerve|911|pain|toothache',
        'no|not|never|without .. hurry|rush|pressure',
        'before midnight .. eat',
        'go|goes|move|moves up or|and down',
        'what|why ... price|prices|fee|fees',
      ),
    },
  ),
  offer(
    'former-price',
    [
      'MONEY .. instead_of|rather_than|not the? regular|usual|normal|full|old? MONEY',
      'regularly|normally|usually|was|were|worth|valued_at|regular_price|usual_price|regular_fee|usual_fee MONEY ... now|only|just|today MONEY',
      'MONEY value|worth|retail',
      'save|saves MONEY on|off|when|if|today|now',
    ],
    SAVES,
    WITH_TERMS,
    {unless: phrases('insurance|plan|membership|member|members|estimate|allowance|deductible|benefit*|network')},
  ),
  offer(
    'pressure',
    [
      'PRICE & leave|walk|walks|home|door|chair|tonight|tomorrow|overnight|think & gone|doubles|double|higher|expires|expire|rises|rise|void|lost|over',
      'PRICE ... only|just if|when you .. sign|decide|pay|agree today|now|tonight|before',
      'sign|decide|commit|agree before you leave|go|stand|walk|get_up',
      'today|now only|or never ... PRICE',
      'tell|told|say|says|announce|announces ... callers|patients|her|him|people|them|everyone ... left|last|another_patient|somebody_else|someone_else|openings|almost_gone ... schedule|slot|whatever|discount|always|month|wanted|wants|.',
      'whatever|although|even_though|even_if the|our schedule|calendar|book ... says|is|empty|shows',
      'only|just ... days|dates|openings|places ... left ... full|gone|nearly|going',
      'PRICE is|are|holds only? for people|patients|those|everyone|whoever who? decide|decides|sign|signs|say_yes|commit|buy',
      'say_yes|sign|decide|commit|accept by|before|until|on DAY|tonight|tomorrow|midnight|noon ... free|half|REWARD|MONEY|SHARE',
      'leave|leaves|go|goes|walk|walks .. without booking|signing|deciding|buying|saying_yes ... pay|pays|charge*|lose|loses',
      'always|permanently|forever|constantly on sale|special',
      'supplies|supply|stock|implants|materials|seats|seat|places ... running_out|run_out|scarce|almost_gone|nearly_gone|selling_out',
      'sale|offer|deal|special|discount|PRICE ends|ended|expires|closes|stops ... every|each|again|as_it_does|as_always|never',
      'limited time ... year|years|always|again|since',
      'leave|keep|run ... banner|sign|countdown|ticker|clock ... up|running|on ... year|always|works|forever',
      'MONEY|PRICE ... and next_month|every_month|the_month_after|all_year|next_week .. again|after|as_well|too',
      'only|just|last|two|three|few ... every_day|all_year|always|since ... left|openings|offer|banner',
      'machine|cheap|cheaper|advertised ... always|conveniently out|broken|repair|sold ... but|so|we .. MONEY|better|other',
      'talk|talks|talked|talking ... patient|patients|people|her|him|them ... up|into ... WORK|bigger|dearer|more|from',
    ],
    PRESSES,
    LAST_DAY,
    {
      unless: phrases(
        'NEGATION ... change|changes|rise|rises|expire|leave|hurry|sign|decide|talk|gone',
        'no|nobody|without|never',
        'form|forms|consent|questions|instructions',
        'may|can think|take|sleep',
        'holds|stays|valid',
        'tooth|teeth .. lost|gone|over',
        'home|hospital .. after|sedation',
      ),
    },
  ),
  offer(
    'former-price',
    [
      'usually|regularly|normally|was|were|instead_of MONEY ... is|are|for|at|yours|now .. MONEY',
      'never|nobody|no_one|not .. charged|existed|asked|paid .. MONEY|that_price|old_price|full_price|list_price',
      'price|fee|prices|fees ... exist|exists|stands|invented ... only_on_paper|on_paper|so_that|to_make|for_show',
      'list_price|list_prices|old_price|regular_price|former_price|original_price|full_price ... invented|never|made_up|doubled|raised|nobody',
      'price|prices ... raised|doubled|increased|marked_up ... first|before|so_that|then|DAY|week ... discount|sale|half|free|special',
      'discount|sale|special|free|half ... price|prices ... raised|doubled|increased|invented|marked_up',
      'show|shows|mention|bring|say|quote .. this|it|code|ad|page|text ... MONEY|SHARE off',
      'PERSON|she|he|desk|front_desk takes|knocks|take|knock MONEY|SHARE off|from',
      'code|coupon|password NAME ... MONEY|SHARE off',
      'show|shows|bring|mention .. it|this|that ... and ... takes|take|knock|knocks|get|gets .. MONEY|SHARE off',
      'show|shows|bring|mention .. it|this|that ... and ... takes|take|knock|knocks MONEY',
    ],
    SAVES,
    WITH_TERMS,
    {
      unless: phrases(
        'insurance|plan|membership|member|members|estimate|allowance|deductible|benefit*|network',
        'NEGATION ... raise|double|increase|invent',
        'lab|labs|store|drugstore',
      ),
    },
  ),
  dealing(
    'same-day',
    [
      'every|all|any|each dental? emergency|emergencies|toothache*|urgent ... same_day',
      'always see|treat|fix .. same_day',
      'same_day appointment*|visit*|care|treatment|emergenc* .. always|guaranteed|every_time|no_exceptions|for_everyone',
    ],
    'promises a visit that nobody can always give',
    'Write "We keep time free in the day for urgent visits", which the home page says.',
  ),
];
