import {type Check, practiceFile} from '@dental/content';
import {brokenRules, rulesAbout, type RuleTable, type WordRule} from '../wordRule';
import {phrases} from '../engine/grammar';
import {MONTH, MONTHS, WEEKDAY} from './calendar';

const moment = rulesAbout('facts', {
  severity: 'warning',
  deniedPasses: false,
  voices: ['page', 'facts'],
  questionPasses: true,
});

/** Sentences that are true for some days only. */
const passing: readonly WordRule[] = [
  moment(
    'moment',
    [
      'last|this|next|coming|past week|month|weekend|spring|summer|fall|winter|year|quarter .. WE|the .. close*|open*|move*|got|get|start*|have|host*|offer*|are|is|will',
      'WE|office|dr|she|he ... last|this|next|coming week|month|weekend|spring|summer|fall|winter|quarter',
      'in|within a|two|three|the few|couple|next .. days|weeks|months ... WE|open*|move*|start*|launch*|begin*|welcome*',
      'open*|move*|launch*|join*|arriv* .. in|within a|two|three|the few|couple|next .. days|weeks|months',
      'dr|she|he|our|we|who is|are .. right_now|currently|at_the_moment|for_now|until_further|temporarily',
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
        MONTHS.filter((month) => month !== 'May')
          .join('|')
          .toLowerCase(),
        'last resort|time|name|minute|longer|years_or',
        'this page|form|list|site|website|notice|policy|statement',
        'currently take|have|taking|wear|pregnant|smoke|using',
      ),
    },
  ),
];

/** Days that only the day of writing knows. */
const TIME = String.raw`${WEEKDAY}|week(?:end)?|month|quarter|spring|summer|fall|autumn|winter|year|season|${MONTH.replace('May', String.raw`May(?! (?:be|sound|seem|take|help|feel|not|mean|look|happen|also|well|need|have|come|cause|change|hurt)\b)`)}`;

const moments: RuleTable = {
  hint: /this|next|coming|tomorrow|tonight|soon|now\b|just|recent|new\b|current|moment|limited|later|last|yesterday|today|ends?\b|vacation|leave|sick|temporar/i,
  rules: [
    {
      finding: 'facts/moment',
      voices: ['page', 'facts'],
      severity: 'warning',
      pattern: new RegExp(
        [
          String.raw`\b(?:this|next|this coming|the coming|this past) (?:${TIME})\b(?=[^.]*\b(?:we|us|our|office|open|closed?|closing|offer|sale|special|event|join|welcom\w+|starts?|begins?|ends?|host\w*|move|moving|away|off|out|returns?|free|discount|come (?:by|in|and|to)|book|dr\.)\b)`,
          String.raw`\b(?=this |next |the coming )(?<=\b(?:we|us|our|office|open|closed?|closing|offer|sale|special|event|join|welcom\w+|starts?|begins?|ends?|host\w*|move|moving|away|off|out|returns?|free|discount|come|book|until|dr\.)\b[^.]{0,80})\b(?:this|next|this coming|the coming) (?:${TIME})\b`,
          String.raw`\b(?:we|office|dr\. \p{Lu}\p{L}+|she|he|offer|sale|\p{Lu}\p{L}+) (?:is|are|will be|'re|'s) (?:\w+ )?(?:closed|away|out|off|on (?:vacation|leave|maternity leave)|back|out sick|moving|under construction)\b[^.]{0,30}\b(?:today|tomorrow|tonight|this|(?<!\bthe )next|until further notice|for now|right now|at the moment|currently)\b`,
          String.raw`\b(?:today|tomorrow|tonight|yesterday)(?: only|'s (?:offer|special))\b|\b(?:only|ends|starts|closed|open late|begins|free) (?:today|tomorrow|tonight)\b`,
          String.raw`\b(?:ends?|ending|starts?|starting|opens?|opening|coming|arriv\w+|begins?|moving|joins? us|available|back) (?:very )?soon\b|\bcoming soon\b|\bsoon (?:we|our|to (?:open|come|move))\b`,
          String.raw`\b(?:limited[- ]time|for a (?:limited|short) time|until further notice|for the time being|as of (?:today|this writing)|at the time of writing|in the (?:coming|next (?:few|couple of)) (?:days|weeks|months)(?=[^.]*\b(?:we|our|office)\b)|any day now|later this (?:week|month|year|spring|summer|fall|winter))\b`,
          String.raw`\b(?:our|the) (?:new|newest|latest) (?:\p{L}+ ){0,2}?(?:hygienists?|dentists?|team members?|assistants?|doctors?|receptionists?|colleagues?|locations?|office|website|site|hours)\b`,
          String.raw`\b(?:we(?:'ve| have)?|she|he|dr\. \p{Lu}\p{L}+|\p{Lu}\p{L}+|office) (?:has |have )?(?:just|recently) (?:joined|opened|moved|added|bought|got|received|welcomed|started|hired|launched|expanded)\b`,
          String.raw`\bwe(?:'re| are) (?:currently|now|right now) (?:hiring|offering|running|accepting|booking|closed|open|short|full|out of)\b|\b(?:now|currently) (?:hiring|booking)\b`,
        ].join('|'),
        'giu',
      ),
      unless: new RegExp(
        String.raw`\b(?:${WEEKDAY},? ${MONTH} \d{1,2}|${MONTH} \d{1,2}, 20\d\d|(?:she|he|\p{Lu}\p{Ll}+) (?:finished|completed|passed|earned|took|learned)|if (?:you|it|something|your)|your next|next (?:visit|appointment|cleaning|step)|\bhurts? today|each|every|until next time|as soon as|your card|limit\b|you have (?:used|left)|your (?:plan|benefits|maximum|deductible)|records?|benefits?|plan year|deductible|in pain|money is tight|tight this|nest|prescription|rinse|how soon|too soon|sooner|last (?:year's|time))\b`,
        'iu',
      ),
      questionPasses: true,
      what: (found) => `"${found}" will not be so before long.`,
      fix: 'Write the date, put it into promotions.yml or hours.yml, where it ends by itself, or leave it out.',
    },
    ...passing,
  ],
};

/** What holds for some days only says until when. Offers and closures have their days beside them. */
export const checkMoments: Check = (content) => {
  const dated = [practiceFile('promotions'), practiceFile('hours'), practiceFile('labels'), practiceFile('videos')];
  return brokenRules(content, moments).filter(({file, field}) => !dated.includes(file) && field !== 'purpose');
};
