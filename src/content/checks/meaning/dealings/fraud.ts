import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {offer} from './rule';

/* What is told to insurers, lenders and the tax office: a claim says what was done, when, by whom and for whom. */

const UNTRUE = 'tells an insurer, a lender or the tax office what is not so, which is fraud (A.R.S. § 20-463)';
const WHAT_WAS_DONE = 'Take it out: a claim says what was done, when and for whom.';
const OF_KIN =
  "wife's|husband's|spouse's|son's|daughter's|child's|mother's|father's|sister's|brother's|partner's|cousin's|friend's|another|somebody|relative's";

export const fraud: readonly WordRule[] = [
  offer(
    'fraud',
    [
      'bill|bills|code|codes|charge|submit|file|list|claim ... as|for a|an|the|another|something ... so|that|to INSURANCE',
      'bill|code|submit|file|charge .. to .. INSURANCE .. as|under',
      'bill|code|submit|report|file|list ... WORK ... as WORK|a|an|another',
      'date|dates|backdate*|predate*|postdate*|move|change ... visit|claim|treatment|date|bill ... benefits|INSURANCE|january|december|year|counts|so',
      'backdat*|post_dat*|upcod*|unbundl*',
      'date|dates|dated & claim|claims|bill & benefits|limit|maximum|december|january|year|deductible',
      'put|write|use|give|list ... another|later|earlier|different|other|a|an ... date|name|code|tooth ... on ... claim|form|bill|chart',
      'put|write|use|enter|give|list ~ MONTH|DAY on the|your|a|that ~ claim|form|bill|chart',
      'off the books|record',
      'add|use|pick|choose|change|put .. code .. so|that|which|plan|pays',
      "put|move|enter|file|submit|add|count ... january's|december's|visit|treatment|crown|cleaning|claim|second|it ... on|under|as|for ... year's|last_year|next_year|this_year's|another_date|different_date",
      'INSURANCE ... if|when|once|because|so ... describe|call|label|word|report|list|code ... as',
      'describe|call|label|word|code|report ... as ... so|that|because|and|then INSURANCE',
      'to|can|will|we|she|he|they|could|just|simply date your|the|a|it|this WORK|visit|claim|on|in|for|as|december|january',
      'split ... visit|treatment|crown|bill|claim ... two|years|dates',
      'cash ... off|without|no ... books|receipt|record|invoice|tax',
      'cosmetic ... as medical|needed|necessary',
      "use|borrow|lend|share ... friend's|somebody|another|spouse's|sister's|brother's|cousin's|parent's INSURANCE|card",
    ],
    UNTRUE,
    WHAT_WAS_DONE,
    {unless: phrases('never|not|cannot|illegal|against', 'known|such as|called', 'not cover', 'is the date|day')},
  ),
  offer(
    'fraud',
    [
      // Another treatment.
      'go|goes|going|went|gets|sent|filed|billed|submitted|entered|recorded in|through|out|over as',
      'go|goes|went|sent|filed|billed|submitted|reported to .. INSURANCE as|under',
      'is|are|was|were|gets|get billed|coded|filed|claimed|submitted|entered as|under',
      'WORK|exam|exams|polish*|visit becomes|become|turns_into|turn_into|turned_into ... on|in paper|papers|form|claim|chart',
      'is|are|was|were|gets|get written_up|put_down|passed_off|dressed_up|charted_up|booked as',
      'count|counts|counted as two|three|another|second|a_second',
      'INSURANCE is|are|was|gets|get told|informed|led',
      'look|looks|looked the_other_way|away',
      'cousin|friend|neighbor|sister|brother|roommate|aunt|uncle|parent|somebody|anyone ... under|on|with|use|uses your|my|his|her|their card|plan|insurance|benefits|coverage',
      'creative|clever|smart|generous ~ coding|codes|billing|code|paperwork',
      'call|calls|label|name ... exam|cleaning|visit|crown|treatment ... a|an ... if|when|because|so ... INSURANCE|maximum|benefits|limit',
      'pick|choose|whichever|whatever ~ date|day|code ... suits|fits|pays|benefits',
      'on|of|for|as the? .. january|new_year ... when|so|because ... new|year|benefits|starts|maximum|fresh',
      'bill|bills|claim|claims|charge|submit|file|code|codes|put|write ... since|because|which|that .. INSURANCE|it|they ... pays|pay|likes|like|prefers|generous|better',
      'claim|claims|claimed|bill|bills|billed|charged the|a white|porcelain|gold|ceramic|bigger|larger|dearer|pricier|higher|longer one|filling|crown|code|exam',
      'exam|emergency|visit|different|another|other code ... instead|so_that|pays|limit|third|extra',
      'bill|claim|file|submit two|three|several ... where|when|although|while|though ... one|single|none|nothing',
      'one|single|same WORK|visit , two|three|both claims|codes|bills',
      'used|placed|put ... and|but .. claimed|billed|charged|coded',
      // Other reasons.
      'add|adds|adding|use|uses|write|writes|put|mention|note|know|knows|pick ... word|words|pain|phrase|phrases|keyword* ... claim|notes|chart|narrative|form|paid|approved|covered',
      'note|notes|write|writes|mention|report|list|say|call|called|draw|drawn|describe|invent|add ... fall|fracture|fractured|trauma|accident|injury|crack|cracked|broken ... so|form|claim|plan|pays|paid|counts|picture|even_though|although|then',
      'looks|cosmetic|whitening|bonding|beauty|appearance|prettier ... we .. note|write|report|call|claim|put',
      'through|in|out|over as trauma|accident|injury|medical',
      'WORK ... write|call|name|label|put ... so|and that? INSURANCE|it ... pays|covers|pay|cover',
      'say|tell ... you|it|they ... since|because|so|or|otherwise .. INSURANCE ... nothing|only|replaces|pays|not',
      'not|never|no_need_to mention|tell|say|report ... INSURANCE ... that|already|about',
      'not|never|no_need_to tell|mention|let ... INSURANCE ... know|that|already|about|job|second',
      'find|finds|found|always|have|is something|anything ... to bill|code|claim',
      'loophole|trick|tricks|hack|workaround|back_door|backdoor ... INSURANCE|paid|claim|codes|pays',
      'INSURANCE never|not ... hears|hear|finds_out|find_out|learns|learn|notices|notice|the_wiser',
      // Another person.
      `bill|bills|submit|resubmit|send|claim|file|put|bills|goes ... under|on|as|to|in ... ${OF_KIN}|other_parent's|yours|hers|his name|plan|benefits|card|policy|number|maximum|insurance|coverage|retainer|claim`,
      'bill|claim|submit|file ... it|them|that as yours|his|hers|mine|theirs',
      'signs|sign|signed|number|name|signature|npi ... for|under|when|while|until|though ... not|yet|colleague|credential*|away|conference|vacation ... claim|claims|network|plan|dentist|credential*|yet',
      'signs|sign|signed ... as treating|attending|responsible',
      // Another day.
      'hold|holds|held|sit_on|keep|keeps|park ... claim|visit|bill|treatment|crown ... back|until|for ... january|next_year|new_year|december|date',
      'dates|dated|date the|a|your|his|her .. WORK|visit|claim|treatment in|to|for|into MONTH|next_year|last_year',
      "with|under|to|for|on a|an|next_year's|last_year's january|december|later|earlier|different|other|another|new date",
      'list|write|put|enter|note|record|give|gives .. later|earlier|different|false|wrong|convenient ~ date',
      'give|gives|gave it|that|them another|later|earlier|different|new date',
      'whichever|whatever|any ... date|day|code|name|word ... paid|pays|works|goes|better',
      'whichever|whatever .. gets|get .. paid',
      // Receipts and loans.
      "receipt|receipts|invoice ... amount|figure|date|sum ... you|you'd .. like|want|choose|need|see",
      'round|rounds|raise|raises|list|write|put|state|enter|claim|inflate|say ... income|salary|wages|job|rent|employment ... up|higher|more|bit|application|loan|lender|passes|sails',
      'write|put|state|enter|list|claim a|an higher|bigger|larger|second income|salary|job|wage',
      'application|loan ... income ... up|higher|inflate*|round*',
    ],
    UNTRUE,
    WHAT_WAS_DONE,
    {
      unless: phrases(
        'booked as a',
        'state_board',
        'up to_date',
        'review|reviews|fake',
        'only what',
        'saw|seen|truth|honest|plain',
        'move|moved|moving|postpone*|put_off|reschedul*|appointment',
        'never|cannot|nobody|no_one|not_allowed|illegal|unlawful|fraud|nothing|what_was_done',
        'NEGATION bill|claim|submit|send|write|put|change|move|hold|date|list|add|say|invent|call|code|file|give|use',
        'known|such as|called',
        'is the date|day',
        'true|truthful*|as_it_is|honest*|proof|actual',
        'even when|if|though',
        'insurer|plan|it|they|lender may|might|will_ask|asks|ask',
        'who treats|treated|held|placed',
        'first birthday|tooth',
        'ask|whether',
      ),
    },
  ),
];
