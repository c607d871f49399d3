import {DEALING_WORDS} from './dealingWords';
import {HEALTH} from './healthWords';
import {CLAIM_WORDS} from './claimWords';
import {CARE_WORDS, NEIGHBORS} from './neighbors';
import {RIGHTS} from './rightsWords';
import {WORKING} from './workWords';

/*
 * The words of which the rules about meaning are made, by what they have in common. `_` stands for a space or a hyphen, a star
 * for any ending. A word that is missed belongs here, not into a rule.
 */

/** Who and what is spoken of. */
const THINGS = {
  FUNCTION_WORD: `a an the this that your our my their his her of for to in on at with by as and or is are was were than
    time way about from into over she he they we you who which`,
  PROVIDER: `dentist dentists dentistry dental_office* dental_practice* dental_clinic* dental_team* dental_group* dental_center*
    dental_expert* dental_professional* dental_service* dental_provider* practice practices office offices clinic clinics
    hygienist hygienists orthodontist orthodontists doctor doctors team staff provider providers name_in_dent* names_in_dent*`,
  NOBODY: `nobody no_one nowhere no_where none no_other few hardly_anyone hardly_anybody no_dentist no_office no_practice
    no_clinic no_doctor no_hygienist`,
  COLLEAGUE: `she he dr_.`,
  PASTIME: `tacos tamales coffee park parks trail trails restaurant* hike hikes hiking sunset* food bakery pizza view views
    market* burrito* ice_cream weather honey pie chili salsa cake* bake* recipe* cook* church dog dogs costume* party movie*
    fair fairs festival contest league tournament race band choir quilt* garden* bread best_in_show baseball basketball soccer
    softball volleyball swim swimming chess rodeo bowling joke* science_fair spelling_bee trivia`,
  US: `we us our ours ourselves practice office clinic team staff dentist dentists doctor doctors hygienist hygienists dr
    copper_finch`,
  WE: `we our_team our_office our_practice our_dentist* our_doctor* our_hygienist* our_staff copper_finch everyone_here`,
  OTHERS: `competit* elsewhere anywhere_else somewhere_else anyone_else anybody_else nobody_else no_one_else others
    other_dentist* other_dental other_office* other_practice* other_clinic* other_doctor* other_provider* other_place*
    another_dentist another_office another_practice chains chain_dent* chain_office* chain_clinic* dental_chain* corporate_dent*
    corporate_chain* corporate_office* corporate_clinic* big_box* big_chain* the_chains
    most_dentist* most_office* most_practice* most_dental_office* most_clinic* average_dentist average_office typical_dentist
    the_rest_of_them everyone_else everybody_else down_the_street down_the_road across_the_street chain_across the_chain chain_down mail_order* corporate_places big_corporate* around_the_corner_charge* next_door
    your_old_dentist your_last_dentist your_previous_dentist your_former_dentist your_current_dentist any_other_dent*
    any_other_office* any_other_practice* no_other_dent* no_other_office* no_other_practice* no_other_clinic* rivals
    any_office any_dentist any_practice any_orthodontist any_specialist any_other_orthodontist any_other_specialist
    other_orthodontist* other_specialist* most_orthodontist* the_orthodontist any_other_office any_other_clinic any_other_place other_practices discount_dent* neighborhood_chain* dental_mill* other_dental_office* the_competition`,
  WORK: `implant* veneer* crown crowns bridge bridges bridgework filling fillings whiten* denture* aligner* smile smiles braces
    sealant* bonding root_canal* extraction* cleaning cleanings night_guard* retainer* sedation laser* tray trays surgery
    treatment treatments procedure* dentistry restoration* makeover* graft* injection* shot shots anesthe* deep_cleaning*
    perio_tray* tooth_removal wisdom_teeth removal botox inlay* onlay* lumineers invisalign nitrous laughing_gas our_work
    dental_work gum_treatment* perio_treatment* therapy therapies`,
  VISIT: `visit visits appointment appointments needle* drilling dentist dentistry dental_care care experience`,
  FINDING: `sore sores lump lumps patch patches crack cracks cancer cancers bump bumps problem problems symptom* swelling bleeding stage stages disease`,
  PROBLEM: `problem problems pain infection* cancer* stain* gap gaps case cases emergenc* patient patients bite bites snor* disease cavity cavities`,
  MOUTH: `tooth teeth gum gums jaw mouth bite enamel molar* nerve root roots smile smiles incisor* canine*`,
  ILLNESS: `gum_disease periodont* gingivitis decay cavity cavities bad_breath halitosis snoring apnea sleep_apnea tmj tmd
    jaw_pain bruxism grinding clenching migraine* headache* sensitivity diabetes infection* oral_cancer dental_fear tooth_loss
    toothache* dry_mouth plaque tartar abscess* inflammation fatigue brain_fog allergies depression arthritis back_pain neck_pain
    vertigo dizziness insomnia asthma acne tinnitus fibromyalgia`,
  EVERYONE: `everyone everybody anyone anybody every_patient every_person every_child every_family all_patients all_our_patients
    all_of_our_patients each_patient every_single_patient everyone_who_comes every_one_of_our all_ages every_mouth any_mouth
    every_smile whoever`,
  TOWN: `gilbert arizona phoenix chandler mesa tempe scottsdale queen_creek the_valley east_valley the_southwest town the_state
    the_city maricopa_county the_country the_nation the_region the_area the_neighborhood the_southwest the_world the_business
    america az valley the_entire_valley the_whole_valley`,
};

