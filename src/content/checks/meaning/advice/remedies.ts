import {phrases} from '../../../language/grammar';
import {WARNS, type BadAdvice} from './badAdvice';

/*
 * Home remedies and do-it-yourself dentistry (ADA, MouthHealthy: "Do-it-yourself dentistry"; FDA on benzocaine, belladonna and
 * teething; American Academy of Pediatric Dentistry).
 */

const PLACE =
  'put|dab|rub|apply|pour|hold|swish|gargle|rinse|place|spray|pack|packs|packed|stuff|fill|press|tuck|smear|brush|scrub|soak|soaked|drop|swallow|drink|pinch|wad|dip|dips|dipped|swab|try|chew|bite|sip|mix|dose|spoonful|spoonfuls|drops|spritz';
const IN = 'on|onto|in|into|inside|against|to|over|for|at|with|around|straight_into';

const remedies: BadAdvice = {
  advice: phrases(
    'FOLK_REMEDY|POISON|ALCOHOL & HEALS & ORAL|infection|decay|disease',
    `FOLK_REMEDY|mms|water|diet|herb* .. HEALS ORAL|decay|infection|the|your|any|that`,
    `${PLACE} ... POISON`,
    `POISON ... ${IN} ... ORAL`,
    'POISON .. dissolves|whitens|removes|kills|cleans|works|rub|rinse',
    `${PLACE} ... tobacco|snuff|ALCOHOL|gasoline|vanilla_extract|superglue|pepper|cayenne|perfume ... ${IN} ... ORAL`,
    `${PLACE} .. FOLK_REMEDY ... ${IN} ... ORAL`,
    `${PLACE} ... it|socket|hole|tooth|gum|gums|cavity|wound .. with .. FOLK_REMEDY|ALCOHOL|tobacco`,
    `${PLACE} .. DRUG|aspirin .. ${IN} .. hole|socket|cavity|tooth|gum|gums`,
    `aspirin|DRUG .. ${PLACE}|dissolves ... ${IN} .. hole|socket|cavity|tooth|gum`,
    'aspirin|painkiller* hold|held it|one? on|against .. tooth|gum',
    'swish|rinse|gargle|hold|swallow ... full_strength|undiluted|straight|pure ~ peroxide|clove_oil|bleach',
    'FOLK_REMEDY|POISON|ALCOHOL .. on|against|around|over .. gum|gums|tooth|socket|cotton|sore|abscess',
    'FOLK_REMEDY|POISON|ALCOHOL ... sucks|suck|draw|draws|dries|loosens|dissolves|melts|flushes|pulls ~ out|up|the|pus|tartar|infection|poison|decay',
    'whiten|whitens|whitening|clean ... with|using|by ~ pool|bleach|toilet|POISON',
    'peroxide & kids|children|bedtime|cup|swallow|drink',
    'water|diet|oil|powder|FOLK_REMEDY .. regrow*|rebuild*|remineralize*|restores|regenerat* ~ gum|gums|enamel|teeth|bone|hole|cavity|that|your|the',
    'remineralize|regrow|rebuild|heal|reverse|seal|cure that|your|a|the|any? ~ hole|cavity|cavities|decay|gums|abscess|enamel ... with|yourself|naturally|at_home|FOLK_REMEDY',
    'decay|cavities|cavity|abscess|gum_disease ... stops|stop|heals|heal|disappears|goes_away|reverse* .. own|itself|when|naturally',
  ),
  unless: phrases(
    'no|little|hardly effect',
    'leave|leaves .. mark|marks|stain*',
    'stain|stains|staining',
    ...WARNS,
    'may|might|can dull|ease',
    'fluoride_toothpaste|toothpaste_with|ask_beth|mild|prescribed',
    'salad|cookies|compost|kitchen|windowsill|curry|tea_time|recipe|bakes|closet',
    'salt_water|saltwater !and .. rinse',
    'brush*|floss* .. every_day|twice',
    'leave|skip|keep|instead_of|rather_than the|your? ~ FOLK_REMEDY|ALCOHOL|POISON',
    'fluoride',
  ),
  why: 'a home remedy harms the mouth, or lets an illness go on',
};

