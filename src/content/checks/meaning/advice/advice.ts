import type {Content} from '../../../content';
import {memoizeTexts} from '../../../memoize';
import type {Problem} from '../../../problem';
import type {Check} from '../../check';
import {isDenied, isQuestion} from '../context';
import {inSayings, type Saying} from '../sayings';
import {brokenRules} from '../wordRule';
import {doses} from './doses';
import {harms} from './harms';

/*
 * Advice that harms whoever follows it, by what it is about. A sentence is about what its paragraph or its page is about.
 * Sources: the American Dental Association's patient pages (MouthHealthy), the International Association of Dental
 * Traumatology's guidelines for knocked-out teeth, the American Academy of Pediatric Dentistry, and the American Society of
 * Anesthesiologists' fasting guidelines.
 */
interface BadAdvice {
  /** What the paragraph, or the page by its address, is about; anything if left out. */
  about?: RegExp;
  advice: RegExp;
  unless?: RegExp;
  /** Advice not to do something is harmful as well. */
  isDenial?: true;
  why: string;
}

const MEDICINE = String.raw`(?:blood[- ]thinners?|aspirin|warfarin|coumadin|plavix|eliquis|xarelto|insulin|medicines?|medications?|pills?|tablets?|antibiotics?|amoxicillin|prescriptions?|inhalers?|steroids?|antidepressants?|heart pills?|painkillers?|pain pills?|opioids?|(?:diabetes|blood pressure|bone) (?:medicines?|medications?|drugs?|shots?))`;

const MAY = String.raw`(?:is|are|it's|that's|works?|will do|would be|can be|may be|should be) (?:just |perfectly |quite |also |all |totally )*(?:fine|ok(?:ay)?|safe|enough|good|alright|right|no problem|allowed|harmless)|(?:you|they|he|she|patients?|child(?:ren)?) (?:can|may|could|should) (?:still |also |simply |just |go ahead and )*|feel free to|go ahead(?: and)?|no problem (?:to|if you)|there(?:'s| is) no (?:reason|need) (?:not )?to|don't hesitate to`;

