import {phrases} from '../../../language/grammar';
import type {Check} from '../../check';
import {cures} from './cures';
import {risks} from './risks';
import {guarantees} from './guarantees';
import {painless} from './painless';
import {results} from './results';
import {comparisons} from './comparisons';
import {titles} from './titles';
import {successes} from '../successes';
import {superiority} from './superiority';
import {brokenRules, type RuleTable, type WordRule} from '../wordRule';

/*
 * What a dentist must not claim. The sources:
 * - Arizona's dental board: false or misleading advertising is unprofessional conduct, as A.R.S. § 32-1201.01 defines it and
 *   § 32-1263 punishes it; who is called a specialist holds the title of a recognized board.
 * - The Federal Trade Commission: the guides on endorsements (16 CFR 255; 255.2 is on patients' words) and the rule on
 *   reviews (16 CFR 465).
 */

const BOARD = "Arizona's dental board (A.R.S. § 32-1201.01) does not allow it";
const GUIDES = "the FTC's guides on endorsements (16 CFR 255) do not allow it";

/** What somebody gets for doing us a favor. */
const REWARD = String.raw`(?:\$ ?\d+|\b(?:gift ?cards?|gift certificates?|starbucks|amazon|coffee|free \p{L}+|\d+ ?%|discounts?|raffle|drawing|sweepstakes|prizes?|rewards?|bonus|credits?|cash|entry|entered|treats?|movie tickets?|tickets?|swag|perks?|points?|cookies?|toothbrush)\b)`;

const reviewRule = (
  pattern: RegExp,
  what: (found: string) => string,
  fix: string,
  more: Partial<WordRule> = {},
): WordRule => ({
  finding: 'claims/reviews',
  pattern,
  what,
  fix,
  ...more,
});

const OUTSIDE = /\{source\}|\b(?:google|yelp|either site|both sites|their sites?|look us up|healthgrades)\b/i;

/** The errors first: of what is said already, a warning tells nothing new. */
function bySeverity(rules: readonly WordRule[]): WordRule[] {
  const isWarning = ({severity}: WordRule) => severity === 'warning';
  return [...rules.filter((rule) => !isWarning(rule)), ...rules.filter(isWarning)];
}