const replaced: BadAdvice = {
  about: phrases('FOLK_REMEDY|POISON|ALCOHOL|swishes|rinse|kit|kits|capful|ritual'),
  advice: phrases(
    'REPLACES ... DENTAL_CARE',
    'DENTAL_CARE ... REPLACES|no_longer_needed|unneeded|a_thing_of',
    'no|without .. DENTAL_CARE .. needed|required|necessary|at_all',
    'has|have closed|cured|healed|saved more',
    'avoid|skip|cancel|escape|forget .. the|a|your|that DENTAL_CARE',
  ),
  unless: phrases(
    'NOT .. replace|substitute|take_the_place|beat|cure|instead|replaces',
    'CAUTION',
    'nothing|no_remedy|none .. replaces',
    'ozone|laser .. not',
    'insurance|plan|estimate|discount|cost*',
  ),
  isDenial: true,
  why: 'nothing from the kitchen takes the place of treatment',
};

const CALMS =
  'calm|calms|sleep|sleeps|quiet|still|asleep|drop_off|drops_off|drowsy|sleepy|settle|settles|relax|relaxed|relaxes|through_the_night|soothe*|numb|numbs|easy|bad_evenings|bad_nights|through';

const dosedChildren: BadAdvice = {
  advice: phrases(
    'ALCOHOL & BABY|CHILD',
    `DRUG|MEDICINE|poppy_tea|belladonna|cough_syrup|cold_medicine|melatonin|opium & CHILD & ${CALMS}`,
    'poppy tea',
    'ALCOHOL & cranky|teether|teething|swab',
    'paregoric|poppy_tea|opium|belladonna|codeine|tramadol & CHILD|him|her|ours|yours|months|night|teething',
    'benzocaine|lidocaine|orajel|numbing_gel*|teething_tablet* & BABY|gums|month|months|fusses|she|him',
    'homeopathic|teething ~ tablet|tablets|drops !are|can|may',
    'CHILD|he|she|him|her ... adult|grown_up|full|whole|dad|mom ~ DRUG|dose',
    'adult|grown_up|full|whole ~ DRUG|dose ... CHILD|him|her',
    'crush|slip|hide|dissolve|stir .. DRUG|MEDICINE .. in|into .. juice|milk|pudding|applesauce|bottle|cup',
    'CHILD ... double|twice|triple the|a? ~ dose',
    'dose|dosed my|our|the|your ~ twins|kids|toddler|baby',
  ),
  unless: phrases(
    ...WARNS,
    'skip|no|instead_of|rather_than|leave .. ALCOHOL|gel|gels|DRUG',
    'ask|call|tell .. us|pediatrician|doctor',
    'free|shower|party|parents',
    'dentist|we|injection|shot|local .. numb|numbs',
    'nitrous',
  ),
  why: 'alcohol and medicines such as these can stop the breathing of a small child',
};

