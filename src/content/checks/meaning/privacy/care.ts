import {phrases} from '../../../language/grammar';

/** What tells of one person that they are or were in our care, what they have, and what they owe. */
export const CARE = phrases(
  // Their teeth, and what is kept of them.
  'his|her|their|whose ~ OWN_CARE',
  'PERSON|IN_TOWN|KIN|SOMEONE ~ OWN_CARE !from|for|of',
  'had|has|got|gets|get|needed|needs|lost|loses|lose|broke|chipped|cracked|split|wore|wears|received|owns|missing|finished|celebrated|wearing|getting|losing|chew|chews .. OWN_CARE',
  'with|and|by a|an|his|her|the|two|three|four|five|six|NUMBER|no|failing|new|full|broken ~ OWN_CARE',
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|missing|NUMBER ~ OWN_CARE',
  'upper|lower left|right|front|back|first? ~ OWN_CARE',
  'OWN_CARE .. she|he|they had|has|lost|broke|left|never',
  'their|his|her treatment|treatments',
  'testimonial|pt|pts|smoker',
  'his|her|their|these|those first|last|new|full|own|two|three? set|pair|row|round|course|half|all|number|NUMBER of? ~ OWN_CARE',
  'before|after photo|picture|photograph|shot',
  'before_and_after|success_story|transformation|smile_makeover|patient_of_the|case_of_the|our_gallery|our_work_in|half_numb|wait_list|waitlist',
  // What we did.
  'honor|pleasure|joy|helped|helping of? treating|seeing|having|fixing|caring_for|helping',
  'asked|asks|asking us|her|him|dr for a|an|his|two|new ~ OWN_CARE|bite|shade|smile',
  'afraid|scared|terrified|frightened of .. us|needle*|drill*|dentist*|shot*',
  'found|see|admire our work in|on',
  'WE|she|he|dr|dentist|have|has|had|was|were|been NAME? DID_WORK .. OWN_CARE|her|him|them|his',
  'DID_WORK the|a|an|his|her|their|two|three|four|both|half|all? ~ OWN_CARE|her|him|them|bridal',
  'OWN_CARE|smile ... WE|she|he|here|us .. DID_WORK|finished|did|put|have|see',
  'wears|wore|has|have|got|with|into one|two|three|four|some of our|ours',
  'the one|ones|tooth|teeth WE',
  'given|gave|made|fixed|did|cemented him|her|them ... OWN_CARE',
  'treats|treated|sedated|numbed|scaled|x_rayed',
  'DID_WORK half|most|all|both|several|two|three of? the|our ~ team|party|squad|class|IN_TOWN|SOMEONE',
  'she|he|we|US saw|sees|sees|treats|see .. after_hours|in_private|on_sunday*|him|her|them',
  'fix|fixing|improve|restore|rebuild|whiten|straighten|cap|pull|save the|a|his|her|their|two|that? ~ OWN_CARE',
  'that|this ~ OWN_CARE',
  'let|lets us|him|her|dr .. take|pull|do|fix|try|whiten|look_at|practice',
  'to|was|were|been|be|being|get|gets|got whitened|bonded|sedated|crowned|straightened|extracted|x_rayed|numbed|bleached',
  // That they come.
  'is|are|was|were|be|been|remains|became|our|the|this|her|his|favorite|first|OWN_CARE|hygiene|gum|longtime|beloved ~ patient|patients|regular|regulars|ours|client !coordinator|coordinators|advocate|care|portal|forms|information|experience|services|relations|rooms|room',
  'in|into|to|from|under|inside|on|of|by|near|prefers our|the|her|his|dr|beth|my NAME? chair|waiting_room|restroom|lobby|gallery|books',
  'booked|books|scheduled the|an|for|same|two .. afternoon|morning|day|appointment*|WORK',
  'was|were|is with_us|with_us_by|in_our',
  'trust|trusts|trusted US|beth|her|him|them with',
  'come|comes|came|coming|drove|drives|arrived|flew ... in_with|in_for|to_us|here_for|with_his|with_her|by_noon|with_us|all_of_them|all_six|all_five|all_four',
  'asks for him|us|dr|PERSON',
  'flew|flies|came|comes|drove|drives|goes|booked|books|asks|asked|begs|scheduled|here|in|back ... for a|an|his|her|the|two|another? ~ OWN_CARE|adjustment*|WORK',
  'trade|trades|traded|swapped|swaps|barter* ... for a|an|his|her|two|three? ~ OWN_CARE|WORK',
  'books|booked at|noon',
  'under|on|with nitrous|laughing_gas|sedation|anesthesia',
  'first|last|only|one to try|get|have|test our|the|a|an|his|her ~ OWN_CARE|laser|scanner|WORK',
  'bit|bites|bitten|kicked|hugged dr|us|PERSON|him|her',
  'asks for her by|every|each|when|and|.',
  'cleans|fixes|polishes|scales|straightens|whitens|pulls|fills|checks|replaces the|both|all|two|three|half? ~ OWN_CARE',
  'is|are|was|were here|in|back every|for|again|until|next|on',
  'see|sees|saw|seen|looks_after|look_after|treats ... twice_a_year|every_six_months|three_times_a_year|through',
  'WE|she|he|us have|has seen|known|looked|treated',
  // What they miss and owe.
  'owe|owes|owed|unpaid|overdue|past_due|in_collections|stiffed|bounced',
  'missed|misses|canceled|cancelled|skipped|forgot|forgets|postponed|late_for .. us|visit|visits|OWN_CARE|twice|four_times|three_times',
  'pays|paid|pay .. late|on_time|in_cash|slowly|cash|in_installments|half',
  'to|in|into collections',
  'see|sees|saw|treats|treat ... for cleanings|checkups|OWN_CARE|WORK',
  'paid|pays|paying|settled|pay ... bill|balance|OWN_CARE|US|cash|full_price',
  // What they have.
  'clenches|clench|grinds|grind|snores|snored|fainted|faints|drooled|gagged|cried|screamed',
  'has|had|have|is|was|were|are|with|his|her|their|from|for|after|during|whose|of|since|through|to|an|a|the ... ILL|DRUG',
  'DEATH',
  'his|her|their|whose ~ ILL|surgery|cancer|biopsy|diagnosis|medication*|medicine*|pills|insurance|claim|blood_pressure|lip|tongue|cheek|baby',
  'lost the|her|their baby|home|son|daughter',
);

/** What somebody made or gave us, which may well be a tooth. */
export const GIFT = phrases(
  'made|makes|built|printed|prints|painted|paints|sewed|baked|bakes|designed|donated|carved|sponsored|drew|knitted|sells|supplied our|us|these|the|all|every',
);

/** What is said of somebody who has a name, and of nobody else as a patient. */
export const CARE_OF_NAMED = phrases(
  'patient|patients !coordinator|advocate|care|portal|forms|information|experience|services|relations',
  'OWN_CARE|ILL|stomatitis|gum_disease|gingivitis|numb|half_numb|biopsy|DRUG|waiting_room|voicemail|healer|sedation|hygiene|implant*',
  'get well',
  'memory of',
  'prayers|condolences|thoughts|hearts',
  'wishing|sending|wish|send .. strength|recovery|healing|comfort|speedy',
  'farewell|goodbye to',
  'welcome back',
  'miss|missed him|her|them|you !to|out|the|a|your',
  'sent|sends|referred NUMBER|three|five|us ,|friends|patients',
  'screenshot|phone_number|full_name|loyal',
);