/** How sure something is said to be. */
const SURENESS = {
  NOT: `not never no none nobody nothing neither nor cannot without hardly no_one nowhere no_longer rather_than instead_of
    refuse* unable zero`,
  NEGATION: `not never cannot`,
  HUNDRED_PERCENT: `100% 100_% 100_percent one_hundred_percent a_hundred_percent one_hundred_% a_hundred_%`,
  NO_PAIN: `no_pain without_pain without_any_pain zero_pain free_of_pain no_discomfort without_discomfort without_any_discomfort
    zero_discomfort free_of_discomfort no_hurting without_hurting no_needle_pain without_needle_pain`,
  NONE: `no zero without free_of free_from none nothing never not_a not_any not_even not_one minus nil goodbye_to
    say_goodbye_to forget forget_about no_more absence_of eliminat* banish* vanish* gone skip lack_of devoid_of`,
  ALWAYS: `always invariably every_time every_single_time each_time without_fail without_exception in_every_case
    in_all_cases in_each_case no_matter_what certainly definitely surely absolutely undoubtedly no_doubt without_doubt
    without_a_doubt for_sure for_certain guaranteed unfailing* bound_to certain_to sure_to foolproof fail_proof infallibl* never_fail* 100_percent
    one_hundred_percent a_hundred_percent ten_times_out_of_ten come_what_may no_exceptions completely_certain`,
  FOREVER: `forever permanently for_life for_good a_lifetime for_ever lifelong eternal* everlasting all_your_life
    your_whole_life your_entire_life rest_of_your_life until_you_die as_long_as_you_live indefinitely to_the_grave
    once_and_for_all for_all_time for_decades_to_come the_last_one_you the_last_time_you never_again for_keeps
    rest_of_your_days outlive* outlast* end_of_time ever_after for_eternity from_now_on_and_forever`,
  PROMISE: `guarantee* promise promises promised promising assure assures assured warrant* vow vows vowed pledge pledges pledged swear
    our_word you_have_our_word rest_assured stake_our count_on_it bet_on mark_my_words money_back your_money_back
    full_refund refund_guarantee*`,
  HEDGE: `may might could often usually most many some sometimes typically generally rarely seldom likely
    unlikely tend tends depends differ* vary varies various help helps helped aim aims try tries trying hope hopes goal goals
    almost nearly usual about_ten about_five about_two about_three about_half about_a about_an about_one common commonly mostly few partly perhaps possible possibly probably ideally up_to_you can_be
    reduce* lower less lessen* chance chances risk_of work_toward works_toward tends_to so_that in_order_to at_first`,
  IF: `if unless whether should_you in_case as_long_as provided wherever`,
  ASK: `ask asks wonder wonders which whether what how who why`,
};

