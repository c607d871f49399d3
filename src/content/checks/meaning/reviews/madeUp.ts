import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {invented, ofOurOwn} from './rule';

/* Reviews that no independent patient wrote: of the team and its family, of hired hands, of nobody, of another office. */

const KIN =
  'wife|husband|spouse|mother|mom|father|dad|daughter|son|sister|brother|cousin|cousins|niece|nephew|aunt|uncle|partner|in_law|in_laws|grandmother|grandfather|grandson|granddaughter|fiance*|roommate|relative|relatives|friend|friends|buddy|buddies|neighbor|neighbors|landlord';
const WROTE =
  'wrote|writes|write|left|leaves|post|posts|posted|put_up|put|rated|rates|reviewed|reviews|signed|penned|typed|gave';
const PRAISE = 'REVIEW|nice_words|kind_words|quote|quotes|testimonial*|one_signed|one_below|words|praise|note|letter';

/** Words with which nothing is made up. */
const HONEST = [
  'NOT|none|neither ... REVIEW|WRITE|write|wrote|writes|made|make|makes|invent*|buy|swap*|exchange|trade|quotes|words|fake|allowed|family|families|friends|relatives',
  'forbid|forbids|forbidden|illegal|prohibit*|law|rule|rules|fined',
  'if you|your|somebody|someone',
  'review|reviews the|your|each .. treatment|x_rays|history|chart|plan|options',
  'stay|stays with|there',
  'this page|text ... REVIEW|checked|ourselves',
];