const claims: RuleTable = {
  given: ["Gilbert's Top Modern Dentist: Emergency & Comprehensive Care"],
  hint: /est\b|buy\b|considered|regarded|known|hailed|unbreak|indestr|maint|foolproof|infall|outl|incident|younger|remember|notice|forget|worry|\bpost\b|star|selfie|yelp|google|else|anywhere|nowhere|no where|nothing|shade|rate\b|days|decade|lifelong|go away|gone|disappear|vanish|past|goodbye|beat|rid\b|fail|break|chip|wrong|unwanted|downside|drawback|disadvantage|downtime|swelling|bruis|bleeding|scar|sensitiv|infection|suits?|works? for|cry|cries|drive past|travel|envy|standard|equal|rival|peer|league|cut above|one of the|sav(?:e|es)\b|repair|restor|solv|catch|detect|find|stop|end|outshin|outperf|outcl|outdo|surpass|exceed|than|smile|rates? us|fix|best|finest|favorite|gentler|anywhere|free|award|top|leading|premier|foremost|greatest|number[- ]one|#|no\.|nr\.|№|rated|award|class|unriv|unmatch|unbeat|unparal|unsurp|star|second to none|est\b|most|voted|better|other|unlike|compar|cheap|lower|beat|only|no one|nobody|pain|hurt|ouch|feel|comfort|guarante|warrant|promis|money|life|forever|permanent|100|hundred|percent|%|success|cure|heal|elimina|revers|get rid|prevent|speciali|pediatric|implantolog|certified|expert|board|orthodont|endodont|periodont|prosthodont|surgeon|side[- ]effect|complication|risk|safe|harmless|danger|review|testimonial|patients|clients|families|miracle|magic|instant|overnight|never|always|every|results|younger|fda|approved|proven|#1/i,
  rules: bySeverity([
    ...superiority,
    ...comparisons,
    ...painless,
    ...guarantees,
    ...cures,
    ...titles,
    ...risks,
    // Reviews
    reviewRule(
      /\b(?:(?:leave|write|post|give|for) (?:us )?(?:a |an |your )?(?:\w+ )?(?:review|rating|testimonial|star)s?|(?:a |your |five-star |5-star |google |yelp )review)\b[^.]{0,80}?\b(?:and (?:get|receive|save|we|win|enter)|to (?:get|receive|win|enter|earn)|gift cards?|(?:\$|\d+ ?%)[^.]{0,12}\boff|discount|free \w+|raffle|drawing|entered|credit|reward|win an?|earn)\b|\b(?:get|receive|earn|win|enjoy|discount|gift cards?|credit|\$\d+(?: off)?|\d+ ?% off|free \w+) [^.]{0,40}?\b(?:for|when you|if you|in exchange for|in return for) (?:a |an |your |you |leav\w+ |writ\w+ |write |leave |post\w* |us |every |each |five-star |5-star )*(?:\w+ )?(?:reviews?|ratings?|stars?|testimonials?)\b/gi,
      (found) => `"${found}" pays for a review, which the FTC forbids (16 CFR 465.4).`,
      'Ask without a reward: "If something went well or badly, we would like to read it."',
    ),
    reviewRule(
      new RegExp(
        String.raw`\b(?:post|leave|write|give|drop|share|rate|put|submit|record|send)\b[^.]{0,40}\b(?:stars?|reviews?|ratings?|testimonials?|google|yelp|facebook|kind words|selfie|before-and-after)\b[^.]{0,60}\b(?:and|to|for|we(?:'ll| will)|you(?:'ll| will)|earns?|gets?|in return|=|then)\b[^.]{0,30}${REWARD}|${REWARD}[^.]{0,60}\b(?:for|when|if|once|after|to (?:anyone|everyone|whoever|patients)|who|in (?:exchange|return))\b[^.]{0,40}\b(?:stars?|reviews?|ratings?|testimonials?|google|yelp|facebook)\b`,
        'giu',
      ),
      (found) => `"${found}" pays for a review, which the FTC forbids (16 CFR 465.4).`,
      'Ask without a reward: "If something went well or badly, we would like to read it."',
    ),
    reviewRule(
      /\b(?:only|just) (?:show|publish|post|share|display|our) (?:\w+ ){0,3}?(?:good|best|positive|five-star|5-star|happy|happiest|glowing)(?: \w+){0,2}\b|\b(?:remove|delete|hide|leave out|take down|filter out|don't (?:show|publish))\w* (?:the |any |all )?(?:bad|negative|critical|unfair|one-star|1-star|poor) (?:reviews?|ratings?|ones)\b|\bwe (?:\w+ )?(?:remove|delete|hide|filter|take down|screen) (?:\w+ )?reviews?\b/gi,
      (found) => `"${found}" says that bad reviews are kept back, which the FTC forbids (16 CFR 465.7).`,
      'Say how the reviews were chosen, such as "This is a selection, and the critical ones are on Google and Yelp."',
      {deniedPasses: false},
    ),
    reviewRule(
      /\b(?:all|every(?: one| single one)?|each) of our (?:\w+ )?(?:patients|clients|families)\b[^.]{0,30}\b(?:love|happy|satisfied|recommend|smil|thrilled|five|5)\w*|\b(?:everyone|everybody|every patient|all our patients|all patients|everyone who comes) (?:\w+ )?(?:loves?|recommends?|agrees?|is happy|are happy|is satisfied|leaves? (?:happy|smiling))\b|\b(?:only|nothing but|100 ?%|all) (?:five|5)[- ]stars?(?: reviews?| ratings?)?\b|\bno bad reviews?\b|\bhundreds of (?:five|5)[- ]star\b|\b(?:thousands|hundreds) of (?:happy|satisfied|delighted) (?:patients|smiles|families)\b/gi,
      (found) => `"${found}" says more than reviews can show, and ${GUIDES}.`,
      'Write "Read what some of our patients say", and let the reviews speak.',
      {deniedPasses: false},
    ),
    reviewRule(
      /\brates? us (?:at )?(?:four|five|[45](?:\.\d)?)(?: out of (?:5|five))?(?: stars?)?\b|\b(?:rated |rating of |average of |have |with |our )?[45]\.\d(?: out of (?:5|five))?(?:[- ]stars?| on (?:google|yelp)| (?:google|yelp))|\b(?:rated|rating of|averages?) (?:5|five|4\.\d)(?: out of (?:5|five))? stars?\b|\b[\d,]+\+? (?:five|5)[- ]star reviews\b/gi,
      (found) => `"${found}" is a rating, which changes from day to day, and ${GUIDES} once it is wrong.`,
      'Write "Read our reviews on Google and Yelp" with a link, where the rating of the day stands.',
    ),
    reviewRule(
      /\b(?:typical|representative|average) (?:results?|of what (?:you|patients))\b|\b(?:your|you) (?:results?|smile|teeth) will (?:look|be) (?:the same|just like|like (?:this|these|hers|his))\b|\bthese are (?:the )?results you (?:will|can) (?:get|expect)\b/gi,
      (found) => `"${found}" lets one patient's result stand for everybody's, and ${GUIDES}.`,
      'Write "Results differ from person to person."',
    ),
    {
      finding: 'claims/proof',
      pattern: phrases(
        'studies|study|research|science|trials|evidence .. show*|prove*|confirm* ... SHARE|NUMBER .. cases|patients|people|times',
        'work|works|effective|successful|succeeds in|for SHARE of',
        'recommended|endorsed|backed|certified|trusted|preferred|accredited|approved .. by .. american|ada|fda|cdc|dentists|harvard|mayo|experts|doctors',
      ),
      severity: 'warning',
      voices: ['page', 'facts'],
      what: (found) => `"${found}" needs a proof that a reader can look up, or ${BOARD}.`,
      fix: 'Name the source with a link, or leave the words out.',
    },
    {
      finding: 'claims/proof',
      pattern:
        /\b(?:fda|ada|doctor|dentist|clinically|scientifically)[- ](?:approved|recommended|proven|endorsed|tested) (?!by\b)(?:\w+ )?(?:dentist|office|practice|treatment|technique|method|whitening|therapy|laser)\b|\b(?:clinically|scientifically) proven\b|\bproven to (?:work|cure|be the|eliminate|reverse|stop|prevent|heal|end)\b|\bkills? (?:100|99(?:\.\d+)?) ?% of\b|\b(?:9|nine) out of (?:10|ten) (?:of our )?(?:dentists|patients)\b/gi,
      severity: 'warning',
      what: (found) => `"${found}" needs a proof that a reader can look up, or ${BOARD}.`,
      fix: 'Name the source with a link, or leave the words out.',
    },
    ...results,
    ...successes,
  ]),
  ofPatients: {
    severity: 'warning',
    fix: 'A patient may think so, and on our site it counts as our own claim (16 CFR 255.1): choose another text, or say why it may stand in exceptions.yml.',
  },
};

/** Claims that the law does not allow a dentist to make. */
export const checkClaims: Check = (content) => brokenRules(content, claims);

/** "All our reviews" while the page of the reviews says that they are a selection (16 CFR 465.7). */
export const checkAllReviews: Check = (content) => {
  const reviews = content.pages.find(({path}) => path === '/reviews');
  const isSelection = reviews?.body.words.some((words) =>
    /\b(?:a selection|selected|we chose|some of (?:our|the) reviews)\b/i.test(words),
  );
  return isSelection ? brokenRules(content, allReviews) : [];
};

const allReviews: RuleTable = {
  hint: /review|testimonial|everything|patients (?:say|said|wrote)/i,
  rules: [
    {
      finding: 'claims/all-reviews',
      pattern:
        /\b(?:all|every one|every single one|each one|the complete list|every) (?:of )?(?:our |the |these |patient |patients' |its )*(?:reviews?|testimonials?)\b|\b(?:unedited|uncensored|complete|full list of) (?:patient )?reviews\b|\beverything (?:that )?(?:our )?(?:patients|people|anyone|anybody) (?:ever )?(?:says?|said|wrote|writes?)\b/gi,
      unless: OUTSIDE,
      voices: ['page', 'facts', 'case'],
      what: (found) =>
        `"${found}" is not so: the page of the reviews says that they are a selection, and the FTC forbids to pretend otherwise (16 CFR 465.7).`,
      fix: 'Write "Read our reviews" or "Read a selection of our reviews".',
    },
  ],
};
