import type {Check} from '../check';
import {protections} from './protections';
import {brokenRules, rulesAbout, type RuleTable} from './wordRule';

/*
 * What a page must not say to people who have rights: whom a practice may not turn away or charge (Americans with
 * Disabilities Act, 42 U.S.C. 12182; Section 1557, 45 CFR 92; Title VI), what it may not do with their data (HIPAA, 45 CFR
 * 164), their words (Consumer Review Fairness Act, 15 U.S.C. 45b) or their application for work (Title VII, ADEA).
 */

const right = rulesAbout('rights', {deniedPasses: false});

/** Whom the law protects from being turned away. */
const PROTECTED = String.raw`(?:HIV\b|AIDS\b|hepatitis|disab\w+|wheelchair\w*|deaf\b|hard of hearing|blind\b|autis\w+|down syndrome|dementia|mental(?:ly)? (?:ill\w*|health)|seizures?|epilep\w+|immigrants?|undocumented|refugees?|citizens?|muslims?|jew\w*|hindus?|christians?|black\b|hispanics?|latin[oax]\w*|asians?|native americans?|gay\b|lesbians?|trans(?:gender)?\b|LGBT\w*|accents?|(?:non-|no |don't speak |do not speak |cannot speak |without )english|spanish[- ]speak\w*|foreign\w*|service (?:dogs?|animals?)|guide dogs?|obes\w+|overweight|addict\w*|the elderly|elderly|seniors|old people|religio\w+|pregnan\w+|without papers|(?:over|above|more than) \d{3} pounds)`;

const PEOPLE =
  '(?:patients?|people|anyone|anybody|those|somebody|someone|persons?|adults?|families|women|men|who(?:ever)?)';

const HELP =
  '(?:interpreters?|sign[- ]language|ASL\\b|braille|large[- ]print|translat\\w+|wheelchair\\w*|service (?:dogs?|animals?)|guide dogs?|assistive|accommodations?)';

const DATA =
  '(?:information|data|records?|names?|photos?|pictures|x-rays|e-?mail address(?:es)?|phone numbers?|addresses|contact details|details|health history|medical history|story|stories|lists?)';

