import {phrases} from '../../language/grammar';
import {rulesAbout, type WordRule} from './wordRule';

const moment = rulesAbout('facts', {
  severity: 'warning',
  deniedPasses: false,
  voices: ['page', 'facts'],
  questionPasses: true,
});

/** Sentences that are true for some days only. */
export const passing: readonly WordRule[] = [
  moment(
    'moment',
    [
      'last|this|next|coming|past week|month|weekend|spring|summer|fall|winter|year|quarter .. WE|the .. close*|open*|move*|got|get|start*|have|host*|offer*|are|is|will',
      'WE|office|dr|she|he ... last|this|next|coming week|month|weekend|spring|summer|fall|winter|quarter',
      'in|within a|two|three|the few|couple|next .. days|weeks|months ... WE|open*|move*|start*|launch*|begin*|welcome*',
      'open*|move*|launch*|join*|arriv* .. in|within a|two|three|the few|couple|next .. days|weeks|months',
      'dr|she|he|rosa|our|we|who is|are .. right_now|currently|at_the_moment|for_now|until_further|temporarily',
      'is|are on|off .. honeymoon|vacation|leave|maternity|sick|holiday',
      'WE just|recently|newly joined|hired|opened|moved|added|bought|got|received|installed|renovated|launched|remodel*|purchased',
      'WE .. yesterday|tomorrow|tonight',
      'under construction|renovation',
    ],
    'will not be so before long',
    'Write the date, put it into promotions.yml or hours.yml, where it ends by itself, or leave it out.',
    {
      unless: phrases(
        'if|whether|when|each|every|until|after|before|once|as_soon_as|how_soon|unless|in_case',
        'your .. last|next|this visit|appointment|cleaning|year|plan|dentist|month',
        'plan|benefits|deductible|maximum|insurance|balance|payment*|healing|heals|implant*|tooth|teeth|gum*|swelling|crown*|lab|denture*|sutures|stitches|x_rays|child|children|baby|trays|aligner*',
        'nest|road|street',
        'january|february|march|april|june|july|august|september|october|november|december',
        'last resort|time|name|minute|longer|years_or',
        'this page|form|list|site|website|notice|policy|statement',
        'currently take|have|taking|wear|pregnant|smoke|using',
      ),
    },
  ),
];