export const madeUp: readonly WordRule[] = [
  // The writer says so.
  ofOurOwn(
    [
      'i|we|i_have ... work|worked|working ... here|there|for_them|for_this_office|at_the_office|at_this_practice|front_desk|as_an_assistant|as_a_hygienist',
      'my bosses|boss|coworkers|colleagues ... wonderful|great|best|kind|here|dr',
      `my ${KIN} ... works|worked|manages|runs|answers ... here|there|desk|phone|phones|office`,
      `my ${KIN} ... is|was ... assistant|hygienist|dentist|receptionist|manager|coordinator|dr ... here|there|office|practice|team`,
      'dr|dentist|she|he|hygienist|PERSON is my wife|husband|mother|mom|father|dad|daughter|son|sister|brother|cousin|niece|aunt|uncle|boss',
      "believe|i_am|i'm|being|as|from her|his|their husband|wife|spouse|partner|son|daughter|mother|father|brother|sister|granddaughter|grandson|niece|nephew|cousin",
      'my wife|husband|mother|mom|father|dad|daughter|son|sister|brother|cousin|niece|nephew|aunt|uncle|boss|roommate NAME ... dentist|assistant|hygienist|manager|coordinator|receptionist|works|answers|runs',
      'as an? employee|assistant|hygienist|relative ... here|myself|of',
    ],
    {
      unless: phrases('dentist elsewhere|else', 'works nearby|downtown|nights|from_home'),
    },
  ),
  // The team and those near to it.
  invented(
    [
      `our|the team|staff|we|friends|family|employees ... write|writes|wrote|post|posts ... REVIEW ... ourselves|itself|themselves|month|each|every|for|about`,
      `INSIDER|family ... ${WROTE} ... REVIEW`,
      'REVIEW|quotes|these|letters|words|recommendation* ... written|drafted|composed|penned|typed|dictated by|in|with ... INSIDER|break_room|lunch_room|copywriter|chatgpt|ai|chatbot|bot',
      'INSIDER rated|reviewed us|the_office|the_practice|our_office',
      `INSIDER ${WROTE} ... us|REVIEW ... stars|REVIEW|account`,
      'we|they wrote|write|writes the_first|most|some|a_few|half|NUMBER ... ourselves|themselves',
      'each_other|one_another ... stars|REVIEW|ratings',
      'copy|paste ... google|yelp|REVIEW|stars',
      'our_team|staff|we|friends ... wrote|made_up|invented ... few|some|most|half|several of these|them|those',
      `my|our|PERSON|dr|NAME|dentist|hygienist|owner|manager ... ${KIN} ... ${WROTE} ... ${PRAISE}|stars|online`,
      `${KIN} ... generous|kind|lavish|free ... ${PRAISE}|stars`,
      `${KIN} ... behind|author* ... ${PRAISE}`,
      `quotes|testimonials|reviews|words ... are|is|were|came ... hers|his|theirs|ours|mine|from_family|from_friends|from_our_staff|from_staff`,
      'never|not been|treated|sat|set_foot|seen|come ... REVIEW|chair|here ... wrote|posted|put|left|reviewed|rated',
      `${WROTE}|reviewer*|REVIEW ... never|not been|treated|sat|set_foot|seen|numb ... here|there|chair|office|patient|patients`,
      `ten|some|most|few|several|half|NUMBER of these|them|those|the_reviews ... never|not been|sat|met|seen|set_foot`,
      `PERSON|our|dr|NAME ... ${KIN} ... gave|left|rated ... us|five|stars`,
      'exchange|swap|swaps|swapping|trade|trades|trading ... REVIEW|stars|ratings',
      'bought|buy|buys|paid_for|purchase*|order|ordered|rent|hire ... REVIEW|stars|followers|likes|testimonial*',
      'shopper*|reviewer*|blogger*|critic ... employed|paid|hired|works by|for .. us|owner|office|practice|boss|agency',
    ],
    {
      unless: phrases(
        'not|never|nor given|accepted|allowed|offered|taken',
        ...HONEST,
        'NOT .. paid|pay',
        'offers to buy',
        'no_purchase',
      ),
    },
  ),
  // Nobody, or somebody else.
  invented(
    [
      'sample|placeholder|example|made_up|invented|fictional|dummy|imaginary|pretend testimonial*|REVIEW|quotes|patients|stories',
      'drop|remove|delete|lose|skip|strike the word|label sample|example|sponsored|paid|placeholder|actor',
      'chatbot|ai|chatgpt|software|program|robot|bot|bots|agency|intern|marketing|copywriter|tool ... write|writes|wrote|generate|generates|generated|drafts|composes|invents|supplies|sends|posts|makes ... REVIEW|quotes|testimonials|reviewers',
      'generate|generated|generates|invent|invented|invents|compose*|concoct*|fabricat* ... REVIEW|quotes|testimonials|stories',
      'she|he|patient|writer|person|it is|was|are based_on|made_of|a_composite|composed_of|a_mix|a_blend ... several|many|few|real|different|people|patients',
      'composite|blend|mixture|mix of .. real? patients|people|reviewers|stories',
      'read|reads|sound|sounds|sounded|seem|seems|look|looks like|as_if|as_though|almost .. real|genuine|actual|true|independent patient|patients|REVIEW|customer|customers|person',
      'sound|sounds|sounded|read|reads|look|looks ... natural|genuine|authentic|neutral|independent|impartial ... REVIEW|.',
      'quotes|reviews|testimonials|these ... examples|samples ... could|might|would say|write|sound',
      'REVIEW ... written|made|composed|generated by a|our|the? computer|machine|program|software|ai|chatgpt',
      'INSIDER|firm|company|somebody|someone ... answers|posts|writes|poses|speaks|comments as a|our? patient|patients|customer|mother|neighbor',
      'pay|pays|hire|hires|hired|use a|an firm|company|agency|service|freelancer ... write|writes|post|posts|REVIEW|accounts|stars',
      'face|faces|pictures|photos|portraits ... REVIEW|quotes|testimonial* ... stock|generated|models|actors|bought|library',
      'writer|author|reviewer|voice ... is|was our|one_of_our|one_of_us|my .. INSIDER|wife|husband|sister|brother|mother|cousin|friend|niece',
      `${KIN} posted|wrote|left|put_up the_first|the_one|one|some|a_few`,
      'fake|faked|faking|faux it|them|a_few|REVIEW|names|patients',
      'testimonial*|video|patient|story|quote|man|woman|smile ... is|are|was|were .. actor|actors|actress|actresses|model|models|hired|extras',
      'REVIEW|quotes|stars|testimonials ... are|is|were|was|come|came from|of .. former_owner*|previous_owner*|old_owner*|last_owner*|another|other|sister|earlier',
      'reuse|reuses|borrow|borrows|copy|copies|carry_over|carried_over|carry|carried|import|imported|lift|lifted|move|moved|use ... REVIEW ... of|from|over ... office|owner|practice|dentist|over|chain|location',
      'rate|review|REVIEW|reviewers|stars ... each|several|different|multiple|second|another|all|fake|extra|various ... account|accounts|e_mail*|email*|address|addresses|profile|profiles|phones|devices|ip*',
      'account|accounts|e_mail*|email*|address|addresses|profile|profiles|phones|devices|ip ... REVIEW|reviewers ... stick|hold|count|separate|last|real|different',
      'badge|score|rating|stars ... is|was|are an? image|picture|graphic|drawing|made|drawn|photoshop*|self_made',
      'make|made|drew|draw|designed|photoshop* ... badge|star_badge|rating_badge',
      "competitor*|competitor's|rival*|their|neighbors ... page|pages|profile|listing|site ... one_star|BAD_REVIEW|stars|notes|low",
      'REVIEW|quote|note|one|it|she|he ... signed|under|with .. maiden|false|another|other|different|neutral|invented|set_of|new name|names|initials',
    ],
    {
      unless: phrases(
        ...HONEST,
        'show|use|print|stand|instead|real|replace* ... initials',
        'initials .. instead|for|stand|only|and',
        'teeth|tooth|crown*|veneer*|denture*|bonding|filling*|bridge*|implant*|gum*|shade|smile|smiles',
        'sister|brother|daughter|son|family|children|patient|mother|father .. same',
        'other sites|pages',
      ),
    },
  ),
];