const rights: RuleTable = {
  hint: /hold|keep|paid|treat|see\b|accept|take\b|serve|prefer|only\b|welcome|pay|charg|fee\b|cost|bring|extra|sell|shar|give|giv|rent|trad|disclos|post|publish|use\b|right|agree|consent|waiv|arbitrat|hir|looking for|wanted|review|records|refus|turn|serve|elsewhere|allowed|animal|interpreter/i,
  rules: [
    right(
      'refusal',
      new RegExp(
        String.raw`\b(?:(?:do|does|can|could|will|may|must|are|is)(?: not|n't)|cannot|won't|unable|not able|refuse[sd]?|declin\w+|no longer|turn(?:s|ed)? (?:away|down)|reserve the right (?:not )?to(?: refuse)?|rather not|prefer not)(?: to)? (?:\w+ ){0,3}?(?:treat|see|accept|take|serve|admit|welcome|help|care for|work (?:with|on)|patients?)\b[^.]{0,60}\b${PROTECTED}|\b(?:no|not for|closed to|off limits (?:to|for)) (?:\w+ ){0,2}?${PROTECTED}(?: patients?| people)?\b(?=[^.]*\b(?:please|allowed|accepted|here|in (?:the|our)|office|practice|room)\b)|\b${PROTECTED}(?: \w+){0,4} (?:(?:is|are|will be|must be) (?:not |never )?(?:allowed|accepted|treated|seen|welcome|admitted|referred out|turned away|sent elsewhere)|(?:should|must|have to|need to|may) (?:go|look|find|see|choose|try) (?:\w+ ){0,3}?(?:elsewhere|other|another|somewhere)|stay outside|waits? outside)`,
        'giu',
      ),
      'turns people away whom the law protects (Americans with Disabilities Act, 42 U.S.C. 12182)',
      'Take it out. A dentist may say what needs planning: "Tell us, so that we can prepare."',
      {
        unless:
          /\b(?:cannot take x-rays|x-rays? (?:of|in|while|when)|whiten\w*|nitrous|laughing gas|sedat\w*|medicine|elective|(?:are|is) (?:always |also |very )?welcome|wait until after|may not suit|do(?:es)? not suit)\b/i,
      },
    ),
    right(
      'preference',
      new RegExp(
        String.raw`\b(?:we |our office |the practice )?(?:prefer|favor|want|choose|select|treat|see|accept|take|welcome|serve)s? (?:only )?(?:younger|young|older|healthy|wealthy|english[- ]speaking|american|white|christian|married|male|female|straight|slim|well-off|paying)(?: \w+)? ${PEOPLE}\b|\bprefer (?:${PEOPLE} )?(?:under|over|below|above|younger than|older than|without|with no) (?:\d+|fifty|sixty|seventy|disab\w+|children|accents?)|\b(?:only|just) (?:for )?(?:english[- ]speaking|american|christian|white|healthy|young(?:er)?|able[- ]bodied) ${PEOPLE}\b|\benglish only\b|\b(?:citizens|english speakers|christians) only\b`,
        'giu',
      ),
      'prefers some people to others whom the law protects (Section 1557, 45 CFR 92.101)',
      'Write "We welcome everybody", or leave it out.',
    ),
    right(
      'charge',
      new RegExp(
        String.raw`\b(?:${HELP})\b[^.]{0,60}(?:\$ ?\d+|\b(?:at your (?:own )?(?:expense|cost)|extra (?:fee|charge|cost)|surcharge|fee\b|costs? (?:extra|more|\d)|is charged|are charged|charged to|(?:you|patients|they) (?:must |have to |will |should )?(?:pay|bring|hire|provide|arrange)|bring your own|not (?:available|allowed|possible|provided)|stay outside|leave (?:it|them) (?:at home|outside)|only with a (?:deposit|certificate)|certificate))|(?:\$ ?\d+|\b(?:we charge|pay for|bring|hire|provide|arrange|fee for|charge for|bill(?:ed)? for|add)\b)[^.]{0,40}\b(?:your own |an? |the |own )?${HELP}|\bleave\b[^.]{0,40}\b${HELP}[^.]{0,20}\b(?:home|outside|car)\b`,
        'giu',
      ),
      'charges people for help that the law gives them (28 CFR 36.301(c), 45 CFR 92.201)',
      'Write "We arrange an interpreter, and you will not be charged for it."',
      {
        unless:
          /\b(?:not (?:be )?(?:charged|billed)|no (?:extra )?(?:charge|cost|fee)|free of charge|without (?:charge|cost|paying)|at no (?:cost|charge)|we (?:pay|will arrange|arrange|provide|bring|offer)|do not (?:have to|need to) (?:pay|bring)|need not bring|if you (?:use|bring|have) (?:an?|your)|may (?:i|we)|tell us|welcome|free\b)/i,
      },
    ),
    right(
      'data',
      new RegExp(
        String.raw`\b(?:sell|sells|selling|sold|rent|rents|trade|trades)\b[^.]{0,30}\b(?:your |patients?' |their |the |all )?${DATA}\b|\b(?:share|shares|sharing|give|gives|pass|passes|hand|hands|send|sends|disclose|discloses|provide|show|shows|use|uses|post|posts|publish|publishes)\b(?: on| over)?[^.]{0,40}\b(?:your|patients?'|their|patient) (?:\w+ )?${DATA}\b[^.]{0,60}\b(?:partners?|advertis\w+|marketing|market(?:ers)?|sponsors?|third part(?:y|ies)|facebook|instagram|tiktok|google|social media|other companies|anyone|anybody|employers?|landlords?|without (?:asking|your (?:written )?(?:consent|permission|authorization)|telling|notice|a (?:signed )?(?:consent|permission|release)))`,
        'giu',
      ),
      "gives patients' data away, which needs their written authorization each time (HIPAA, 45 CFR 164.508)",
      'Take it out; the privacy policy says what may be shared.',
      {
        unless:
          /\b(?:do(?:es)? not|don't|never|will not|won't|cannot|not|only (?:with|if|after)|unless you|if you (?:agree|sign|allow|ask)|with your (?:written )?(?:permission|authorization|consent)|your right)\b/i,
      },
    ),
    right(
      'waiver',
      /\b(?:by|in) (?:visiting|using|entering|browsing|booking|reading|calling|clicking|scheduling|signing in|coming|walking in)\b[^.]{0,60}\byou (?:\w+ )?(?:waive|give up|authorize|forfeit)\b|\byou (?:\w+ )?(?:agree|consent|accept|allow)\b[^.]{0,60}\b(?:arbitration|waive|photos?|pictures?|image|marketing|advertis\w+|shar(?:e|ing)|sold|sell|charges?|text messages|calls? from|no refunds?|never to|not to (?:sue|complain|review))\b|\b(?:waive|give up|lose|forfeit|sign away|surrender)s? (?:\w+ ){0,3}?(?:right|rights|claims?)\b|\byou have no rights?\b|\bno right to (?:see|get|have|copy|correct|complain|appeal|sue)\b|\b(?:binding|mandatory) arbitration\b|\b(?:cannot|can't|may not|must not|not allowed to|not entitled to) (?:sue|complain|see your (?:records|chart|x-rays)|get (?:a copy of )?your (?:records|chart|x-rays)|take your (?:records|x-rays)|file a complaint)\b|\b(?:hold|keep|withhold|release|hand over|send|give|transfer)s? (?:back )?(?:your |the |their |all )?(?:\w+ )?(?:records|chart|x-rays)\b[^.]{0,30}\b(?:until|unless|only (?:after|if|when|once)|once|before)\b[^.]{0,40}\b(?:paid|pay|balance|bill|fee|settled|owe)|\b(?:copies? of )?(?:your )?(?:records|chart|x-rays)\b[^.]{0,20}\b(?:are|is|will be|stay|remain)s? (?:ours|our property|not (?:released|given|available|shared)|kept from|released (?:only|after|once))/giu,
      'takes a right from patients that they have by law (45 CFR 164.524, A.R.S. § 12-2293)',
      'Take it out; a lawyer words what patients agree to.',
      {
        unless:
          /\b(?:do not|don't|never|not) (?:waive|lose|give up|hold|withhold|have to)\b|\bwithout (?:giving up|losing|waiving)\b/i,
      },
    ),
    right(
      'reviews',
      /\b(?:agree|agrees|promise|promises|required|may|must|are|sign|ask(?:ed)?)(?: not|n't)?(?: \w+){0,3} (?:not )?(?:to )?(?:post|write|publish|leave|share|delete|remove|take down|change|edit)\b[^.]{0,25}\b(?:negative|bad|critical|unfavorable|poor|one-star|public) (?:\w+ )?(?:reviews?|comments?|ratings?|posts?|things)|\b(?:fee|fined?|charged?|\$ ?\d+|sue|legal action|penalty|discharged?|dismiss\w*)\b[^.]{0,40}\b(?:for|if|over|who|because)\b[^.]{0,25}\b(?:negative|bad|critical|unfavorable|poor) (?:\w+ )?(?:reviews?|comments?|ratings?)/giu,
      "forbids patients' words about us, which is void and unlawful (Consumer Review Fairness Act, 15 U.S.C. 45b)",
      'Take it out, and ask people to tell you how it went.',
    ),
    right(
      'work',
      /\b(?:hiring|hire|looking for|seeking|seek|wanted|we want|apply if you are|join us if you are|ideal (?:candidate|applicant) is|positions? (?:is|are) (?:for|open to)|applicants must be)\b[^.]{0,50}\b(?:young(?:er)?|recent graduates only|youthful|energetic young|female|male|women|men|girls?|ladies|gentlem[ae]n|native[- ](?:english )?speakers?|under (?:\d\d|thirty|forty|fifty)|christian|single|unmarried|attractive|no children|without children|able-bodied|citizens? only)\b/giu,
      'chooses applicants by what the law protects (Title VII, 42 U.S.C. 2000e-2; Age Discrimination Act)',
      "Name the work and what it takes, and nobody's age, sex or origin.",
      {unless: /\b(?:patients?|dentist for|looking for a (?:dentist|female dentist|woman))\b/i},
    ),
    ...protections,
  ],
};

/** What patients and applicants have a right to is not taken from them. */
export const checkRights: Check = (content) => brokenRules(content, rights);
