import {phrases} from '../../../language/grammar';
import type {BadAdvice} from './badAdvice';

/*
 * Talk that keeps people from care that protects them (ADA on fluoride, X-rays, amalgam, root canals and pregnancy; American
 * Cancer Society; CDC).
 */

const TRUTH = [
  '!REASSURING_NOT NOT .. loosen|harm|wear|cause|causes|cure|lead|linked|protect|skip|refuse|turn|evidence|shown|mean|help',
  'myth|myths|claim|claims|rumor|story|stories|tale|tales|disproved|study|studies|research|evidence|linked_by',
  'no_link|no_evidence|nothing_to_do',
];

const refused: BadAdvice = {
  advice: phrases(
    'REJECT the|your|any|all|to|from|that|those|our|it? ~ PREVENTION',
    'PREVENTION ... REJECT',
    'PREVENTION .. is|are a|an|just|only|pure? ~ REJECT|habit|scam|poison|plastic|moneymaker',
    'avoid|skip|stop|forget|quit|without|drop fluoride|x_rays|bitewings|sealants|vaccines|floss*',
    'skip|refuse|avoid|decline|forego the|that|a|your ~ shot|shots|jab|vaccine|hpv|mammogram*',
    'vaccine*|mammogram*|screening ... no_place|useless|pointless|skip|refuse|avoid',
    'fluoride ... rat_poison|poison|toxin|toxic|drug|chemical_waste|neurotoxin',
    'put_down|mammograms|cleaning|cleanings .. loosen|loosens|ruin|wear_out|strip|harm ~ teeth|enamel|gums',
    'older|elderly|seniors ... better off without|skip|not_need|leave',
    'gums|bleeding|sores ... toughen|harden|toughens|get_used ... leave|rest|alone|peace|left',
    'no|never|not vaccine*|fluoride|x_ray|x_rays|sealant* in|for|on|the month|kids|children|little_ones|during',
    'no_one|nobody|hardly_anyone|few_people ~ needs|need ~ PREVENTION|fillings|fluoride|dentist',
    'gum_disease|periodont*|cavity|cavities|decay|gingivitis|tooth_loss ... is|are natural|normal|part|harmless ... needs_no|no_treatment|age|after|leave|ignore',
    'gum_disease|periodont*|cavity|cavities|decay|gingivitis|abscess* ... needs_no|need_no|no_treatment_needed|not_need|without_treatment',
    'not need|needs us|exam|checkup .. more|once|until ... years',
    'PREVENTION .. NOT|no_longer need|needed|necessary',
    'need|needs|require|requires no|fewer PREVENTION|dentist|brushing',
    'NO_NEED .. PREVENTION|brush*|floss* !today ... after|at|over|when|if|anymore|with|for',
    'PREVENTION after|over|past|until|unless age|forty|fifty|thirty|you|something .. not|habit|unnecessary|hurts',
    'radiation|x_ray|x_rays|panoramic ... stays|nuclear|forever|builds_up|cook*|fries|chernobyl',
    'leave|leaving it|fluoride|varnish off|out .. little|kids|children|CHILD',
    'people|patients|anyone|those with|who_have implant*|denture*|veneer*|crowns .. forget|skip|no_longer|not_need|stop',
    'implant*|titanium|denture*|crowns .. NOT get|need .. sick|gum_disease|infect*|floss*|cleanings|checkups',
    'saliva takes|does .. over|job|work',
    'floss*|brush* .. rest|break|pause|holiday for|until .. week|month|year',
    'give floss*|brush* a rest|break',
    'waste of a? day|time|money ... PREVENTION|mouth|chemo|oncologist',
    'oncologist|chemo ... mouth_checked|exam|checkup ... waste|skip|after|unnecessary',
  ),
  unless: phrases(
    'with_or_without',
    'with or without',
    ...TRUTH,
    'tell_you|right_to|your_choice|may_decline|can_decline|explain*|what_we|write_down|form|consent|insurance|covered|cover*|plan|plans|cost*|price*|fee*',
    "don't|do_not|never|no_reason .. skip|stop|avoid|forget|refuse",
    'skipping|stopping|without .. means|lets|leaves|can|we_miss|we',
    'sheet|page|offer|coupon',
    'no ... so ... that it|they',
    'poison_help|poison_control',
    'why|if_you_skip|who_skip',
    'throw_away|replace|old toothbrush',
    'pregnan*|lead_apron',
    'prevent|prevents|protect|protects|waste*',
  ),
  isDenial: true,
  why: 'it keeps people from care that protects them, and nobody has examined the reader',
};