const ADVICE: readonly BadAdvice[] = [
  {
    about: /\bsedat|\bIV\b|\banesthesia\b/i,
    advice:
      /\b(?:drive (?:yourself|home|back|to work|off)|driving (?:yourself|home)|(?:go|get|come|travel|leave|head) (?:\w+ )?(?:alone|by yourself|on your own)|on your own afterwards?|(?:uber|lyft|taxi|cab|ride[- ]?share|bus|shuttle|light rail)\b[^.]{0,30}\b(?:fine|ok(?:ay)?|works?|will do|enough|home|instead|too|also)|(?:take|call|order|catch) (?:an? )?(?:uber|lyft|taxi|cab|bus|ride[- ]?share)|(?:back|return) (?:at|to) (?:work|school|your desk|the office)\b[^.]{0,25}\b(?:same|right|straight|that|after)|no (?:need for an? |escort|companion|driver)|(?:children|kids|baby|others) alone|alone (?:that|the same) (?:evening|night|day)|(?:escort|companion|driver) is (?:optional|not needed|only a suggestion))/i,
    unless: /\b(?:nitrous|laughing gas|local anesthe|unless you)/i,
    why: 'after sedation nobody goes home alone or drives that day',
  },
  {
    about: /\bsedat|\bIV\b|\bgeneral anesthesia\b/i,
    advice:
      /\b(?:eat (?:well|normally|as usual|as you like|a (?:good|big|full|hearty|normal|light)|breakfast|lunch|something|whatever)|(?:full|big|good|hearty|light|normal) (?:meal|stomach|breakfast|lunch)|(?:glass of )?(?:wine|beer|alcohol|a drink)\b[^.]{0,30}\b(?:fine|ok(?:ay)?|helps?|before|relax)|no need to fast|skip the fast)/i,
    unless:
      /\b(?:nitrous|laughing gas|after(?:ward)?s?|later|the next day|hours? before|do not|don't|no|unless you)\b/i,
    why: 'before sedation the stomach has to be empty',
  },
  {
    about: /\bknocked[- ]out|\bavuls|\btooth (?:that )?(?:has )?(?:come|came|comes|fallen|fell|falls) out/i,
    advice:
      /\b(?:scrub|scrape|brush it|brush the (?:tooth|root)|(?:with|use|in) (?:\w+ )?(?:soap|alcohol|peroxide|mouthwash|disinfectant|vinegar|bleach)|(?:in|under|with|into) (?:a glass of |hot |warm |tap |plain |running )+water\b(?=[^.]*\b(?:keep|store|leave|bring|soak|overnight)\b)|(?:keep|store|leave|bring|put|soak) (?:it|the tooth) (?:dry|in (?:a glass of |hot |warm |tap |plain )?water|in (?:an? )?(?:tissue|napkin|paper|cloth|pocket|bag|envelope))|(?:wrap|dry) (?:it|(?:the|a|your)(?: knocked-out)? tooth)|(?:by|hold|touch|grab) (?:it by )?the root|throw (?:it|the tooth) away|put (?:a |the )?baby tooth back)/i,
    why: 'a knocked-out tooth treated so is lost',
  },
  {
    about:
      /\bswell|\bswollen\b|\bbleed|\bfever\b|\babscess|\binfect|\bpus\b|\bbreath(?:e|ing)\b|\bswallow|\bknocked[- ]out|\bspread|\bjaw (?:is|feels) broken|\bbroken jaw|\bnumb(?:ness)? (?:that|in)/i,
    advice:
      /\b(?:(?:can|could|may|should|will|to|just|simply|and|or|then|,|^)? ?(?:wait|hold off|sleep on it|put (?:it|that|this) off|sit it out|tough it out|ride it out)\b(?!\.$)(?! (?:for (?:the|us|your|an? (?:call|answer))|in |room|here|to see if we|list))|no (?:rush|hurry)|nothing to worry about|no (?:need|reason) to (?:worry|call|come|hurry|panic|see|go)|(?:need|do) not (?:need to |have to )?(?:call|come in|see anyone)|(?:goes|go|will go|settles?|clears?|passes|resolves?|gets better|improves?)(?: away| up| down)? (?:by itself|on its own|in a few|after a)|ignore (?:it|the)|heal(?:s)? (?:by itself|on its own)|(?:call|see|come|phone) (?:us )?(?:in|on|by|at|when) (?:the )?(?:next )?(?:morning|monday|tuesday|wednesday|thursday|friday|weekend|week|month|your next)|(?:leave|send) (?:us )?(?:an? )?(?:e-?mail|message|voicemail|note))/i,
    unless:
      /\b(?:do not wait|don't wait|never wait|not to wait|cannot wait|can't wait|should not wait|if (?:it|that|the|nothing|there)[^.]*(?:gone|better|stopped)|gums? (?:that )?bleed|bleeding gums|bleed when you brush|while you wait|until (?:you|we|then|help)|right away|at once|the same day|urgent help|911|birth|routine|what can wait|and what can)\b/i,
    why: 'these are signs with which nobody should wait',
  },
  {
    about: /\bswell|\bswollen\b|\babscess|\binfect|\btoothache/i,
    advice:
      /\b(?:(?:put|apply|use|hold|place|try|take|lay)\b[^.]{0,25}\b(?:heat|heating pads?|hot (?:pack|water bottle|towel|cloth|compress)|warm (?:pack|compress|towel|cloth))|(?:heat|a heating pad|a hot compress|a warm compress) (?:helps|works|will|draws|brings|is best)|\b(?:pop|lance|squeeze|prick|drain|open|burst) (?:it|the (?:abscess|swelling|blister|bump|gum)))/i,
    why: 'heat or pressure spreads an infection',
  },
  {
    advice: new RegExp(
      String.raw`\b(?:stop|stopping|skip|skipping|pause|pausing|quit|hold|leave out|come off|go off|drop|double|doubling|halve|cut back on|cut down on|reduce|share|borrow|finish)(?: (?:taking|up on|using))?(?: \p{L}+){0,3}? ${MEDICINE}\b|\b(?:left[- ]?over|old|expired|a friend's|somebody else's|your spouse's|last year's) ${MEDICINE}\b|\b${MEDICINE} (?:that )?(?:you|they) (?:still )?(?:have|had) (?:left|at home|from)|\b${MEDICINE} (?:can|may|should|must|need to) be (?:stopped|skipped|paused|left out|doubled|halved)\b`,
      'iu',
    ),
    unless:
      /\b(?:ask|talk (?:to|with)|before you (?:stop|take|change|start)|unless|without (?:asking|talking|your doctor|checking)|your (?:doctor|physician|cardiologist|surgeon|pharmacist) (?:says|tells|decides|agrees|told|will)|whether|if you (?:have|were|are) (?:been )?(?:told|asked)|on your own|by yourself)\b/i,
    why: 'only the doctor who prescribed a medicine may change it',
  },
  {
    about: new RegExp(String.raw`\b${MEDICINE}\b`, 'i'),
    advice:
      /\b(?:stop(?: taking)?|skip|pause|leave out|come off|go off|double|halve) (?:them|it|these|those|this)\b|\btake (?:as (?:much|many)|more than|twice|double|an extra)\b/i,
    unless:
      /\b(?:ask|talk (?:to|with)|before you (?:stop|take|change|start)|unless|without (?:asking|talking|your doctor)|your (?:doctor|physician|cardiologist|surgeon) (?:says|tells|decides|agrees|told)|whether|on your own|by yourself)\b/i,
    why: 'only the doctor who prescribed a medicine may change it',
  },
  {
    about: /\bpregnan|\bbreast-?feed|\bnursing (?:mothers?|women|a baby)|\bexpecting (?:a baby|mothers?)/i,
    advice: new RegExp(
      String.raw`\b(?:whiten|bleach|peroxide|x-rays?|sedat|nitrous|laughing gas|ibuprofen|aspirin|tetracycline)\w*\b[^.]{0,40}\b(?:${MAY})|\b(?:${MAY})[^.]{0,30}\b(?:whiten|bleach|sedat|nitrous|ibuprofen|aspirin|tetracycline)|\b(?:put off|skip|delay|avoid|postpone|cancel) (?:\w+ ){0,3}?(?:cleanings?|check-?ups?|dental (?:care|visits?|treatment)|(?:the )?dentist|treatment)\b[^.]{0,30}\b(?:until|while|during|when|if)`,
      'i',
    ),
    why: 'what may be done in pregnancy is decided with her doctor',
  },
  {
    about:
      /\bbab(?:y|ies)\b|\binfants?\b|\btoddlers?\b|\bchild(?:ren)?\b|\bkids?\b|\blittle ones?\b|\bfamily-dentistry\b/i,
    advice:
      /\bhoney (?:on|in|to|helps|calms|before|at)\b|\b(?:to bed|to sleep|nap)\b[^.]{0,20}\bwith (?:a |the |their )?(?:bottle|juice|milk)|\b(?:juice|milk|formula|soda|sweet tea|a bottle) (?:in|at|to|through) (?:bed|night|sleep)|\b(?:bottle|sippy cup) (?:in bed|to bed|overnight|all night|at night (?:is|helps|calms))|\b(?:rub|put|dab)\b[^.]{0,25}\b(?:whisk(?:e)?y|brandy|rum|alcohol|benzocaine|teething gel|clove oil|aspirin)\b|\baspirin\b(?=[^.]*\b(?:give|child|kid|baby|fever)\b)|\bbaby teeth (?:do not|don't) (?:matter|count|need)|\b(?:baby teeth|they) (?:fall|come) out anyway|\b(?:before|until|under|younger than) (?:age |the age of )?(?:three|four|five|six|seven|eight|[3-8])\b[^.]{0,40}\b(?:no need|not need|don't need|need no|too early|not necessary|unnecessary)|\b(?:no need|do(?:es)? not need|don't need|doesn't need|need no|too early|not necessary)\b[^.]{0,50}\b(?:before|until|under) (?:age |the age of |he is |she is |they are |they turn |they're )?(?:three|four|five|six|seven|eight|school|all (?:the )?baby teeth|[3-8])\b|\bfluoride is (?:dangerous|poison|harmful|bad)/i,
    unless:
      /\b(?:never|do not|don't|avoid|no honey|without honey|instead of)\b[^.]*\b(?:honey|juice|bottle|aspirin|rub|milk)/i,
    isDenial: true,
    why: 'this harms small children, as the Academy of Pediatric Dentistry says',
  },
  {
    about: /\bextract|\bpulled\b|\bwisdom t|\bremov(?:ed|al)\b|\bsurgery\b|\bimplant|\bdry socket|\bgraft/i,
    advice: new RegExp(
      String.raw`\b(?:straws?|smok(?:e|ing)|cigarettes?|vap(?:e|ing)|spit(?:ting)?|rins(?:e|ing) (?:hard|vigorously|right away|at once|often)|alcohol|beer|wine|the gym|run(?:ning)?|heavy lifting|hot (?:coffee|soup|drinks?)|chips|nuts)\b[^.]{0,25}\b(?:${MAY})|\b(?:${MAY})[^.]{0,25}\b(?:straws?|smok(?:e|ing)|cigarettes?|vap(?:e|ing)|spit|rinse (?:hard|vigorously|right away)|alcohol|beer|wine|gym|run|lift)\b|\b(?:drink|drinking|sip|suck)\b[^.]{0,25}\bstraw\b|\b(?:rinse|swish|spit)\b[^.]{0,15}\b(?:hard|vigorously|forcefully|strongly|every hour)\b`,
      'i',
    ),
    unless: /\b(?:two weeks|a week|after (?:a|two|three|some) (?:weeks?|days?)|quit|stop)\b/i,
    why: 'this breaks the clot, and the wound opens',
  },
  {
    about: /\bwhiten|\bbleach|\bwhite teeth|\bstain/i,
    advice:
      /\b(?:lemon(?: juice)?|baking soda|charcoal|household bleach|strawberr|vinegar|apple cider)\b(?=[^.]*\b(?:use|rub|brush|works?|helps?|whitens?|try|mix|leave)\b)|\bas (?:often|long|much) as you (?:like|want|please|wish)|\bthe (?:longer|more)\b[^.]{0,25}\bthe (?:whiter|better|brighter)|\b(?:more|longer|extra|double|twice) (?:gel|time|wear)\w* (?:means|gives|makes|is better)|\b(?:all night,? )?every night,? (?:until|as long as)|\bsleep with (?:the |your )?trays\b[^.]{0,30}\b(?:every|faster|better)/i,
    unless: /\b(?:do not|don't|never|avoid|harm|damage|wear(?:s)? (?:away|down)|scratch|myth|acid)\b/i,
    why: 'this damages enamel and gums',
  },
  {
    advice:
      /\b(?:put|dab|rub|apply|pour|hold|swish|rinse with|gargle with|use|try|place|spray)\b[^.]{0,20}\b(?:bleach|ammonia|gasoline|kerosene|rubbing alcohol|household cleaner|nail polish|battery acid|pure (?:peroxide|clove oil)|whiske?y|vodka|tequila)\b|\b(?:super ?glue|krazy glue|household glue)\b|\b(?:pull|yank|take|get|twist|tie)\b[^.]{0,20}\btooth\b[^.]{0,20}\b(?:yourself|at home|with (?:pliers|a (?:string|thread|door)))|\b(?:file|sand|trim|grind) (?:it|the (?:tooth|edge|denture)) (?:down |smooth )?(?:yourself|with (?:a|an) (?:nail|emery))|\b(?:nail file|emery board|sandpaper|pliers|paper clip|sewing needle)\b/i,
    unless: /\b(?:never|do not|don't|not|avoid|instead of|please no|leave)\b/i,
    why: 'nobody should do this at home',
  },
  {
    advice:
      /\b(?:no (?:need|reason) to|need not|do(?:es)? not (?:need|have) to|don't (?:need|have) to|skip(?:ping)?|instead of|you can stop|forget(?: about)?) (?:brush|floss|rins|clean(?:ing)? (?:your|between)|check-?ups?|cleanings?|x-rays|see(?:ing)? (?:a|the|your) (?:dentist|doctor))\w*|\bbrush(?:ing)? (?:hard|harder|firmly|once a (?:week|month)|every other day)\b|\b(?:hard|stiff)[- ](?:bristle[ds]?|brush(?:es)?) (?:is|are|clean|work)s? (?:best|better)|\b(?:x-rays?|fluoride|amalgam|root canals?) (?:cause[sd]?|give[sn]? you|lead(?:s)? to) (?:cancer|autism|alzheimer)/i,
    unless:
      /\b(?:never|don't skip|do not skip|if you skip|who skip|people|why|because|skipping (?:a|the|one|means|flossing (?:lets|means|leaves))|tell us|years|not a reason|no reason to skip)\b/i,
    isDenial: true,
    why: 'this harms teeth, and nobody has examined the reader',
  },
  {
    about:
      /\ballerg|\bheart\b|\bvalve|\bjoint replacement|\bpacemaker|\bdiabet|\bblood pressure|\bstroke\b|\bosteoporosis|\bbone (?:medicine|drug)/i,
    advice:
      /\b(?:no (?:need|reason) to|need not|do(?:es)? not (?:need|have) to|don't (?:need|have) to|you may leave out|not necessary to|not important to) (?:tell|mention|list|bring|worry|say|report|inform|ask)\b|\b(?:do(?:es)? not|don't|doesn't) (?:matter|make a difference|interest us)\b/i,
    isDenial: true,
    why: 'we have to know of illnesses and allergies before treatment',
  },
];

/** No page gives advice by which somebody is harmed. A dentist confirms what only sounds like it. Of a line the gravest is said. */
export const checkAdvice: Check = (content: Content) => {
  const told = brokenRules(content, RULES);
  const errors = told.filter(({severity}) => severity !== 'warning');
  const harmful = harmfulAdvice(content).filter(isNotSaidIn(errors));
  return [...errors, ...harmful, ...told.filter(isNotSaidIn([...errors, ...harmful]))];
};

const isNotSaidIn =
  (others: readonly Problem[]) =>
  ({file, line}: Problem): boolean =>
    !others.some((other) => other.file === file && other.line === line);

const RULES = {rules: [...doses, ...harms]};

const harmfulAdvice = inSayings((saying): Problem[] => {
  const found = saying.voice === 'page' || saying.voice === 'facts' ? harmfulIn(saying) : undefined;
  return found
    ? [
        {
          file: saying.file,
          line: saying.lineAt(found.at),
          field: saying.field,
          severity: 'warning',
          what: `"${found.quote}" can harm whoever follows it: ${found.why}.`,
          fix: 'Take it out, or have a dentist word it and sign the page.',
          finding: 'advice/harmful',
          quote: found.quote,
        },
      ]
    : [];
});

const HINT =
  /driv|alone|own\b|uber|lyft|taxi|cab\b|ride|bus\b|work|escort|companion|eat|meal|stomach|wine|beer|alcohol|fast|scrub|soap|water|tissue|wrap|dry|root|wait|hurry|rush|worry|call|come|see|away|ignore|heal|heat|hot|warm|pop|lance|squeeze|stop|skip|pause|double|halve|share|left|old|expired|whiten|bleach|sedat|put off|delay|honey|juice|bottle|rub|aspirin|baby|before|until|fluoride|straw|smok|vap|spit|rins|lemon|soda|charcoal|longer|often|glue|pull|yank|file|pliers|needle|brush|floss|need|matter|more|take/i;

/** What is advised in a sentence, whatever its page is about. */
const advisedIn = memoizeTexts((text): readonly (Omit<BadAdvice, 'advice'> & {at: number; quote: string})[] => {
  if (!HINT.test(text) || isQuestion(text)) return [];
  return ADVICE.flatMap(({advice, ...rule}) => {
    const match = advice.exec(text);
    if (!match || rule.unless?.test(text)) return [];
    if (!rule.isDenial && isDenied(text, match.index + match[0].search(/\S/))) return [];
    return [{...rule, at: match.index, quote: match[0].trim()}];
  });
});

function harmfulIn({text, passage, file, field}: Saying): {at: number; quote: string; why: string} | undefined {
  // A title or a description stands for the whole page, and advises nothing.
  if (field !== undefined && /^(?:title|heading|navTitle|cardTitle)$/.test(field)) return undefined;
  return advisedIn(text).find(({about}) => !about || about.test(passage) || about.test(file));
}
