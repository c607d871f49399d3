import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {offer} from './rule';

/* What a bill may not hold: fees that nobody named, other people's prices, what is left on top of a contract, money kept. */

const FEE = 'fee|fees|surcharge|surcharges|charge|charges|cost|costs|extra|extras|line_item';
const SEEN = 'appear|appears|show_up|shows_up|turn_up|turns_up|surfaces|find|see|discover|notice|comes_up';
const LATER =
  'statement|statements|signature|end|later|final|bottom|signed|afterward|afterwards|checkout|after|on_your_bill|last_page|january';
const OLDER =
  'visitors|out_of_state|newcomers|students|seniors|elderly|older|retirees|pensioners|grandparents|foreigners|tourists|winter_visitors|snowbirds|women|men';

export const bills: readonly WordRule[] = [
  offer(
    'hidden-fee',
    [
      `${FEE} ... NOT .. mention|mentioned|announce|announced|tell|told|say|list|listed|advertise*|disclose*|print|printed|quote|quoted`,
      `WE ... NOT mention|announce|tell|disclose|list|print|say|quote ... ${FEE}|it|them|that ... bill|booking|beforehand|because|until|ahead`,
      `${FEE} ... ${SEEN} ... ${LATER}`,
      `charge|bill|add ... ${SEEN} ... ${LATER}`,
      'quote|quotes|price|prices|estimate|estimates ... leave|leaves|left|omit|omits|hide|hides|exclude|excludes out|the|what|half|anesthe*|lab|temporary|impression*',
      'quote|price|estimate ... beat|beats|lower|low|cheap ... left_out|leaves_out|leave_out|without|omits',
      'billed|charged|added on_top|afterwards|afterward|after_the_fact',
      'charge|charges|charged|bill|bills whatever|what ... we|she|he|it ... like|likes|find|feel|see|think|want|fair|fit',
      `${FEE}|price|prices|bill|figure|amount|estimate & NOT|rarely|hardly|few|seldom & notice|notices|noticed|compare|compares|remember|remembers|remembering|check|checks`,
      'those|patients|people|families|who notice|notices|complain|object|ask can|may call|ask',
      'price|prices|cost|costs on request|application ... only|deposit|in_person',
      'price|fee|cost ... once|after|only|before ... deposit ... paid|made|left',
      'not|never ... stop|ask|call|tell|warn ... if|when|that ... price|fee|cost|bill ... up|rises|higher|goes|grows|changes',
      'card|cards ... charged|charge|debit*|billed|run ... without|whenever|when_something|automatically|no_call|whatever',
      'charge|charges|debit|bill|run ... card ... without|whenever|when_something|anything|whatever|no_call',
      'card ... on file ... charged|charge|use|used ... without|whenever|when_something|anything|whatever',
      'auto_pay|autopay|autopayment|authorization|consent ... hidden|hid|hide|buried|inside|tucked',
      'agree*|sign|signing|promise* ... not|never|give_up ... dispute|contest|chargeback|question ... charge*|bill|bank|fee',
      'line|fee|fees|charge|charges|surcharge|extra ... nobody|no_one|patients_are_not|never ... told|hears|knows|learns|mentioned',
      'extra|fee|fees|charge|charged|on_top ... tell|told|mention|explain|learn ... afterward|afterwards|later|at_the_end',
      'price|prices ... low ... add|adding|added ... later|after|on_top',
      'no|not|never give|make|write|hand_out estimate|estimates|quotes .. since|because|as',
      'fee .. never told|mentioned|known',
      'fee|fees|charge|surcharge|extra ... taken|charged|drawn|pulled ... card ... once|when|after|as_soon|automatically',
      'leave|keep ... card ... with_us|on_file ... take|charge|whenever|due',
      'never|rarely|seldom|hardly ask|asks|notice|check ... MONEY|fee|fees|charge|surcharge|extra',
    ],
    'hides what people pay, which is deceptive (16 CFR 464, A.R.S. § 44-1522)',
    'Write what it costs where it is offered: "You get the price of each step in writing."',
    {
      unless: phrases(
        'find_out|find out|ask|asks|compare|read',
        'few|two|some days|days_notice notice',
        'without|the notice',
        'compare the total',
        'leave|leaves .. to you|us|them',
        'no|never|nobody ... FEE|surprise|hidden|extra|charged|charge|fee|fees|add',
        'NEGATION charge|add|bill|hide|keep|store|expect',
        'not|never find|see .. line|fee|charge|surprise',
        'before you|treatment|we ... sign|agree|start|starts|begin|decide',
        'if you notice|see|find|do_not|did_not|not',
        'tell|call|ask us',
        'estimate|insurance|plan|INSURANCE may|might|pays|paid|covers',
        'written plan|estimate',
        'good_faith|dispute',
        'parking|garage',
      ),
    },
  ),
  offer(
    'money-kept',
    [
      'overpay*|overpaid|overpayment*|credits|credit|too_much|leftover_money ... keep|kept|stay|stays|tip|expire|expires|thank_you|donation|party|ours|belong|until_you|unless_you|nobody|lapse|lapses|forfeit*',
      'keep|keeps|pocket ... overpay*|overpaid|overpayment*|credits',
      'deposit|prepayment|down_payment ... ours|kept|lost|forfeit*|nonrefundable|non_refundable',
      'deposit|prepayment|down_payment ... NOT .. returned|refunded|given_back|paid_back|come_back|see_again',
      'refund*|give_back|pay_back|money ... if|only|once|provided|when|those|after|who ... sign|signs|silent|silence|quiet|promise|promises|not_to_tell|never_tell|not_mention|never_mention|dental_board|confidential*',
      'only ... refund*|give_back ... sign|signs|silent|quiet|promise|never',
      'amounts|balances|credits|overpayments below|under ... NOT ... back|returned|refunded|sent',
      'prepaid|prepayment*|paid_ahead|payment|payments|money|fees_paid|treatment ... NOT .. refunded|refundable|returned|given_back|reimbursed',
      'credits|balances|overpayments older|unclaimed|left|below ... belong|belongs|ours|kept|expire|lapse',
      'sign|signs ... release|waiver|paper|agreement ... money_back|refund|give_back|your_money',
      'store|office|in_house|house credit only|instead|never',
      'refund* ... in|as credit|vouchers|services only|instead|.',
      'pay|take|settle ... from|with|out_of your credit|deposit|account ... without telling|asking|notice',
    ],
    'keeps money that is owed back, or makes silence its price (A.R.S. § 32-1201.01)',
    'Write "If you have paid too much, we return the difference."',
    {
      unless: phrases(
        'NEGATION|never keep|expire|lapse|have_to|need|ask',
        'you|rather keep|tell',
        'nobody|no_one|nothing',
        'not done|given|used|carried_out|finished',
        'return|returns|returned|send_it_back|goes_back|back_to_you',
        'credit_card*|credit_score|credit_check|credit_report',
        'if you|we cancel',
        'counts|credited',
      ),
    },
  ),
  offer(
    'above-contract',
    [
      'in_network|in_your_network|network_fee*|network_price*|contract|contracted|allowed_amount & bill|charge|add|collect|owe|pay & difference|rest|usual_fee|own_fee|on_top|still|above|anyway|all_the_same|our_own|upper|full_fee',
      'charge|bill|collect|ask ... above|beyond|over|more_than|on_top_of ... contract|contracted|allowed|network|agreed',
      'contract ... says|sets|one ... our|we|the bill|charge|fee .. another|more|higher|different',
      'collect|charge|ask|take ... whole|full|entire ... fee|price|cost ... network|ppo|contract*|insured',
      'network ... fee|fees|price|prices ... floor|minimum|beginning|suggestion|ignore*',
      'contract|network ... fee|fees|price ... give|pay|return ... nothing|no .. back',
    ],
    "charges more than a plan's contract allows",
    'Write "In network, you never owe more than the fee in the plan\'s contract for covered work."',
    {
      unless: phrases(
        'as_far_as',
        'allows',
        'NOT|nor ... charge|bill|collect|owe|pay|more|add|contract|above',
        'out_of_network|outside|no contract',
        'off|write_off|until|were|left',
        'ask|whether|unless|not_covered|cosmetic|upgrade',
        'lender|loan|partner|agreement',
      ),
    },
  ),
  offer(
    'unequal-price',
    [
      `${OLDER} ... pay|pays|charged|charge|price|prices|cost|costs ... more|higher|extra|upper|double`,
      'people|patients|those|anyone|adults over|above|past|older_than sixty|seventy|eighty|NUMBER ... pay|pays|charged|price*|higher|more ... more|higher|extra|because|SHARE',
      'insured|people_with_insurance|patients_with_insurance|ppo_patients|insurance_patients ... pay|pays|charged|billed|cost* ... more|higher|upper|double|full',
      'medicaid|insured|uninsured|foreign*|hispanic|young|older|new ~ patients|people|families ... pay ... in_advance|ahead|beforehand|up_front|upfront|first|deposit ... others|everyone_else|rest',
      'uninsured|cash_patients|self_pay ... pay|pays|charged|billed ... more|higher|upper|double',
      'higher|upper|second|dearer ~ price*|fee*|fee_schedule*|list for ... people|patients|insured|those|families|foreign*|accent*',
      'price|prices|fee|fees|pricing ... depend*|higher|varies|vary ... zip|zip_code|car|accent|surname|looks|address|watch|clothes|neighborhood|who_asks',
    ],
    'charges some people more than others for the same treatment',
    'Write "The price is the same for everybody", and name the discounts that are in the financial policy.',
    {
      unless: phrases(
        'NOT|nor ... more|higher|extra|depend*|bearing|matter',
        'PAIN|sleep|time|bleeding|teeth',
        'filling|crown|surface|material|porcelain|lab|tooth|teeth|denture* .. cost|costs',
        'discount|off|less|save',
        'may|INSURANCE pays|out_of_network|network',
        'WORK cost|costs|take|takes',
        'same for',
      ),
    },
  ),
  offer(
    'renewal',
    [
      'renew|renews ... itself|automatically|on_its_own|every_year|each_year',
      'trial|membership|plan|subscription|club|month ... renew*|continue*|turns_into|turn_into|rolls_over|becomes ... itself|automatically|on_its_own|year|unless',
      'only way|way_out out|to_cancel|to_end|to_stop|to_quit|is ... letter|notar*|registered|certified|in_person|mail|fax',
      'cancel|cancels|quit|end|ends|stop|stops|out ... only|letter|mail ... notar*|registered|certified|in_person|letter',
      'only ... letter|notar*|registered_mail|certified_mail|fax ... ends|cancels|stops|ends_it|cancel',
      'until you find|figure|remember|notice|learn ... cancel|stop|end|quit',
      'free|trial|no_cost|complimentary ... then|after|afterwards|turns|becomes ... MONEY|monthly|a_month|two_year|year|card',
      'bill|charge ... shipping|refill*|membership ... card ... monthly|every_month|each_month|after_that',
      'goes|go|runs|run|continues on|until|unless? until|unless ... letter|mail|notar*|certified|fax',
      'club|membership|plan|subscription|autopay ... goes|runs|continues|renews on|by_itself|forever ... NOT|no|only|unless',
      'raise|raises|increase|increases ... fee|fees|price|dues ... without notice|telling|asking|warning',
      'reminder ... switched_off|turned_off|never|not sent|goes|comes',
      'moved|bumped|upgraded|switched|enrolled|signed_up ... members|families|patients|you|everyone ... charged|difference|without|unless|automatically',
    ],
    "renews or upgrades without a clear yes, which the FTC forbids (Restore Online Shoppers' Confidence Act, 15 U.S.C. 8403)",
    'Write how it ends: "It does not renew unless you tell us to."',
    {
      unless: phrases(
        'NOT .. renew|renews|continue|continues|turn|itself|automatically|letter',
        'any time|day|moment',
        'by phone|e_mail|telling',
        'otherwise|until DAY|MONTH',
        'gum|plaque|tartar|decay|bone|tooth|teeth|cavity|bacteria|infection|disease|prescription|swelling|bleeding|pain|numbness',
      ),
    },
  ),
];