/** What comes out of treatment. */
const OUTCOMES = {
  PAIN: `pain pains painful hurt hurts hurting ache aches aching ouch sore soreness discomfort sting stings stinging agony
    suffer suffers suffering twinge twinges wince pinch pinches uncomfortable unpleasant`,
  FEEL: `feel feels notice notices sense`,
  NOTHING: `nothing a_thing anything any_of_it it_at_all a_bit the_slightest the_needle the_shot the_drill`,
  AFTERMATH: `downside* drawback* disadvantage* downtime down_time recovery_time swelling bruising bleeding scar scars soreness
    sensitivity gagging infection infections failure failures rejection numbness`,
  COMPLICATION: `side_effect* complication* risk risks danger dangers downside* drawback* downtime scar scars scarring bruis*
    swelling bleeding rejection reaction reactions recovery_time aftereffect* after_effect* failure failures unwanted_effect*
    adverse_effect* adverse_reaction* ill_effect* harm infection infections sensitivity radiation bacteria germs chemicals toxins`,
  FAIL: `fail fails failed break breaks broken chip chips crack cracks fall_out falls_out come_out comes_out come_loose comes_loose
    come_off comes_off fade fades stain stains yellow yellows decay decays wear_out wears_out wear_down wears_down slip slips
    shift shifts relapse* go_wrong goes_wrong come_back comes_back return returns need_replac* needs_replac* be_replaced
    need_another needs_another need_to_be_redone loosen loosens get_cavit* get_a_cavity get_another_cavity gets_cavit* gets_a_cavity gets_another_cavity gets_decay get_decay
    have_another_cavity need_a_root_canal need_fillings lose_a_tooth lose_teeth lose_another_tooth lose_any have_cavities get_infected reject* go_bad`,
  SUCCEED: `last lasts work works succeed* success* heal heals stay stays hold holds fit fits look_perfect look_natural
    look_flawless turn_out turns_out come_out_perfect* perfect flawless straight white whiter pay_off pays_off restore restores fix
    fixes cure cures save saves stop stops end ends remove removes eliminate* reverse* regrow* rebuild* repair* love loves
    adore* thrilled delighted happy satisfied smile_again worth_it better healthy cavity_free effective effortless`,
  PERFECT: `perfect flawless dream movie_star hollywood celebrity red_carpet camera_ready picture_perfect model_like
    million_dollar dazzling jaw_dropping stunning head_turning breathtaking life_changing amazing incredible spectacular
    magazine_cover`,
  RESTORE: `save saves fix fixes repair repairs restore restores solve solves heal heals rescue rescues cure cures remove removes
    whiten whitens straighten straightens close closes stop stops end ends relieve* eliminate* prevent* catch catches find finds
    detect*`,
  CURE: `cure cures cured curing heal heals healed healing eliminate* eradicate* reverse reverses reversed reversing
    banish* wipe_out wipes_out erase erases erased get_rid_of gets_rid_of rid_of put_an_end_to puts_an_end_to
    end ends end_to ended beat beats conquer* defeat* undo undoes goodbye_to say_goodbye_to farewell_to no_more
    clear clears cleared clears_up melt_away melts_away vanish* vanquish* disappear* goes_away go_away thing_of_the_past things_of_the_past send_packing free_of rids`,
  INSTANT: `instant instantly overnight in_minutes in_seconds in_one_day in_a_day in_an_hour in_one_visit_forever immediate
    immediately at_once right_away in_no_time by_tomorrow same_day`,
  LESS_AGE: `years_younger decade_younger decades_younger ten_years_off years_off_your`,
};

