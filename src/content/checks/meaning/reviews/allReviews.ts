import {phrases} from '../../../language/grammar';
import type {Check} from '../../check';
import {brokenRules, type RuleTable} from '../wordRule';
import {claimRules} from '../claims/claim';

const pretended = claimRules(
  'all-reviews',
  'is not so: the page of the reviews says that they are a selection, and the FTC forbids to pretend otherwise (16 CFR 465.7)',
  'Write "Read our reviews" or "Read a selection of our reviews".',
);

const table: RuleTable = {
  rules: [
    pretended(
      [
        "all|every_one|every_single_one|each_one|the_complete_list|every of? our|the|these|its? patient|patients? '? review|reviews|testimonial|testimonials",
        'unedited|uncensored|complete|full_list_of patient? reviews',
        'everything that? our? patients|people|anyone|anybody ever? say|says|said|wrote|write|writes',
      ],
      {
        voices: ['page', 'facts', 'case'],
        unless: phrases(
          'PERSON|we|she|he|team read|reads|answer|answers|discuss*',
          'grateful|thankful|thank|appreciate',
          'every|each review has|carries|tells|shows|bears',
          'source|google|yelp|either_site|both_sites|their_site|their_sites|look_us_up|healthgrades',
        ),
      },
    ),
  ],
};

const SELECTION = phrases('a_selection|selected|we_chose', 'some of our|the reviews');

/** "All our reviews" while the page of the reviews says that they are a selection (16 CFR 465.7). */
export const checkAllReviews: Check = (content) => {
  const reviews = content.pages.find(({path}) => path === '/reviews');
  const isSelection = reviews?.body.words.some((words) => SELECTION.find(words).length > 0);
  return isSelection ? brokenRules(content, table) : [];
};
