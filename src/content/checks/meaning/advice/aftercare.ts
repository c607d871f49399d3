import {phrases} from '../../../language/grammar';
import {WARNS, type BadAdvice} from './badAdvice';

/*
 * Care of a wound, of appliances and of children's teeth at home (ADA, MouthHealthy; American Association of Oral and Maxillofacial
 * Surgeons; American Academy of Pediatric Dentistry).
 */

const SURGERY =
  'extract*|pulled|wisdom_t*|removed|removal|surgery|implant*|dry_socket|graft*|socket|clot|post_op|deep_cleaning|first_day|stitches';

const wounds: BadAdvice = {
  about: phrases(SURGERY),
  advice: phrases(
    'milkshake|smoothie|drink .. through a? straw',
    'hot_tub|sauna|hot_bath|jacuzzi|heating_pad|sunbathe|steam_room|hot_yoga & tonight|brings_down|heals|relax|evening|same_day|fine|best|helps|sunbathe',
    'hot_tub|sauna|hot_bath|heating_pad tonight|today|that_evening|the_same',
    'poke|pick|dig|brush|scrub|rub|lift|scrape|peel|clean|wipe|probe ... WOUND',
    'poke|pick|dig|scrub|rub|lift|scrape|peel|wipe .. WOUND|it .. off|out|with|away|nightly|inside|around|until',
    'WOUND .. empty|clean|free of|from|and ~ clot|white|nasty|blood',
    'keep|get the|that? ~ socket empty|open|clear',
    'get_rid_of|dislodge|loosen|remove|flush|wash the|that|any? ~ clot|scab',
    'rinse|swish|gargle|spit ... hard|hardest|firmly|vigorous*|forceful*|often|within_the_hour|right_away|thirty_minutes|every_hour|straight_away|as_hard|every_half_hour',
    'avoid cold packs|ice|compresses',
    'one|two|a|few cigarette|cigarettes|cigar|puffs ... every|hours|fine|no_more|okay|a_day',
    'popcorn|chips|nuts|seeds|crunchy ... tonight|today|right_after|massage|fine|help|helps|good|same_evening',
    'chew|chewing|suck|sucking .. ice|candy|caramels|gum .. after|right|numbs|cleans|tonight|helps|shape',
    'stretch|pull|tug|wiggle .. lip|cheek|stitches|flap',
    'hookah|pipe|cigar|chew|dip ... gentler|fine|okay|mind|instead|safer|same',
    'balloons|trumpet|whistle ... no_trouble|fine|okay|after|party',
    'gauze .. in|overnight while|sleep|until_morning|all_night',
    'leave|keep the gauze .. overnight|while_you_sleep|all_night',
    'sneeze ... closed|shut',
    'puff|puffs or|on|is|are|of|a|never|here',
    'work_out|workout|exercise|gym|jog|run|lift|yoga|football ... same_evening|same_day|tonight|that_evening|same_night|right_after|blood_flow',
    'aspirin ... before|prior|ahead ... extraction|surgery|pulled|visit|appointment',
    'brush|brushing .. over|across|on|around the|your stitches|socket|wound !gently',
    'drink|sip|suck|everything ... through|with|by a? straw',
    'blow|blowing your|the nose ... right|hard|fine|often',
    'fly|scuba|dive|diving ... tomorrow|fine|same|too',
    'bleeding ... swallow_it|swallow_the|skip_the_call|another_tea_bag|sleep',
    'heals|heal faster|better|quicker ... smoke|smoking|cigarette|alcohol|straw',
    'smoke|smoking|vape|vaping|cigarette* .. is|are|from|after|as|again .. fine|okay|ok|hour|evening|allowed|usual|second',
    'ALCOHOL & evening|tonight|celebrate|after|same_day|relax|recovery',
  ),
  unless: phrases(
    ...WARNS,
    'after|from|for|until|following .. a|two|three|some|few|second week|weeks|day|days',
    'gently|gentle|lightly|soft|softly',
    'stop|quit|skip|keep|stay .. away|off|smoking|clear',
    'skip the|your|any',
    'spoon|clear_of|other_teeth',
    'we|hygienist|dentist|dr .. clean*|remove*|rinse*|flush*',
    'salt_water',
    'every_half',
  ),
  why: 'this breaks the clot, and the wound opens',
};