/** Praise and comparison. */
const PRAISE = {
  BEST: `#_1 no_._1 №_1 nr_._1 best finest top leading premier foremost greatest number_one no_1 top_rated top_ranked top_notch top_tier
    highest_rated best_rated five_star 5_star award_winning world_class unrivaled unrivalled unmatched unbeatable unparalleled
    unsurpassed unequaled peerless incomparable gentlest friendliest kindest safest fastest cheapest nicest smartest
    cleanest calmest finest_quality highest_quality most_trusted most_experienced most_advanced most_skilled most_skillful
    most_popular most_qualified most_respected most_recommended most_reviewed most_caring most_gentle most_affordable
    most_successful most_comfortable most_loved most_talented most_awarded most_knowledgeable most_reliable most_thorough
    most_honest most_modern most_innovative most_sought_after most_beloved most_celebrated most_decorated most_precise most_accurate most_comprehensive
    the_go_to our_go_to your_go_to a_go_to preeminent supreme elite unequalled second_to_none gold_standard favorite cream_of_the_crop crown_jewel
    a_cut_above head_and_shoulders_above in_a_class_of* in_a_league_of* one_of_a_kind state_s_best`,
  BETTER: `better gentler cheaper faster safer friendlier kinder nicer lower cleaner softer smarter quicker calmer finer
    superior more_affordable more_experienced more_gentle more_advanced more_skilled more_honest more_careful more_caring more_thorough
    more_accurate less_painful less_expensive half_the_price half_the_cost half_of_what fraction_of more_precise`,
  BEAT: `beat beats outshine* outperform* outclass* outdo* surpass* exceed* top tops undercut* rival rivals match matches
    put_to_shame puts_to_shame compare* hold_a_candle come_close comes_close measure_up`,
  BADLY: `too_quick* too_fast too_hasty too_eager too_busy too_expensive too_rough lazy get_it_wrong gets_it_wrong miss_it miss_things butcher* hidden
    won't_tell never_tell be_cut overcharge* overtreat* upsell* rush rushes rushing push pushes pushy pressure pressures careless sloppy rough greedy
    outdated old_fashioned dirty sell_you* sells_you* nobody_needs never_needed you_do_not_need you_don't_need needless* not_need_it scare* invent botch* ruin* butcher* rip_off rips_off rip_you_off cut_corners cuts_corners hide hides
    talk_you_into talks_you_into drill_first do_not_bother don't_bother don't_care doesn't_care herd herds cattle assembly_line conveyor
    hidden_fees unnecessary a_number factory overprice*`,
  BOARD_TITLE: `orthodontist* endodontist* periodontist* prosthodontist* oral_surgeon* pediatric_dentist*
    oral_and_maxillofacial_surgeon*`,
};

