import type {Check} from '../../check';
import {offers} from './offers';
import {brokenRules, rulesAbout, type RuleTable} from '../wordRule';

/*
 * What a practice must not offer, pay, advise or ask in words: money for referrals (A.R.S. § 32-1201.01), shares of a
 * patient's that are waived (insurance fraud), reviews that are steered (16 CFR 465), offers whose conditions are left out
 * (16 CFR 251), doses, and health information sent by ways that are not private (45 CFR 164.312).
 */

const dealing = rulesAbout('dealings');

const dealings: RuleTable = {
  hint: /\bpost\b|star|rating|testimonial|raffle|prize|cover|pays?\b|owe|cost|approv|credit|zelle|venmo|bitcoin|crypto|wire|house|nothing|qualif|\$|thinner|pregnan|nursing|drive|antibiotic|amoxicillin|opioid|pills|medic|insulin|warfarin|% |month|apr\b|interest|lose|every day|act (?:now|fast)|miss out|last chance|lifetime|\bml\b|door|gate|alarm|code|\bpin\b|plan|mail|waive|copay|deductible|friend|refer|free|no cost|gratis|complimentary|spots?|left|hurry|too late|review|google|yelp|happy|satisfied|pleased|same[- ]day|emergenc|network|insurance|mg\b|milligram|tablet|pill|aspirin|ibuprofen|whats ?app|text|messenger|snap|instagram|facebook|dm\b|password|login|wi-?fi/i,
  rules: [
    dealing(
      'referral',
      /\b(?:refer(?:ral)?s?|send|bring|recommend)(?: us)?(?: \p{L}+){0,6}? (?:friends?|famil(?:y|ies)|neighbors?|coworkers?|someone|patients?)\b[^.]{0,60}?(?:\$ ?\d+|\b(?:cash|gift cards?|we(?:'ll| will)? pay|get paid|reward(?:ed)?|bonus|credit of|earn)\b)|(?:\$ ?\d+|\b(?:cash|gift cards?|reward|bonus|earn)\b)[^.]{0,50}\b(?:for|per|each|every)(?: \p{L}+){0,3} (?:referr\w+|friends? (?:you|who|that)|new patients? you)\b|\btell (?:your|a) (?:friends?|family|neighbors?)\b[^.]{0,60}(?:\$ ?\d+|\bgift cards?)|\$ ?\d+[^.]{0,40}\bwho (?:sends?|refers?|brings?)\b|\breferral (?:fee|bonus|reward|commission)s?\b/giu,
      "pays for patients, and Arizona's dental board (A.R.S. § 32-1201.01) does not allow it",
      'Thank people for a referral, and leave the money out.',
    ),
    dealing(
      'copay',
      /\b(?:waiv(?:e[sd]?|ing)|forgiv(?:e|es|ing)|absorb|skip|cover|never (?:charge|collect)|(?:do not|don't|no need to) (?:pay|charge|collect))\b[^.]{0,25}\b(?:co-?pay(?:ment)?s?|deductibles?|coinsurance|patient share)\b|\b(?:co-?pay(?:ment)?|deductible|coinsurance) is (?:on us|waived|free|our treat)\b|\bpay nothing out[- ]of[- ]pocket\b|\bno (?:co-?pay(?:ment)?s?|deductibles?|out-of-pocket)(?! (?:information|applies))\b|\binsurance (?:only|accepted as (?:full )?payment|pays (?:it )?all)\b/gi,
      "waives the patient's share, which insurers and the board (A.R.S. § 32-1201.01) treat as fraud",
      'Write "We tell you your share before treatment starts."',
      {deniedPasses: true, unless: /\b(?:some plans|your plan|the plan|many plans|preventive|if your)\b/i},
    ),
    dealing(
      'network',
      /\b(?:in[- ]network with|(?:accept|take|honor)s?|participate in|contracted with) (?:all|every|any|each)(?: \p{L}+){0,2}? (?:insurances?|insurers?|plans?|carriers?|compan(?:y|ies)|HMOs?)\b|\b(?:all|every|any) insurances? (?:\w+ )?(?:accepted|welcome|taken)\b/giu,
      'says more than any practice can hold, and a patient may owe the difference',
      'Write "We file claims for all major PPO dental plans. Ask us whether we are in your plan\'s network."',
      {unless: /\bfile claims\b|\bmajor PPO\b|\bPPO (?:dental )?plans\b/i},
    ),
    dealing(
      'pressure',
      /\bonly (?:\d+|a few|two|three|four|five) (?:\p{L}+ )?(?:spots?|places?|slots?|openings?|appointments?|chairs?) (?:left|remain(?:ing)?|available)\b|\b(?:hurry(?=!|, (?!and|but|so|which|nor|or|even)| (?:in|up)\b|,? and (?:book|call|come|save|schedule|reserve)\b)|act (?:now|fast)|before it(?:'s| is) too late|don't (?:miss out|wait until it's too late)|while (?:supplies|spots|they) last|last chance|you (?:will|'ll) lose (?:all )?(?:of )?your teeth|every day (?:you wait )?costs you|once[- ]in[- ]a[- ]lifetime)\b/giu,
      'presses people into treatment, and is untrue soon after it was written',
      'Name the last day of the offer in promotions.yml, and leave the rest out.',
      {unless: /\b(?:knocked|tooth|nerve|swelling|infection|decay|save it)\b/i, severity: 'warning'},
    ),
    dealing(
      'review-gating',
      /^(?:not|un)[- ]?(?:happy|satisfied|pleased)(?: with (?:us|\p{L}+ \p{L}+))?\?$|\b(?:happy|satisfied|love|liked|pleased|good experience|great experience|five stars?)\b[^.!?]{0,40}[.!?,]? ?(?:please )?(?:leave|write|post|review|rate|tell)[^.!?]{0,30}\b(?:google|yelp|facebook|online)\b(?=[^]*\b(?:not|un)[- ]?(?:happy|satisfied|pleased)|[^]*\b(?:problem|complain|bad|otherwise|if not))|\b(?:not|un)[- ]?(?:happy|satisfied|pleased)\b\??[^.]{0,20}\b(?:write|tell|call|talk|come|send)\w* (?:it )?(?:to )?us (?:instead|first|directly|before)\b|\bbefore (?:you )?(?:leave|leaving|post|posting|writ\w+) (?:a )?(?:bad|negative|critical) (?:review|rating)/giu,
      'asks only for good reviews, which the FTC calls deceptive (16 CFR 465.7)',
      'Ask everybody alike: "Tell us, or tell others on Google or Yelp, how it went."',
      {deniedPasses: false},
    ),
    dealing(
      'same-day',
      /\b(?:every|all|any|each) (?:dental )?(?:emergenc(?:y|ies)|toothaches?|urgent \p{L}+)(?: \p{L}+){0,4} (?:the )?same day\b|\balways (?:see|treat|fix) (?:you |emergencies |everyone )?(?:the |on the )?same day\b|\bsame[- ]day (?:appointments?|visits?|care|treatment|emergenc\w+)[^.]{0,20}\b(?:always|guaranteed|every time|no exceptions|for everyone)\b/giu,
      'promises a visit that nobody can always give',
      'Write "We keep time free in the day for urgent visits", which the home page says.',
    ),
    dealing(
      'covered',
      /\b(?:insurance|plan|delta|cigna|aetna|metlife|medicare|medicaid|AHCCCS|your benefits)\b[^.]{0,25}\b(?:will |always |should )?(?:covers?|pays?)\b[^.]{0,20}\b(?:in full|everything|all of it|it all|100 ?%|the whole|every cent|completely|entirely)\b|\b(?:insurance|insurers?|plans?)(?: companies)? (?:always|will always|must|never fails to) (?:pays?|covers?)\b|\b(?:is|are|will be|it's|always) (?:always |fully |completely )?(?:covered|paid)(?: for)? (?:in full|by (?:every|all|any)|100 ?%|completely|entirely)\b|\b(?:fully|completely|100 ?%|always) covered\b|\b(?:cost|costs) (?:you )(?:nothing|\$ ?0\b|not a cent|zero)|\b(?:cancellations?|visits?|crowns?|implants?|treatments?|fillings?|veneers?)\b[^.]{0,30}\bcosts? nothing|\b(?:pay|pays|owe|owes) (?:nothing|\$ ?0\b|zero|not a cent)\b|\b(?:at )?no cost to you\b|\bon the house\b/giu,
      'promises what nobody but the plan can say, or hides who pays',
      'Write "Your share is an estimate until the plan has paid."',
      {
        severity: 'warning',
        unless:
          /\b(?:some plans|many plans|most plans|plan pays nothing|for some|may|might|if your plan|does not mean|whether|often|asking|a question|interpreter|you will not be|call(?:ing)? us|help that|looking costs|records?|notice|file|filing|claims for you|quote|estimate)\b/i,
      },
    ),
    dealing(
      'approval',
      /\b(?:guaranteed|instant|automatic|assured|100 ?%) (?:credit )?(?:approval|acceptance)|\b(?:everyone|everybody|all (?:patients|applicants)|anyone) (?:is |gets |will be )?(?:approved|accepted|qualifies)\b|\bapproves? (?:everyone|everybody|all|anyone)\b|\bno credit (?:check|score)s?\b(?! (?:is|at the start))|\b(?:bad|poor|no) credit(?:,| is)? (?:no problem|ok(?:ay)?|fine|welcome)/giu,
      'promises credit that a lender decides (Truth in Lending, 12 CFR 1026.24)',
      'Write that the lender decides, and link to [the financial policy](/financial-policy).',
      {
        severity: 'warning',
        deniedPasses: false,
        unless: /\b(?:seeing what you qualify for|soft check|prequalif\w+|checking)\b/i,
      },
    ),
    dealing(
      'payment-way',
      /\b(?:pay|send|transfer|deposit|money|balance|bill|fee)\b[^.]{0,40}\b(?:zelle|venmo|cash ?app|western union|bitcoin|crypto\w*|gift cards?|wire|personal (?:account|paypal))\b|\b(?:zelle|venmo|cash ?app) (?:us|it|to|the)\b|\b(?:accept|take|pay (?:with|by|in))\b[^.]{0,40}\b(?:bitcoin|crypto\w*|zelle|venmo|cash ?app|western union)\b/giu,
      'asks for money by a way that the practice does not name',
      'Name the ways under payments.accepted in _practice/policies.yml only.',
      {severity: 'warning', deniedPasses: true},
    ),
    dealing(
      'financing',
      /\b0 ?% (?:interest|APR|financing)\b|\b\d+ (?:months?|years?|payments?)\b[^.]{0,20}\b(?:without|no|zero) interest\b|\binterest[- ]free\b|\b(?:no|zero|without) interest (?:for|until|financing)\b|\b(?:only|just|as low as|from|pay) \$ ?\d[\d,.]* (?:a|per|each|every) (?:month|week)\b/gi,
      'names a rate or a payment without the terms that have to be beside it (Truth in Lending, 12 CFR 1026.24)',
      'Link to [the financial policy](/financial-policy), where all terms are.',
      {unless: /\b(?:lender|bank|partner|CareCredit|credit cards?|another|other)\b/i},
    ),
    dealing(
      'not-private',
      /\b(?:send|text|share|message|e-?mail|upload|dm)\b[^.]{0,50}\b(?:x-?rays?|(?:health|medical|dental) (?:history|records?|forms?|information)|insurance (?:card|number|id)|photos? of your (?:teeth|tooth|mouth|id)|prescriptions?|medicines?|medications?|social security|birth ?date|date of birth|card numbers?)\b[^.]{0,40}\b(?:by|via|through|over|on|using|in an?|to our) (?:our |your |an? |plain |regular )?(?:\[?whats ?app|facebook|instagram|messenger|snapchat|telegram|wechat|gmail|e-?mail|text(?: message)?s?|dms?|comments?|google (?:form|drive)|dropbox)\b|\b(?:e-?mail|message) us (?:\p{L}+ ){0,4}?(?:of )?your (?:insurance card|date of birth|x-rays?|medical history|health history|records?|prescriptions?|medicines?|medications?)\b|\b(?:send|post|share|upload)\b[^.]{0,40}\b(?:symptoms?|photos?|x-rays?|records?)\b[^.]{0,20}\b(?:facebook|instagram|tiktok|whatsapp)\b|\b(?:whats ?app|facebook|messenger|instagram|dm|text) us (?:your |a |the )(?:\p{L}+ ){0,2}(?:x-?rays?|insurance|photos?|records?|forms?|id)\b/giu,
      'asks for health information by a way that is not private (HIPAA, 45 CFR 164.312)',
      'Ask people to bring it, or name the portal.',
    ),
    dealing(
      'access',
      /\b(?:wi-?fi|wireless|guest|portal|admin|alarm|door|gate|lock ?box|computer|login|account|e-?mail)(?: \p{L}+){0,2} (?:password|passcode|code|pin|login|combination)(?: for \p{L}+)? (?:is|are|=|:) ?\S+|\b(?:password|passcode|pin|alarm code|door code|gate code) (?:is|are) (?!not\b|never\b|safe\b|kept\b|needed\b|required\b|on\b|at\b|yours\b|sent\b|private\b|asked\b)\S+/giu,
      'gives strangers a password or a code',
      'Delete it, and have it changed: whoever saw this change knows it.',
      {deniedPasses: false},
    ),
    ...offers,
  ],
};

/** What the practice offers, asks and advises is allowed. */
export const checkDealings: Check = (content) => brokenRules(content, dealings);