const appliances: BadAdvice = {
  advice: phrases(
    'denture*|retainer*|aligner*|night_guard|mouthguard|mouth_guard|guard|partial|tray|trays & boil*|boiling|dishwasher|bleach|hot_water|oven|microwave|scalding',
    'denture*|partial & day_and_night|around_the_clock|without_a_break|24_hours|all_night|overnight|sleep_with|night_and_day|never_take',
    'aligner*|tray|trays ... only|just at_night|while_you_sleep|nights|in_bed|when_you_sleep',
    'swap|change|switch|skip|move|jump|next|ahead ... aligner*|tray|trays ... days|early|ahead|faster|sooner|christmas|instead_of',
    'skip|jump|move ahead|forward ... aligner*|tray|trays',
    'aligner*|tray|trays|wear .. instead_of two|2 weeks|week',
    'melt|heat|warm|soften|dip ... aligner*|retainer*|denture*|guard|tray* ... candle|lighter|stove|microwave|hot|flame|boiling|hair_dryer',
    'skip nights|days|evenings with|between',
    'retainer* ... skip|not_need|optional|enough|every_other|once_a_week|learned',
    'share|shared|lend|borrow|pass|swap ~ your|a|the|his|her|with|it ~ mouthguard|mouth_guard|guard|retainer|toothbrush|aligner*|denture*',
    'mouthguard|mouth_guard|guard|retainer|toothbrush|aligner*|denture* ... shared|share|lend|borrow|pass_on|hand_me_down',
    'gel|bleach|whiten*|trays|strips ... overnight|double_strength|all_night|sleep|extra_strength|every_day_for|twice_as_long',
    'sleep|leave .. ~ with|in|on the|your ~ whitening|gel|trays|strips|bleach*',
    'ignore|disregard .. white spots',
    'temporary|crown|filling ... leave_it|leave_it_off|for_the_year|leave_it_out|forget_about',
    'leave|left off|out|it .. for|until the|a|couple|few|several|another ~ months|year|summer',
    'teeth NOT move|shift',
    'tighten|screw ... implant|it ... TOOL|yourself|toolbox',
    'implant ... tighten|screw|wiggl* ... TOOL|yourself|toolbox',
  ),
  unless: phrases(
    ...WARNS,
    'our|we|us|office|dentist|orthodontist .. sterilize*|autoclave*|clean*|send',
    'take .. out',
    'prescribed|on_the_sheet|as_directed|as_shown|depending|written',
    'cool|cold|lukewarm',
    'is|are|still sound|healthy|intact|well ... leave it|them',
    'retainer|guard .. every_night|nightly',
    'come|call|bring|return* .. us|in|by',
  ),
  why: 'this ruins what you wear in your mouth, or your teeth',
};

const children: BadAdvice = {
  advice: phrases(
    'chew|bite|chewing|biting .. numb .. lip|tongue|cheek ... wakes|faster|sooner|fine|helps',
    'let ... CHILD ... chew|bite .. numb|lip',
    'bottle|cup|sippy ~ of|with ~ soda|mountain_dew|juice|cola|sweet_tea|milk|sprite ... teeth|fine|bed|sleep|night|nap',
    'asleep|sleep|doze ... on|with|sucking|nursing|holding ~ a|the|his|her|their? ~ bottle|sippy|cup ... milk|juice|soda|formula',
    'cavities|cavity|decay|baby_teeth|milk_teeth ... best_left|better_left|leave|are_left|should_be_left alone|untreated|be',
    'instead_of|rather_than|in_place_of brushing|toothpaste|floss*',
    'sleep|bed|night|crib ... bottle|cup|sippy ... soda|mountain_dew|juice|cola|sweet_tea|milk',
    'CHILD ... swallow|drink|eat|lick ... varnish|toothpaste|fluoride|mouthwash ... like|fine|let|bubblegum|harmless|sleep',
    'let ... swallow|drink|eat ... varnish|toothpaste|fluoride|mouthwash|rinse',
    'fluoride_rinse|mouthwash|fluoride & under_two|toddler*|baby|babies|under_three|down_the_hatch|full_cap',
    'swallow* ... tube|toothpaste|pills ... let|sleep|fine|wait|harmless',
    'skip|cut_out|stop|drop ~ brush*|brushing ... night|nights|school|bedtime|tears|tantrum',
    'brushing|brush .. at_night|bedtime ... skip|unnecessary|saliva|optional|pointless',
    'pre_chew*|prechew* .. food|baby',
    'chew|chewing|lick|licking .. food|pacifier|binky|spoon .. for|clean|gives',
    'share|sharing|lick ... spoon|pacifier|toothbrush ... fine|bacteria|immun*|good',
    'cavities|decay .. run_their_course|fall_out|run_its_course',
    'CHILD|children|kids start|begin|come|need ... at|until sixteen|ten|twelve|eighteen|seven|school',
    'mints|candy|hard_candy|cough_drops|soda .. with|regular? sugar ... good|fine|dry_mouth|all_day|help',
    'soda|cola|juice|candy .. is|are no_worse|as_good|fine|harmless|good_for',
    'tape|taping ... mouth|lips ... CHILD|snor*|toddler*',
    'mouth|lips taping|tape|taped .. fixes|cures|helps|stops',
    'sugar|juice|honey|syrup|tea|soda .. in|into|to ~ bedtime|night|bottle|sippy|pacifier',
    'skip|forget|leave .. ~ mouthguard|mouth_guard|helmet',
    'clothespin|rubber_band|tape ... mouth|teeth',
    'replace|replaces|instead_of|substitute* .. brushing|floss*|toothpaste',
    'freeze|frozen ... teething ... gel|solid|hard|antifreeze',
    'piercing ... loosen|fine|mall|let',
  ),
  unless: phrases(
    ...WARNS,
    'spit',
    'unless .. dentist',
    'sugar_free|xylitol',
    'water .. in|instead',
    'wait .. before brushing',
    'watch',
  ),
  why: 'this harms children and teeth, as the Academy of Pediatric Dentistry says',
};

export const aftercare: readonly BadAdvice[] = [wounds, appliances, children];