const causes: BadAdvice = {
  advice: phrases(
    'root_canal*|filling|fillings|amalgam*|mercury|x_ray|x_rays|fluoride|cleaning|cleanings|vaccine*|implants|anesthesia|metal|crowns|dentist|birth_control ... CAUSES ... DISEASE|dry_socket',
    'fillings|amalgam|metal|root_canal*|mercury|fluoride|x_rays .. poison*|toxic*|leak|leaks|leach*',
    'root_filled|dead|root_canal ~ teeth|tooth ... dead|organ*|poison*|toxin*|toxic|body|pull|removed|come_out',
    'fluoride|mercury|amalgam|metal ... lowers|lower|reduces|damages|harms|shrinks|makes|make ... iq|brain|bones|intelligence|forgetful|tired|sick|dumb|thyroid',
    'pregnant|expecting|moms_to_be|pregnancy ... not|never|nobody|refuse|avoid ... numb|numbed|numbing|filling|fillings|x_ray|treated|treatment|dentist|antibiotic*',
    'root_canal*|fluoride|amalgam*|fillings|x_rays are|is|lie|lies|stand|stands ~ behind ... DISEASE',
    'filling|fillings|amalgam*|root_canal*|mercury|wisdom|root_canal_teeth|metal ... out|removed|removing|replaced|extracted|gone ... DISEASE ... IS_CURED',
    'taking|take|have|get|getting|having ... filling|fillings|amalgam*|mercury|silver|metal ... out|removed|replaced ... IS_CURED|DISEASE',
    'family_history|history of cancer ... root|nerve|dentist',
    'nobody|no_one|never with|who .. cancer|history .. let|have|get .. root_canal|nerve|dentist',
    'cleaning|cleanings|dental_work|dentist ... CAUSES|during ~ early_labor|miscarriage*|labor',
    'expectant|expecting|pregnant|moms_to_be|pregnancy|nine_months ... stay_away|avoid|skip|put_off|no|not|wait ... dentist|dental|cleaning*|any|checkup* !who',
    'put_off|postpone|skip|delay|avoid .. ~ all|any ~ dental|dentist|treatment|cleanings ... baby|birth|pregnan*|expecting',
    'x_ray|x_rays|films|panoramic|fluoride|fillings|root_canal* .. why|reason so? many|people|DISEASE',
    'lose|loses|losing a tooth .. for|per|with each|every|a ~ baby|child|pregnancy',
    'calcium ... leaves|robs|from ... teeth ... baby',
    'one tooth per child|baby|pregnancy',
    'measles|flu|covid ... skip|milder ... shot|vaccine',
    'dental|filling|anesthe* ... clash|clashes|interact* ... vaccine*|shot',
    'vaccine*|shot ... clash|clashes ... anesthe*|filling|dental',
    'nothing gets|passes|goes into|in the? ~ milk|breast_milk',
    'nursing|breastfeeding|breastfed ... whatever|anything|no_need|leftover|any ... pain|ask|DRUG|likes|pump',
    'pregnant|pregnancy|trimester|expecting ... any|whatever|every|whenever ... DRUG|MEDICINE|sedat*|like|trimester',
  ),
  unless: phrases(
    'say_so|tell|tells|mention|ask|asks|before',
    'no_reason to',
    ...TRUTH,
    'NOT .. cause*|DISEASE|link*|IS_CURED',
    'no_one_has|not_been_shown|does_not_advise|not_advise',
    'can have|come|safe|should_never|never_wait',
    'ask|tell us|your|before',
    'whiten*|bleach*|elective|cosmetic|silver_fillings .. later',
    'can|may|some make|dry|cause .. dry_mouth',
    'numb|numbness',
  ),
  isDenial: true,
  why: 'no research shows it, and it keeps people from care that they need',
};

export const talk: readonly BadAdvice[] = [refused, causes];
