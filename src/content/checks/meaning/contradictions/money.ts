import {topic, type Topic} from './topic';

/** Estimates and payment. */
export const MONEY: readonly Topic[] = [
  topic(
    ['written|writing .. estimate', 'estimate .. writing|written', 'plan .. writing|written'],
    [
      'no|not|never|without .. estimate|estimates|quote|quotes|plan .. writing|written|paper|needed|given|give',
      'WE .. not|never|no_longer .. estimate|estimates|quote|quotes|price|prices',
      'price|cost|bill|fee ... go|goes|rise|rises|change|changes ... without .. asking|asked|telling|notice|warning',
    ],
    ['until|unless|stop|if', 'without an? estimate'],
  ),
  topic(
    ['down_payment of', 'make .. down_payment'],
    ['no|without|zero|never|not .. down_payment', 'nothing|zero down'],
    ['lender|partner|if|CareCredit|depends|some'],
  ),
  topic(
    ['estimate is not a promise', 'share is an estimate', 'estimate until', 'may pay less', 'not a promise of what'],
    [
      'estimate|estimates|quote|share .. is|are|stays|remains final|binding|fixed|firm|guaranteed|exact|certain',
      'estimate|quote .. is|are .. promise|guarantee|last_word|bill',
      'figure|price|number|amount|sum .. give|tell|quote|name ... is .. one|what|same .. you .. pay|owe',
      'estimate|estimates .. always .. exact|right|correct|precise',
      'estimate .. binds|bind|commits',
      'bill .. never|not .. higher|more|above|over .. estimate|quote|quoted',
      "plan's|insurer's answer|figure|word .. is .. promise|final|guarantee*",
      'estimate .. never|not .. change|changes|rise|rises|off|wrong|increase|increases',
      'never|not|nothing .. pay|pays|owe|owes|bill|charge ... more|above|over|beyond than? .. estimate|quote|quoted|estimated',
      'share|price|figure|number|amount|what .. WE|you .. quote|quoted|estimate|estimated|name|tell|told ... is|be .. what|share|amount .. you pay|owe',
      'price|figure|share .. quote|quoted|estimate* .. is|are|stays fixed|final|binding|guaranteed|firm|same',
      'plan|insurance|insurer ... pays|paid less ... our_problem|our_loss|we_pay|our_fault|we_cover|we_make_up|we_absorb|not_yours|cost_you_nothing',
      'pays|paid less .. WE .. difference|make_up|cover|pay|absorb|rest',
      'rely|count on the figure|estimate|quote|number .. plan|insurance|insurer|us?',
      'plan|insurance|insurer always|never .. pays|paid|changes .. what|told|said|quoted|its_mind',
      'coverage|estimate|benefits ... guaranteed|certain|for_sure',
    ],
    [
      'not .. promise|guarantee*|final|binding|fixed',
      'until|if .. price|would',
      'no|nobody|never|cannot .. guarantee*|promise*|know',
      'good_faith|dispute|far|not guaranteed|an estimate is',
      'ask|written plan|valid|agreed',
    ],
  ),
  topic(
    ['estimate is not a promise', 'estimate until', 'not a promise of what'],
    ['estimate is .. promise|guarantee|final|bill'],
    ['not|no|never'],
  ),
  topic(
    ['due on the day', 'pay .. on the day of treatment'],
    [
      'share|payment|balance|bill|rest .. due|payable .. within|thirty|after|later|month|weeks|NUMBER',
      'pay within NUMBER|thirty|sixty|ninety|a .. days|weeks|month|months',
      'send|sends .. bill|invoice .. after .. visit|treatment',
      'nothing|no_payment is|are due .. visit|day|treatment|then',
      'not|never|nothing ... pay|owe|due .. on the day|visit',
      'pay .. nothing|not ... day|visit|until|before ... plan|insurance|paid|treatment',
      'pay .. when|once|after ... insurance|plan|treatment|visit ... paid|finished|done|over|pays',
      'bill|send|invoice you .. month|weeks|later|afterward|after .. visit|treatment|later',
    ],
    ['deductible', 'statement|left|something|unless|collection|agreement|payment_plan|reviews', 'emergenc*|discount'],
  ),
  topic(
    ['plan off early', 'pay .. off early'],
    [
      'cannot|not|never|no_way .. pay|paid .. off early|sooner|ahead',
      'plan .. cannot|not .. paid_off|shortened|ended .. early|sooner',
      'paying|pay|paid .. off early|ahead|sooner .. costs|cost|fee|penalty|charge',
      'prepayment penalty|fee|charge',
    ],
    ['no|without|not|never penalty|fee|charge', 'ask|whether|lender'],
  ),
  topic(
    ['passed to a collection', 'collection_agency'],
    ['never|not|no .. collection*|collector*'],
    ['straight|unless|until|before|letter*|without .. asking|writing|letter|letters|call|calls|notice'],
  ),
  topic(
    ['refund .. goes|back', 'return the difference', 'paid too much'],
    [
      'refund|refunds .. not|never|no .. possible|given|made|offered|available',
      'no|not|never .. refund|refunds|return|give_back .. money|paid|possible?',
      'not|never return|refund|give_back what|money|payments',
    ],
    ['case|gift|if|tickets|smile|we_owe|unless'],
  ),
  topic(
    ['itemized bill at no charge'],
    ['itemized bill|statement .. MONEY|costs|fee|charge', 'MONEY|fee|charge .. itemized'],
    ['no|free|without|nothing|zero'],
  ),
  topic(
    ['may use a hard check', 'by its own rules', 'a hard credit? check'],
    [
      'both|all|each|every .. lender|lenders|partner|partners|companies ... soft_check|soft_credit|soft',
      'never|not|no ... affect*|change*|hurt*|touch* .. credit|score ... whichever|either|both|any|all|whatever',
      'whichever|either|both|any ... never|not|no ... credit|score',
      'mesa_care|mesa ... never|not ... touch*|affect*|hurt*|lower* .. score|credit',
      'mesa_care|mesa ... soft_check|soft_credit|soft',
    ],
    ['may|ask|other|one|if'],
  ),
  topic(
    ['approves credit scores .. with a soft', 'uses a soft', 'soft check does not'],
    [
      'cherrywood|first_lender ... hard|full|thorough .. check|look|pull|inquiry',
      'cherrywood .. no|without|never .. minimum|score|limit',
    ],
    ['other|not|never .. hard', 'our other'],
  ),
  topic(
    ['decides on your application', 'you apply to them', 'they decide', 'the partner decides|sets'],
    [
      'WE .. set|decide|choose|determine|approve .. rates|rate|terms|application|applications|loan|credit ... lender*|partner*|yourself|ourselves',
      'rates|terms .. set|decided|fixed by us|our',
      'WE .. decide ... application ... ourselves|here',
    ],
    ['not|never|own_plan|our_own|in_house|each_request'],
  ),
];
