import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {offer} from './rule';

/* How debts are collected: not through others, not by shame or threats, and not with care. */

const OTHERS =
  "boss|bosses|employer|employers|workplace|your_work|your_job|office_where_you|landlord|neighbors|neighbor|church|company's|your_company|relatives|your_parents|your_family|your_mother|her_church|your_school|hr|human_resources|grandchildren|your_friends|main_line|mother_in_law";
const TELLS =
  'call|calls|phone|phones|ring|tell|tells|told|contact|contacts|inform|informs|write|writes|let|ask|hear|hears|know|went_out|told_him|text|texts|email|mail';
const NO_TREATMENT =
  'seen|treated|treat|see|callback*|call_back|antibiotic*|prescription*|appointment|appointments|help|emergenc*|pain|suture*|stitches|removal|care|visit|visits|cleaning|crown|denture|adjust*';

/** Words with which a debt changes nothing. */
const ALL_THE_SAME = [
  'whether|or_not|even_if|whatever|regardless|entitled|no_matter|never|nobody|no_one|still',
  'NEGATION|nor .. call|tell|contact|hold|depend*|matter|speak|talk|refuse|affect*|change*',
];

export const debts: readonly WordRule[] = [
  offer(
    'collection',
    [
      `${TELLS} ... ${OTHERS} ... DEBT|bill|bills|pay|paying|statement|statements|account|left|owes`,
      `DEBT|not_pay|don't_pay|dodg*|ignore|chargeback*|disput*|bill|bills ... ${TELLS} ... ${OTHERS}`,
      `${OTHERS} ... ${TELLS} ... DEBT|bill|bills|statement*`,
      `DEBT|bill|extraction|root_canal ... on ... ${OTHERS}`,
      'DEBT|not_pay|unpaid_bill* ... posted|hung|window|wall|read_out|board|door|facebook|published|list_at|taped|pinned',
      'name|names ... window|wall|board|door|facebook|front_desk ... DEBT|pay|paid|unpaid|owe',
      'DEBT|not_pay|unpaid ... name|names ... window|wall|board|door|facebook|front_desk',
      'DEBT|bill|bills|balance|balances ... shared|discussed|known|told ... with|to ... employer*|boss|family|landlord|school|neighbor*|relatives',
      'debtor|debtors|names_of_people_who_owe ... list*|board|wall|posted|named|lounge|window|public*',
      'list|lists|post|posts|name|names ... debtor|debtors|people_who_owe|who_owes',
      'postcard|postcards ... DEBT|due|bill|balance|MONEY',
      'arrest*|jail*|sheriff|deport*|immigration|warrant|police ... bill|bills|debt*|pay|DEBT|threat*|nobody|over',
      'threaten|threatens|threat ... arrest*|jail*|police|court|lawsuit',
      'bill|debt|DEBT ... arrest*|jail*|sheriff|deport*|immigration|warrant|police',
      'disput* ... credit_bureau*|collections|collection_agency|reported ... unpaid|same|anyway|at_once',
      'ask us what ... owe|owes|owed',
      'landlord|employer|boss|school ... asked|asks|wanted|wants ... told|tell ... bill|debt|account|owe*',
    ],
    "tells others of a debt, or threatens, which breaks patients' privacy and the law on collecting (45 CFR 164.506, 15 U.S.C. 1692)",
    'Write "We talk about a bill with you alone."',
    {
      unless: phrases(
        'discuss|private|privately',
        'conversation*|talk|talks|take_place',
        ...ALL_THE_SAME,
        'insurance|plan|benefits|network',
        'ask your',
        'not .. employer|boss',
        'poison|emergency',
        'no ~ list|board|wall',
      ),
    },
  ),
  offer(
    'care-for-money',
    [
      `DEBT ... NOT|wait ... ${NO_TREATMENT}`,
      `NOT ... ${NO_TREATMENT} ... until|unless|before|till ... SETTLED|pays|pay|settle|settles|current`,
      'DEBT|open_bill|open_balance ... wait|last|later ... paid|others|until',
      'no money|payment|cash , no',
      `no|not ... ${NO_TREATMENT} ... DEBT`,
      'denture|dentures|crown|crowns|bridge|implant|retainer|aligners ... NOT|until|unless .. paid|paid_off ... collected|taken|take|removed|ours|back|picked_up',
      'bounce|bounces|bounced|DEBT ... no ~ emergency|care|visit|visits|treatment|appointment|appointments',
      'not|never finish|complete|continue|seat|cement|place|remove|adjust|glue ... until|unless|before ... paid|payment|pay|pays|half',
      'repossess*',
      'crown|denture|bridge|implant|tooth|veneer* ... we own|is_ours|stays_ours|belongs_to_us|remains_ours',
      'miss ... month|payment|installment ... coming_out|comes_out|taken|take_back|remove',
    ],
    'lets care depend on a debt, which can leave somebody in danger (abandonment, A.R.S. § 32-1201.01)',
    'Write "If you are in pain, come; we talk about the bill later."',
    {
      unless: phrases(
        ...ALL_THE_SAME,
        'insurance|plan|INSURANCE|lender|deductible',
        'price|estimate|cost .. in_writing',
        'before treatment starts',
        'bill|statement until',
        'discount',
      ),
    },
  ),
];
