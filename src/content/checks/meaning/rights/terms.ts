import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {likely} from './rule';

/* What people owe, and when it is collected. */

export const terms: readonly WordRule[] = [
  likely(
    'terms',
    [
      'straight|immediately|at_once|right_away|same_day|automatically|without_notice|without_warning|directly ... collection|collections|collector*|credit_bureau*|credit_report|court|lawyer|attorney',
      'collection|collections|collector*|credit_report|lawyer ... after|for one|first|single|a missed|late|payment',
      'one|first|single|a missed|late payment|bill|visit ... collection|collections|collector*|credit_report|court|lawyer|attorney',
      'bill|price|total|cost|fee ... higher|more|rise|rises|grow|grows|above ... any_amount|no_limit|without_limit|without_asking|without_notice|however_much|whatever',
      'estimate|estimates|quote .. is|are|only|just .. guess|not_binding|worthless|void|decoration',
      'bill|price|total|cost|fee ... higher|more|above .. any',
      'no|none|nothing|never ... cost|costs|pay|charge .. more|over|above than? MONEY',
      'late|service|finance fee|fees|charge .. of|is .. SHARE|percent|MONEY',
      'discounts|both|together|combined ... add|adds|stack|stacks|combine*|total|make .. SHARE|percent',
    ],
    'is not what our financial policy and the law say (No Surprises Act, 45 CFR 149; Fair Credit Reporting Act)',
    'Link to [the financial policy](/financial-policy), where all terms are.',
    {
      unless: phrases(
        'not|never|no|nobody .. collection|collections|straight|send|report',
        'if|unless|may_not',
        'dispute',
      ),
    },
  ),
  likely(
    'estimate',
    [
      'nobody|no_one|no_patient|never|refuse*|not .. get|gets|give|gives|write|provide|hand|receive|make|offer .. estimate*|prices_in_writing|price_in_writing',
      'no written? estimate*',
      'NEGATION|no .. give|put|quote|write|share|print .. out? .. price*|cost*|quote* .. in_writing|on_paper',
      'ask*|request*|want*|insist* ... estimate*|price_in_writing ... lack|distrust|trust|insult|end|ends|rude|elsewhere|fee|charge*',
    ],
    'keeps back the written estimate that the law gives people (No Surprises Act, 45 CFR 149.610)',
    'Take it out: whoever asks, or has no insurance, gets an estimate in writing.',
    {
      unless: phrases(
        'phone|telephone|online|e_mail|exact|firm|before|without|until|unless|website|photo*|picture|form',
        'promise|guarantee*|bill',
        'no_treatment|nothing|not .. start|starts|begin|begins',
      ),
    },
  ),
];
