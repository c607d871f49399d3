import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {likely, right} from './rule';

/* Who applies for work is chosen by what they can do. */

const WHAT = 'chooses applicants by what the law protects (Title VII, 42 U.S.C. 2000e-2; Age Discrimination Act)';
const FIX = "Name the work and what it takes, and nobody's age, sex or origin.";

const NOT_AN_APPLICANT = phrases(
  'patient|patients',
  'dentist for',
  'equal_opportunity|regardless',
  'female|woman dentist|hygienist',
  'good|ideal|right candidate* !is',
  'WORK',
);

export const applicants: readonly WordRule[] = [
  right(
    'work',
    [
      'hiring|hire|looking_for|seeking|seek|wanted|we_want|apply_if_you_are|join_us_if_you_are|candidate_is|applicant_is|position_is|positions_are|applicants_must_be ... young|younger|youthful|female|male|women|men|girl|girls|ladies|gentlemen|native_speaker*|christian|single|unmarried|attractive|childless|able_bodied',
      'hiring|hire|looking_for|seeking|seek|wanted|we_want|apply_if_you_are|join_us_if_you_are|candidate_is|applicant_is|position_is|positions_are|applicants_must_be ... under NUMBER|thirty|forty|fifty|sixty',
      'hiring|hire|looking_for|seeking|seek|wanted|we_want|candidate_is|applicant_is|applicants_must_be ... no_children|without_children|citizens_only|recent_graduates_only|native_english_speaker*',
    ],
    WHAT,
    FIX,
    {unless: NOT_AN_APPLICANT},
  ),
  likely(
    'work',
    [
      'needs|need|want|opening ... girl|girls|woman|lady|guy|man|gal|boy',
      'hire|hiring|looking_for|seeking|wanted|ideal|candidate*|applicant*|join_our_team|join_us|apply|position|opening ... young|youthful|under|female|male|woman|man|girl|lady|single|unmarried|married|attractive|pretty|native|christian|citizen*|recent_graduate*|no_children|childless|energetic|fit|able_bodied|mature',
    ],
    WHAT,
    FIX,
    {unless: NOT_AN_APPLICANT},
  ),
];
