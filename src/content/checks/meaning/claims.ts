import {phrases} from '../../language/grammar';
import type {Check} from '../check';
import {promises} from './promises';
import {standing} from './standing';
import {successes} from './successes';
import {brokenRules, type RuleTable, type WordRule} from './wordRule';

/*
 * What a dentist must not claim. The sources:
 * - Arizona's dental board: false or misleading advertising is unprofessional conduct, as A.R.S. § 32-1201.01 defines it and
 *   § 32-1263 punishes it; who is called a specialist holds the title of a recognized board.
 * - The Federal Trade Commission: the guides on endorsements (16 CFR 255; 255.2 is on patients' words) and the rule on
 *   reviews (16 CFR 465).
 */

const BOARD = "Arizona's dental board (A.R.S. § 32-1201.01) does not allow it";
const GUIDES = "the FTC's guides on endorsements (16 CFR 255) do not allow it";

/** Words for us. */
const US =
  '(?:dentists?|dentistry|dental (?:office|practice|clinic|team|group|center|experts?|professionals|services|provider)s?|practices?|offices?|clinics?|hygienists?|orthodontists?|doctors?|team|staff|providers?|names? in (?:dentistry|dental care))';

/** What we make. */
const WORK =
  '(?:implants?|veneers?|crowns?|bridges?|smiles?|smile makeovers?|whitening|dentures?|aligners?|fillings?|root canals?|dental care|dental work|oral care)';

/** Up to three words between an adjective and its noun. */
const GAP = String.raw`(?:(?!of\b|for\b|to\b|the\b|a\b|an\b|in\b|on\b|at\b|with\b|and\b|or\b|is\b|are\b|your\b|our\b|as\b|by\b|time\b|way\b|that\b)[\p{L}'-]+,? ){0,3}?`;

const PLACE =
  '(?:gilbert|arizona|az|phoenix|chandler|mesa|tempe|queen creek|scottsdale|(?:the )?(?:east |whole |entire )?valley|town|the (?:city|state|area|region|neighborhood|southwest|country|nation|world|business)|america)';

const BEST = String.raw`(?:favorite|best|finest|top(?!-up)(?:[- ](?:rated|notch|ranked|quality|tier))?|leading|premier|foremost|greatest|number[- ]one|(?:#|no\. ?|nr\. ?|№ ?)1|highest[- ](?:rated|quality)|best[- ]rated|award-winning|world[- ]class|unrivall?ed|unmatched|unbeatable|unparalleled|unsurpassed|five[- ]star|5[- ]star|gentlest|friendliest|kindest|safest|fastest|cheapest|nicest|most (?:trusted|experienced|advanced|skilled|skillful|popular|qualified|respected|recommended|reviewed|caring|gentle|affordable|successful|comfortable|loved|talented|awarded|knowledgeable|reliable|thorough|honest|modern|innovative))`;

/** Illnesses, which treatment does not cure by a promise. */
const ILLNESS =
  '(?:gum disease|periodontitis|gingivitis|periodontal disease|decay|cavities|cavity|bad breath|halitosis|snoring|sleep apnea|apnea|tmj|tmd|jaw pain|bruxism|grinding|migraines?|headaches?|sensitivity|diabetes|infections?|oral cancer|anxiety|dental fear|tooth loss|toothache|disease)';

const TREATMENT =
  '(?:dentist(?:ry)?|treatments?|procedures?|visits?|appointments?|injections?|shots?|needles?|implants?|root canals?|extractions?|fillings?|whitening|cleanings?|surgery|crowns?|veneers?|bridges?|sedation|wisdom teeth|tooth removal|care|experience|it|you|anesthesia|drilling|laser)';

/** What somebody gets for doing us a favor. */
const REWARD = String.raw`(?:\$ ?\d+|\b(?:gift ?cards?|gift certificates?|starbucks|amazon|coffee|free \p{L}+|\d+ ?%|discounts?|raffle|drawing|sweepstakes|prizes?|rewards?|bonus|credits?|cash|entry|entered|treats?|movie tickets?|tickets?|swag|perks?|points?|cookies?|toothbrush)\b)`;

const painless = (pattern: RegExp, unless?: RegExp): WordRule => ({
  finding: 'claims/painless',
  needs: /pain|discomfort|hurt|ouch|feel|remember|notice|comfortable/i,
  pattern,
  unless,
  questionPasses: true,
  voices: ['page', 'facts', 'patient', 'case'],
  what: (found) => `"${found}" promises that nothing hurts, and ${BOARD}.`,
  fix: 'Say what you do, such as "We numb the tooth first, and stop when you raise a hand."',
});

const superiority = (pattern: string, more: Partial<WordRule> = {}): WordRule => ({
  finding: 'claims/best',
  pattern: new RegExp(pattern, 'giu'),
  what: (found) => `"${found}" places us above others, which nobody can prove, and ${BOARD}.`,
  fix: 'Say what is so and can be checked, such as "a practice in Gilbert that takes time for you".',
  ...more,
});

const guarantee = (pattern: RegExp, more: Partial<WordRule> = {}): WordRule => ({
  finding: 'claims/guarantee',
  pattern,
  what: (found) => `"${found}" promises a result, and ${BOARD}.`,
  fix: 'Say what is usual and that it can differ, such as "Most crowns last many years with good care."',
  ...more,
});