const doItYourself: BadAdvice = {
  advice: phrases(
    'GLUE & ORAL|crown|retainer|repair|nerve|chip',
    'TOOL & ORAL|implant|aligner',
    'cut|snip|clip|slice|saw|file|sand|drill|lance|open|opens|pierce|yank|wiggle|twist|pop|tighten|loosen|rip|pry|shave|grind ... ORAL ... DIY|fingers|teeth|off|scissors|blade|knife|home',
    'yank|rip|pry|snap|pop|pull|snip|cut ~ the|your|a|that|poking? ~ bracket|brackets|braces|wire|crown|tooth|molar off|out|yourself',
    'wiggle|pull|twist|yank|cut|pop|snap|pry|file it|them out|off|down ... DIY|fingers|tissue',
    'squeeze|press|push|drain|let the|that|any ~ pus|infection out',
    'bend|adjust|tighten|reshape ~ the|your|a ~ wire|clasp|retainer|denture|partial|brace|expander ... TOOL|yourself|at_home|hot_water|lighter|until',
    'take|cut|pull|remove .. out|off? .. your own ~ stitches|braces|crown|bracket|brackets|wire',
    'stitches|braces|bracket ... nail_scissors|scissors|tweezers|yourself',
    'get|take|pull|remove your|the|her|his? braces|brackets|wires|crown|bridge off|out ... DIY|spoons|pliers|garage|yourself',
    'braces|tooth|molar|molars|crown|bracket .. come|comes|off|out .. in|with your? .. garage|kitchen|TOOL|pliers|string',
    'string|thread|doorknob|door & tooth|molar|molars',
    'lance|drain|open|opens|pop|puncture|prick|pierce your|own|the|a|it ~ abscess|boil|blister|bump|ulcer|gum_boil|pimple',
    'TOOL opens|lances|drains|removes|works|does',
    'kit|kits|online|mail_order|3d_printer|resin & filling|fillings|aligner|aligners|braces|retainer|denture|veneers & no|not|without|need|beginners|yourself|everything|same',
    'print|mold|make|cast|carve ~ a|your|own ~ retainer|aligner*|denture|crown|tooth|veneer* ... DIY|printer|garage|resin|kit|home|online',
    'fill|patch|plug your|own|the|a|it ~ cavity|hole|tooth ... DIY|wax|putty|kit|gum|yourself',
    'TOOL & trim|trims|closes|close|straighten|straightens|holds|make|makes|lift|melt|poke & gap|denture|retainer|tooth|teeth|aligner|swelling|crown',
    'poke|stab|prick|needle .. swelling|abscess|bump|boil|pus|gum .. till|until|empties|drains|out|open',
    'melt|heat|warm|soften|reshape ... aligner|retainer|denture|night_guard|mouthguard|tray|abscess|swelling ... candle|lighter|stove|microwave|hair_dryer|oven|hot_water|flame',
    'filling|fillings|crown|denture|braces|implant & no_dentist|without_a_dentist|beginners',
    'scrape|pick|dig|chip ~ off|away|at|the|your|them|tartar ... DIY|washcloth|TOOL|fingernail|yourself',
    'push|press|squeeze|force .. teeth|tooth together|straight|back|apart ... thumbs|fingers|each_night|hard|nightly|yourself',
    'candle_wax|chewing_gum|chewing gum over|on|in|then',
  ),
  unless: phrases(
    'keep .. glue|chewing_gum|gum away',
    'leave|keep|put .. glue .. drawer|cabinet|away|shelf',
    'use scissors',
    'pass|passes from|on|along',
    'removes|cost|costs',
    'hang*',
    'sticky|enem*|avoid|sometimes|still',
    ...WARNS,
    'we|our|dentist|dr|hygienist|orthodontist|lab|us|here .. use|uses|can|will|bond*|cement*|glue|adjust|smooth*|tighten*|file|do|fix*|place*|cover',
    'leave .. alone|to_us',
    'come|comes|sold|arrive without anybody|anyone|an_exam|a_look',
    'let .. us|dentist|adjust|hygienist',
    'cover .. wax',
    'before you .. order|buy',
    'sugar_free|lose|lost',
    'scan|scans|scanner|lab|printed|prints',
    'who|instead_of|rather_than|permanent|called|bonded',
    'tartar .. hygienist|beth',
    'can|may|might|could pull|break|knock|slip|hurt|lose|cost',
    'fence|truck|shelf|bird|feeder|yard|hobby|kitchen_table|waiting_room',
  ),
  why: 'nobody should do this at home',
};

export const remediesAtHome: readonly BadAdvice[] = [dosedChildren, remedies, replaced, doItYourself];