/** Money. */
const MONEY_WORDS = {
  PAY: `pay pays paid paying payment payments charge charges charged bill bills billed cost costs owe owes collect collects
    collected`,
  FREE: `free complimentary no_cost at_no_cost no_charge at_no_charge gratis on_us on_the_house our_treat nothing zero
    for_nothing without_charge not_a_cent not_a_penny not_a_dime`,
  SHARE_OF_PATIENT: `copay copays copayment* co_pay* co_payment* deductible* coinsurance co_insurance out_of_pocket
    your_share your_portion patient_share patient_portion your_part_of_the_bill patient's_share remaining_balance
    the_balance what_insurance_does_not what_insurance_doesn't what_your_plan_does_not what_your_plan_doesn't
    the_rest_of_the_bill leftover_balance difference`,
  WAIVE: `waive waives waived waiving forgive forgives forgiven absorb absorbs write_off writes_off written_off wipe_out
    drop drops erase erases cancel cancels eat eats swallow swallows cover covers take_care_of takes_care_of pick_up picks_up
    never_collect do_not_collect don't_collect never_bill don't_bill do_not_bill never_charge do_not_charge don't_charge
    let_go lets_go forget skip skips discount_away not_ask_for never_ask_for don't_ask_for do_not_ask_for on_us our_treat
    we_have_you_covered overlook* make_disappear`,
  INSURANCE: `insurance insurer insurers insurance_company insurance_plan* plan plans carrier carriers benefits coverage medicare
    medicaid ahcccs delta cigna aetna metlife hmo ppo dental_plan*`,
  REWARD: `gift_card* gift_certificate* starbucks amazon coffee raffle drawing sweepstakes prize prizes reward rewards rewarded
    bonus credit credits cash treat treats ticket tickets perk perks points cookie cookies entry entries entered discount
    discounts off free giveaway lottery win wins earn earns voucher* toothbrush swag tote mug kickback* gas_card* finder's_fee finder_s_fee finders_fee dinner lunch commission golf gift gifts steak_dinner wine share_of_the_fee part_of_the_fee cut_of_the_fee percentage_of_the_fee`,
  REVIEW: `review reviews rating ratings testimonial* stars five_stars star_rating google_review* yelp_review* kind_words
    shout_out thumbs_up google yelp facebook feedback write_up comment comments recommendation`,
  WRITE: `leave leaves leaving write writes writing post posts posting give gives giving drop share shares sharing rate rates
    submit record send put tell say`,
  BAD_REVIEW: `negative bad critical unfavorable poor one_star 1_star two_star three_star 3_star unhappy nasty unfair harsh mean low less_than_five sour
    angry damaging disparag* harmful complain* unkind`,
  SYSTEMIC: `heart_attack* heart_disease heart_trouble stroke strokes dementia alzheimer* diabetes cancer arthritis pneumonia premature_birth*
    miscarriage* kidney* infertil* blood_sugar blood_pressure cholesterol memory_loss parkinson*`,
  PENALTY: `fee fine fined sue sues lawsuit legal_action penalty penalties discharged dismissed dismiss remove_you lawyer
    attorney court damages liable charged terminated barred`,
  FRIEND: `friend friends neighbor neighbors coworker* colleague colleagues family_member* relative relatives someone
    somebody new_patient new_patients referral referrals buddy cousin sister brother`,
  REFER: `refer refers referred referral referrals send sends bring brings recommend* invite* introduce*`,
};

/** Data about people. */
const DATA_WORDS = {
  SEND: `show send sends sending e_mail email text message fax upload attach snap reply respond dm mail post share share_with put
    include leave type drop write fill_in enter tell give provide forward submit`,
  CHANNEL: `e_mail email emails e_mails text texts sms whatsapp facebook instagram messenger dm dms chat voicemail
    answering_machine message messages inbox gmail yahoo snapchat telegram google_form google_forms
    google_doc web_form contact_form subject_line postcard our_form the_form fax text_message comment comments wall story stories under_our_post facebook_group direct_message`,
  SENSITIVE: `social_security ssn insurance_card insurance_cards insurance_number insurance_id member_id member_number
    subscriber_id credit_card card_number card_numbers card_details debit_card bank_account account_number routing_number
    cvv security_code date_of_birth birth_date birthday birthdate driver's_license driver_s_license drivers_license
    photo_id passport medical_history health_history medication_list list_of_medications medications diagnosis
    x_ray x_rays password pin mother's_maiden mother_s_maiden hiv_status test_results lab_results medical_records dental_records
    health_information health_insurance_number photo_of_your photos_of_your picture_of_your pictures_of_your selfie_of_your
    symptoms prescriptions conditions last_four bank_login login online_banking photos_of_the photo_of_the pictures_of_the picture_of_the close_up* signature both_sides_of_your card_photo* name_on_card picture_of_your_card photo_of_your_card photos_of_your_card list_of_medicines your_medicines password_for_the list_of_your_medic*`,
};

/** Time. */
const TIME_WORDS = {
  DAY: `monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays
    weekday weekdays weekend weekends`,
};

export const VOCABULARY: Readonly<Record<string, string>> = {
  ...THINGS,
  ...SURENESS,
  ...OUTCOMES,
  ...PRAISE,
  ...MONEY_WORDS,
  ...DEALING_WORDS,
  ...HEALTH,
  ...DATA_WORDS,
  ...TIME_WORDS,
  ...NEIGHBORS,
  ...CLAIM_WORDS,
  ...CARE_WORDS,
  ...RIGHTS,
  ...WORKING,
};