const riskFree = (pattern: RegExp, more: Partial<WordRule> = {}): WordRule => ({
  finding: 'claims/risk-free',
  needs:
    /risk|effect|complication|danger|safe|harm|wrong|downside|drawback|disadvantage|downtime|recovery|swelling|bruis|bleed|scar|sore|sensitiv|gag|infection|failure|reject|numb|pain|discomfort|cry|cries|afraid|panic|complain|suit|works|right|fits/i,
  pattern,
  questionPasses: true,
  what: (found) => `"${found}" says that nothing can go wrong, and ${BOARD}.`,
  fix: 'Name the risks, or write "We go through the risks and side effects with you before you decide."',
  ...more,
});

const comparison = (pattern: RegExp, more: Partial<WordRule> = {}): WordRule => ({
  finding: 'claims/comparison',
  pattern,
  deniedPasses: false,
  what: (found) => `"${found}" compares us with other offices without proof, and ${BOARD}.`,
  fix: 'Say what we do, such as "You get the price in writing before treatment starts."',
  ...more,
});

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

const claims: RuleTable = {
  given: ["Gilbert's Top Modern Dentist: Emergency & Comprehensive Care"],
  hint: /est\b|buy\b|considered|regarded|known|hailed|unbreak|indestr|maint|foolproof|infall|outl|incident|younger|remember|notice|forget|worry|\bpost\b|star|selfie|yelp|google|else|anywhere|nowhere|no where|nothing|shade|rate\b|days|decade|lifelong|go away|gone|disappear|vanish|past|goodbye|beat|rid\b|fail|break|chip|wrong|unwanted|downside|drawback|disadvantage|downtime|swelling|bruis|bleeding|scar|sensitiv|infection|suits?|works? for|cry|cries|drive past|travel|envy|standard|equal|rival|peer|league|cut above|one of the|sav(?:e|es)\b|repair|restor|solv|catch|detect|find|stop|end|outshin|outperf|outcl|outdo|surpass|exceed|than|smile|rates? us|fix|best|finest|favorite|gentler|anywhere|free|award|top|leading|premier|foremost|greatest|number[- ]one|#|no\.|nr\.|№|rated|award|class|unriv|unmatch|unbeat|unparal|unsurp|star|second to none|est\b|most|voted|better|other|unlike|compar|cheap|lower|beat|only|no one|nobody|pain|hurt|ouch|feel|comfort|guarante|warrant|promis|money|life|forever|permanent|100|hundred|percent|%|success|cure|heal|elimina|revers|get rid|prevent|speciali|pediatric|implantolog|certified|expert|board|orthodont|endodont|periodont|prosthodont|surgeon|side[- ]effect|complication|risk|safe|harmless|danger|review|testimonial|patients|clients|families|miracle|magic|instant|overnight|never|always|every|results|younger|fda|approved|proven|#1/i,
  rules: [
    // Better than others
    superiority(
      String.raw`\b${BEST} (?!practices\b)${GAP}${US}\b(?! (?:for|to) (?:you|me|your|them|somebody|a child)\b)`,
      {
        unless:
          /\b(?:find|choos|pick|look(?:ing)? for|which)\w* (?:a |the )?(?:best|right)\b[^.]*\bfor you\b|five[- ]star (?:hotel|review)/i,
      },
    ),
    superiority(String.raw`(?<=\W)#1 ${GAP}${US}\b|(?<=^)#1 ${GAP}${US}\b`),
    superiority(
      String.raw`\b${PLACE}'s (?:very )?${BEST}(?= ${GAP}(?:${US}|${WORK})\b)|\b${PLACE}'s (?:#1|number[- ]one|no\. 1|favorite|top-rated)(?! (?:rule|cause|reason|question|park|team sport))`,
    ),
    superiority(
      String.raw`\b${BEST} (?:${GAP}(?:${US}|${WORK}|care|prices?|results|experience|technology|value|service|dental [\p{L}]+|sedation|emergency care) )?(?:in|around|of) ${PLACE}\b`,
      {
        unless:
          /\b(?:tacos?|coffee|parks?|trails?|restaurants?|hikes?|sunsets?|food|bakery|pizza|view|views|markets?|school|burritos?|ice cream|time|weather)\b/i,
      },
    ),
    superiority(
      String.raw`\b(?:we|our [\p{L}-]+(?: [\p{L}-]+)?|dr\. [\p{L}-]+(?: [\p{L}-]+)?|she|he|they|copper finch(?: dental)?|nobody else)(?:'re|'s| is| are| has been| remains?| have been)(?: \p{L}+){0,2}? (?:the (?:very )?(?:best|finest|greatest)(?=[.!,;]|$| (?:in|at|around|you|there|of)\b)|number one|#1|no\. 1|second to none|unmatched|unrivall?ed|unbeatable|without equal|world-class|the gold standard|top-rated)`,
      {unless: /\bbest (?:in|at) (?:the )?(?:morning|afternoon|evening|small|short)/i},
    ),
    superiority(
      String.raw`\bvoted (?:the |as |gilbert's )?(?:best|#1|number one|no\. 1|top|favorite)\b|\baward-winning\b|\bbest of (?:gilbert|arizona|phoenix|the (?:east )?valley|mesa|chandler)\b|\bbest-in-class\b|\btop dentists?\b|\bsecond to none\b|\bsuperior (?:results|quality|care|dentistry|service|to)\b|\bmarket leader\b|\bindustry[- ]leading\b`,
      {unless: /\bbest in show\b|\b(?:fairs?|festival|contest|cook-?off|league|band|honey|pie|chili)\b/i},
    ),
    superiority(
      String.raw`\b(?:provid|offer|giv|deliver|get|receiv|deserv|expect)\w* (?:you |our patients |your family |patients |families |nothing (?:less than|but) )?(?:only )?the (?:very )?(?:best|finest|highest quality) (?:\p{L}+ ){0,2}(?:care|dentistry|treatment|results|service|work)\b`,
      {unless: /\bbest (?:care|treatment) for (?:your|that|each|every|this)\b/i},
    ),
    superiority(
      String.raw`\b(?:the|our) (?!low|cheap|near|lat|earl|honest|inter|for|req|small|long|young|old|clos|next|larg|short|full|great outdoors)\p{L}{3,}est (?:\p{L}+ ){0,3}?(?:in|around|of) ${PLACE}\b|\b(?:the )?(?:best|finest|\p{L}{4,}est|most \p{L}+) (?:\p{L}+ ){0,2}?(?:that )?money can buy\b|\b(?:considered|regarded|known|recognized|hailed|named|voted|rated|ranked)(?: \p{L}+){0,2}? (?:as )?(?:one of )?(?:the|a|our) (?:\p{L}+'s )?(?:leading|best|top|foremost|finest|greatest|number one|premier)\b|\bleading (?:mind|expert|authority|voice|name)s?\b|\bskip the rest\b|\bwould(?:n't| not) go anywhere else\b`,
      {
        unless:
          /\b(?:tacos?|coffee|parks?|trails?|restaurants?|hikes?|sunsets?|food|pizza|views?|school|time|weather|hottest|warmest|coldest|driest)\b/i,
      },
    ),
    comparison(
      /\b(?:no one|nobody|no other|none)(?: else)?(?: (?:dentist|office|practice|one))?(?: in (?:gilbert|town|arizona|the valley))? (?:does it|does|is|are|gives|offers|has|can match|comes close|matches|makes|beats|tops|undercuts)[^.]{0,30}?\b(?:better|like us|like we do|gentler|closer|our (?:prices?|quality|care)|more)\b|\b(?:can't|cannot|won't|will not|never) find (?:a |an )?(?:better|gentler|cheaper|friendlier|kinder|safer|nicer|more \w+)\b[^.]{0,30}|\b(?:can't|cannot|won't|don't|will not) (?:get|find|have|see)(?: \w+)? (?:anywhere|somewhere) else\b|\btired of (?:other |your |rude |rough )?(?:dentists?|offices?)\b|\bour (?:prices?|fees?|quality|care|team|results?)(?: \w+)? (?:beats?|tops?|outshines?|surpass\w*)\b[^.,;]{0,30}/gi,
    ),
    comparison(
      /\b(?:better|gentler|cheaper|faster|safer|friendlier|kinder|lower|more \w+|less \w+)(?: \w+){0,3} than (?:(?:the |any |all |most |many |your )?(?:other|others|average|competitors?|competition|rest|big chains?|chains?|corporate \w+|chain \w+|(?:last|old|former|previous)(?= (?:dentist|office|practice|clinic)))|anyone|anybody|at other|elsewhere|any (?:dentist|office|practice))\b[^.,;]{0,30}/gi,
      {
        unless:
          /\b(?:other (?:teeth|side|tooth|materials?|crowns?|fillings?|metals?|people|patients|children|adults|days|foods|treatments?|methods?|things|hand|one|ones|brushes)|average (?:adult|person|tooth))\b/i,
      },
    ),
    comparison(
      /\b(?:unlike|compared (?:to|with)) (?:(?:the |most |many |all |some )?(?:other|competing|corporate|chain|big|average|old-fashioned) )(?:\w+ )?(?:dentists?|offices?|practices?|clinics?|chains?|providers?|places|competitors?)\b|\b(?:other|most|corporate|chain) (?:dentists?|dental offices?|offices?|practices?|clinics?|chains) (?:don't|do not|won't|will not|can't|rush|charge|push|skip|use old|still use|overcharge|make you|only|never|just|will (?:rush|charge|push))\b[^.,;]{0,30}/gi,
    ),
    comparison(
      /\b(?:the only|only) (?:\p{L}+ ){0,3}?(?:dentists?|dental (?:office|practice|clinic)|office|practice|clinic) (?:in|around|that|who|to)\b|\b(?:we|we'll|will) (?:\w+ )?(?:beat|match) (?:any|every|all) (?:\w+ )?(?:price|offer|quote|estimate|competitor)s?\b|\b(?:lowest|cheapest|unbeatable)[- ](?:\w+ )?(?:price[sd]?|fees?|rates?)\b|\bsave (?:up to )?\d+ ?% (?:compared|versus|over) [^.,;]{0,30}/giu,
      {deniedPasses: true, unless: /\bonly (?:\w+ )?dentist (?:who|that) (?:can|should|may)\b/i},
    ),
    comparison(
      /\b(?:out(?:shine|perform|class|do)|surpass|beat|exceed)(?:e?s|ing)? (?:every|all|any|other|most|our)(?: \w+){0,3} (?:dentists?|offices?|practices?|clinics?|competitors?|competition)\b/gi,
    ),
    comparison(
      /\b(?:[Bb]etter|[Gg]entler|[Cc]heaper|[Ff]aster|[Ss]afer|[Ff]riendlier|[Kk]inder|[Ll]ower|(?:[Mm]ore|[Ll]ess) \w+)(?: \w+){0,3} than (?:at )?(?:(?:\p{Lu}[\p{L}&'-]+ ){1,3}(?:Dental|Dentistry|Dentists?|Smiles?|Orthodontics)\b|(?:the|your|that|any) (?:\w+ )?(?:offices?|practices?|clinics?|chains?|dentists?) (?:next|down|across|nearby|around|in town))/gu,
    ),
    comparison(
      /\b(?:nobody|no one|no ?where|none|no other \p{L}+|few|hardly (?:anyone|anybody)|no (?:dentist|office|practice|clinic|doctor|hygienist))(?: else)?(?: (?:in|around|near|within|on this side of) (?:the )?\p{Lu}?\p{L}+(?: \p{L}+)?)? (?:owns|has|offers|uses|can (?:do|offer|match|say|give|make|place|beat)|does|knows|makes|will (?:you )?(?:find|get|see|meet|treat)|gets|gives|treats|cares|spends|do (?:you|we) (?:find|get))\b[^.,;]{0,40}\b(?:one|this|it|that|such|more|better|\p{L}+er|as \p{L}+|like|so|what we|the way|skill\w*|experience\w*)\b|\b(?:nobody|no one) else (?:in|around|near) \p{L}+(?: \p{L}+)?\b|\b(?:our \p{L}+|we|she|he|dr\. \p{L}+) (?:has|have|is|are)? ?(?:no (?:equal|match|rival|peer|competition)s?|rivals? none|without (?:equal|peer|rival)|in a (?:class|league) of (?:our|its|her|his|their) own|head and shoulders above|a cut above|ahead of (?:everyone|everybody|the rest|all others)|unequaled|unequalled|peerless|unsurpassed|unparalleled|incomparable)\b|\b(?:envy of|gold standard (?:in|of|for)|set(?:s)? the standard|the (?:standard|name) (?:others|other dentists))\b|\b(?:other|where other|even other) dentists (?:go|come|send (?:their|us)|trust|choose|turn)\b[^.,;]{0,30}|\b(?:the|a) (?:dentist|practice|office|place|one)(?: that)? (?:other )?(?:dentists|doctors|celebrities|everybody|everyone) (?:go(?:es)?|trusts?|chooses?|comes?|recommends?|turns?)\b[^.,;]{0,30}|\bone of (?:the|only) (?:top|only|few|first|\p{L}+) (?:\p{L}+ )?(?:dentists|practices|offices|clinics) (?:in|who|that|of)\b[^.,;]{0,30}|\b(?:drive|travel|fly|come) (?:past|by) (?:\p{L}+ ){0,3}?(?:offices?|dentists?|practices?)\b[^.,;]{0,30}/giu,
      {
        unless:
          /\b(?:(?:nobody|no one) has (?:shown|proven|proved|found|said)|nobody else (?:will|can|sees|hears)|no one else (?:will|can) see|one of the (?:dentists|first people)|treats? you worse)\b/i,
      },
    ),
    comparison(
      /\b(?:other|another|others|most|many|some|cheap|discount|corporate|chain|big-box|your (?:last|old|previous|former)|elsewhere,?|anywhere else|abroad|down the (?:road|street)|next door)(?: \p{L}+)?(?: (?:dentists?|offices?|practices?|clinics?|places?|colleagues?|doctors?|providers?|labs?|chains?))?(?: (?:in \p{L}+|who|that|will|would|may|might|often|usually|still|just|simply|are|is|were|get|gets|have|has))* (?:too (?:quick|fast|hasty|eager|busy|expensive|rough|lazy)|careless|sloppy|rough|greedy|outdated|old-fashioned|dirty|wrong|botch\w*|ruin\w*|rush\w*|push\w*|pressur\w*|hid(?:e|es|den)\b|overcharg\w*|cut corners|get it wrong|sell (?:you|things)|pull (?:it|them|teeth|your)|miss(?:es)? (?:it|things|what)|butcher\w*|talk(?:s)? you into|drill first|don't bother|do not bother|won't tell|will not tell|never tell|be cut|you would be|would have|you'd be|you get)\b[^.,;]{0,30}/giu,
      {
        unless:
          /\b(?:other|another|most|many|some|others) (?:\p{L}+ )?(?:teeth|tooth|people|patients?|children|adults|foods?|medicines?|plans?|insurers?|insurance|crowns?|fillings?|materials?|treatments?|kinds?|types?|cases?|days?|visits?|times?|brands?|toothpastes?|diseases?|illnesses|antibiotics|websites?)\b/iu,
      },
    ),
    // Pain
    painless(
      /\b(?:painless(?:ly)?|pain[- ]free|ouchless|ouch-free|zero pain|completely comfortable|100 ?% comfortable)\b/gi,
      /\b(?:(?:gum disease|decay|cavit(?:y|ies)|cracks?|infections?|abscess(?:es)?|cancers?|sores?|lumps?|patch(?:es)?|problems?|symptoms?|swelling|bleeding|stages?|disease|early on|often|usually|at first|x-rays?|scans?|photos?|exam)\b[^.]{0,60}\bpainless|painless (?:lumps?|sores?|swelling|patch(?:es)?|at first|for (?:years|months|a long))|\bpromis\w+ (?:you )?[^.]{0,30}painless[^.]{0,30}\b(?:too much|more than|lies?|wrong)\b|(?:until|once|when|if|stay|keep|become|get|are|be|were|was)\b[^.]{0,20}\bpain-free|until [^.]{0,30}pain[- ]free)/i,
    ),
    painless(
      new RegExp(
        String.raw`\b(?:no|without(?: any)?|zero|free of) (?:pain|discomfort|hurting|needle pain)\b(?=[^.]*\b${TREATMENT}\b)|(?<=\b${TREATMENT}\b[^.]{0,60})\b(?:no|without(?: any)?|zero) (?:pain|discomfort)\b(?! (?:killers?|relievers?|medicine|medication))`,
        'gi',
      ),
      /\b(?:if|when|whether|even|had|(?:you|they|i|who|may) have|(?:people|patients|adults|children|some|many) (?:have|feel)|having|was|were|feel|felt|often|usually|may|can|first|until|eat|chew|bite|drink|sleep|gum disease|decay|cavit|signs?|symptoms?|warning|there (?:is|was))\b/i,
    ),
    painless(
      /\b(?:(?:it|that|this|treatment|cleanings?|fillings?|root canals?|implants?|extractions?|injections?|shots?|whitening|nothing|procedure|visit) (?:(?:does not|doesn't|do not|don't|won't|will not|will never|never) (?:even )?hurts?|hurts? at all)|you (?:will not|won't|will never|never) feel (?:a thing|anything|any pain|the (?:needle|injection|drill|shot)|it at all)|you(?:'ll| will) feel (?:nothing|no pain|zero pain)|won't feel a thing|never hurts?|(?:nobody|no one) (?:ever )?feels? (?:it|a thing|anything))\b/gi,
      /\b(?:even if|whether|wait until|just because|may|might|should|usually|early|disease|decay|cavit|often|if it|when it|that does(?:n't| not) hurt|tooth (?:that )?does|gums?)\b/i,
    ),
    painless(
      /\byou (?:will|'ll) (?:not|never) (?:\p{L}+,? (?:or |and )?){0,3}?(?:feel|remember|notice)(?:,? (?:\p{L}+,? )?(?:or|and) \p{L}+)? (?:a thing|anything|any of it)\b|\byou won't (?:\p{L}+,? (?:or |and )?){0,3}?(?:feel|remember) (?:a thing|anything)\b/giu,
    ),
    painless(/\b(?:makes?|lets?|so|and|will|that) (?:\w+ )?you (?:will )?feel (?:no pain|nothing)\b/gi),
    // Promised results
    guarantee(
      /\b(?:we |fully |100 ?% |satisfaction |results? |lifetime |is |are |comes? with (?:a |our )?)?(?:guarantee[ds]?|guaranteeing|money[- ]back)\b/gi,
      {
        unless:
          /\b(?:if (?:any|some)(?:body|one)|(?:any|some)(?:body|one) who|(?:who(?:ever)?|that) (?:guarantee|promise)s?\b[^.]* (?:too much|more than|cannot)|beware|be wary|no guarantee|not a guarantee|payment|insurance|coverage|guarantees? (?:of )?(?:payment|approval|coverage|the time)|is anything guaranteed)\b/i,
        deniedPasses: true,
        questionPasses: true,
      },
    ),
    guarantee(
      /\b(?:lifetime|life-long|lifelong|\d+[- ]years?|five-year|ten-year|full|unlimited) warrant(?:y|ies)\b|\bwe (?:also |always |even |fully )?(?:warrant|promise (?:you )?(?:a|that|results|perfect|your))\b/gi,
      {unless: /\bmanufacturer|warrant(?:y|ies) about the website/i},
    ),
    guarantee(
      /\b(?:lasts?|will last|last you|hold|holds|keep|keeps|stays?|good) (?:\w+ ){0,2}?(?:a lifetime|forever|for life|for good|your whole life|for the rest of your life|permanently)\b|\bresults? (?:is|are|will be) (?:permanent|forever|perfect|instant)\b|\bor it(?:'s| is) (?:free|on us)\b|\b(?:get|give|have) (?:you )?(?:your|all your) money back\b|\b(?:permanent|everlasting|lifelong|eternal) (?:results?|whitening|whiteness|solution|fix|smile|cure|relief|white)\b|\bnever (?:need|have|worry|lose|get)(?: \w+){0,4} (?:again|cavit(?:y|ies)|dentist|another)\b/gi,
      {deniedPasses: true, unless: /\b(?:stain|scar|damage|loss|lost|bone|gum does|retainer|may|might|fear)\b/i},
    ),
    guarantee(
      /\b(?:100|one hundred|a hundred) ?(?:%|percent)(?: \w+)? (?:success\w*|safe|satisf\w+|effective\w*|natural|natural-looking|comfort\w*|results?|happy|cure\w*|painless|healed|risk-free|success rate|free of (?:pain|cavities|risk)|of (?:our |the )?(?:patients|people|cases|clients|implants|treatments|time))\b|\b(?:success|satisfaction|survival|cure) rate of (?:over |nearly |almost |about )?\d{2,3}(?:\.\d+)? ?(?:%|percent)|\b\d{2,3}(?:\.\d+)? ?(?:%|percent) (?:success|satisfaction|cure|survival)(?: rate)?\b/gi,
      {deniedPasses: false},
    ),
    guarantee(
      /\b(?:always|every time|every (?:single )?(?:patient|case|implant|crown|treatment)) (?:works?|succeeds?|heals?|loves?|leaves?|looks? perfect|goes? perfectly|is (?:a success|successful|happy|satisfied|thrilled))\b|\bnever fails?\b|\b(?:works?|safe|right|perfect|suitable) for (?:everyone|everybody|every (?:patient|mouth|body|one))\b|\bsuits everyone\b/gi,
    ),
    guarantee(
      /\b(?:perfect|flawless|dream|movie[- ]star|hollywood|instant|immediate|amazing|stunning|dramatic) results?\b|\b(?:you|you'll) (?:will )?look (?:\w+ )?(?:\d+|ten|five|fifteen|twenty|years) (?:years )?younger\b|\bmiracle\b|\b(?:overnight|instantly|in minutes) (?:whit\w+|straight\w*|perfect)\b|\b(?:whiter|straight(?:er)?|perfect|new) (?:teeth|smile) (?:overnight|in (?:one day|minutes|an hour|a day))\b/gi,
      {severity: 'warning', what: (found) => `"${found}" promises a result that not everybody has, and ${BOARD}.`},
    ),
    guarantee(
      /\b(?:smiles?|teeth|results?|shades?|whiter|lighter|straighter|brighter|success\w*|heal\w*|works?)\b[^.?!]{0,50}?\b(?:every (?:single )?time|in every (?:single )?case|without (?:fail|exception)|no matter what|for every (?:patient|mouth|smile))\b|\b(?:walk out|leave|go home|end up) with (?:a |the )?(?:\w+ )?(?:perfect|flawless|dream|ideal|hollywood)\b[^.,;]{0,20}/gi,
    ),
    guarantee(
      /\b(?:we|she|he|they|dr\. \p{L}+|our \p{L}+|it|this|that|treatment|implants?|crowns?|sedation|the (?:laser|trays?|scanner))(?: (?:can|will|always|do|does|'ll))* (?:saves?|fix(?:es)?|repairs?|restores?|solves?|heals?|rescues?|cures?|removes?|whitens?|straightens?|closes?|stops?|ends?|relieves?|eliminates?|prevents?|catch(?:es)?|finds?|detects?) (?:every(?: single)?|all|any|each(?: and every)?) (?:\p{L}+[ -]){0,3}?(?:tooth|teeth|smiles?|cavit(?:y|ies)|problems?|pain|infections?|cancers?|stains?|gaps?|cases?|decay|emergenc\w+|toothaches?|bites?|jaws?|snor\w+|patients?|disease)\b|\bevery (?:\p{L}+[ -]){0,3}?(?:tooth|smile|implant|crown|case|stain|gap|cavity) (?:that reaches us |we place |we treat |here )?(?:can be|is|will be|gets) (?:saved|fixed|repaired|restored|healed|a success|successful|closed|whitened|found|perfect)\b|\b(?:keeps?|saves?) your (?:teeth|tooth),? (?:always|every time|for good|no matter)\b[^.,;]{0,20}|\b(?:always|never) (?:succeeds?|works?|fails?|breaks?|chips?|falls? out|comes? (?:out|off|loose|back)|wears? (?:out|down)|decays?|needs? (?:replacing|repair|to be)|cracks?|stains?|infected|reject\w*|los(?:e|es|t) (?:a|an) (?:implant|tooth|crown|patient))\b|\b(?:cannot|can't|could never|won't|will not|will never|does not|doesn't|do not|don't|is not going to) (?:ever )?(?:fail|go wrong|break|chip|fall out|come loose|wear out|decay|be rejected|get infected)\b/giu,
      {
        deniedPasses: false,
        unless:
          /\b(?:no (?:dentist|implant|crown|filling|treatment|material|one|method)|nobody|not (?:every|all|always|any)|cannot (?:save|fix|promise|always)|can't (?:save|fix|promise|always)|may|might|sometimes|if |whether|so that|to help|less likely|implants? (?:do not|don't|cannot|can't) (?:decay|get)|porcelain (?:does not|doesn't|cannot)|does not (?:decay|stain|come back)|once|enamel|bone|retainer|before|trying to|try to|who|when|until|unless|food)\b/i,
      },
    ),
    guarantee(
      /\b(?:(?:teeth|smile|it|they|you|enamel|results?|shades?)\b[^.]{0,40}\b(?:at least|up to|as many as|a full|no fewer than|\d+ or more|exactly)? ?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:full )?shades (?:whiter|lighter|brighter)|(?:\d+|ninety|ninety-\p{L}+)(?:\.\d+)? ?(?:%|percent) (?:success\w*|of (?:our|the|all) (?:implants?|patients?|cases?|crowns?|treatments?))|(?:success|survival|satisfaction|approval) rate(?:s)? (?:of|is|are|above|over|near)? ?(?:\w+ )?(?:\d|ninety|one hundred|a hundred)[^.,;]{0,15}|(?:stays?|stands?|is|are|will be|lasts?|with you|yours?|sits?) (?:\p{L}+ ){0,2}?(?:to the end of your days|until you die|as long as you live|all your life|your entire life|for (?:the )?(?:rest of your days|decades to come)|for all time|till death|for ever\b|a lifetime|to the grave)|(?:a |the )?(?:permanent|final|lasting|definitive|once-and-for-all|lifelong|forever) (?:answer|fix|end|solution|cure|replacement|remedy|result|smile|change)\b|(?:once and for all|last time you(?:'ll| will) (?:ever )?(?:need|have|think|see)))/giu,
      {
        severity: 'warning',
        unless:
          /\b(?:no |not |never |nothing|may|might|temporary|until the (?:final|permanent)|permanent (?:crown|bridge|filling|teeth|tooth|retainer|cement)|about|studies|according|replaces the)\b/i,
      },
    ),
    guarantee(
      /\b(?:unbreakable|indestructible|maintenance-free|foolproof|fool-proof|fail-?safe|bulletproof|infallible|everlasting|never-fail\w*)\b|\b(?:outlive|outlast) you\b|\b(?:there has|we have|has) never been (?:a |one |any )?(?:single )?(?:incident|complication|problem|complaint|failure|infection)\b|\bnot (?:one|a single) (?:incident|complication|problem|complaint|failure|patient unhappy)\b|\blook(?:s|ing)? (?:\w+ )?(?:\d+|ten|five|fifteen|twenty) years younger\b/gi,
      {
        deniedPasses: false,
        unless: /\b(?:no (?:material|crown|tooth)|nothing is|not unbreakable|is never|are never)\b/i,
      },
    ),
    // Cures
    {
      finding: 'claims/cure',
      needs:
        /cure|curing|eliminat|revers|heal|eradicat|wip|stop|end|fix|prevent|banish|eras|rid\b|goodbye|no more|gone|over\b|history|past|solved|beat|defeat|disappear|vanish|away|return|come|mak|send|leav|put|forget|worry|conquer|free|done|undo|turn/i,
      pattern: new RegExp(
        String.raw`\bcur(?:e[sd]?|ing)(?: for| of)? (?:\p{L}+ ){0,3}?${ILLNESS}\b|\b${ILLNESS} (?:is |are |can be |will be )?(?:completely |fully |permanently )?cured\b|\b(?:a|the|complete|total|permanent|real) cure\b|\b(?:eliminat|revers|heal|eradicat|wip|stop|end|fix|prevent|banish|eras)\w* (?:out )?(?:\p{L}+ ){0,3}?${ILLNESS} ?(?:completely|forever|permanently|for good|for life|100 ?%|entirely|once and for all)|\b(?:completely|permanently|totally|forever) (?:eliminat|revers|heal|eradicat|end|stop|prevent|cur)\w* (?:\p{L}+ ){0,3}?${ILLNESS}|\bget rid of ${ILLNESS} (?:forever|for good|permanently|for life)|\b(?:say goodbye to|no more|end to) ${ILLNESS} (?:forever|for good)|\bheals? (?:\p{L}+ ){0,2}?(?:cavit(?:y|ies)|decay)\b|\bcures? (?:snoring|everything|it|any|all|you)\b`,
        'giu',
      ),
      unless:
        /\b(?:light|lamp|resin|composite|blue light|filling|gel) (?:that |which )?cur|cured? (?:with|under|by) (?:a )?(?:blue |bright |curing )?(?:light|lamp)|\bno (?:known )?cure\b|cure (?:the|this|each) (?:resin|composite|filling|material|layer|adhesive)/i,
      questionPasses: true,
      what: (found) => `"${found}" promises a cure, and ${BOARD}.`,
      fix: 'Say what treatment can do, such as "Treatment can stop gum disease from getting worse, and we watch it with you."',
    },
    {
      finding: 'claims/cure',
      needs:
        /cure|curing|eliminat|revers|heal|eradicat|wip|stop|end|fix|prevent|banish|eras|rid\b|goodbye|no more|gone|over\b|history|past|solved|beat|defeat|disappear|vanish|away|return|come|mak|send|leav|put|forget|worry|conquer|free|done|undo|turn/i,
      pattern: new RegExp(
        String.raw`\b(?:mak\w+|send\w*|leav\w+|put\w*) (?:\p{L}+ ){0,3}?${ILLNESS} (?:\p{L}+ )?(?:go away|disappear|vanish|a thing of the past|history|packing|behind you|for good)\b|\b${ILLNESS}(?: \p{L}+){0,3}? (?:disappears?|vanish(?:es)?|goes away|is (?:gone|over|history|a thing of the past|solved|beaten|defeated)|are (?:gone|over|history|a thing of the past)|never (?:comes? back|returns?)|will (?:be gone|go away|disappear|not (?:come back|return)|never (?:come back|return)))\b|\b(?:forget(?: all)? about|never (?:again )?worry about|defeat|beat|conquer|erase|wipe out|put an end to|free(?:s|d)? you (?:of|from)|rid(?:s)? you of|done with|goodbye to|no more|end(?:s|ed)?|undo(?:es)?|turn(?:s|ed)? (?:back|around)) (?:\p{L}+ ){0,2}?${ILLNESS}\b(?! (?:getting|from|early|treatment|in))`,
        'giu',
      ),
      unless:
        /\b(?:does not|doesn't|do not|don't|cannot|can't|never goes|won't|will not go|even if|may|might|if (?:the|your|it)|helps?|keeps?|whether|how to|does .* go away\?)\b/i,
      questionPasses: true,
      what: (found) => `"${found}" promises a cure, and ${BOARD}.`,
      fix: 'Say what treatment can do, such as "Treatment can stop gum disease from getting worse, and we watch it with you."',
    },
    // Titles
    {
      finding: 'claims/specialist',
      needs:
        /speciali|board|orthodont|endodont|periodont|prosthodont|surgeon|pediatric|implantolog|certified|expert|dentist|authorit/i,
      pattern:
        /\b(?:our|gilbert's|(?:is|are|am|as|become|became|being)(?: an?| the| your| our)?|(?:your |trusted |experienced |certified )?(?:implant|cosmetic|sedation|veneer|pediatric|gum|tmj|smile|aligner|root canal|children's|kids'?|whitening|dentures?|emergency|dental|trusted|experienced|certified|local)) (?:(?!to\b|by\b|for\b|from\b|with\b|of\b|in\b|when\b)[\p{L}-]+[ -]){0,3}?specialists?\b|\b(?:we|she|he|they|dr\. [\p{L}-]+(?: [\p{L}-]+)?|dentists?|who|practice|team|office|copper finch(?: dental)?) (?:\p{L}+ ){0,2}?speciali[sz]e[sd]? in\b|\bspeciali[sz]ing in\b|\bspecialists in\b|\bboard[- ]certified\b|\b(?:our|gilbert's|is (?:an?|our|the)|as (?:an?|our)) (?:[\p{L}-]+ ){0,2}(?:orthodontist|endodontist|periodontist|prosthodontist|oral surgeon|pediatric dentist|oral and maxillofacial surgeon)s?\b|^(?:orthodontist|endodontist|periodontist|prosthodontist|oral surgeon|pediatric dentist|[\p{L}-]+ specialist)(?=$|,| and )|\bimplantologists?\b|\bcertified (?:[\p{L}-]+ ){0,2}(?:experts?|dentist|orthodontist|endodontist|periodontist|prosthodontist|surgeon)s?\b|\b(?:she|he|dr\. [\p{L}-]+(?: [\p{L}-]+)?) is an? (?:orthodontist|endodontist|periodontist|prosthodontist|oral surgeon)\b|\byour (?:trusted )?(?:\p{L}+ ){0,2}(?:dentistry|dental|implant|smile|veneer|whitening) experts?\b|\b(?:world[- ]renowned|renowned|leading|top|foremost|nationally known|celebrity) (?:\p{L}+ )?(?:expert|dentist|authority)s?\b/giu,
      unless:
        /\b(?:who (?:is|are) (?:an? )?specialists?|(?:it|that|he|she|this) (?:may|might|can|could|would) be an? [\p{L} ]{0,20}(?:specialist|surgeon|endodontist|orthodontist|periodontist)|(?:called|is called) an? (?:endodontist|orthodontist|periodontist|prosthodontist)|(?<!\bis an? (?:[\p{L}-]+ ){0,2})specialists?(?:'s)? (?:would|can|should|may|might|will|who|for|outside|elsewhere|nearby|office|that|instead|when|if|with|close)|(?:see|refer\w*|send\w*|sent|visit|call|ask|need|with|by|from|to|between|belongs? (?:with|to)|another|outside|other|recommend|find|choose|suggest\w*|involve|and|or) (?:you |him |her |them |your \w+ |on |\w+ )?(?:to |with |on to |by |from )?(?:an?|the|another|some|any|other|that|this|our|your) (?:\p{L}+[ -]){0,3}?(?:specialists?|orthodontist|endodontist|periodontist|oral surgeon|prosthodontist|pediatric dentist)|insurance specialist|billing specialist|financial specialist|your (?:own )?(?:orthodontist|periodontist|oral surgeon|endodontist))/iu,
      questionPasses: true,
      what: (found) => `"${found}" gives a title that only a recognized board gives, and ${BOARD} without it.`,
      fix: 'Say what the person does, such as "Dr. Raman has placed veneers since 2012."',
    },
    // Risks
    riskFree(
      /\b(?:no|without(?: any)?|zero|free of|free from|never any|has no|have no) (?:known |bad |serious |harmful )?(?:side[- ]effects?|complications?)\b|\bside[- ]effect[- ]free\b/gi,
      {unless: /\b(?:if|when|whether|once|had|was|were|went|healed)\b/i},
    ),
    riskFree(
      /\brisk[- ]free\b|\b(?:no|without(?: any)?|zero|carries no|has no|there(?:'s| is| are) no) risks?(?! (?:to|of|for|that|in applying|factors?)\b)\b|\b(?:completely|perfectly|totally|absolutely|entirely|100 ?%|fully|always) (?:safe|harmless)\b|\bharmless\b|\b(?:nothing can go wrong|cannot go wrong|can't go wrong|no danger)\b/gi,
      {
        unless:
          /\b(?:website|internet|secure|seem|looks?|credit|bacteria|most are|usually|harmless (?:lump|spot|bump|habit|bacteria)|stain|if there)\b/i,
      },
    ),
    riskFree(
      /\b(?:no|not any|not a single|without(?: any)?|zero|free of|free from|none of the|hardly a|never (?:any|a|an)) (?:\p{L}+ ){0,2}?(?:unwanted|adverse|ill|negative|bad|harmful|lasting|nasty|after[- ]?)(?:[- ]| side )?(?:effects?|reactions?)\b|\b(?:no|not any|zero|without(?: any)?|free of) (?:\p{L}+ ){0,2}?(?:downsides?|drawbacks?|disadvantages?|downtime|down time|recovery time|swelling|bruising|bleeding|scars?|soreness|sensitivity|gagging|infections?|failures?|rejection|numbness)\b(?=[^.]*\b(?:implants?|whitening|sedation|surgery|extractions?|treatment|procedure|veneers?|laser|gas|graft\w*|root canals?|crowns?|cleanings?|injections?|it|you|afterward|with us|here)\b)|\b(?:nothing|not (?:a|one) thing)(?: \p{L}+){0,2} (?:can|could|will|ever) (?:ever )?(?:go|happen|goes) wrong\b|\bnothing (?:that )?(?:can|could|will) go wrong\b|\b(?:sensitivity|swelling|pain|bleeding|infection|discomfort|failure|complications?)\b[^.]{0,40}\b(?:(?:simply |just )?(?:does not|doesn't|do not|don't|never|will not|won't) (?:happen|occur|exist|arise)|(?:is|are) (?:impossible|unheard of|ruled out|out of the question|a thing of the past))|\b(?:children|kids|nobody|no one|patients?|people) (?:never|don't|do not|won't) (?:ever )?(?:cry|cries|feel afraid|gag|bleed|complain|panic)\b[^.,;]{0,20}/giu,
      {
        deniedPasses: false,
        unless:
          /\b(?:if|when|whether|once|had|was|were|went|healed|not (?:safe|suit|right|work|everyone|everybody|for)|does not suit|no (?:treatment|procedure|surgery|medicine|dentist|one)|nobody|may|might|usually|often|most|many|some|should|even|unless|until|tell us|call us|signs? of|there (?:is|was)|you have|sooner|so long as|aims?)\b/i,
      },
    ),
    riskFree(
      /\b(?:is|are|'s) (?:\p{L}+ )?safe (?:for|at|in) (?:everyone|everybody|anyone|anybody|all|every \p{L}+|any \p{L}+|whatever)\b|\b(?:suits?|works? (?:for|on)|right for|suitable for|fits?) (?:everyone|everybody|anyone|anybody|every (?:mouth|patient|person|tooth|smile)|all (?:patients|ages|mouths|people))\b(?! who| in)/giu,
      {unless: /\b(?:no (?:single |one )?\p{L}+|if|when|may|might)\b[^.]*\b(?:suits?|right for|works? for|fits?)\b/iu},
    ),
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
    ...standing,
    ...promises,
    ...successes,
  ],
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
