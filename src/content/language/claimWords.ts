/*
 * The words of claims: promises of results and praise of oneself. The same signs as in `vocabulary.ts`.
 */

/** What is promised, to whom, and how soon. */
const PROMISES = {
  SOFT: `may might could often usually usual many some sometimes typically typical generally tend tends depend depends vary
    varies should almost nearly commonly common mostly perhaps possibly probably likely unlikely as_a_rule on_average
    normally aim aims try tries trying hope hopes rarely seldom reduce* lower lessen* risk_of so_that in_order_to at_first partly can_take can_last studies study if_all_goes
    for_example plan_on as_long_as_you_wear not_always up_to_you help helps`,
  ALL_PATIENTS: `everyone everybody anyone anybody every_patient each_patient all_patients all_our_patients all_of_our_patients
    every_child each_child any_child every_kid any_kid every_single_patient every_single_person every_person every_one_of_our
    any_patient every_family all_of_them they_all each_one_of_our every_adult every_mouth any_mouth every_face every_jaw
    all_children all_kids all_who every_smoker all_comers`,
  NO_PATIENT: `nobody no_one none_of_our no_patient no_patients no_child not_one_patient not_a_single_patient not_one_of_our
    not_one_person no_person none_of_them not_a_soul none_of_the_people no_client none_of_us`,
  WITH_US: `here with_us under_our_care at_our_office at_our_practice in_our_chair in_our_chairs in_this_chair in_our_care
    in_our_hands our_patients in_our_office in_our_practice with_our who_has_had who_had who_has_sat who_sat
    under_our_roof at_our_place with_dr_. with_ours had_ours who_comes_to_us who_came_to_us we_have_treated we_treat`,
  MISHAP: `dry_socket* infection infections infected complication* reaction reactions allergic_reaction* scar scars scarring
    swelling bleeding bruise bruises bruising soreness relapse relapses failure failures rejection nerve_damage numb_lip*
    nerve_injur* side_effect* aftereffect* harm damage injury injuries error errors mistake mistakes mishap* accident*
    sensitivity toothache* downtime gagging nausea breakage chipping staining fracture* surprise surprises misfit
    anything_going_wrong`,
  LOSS: `lose lost loses losing fail fails failed failing regret regrets regretted complain complained complains gag gagged cry
    cried cries refused rejected infected infection broke broken bad_experience unhappy disappointed unsatisfied ends_up_with
    end_up_with ended_up ended_with feel_a_needle feels_a_needle felt feels flinch* had_to_be_redone redone removed replaced
    bruised hurt suffered needed numbing asked_for_more dentures a_problem trouble scream* panic*`,
  ACHIEVED: `straight straighter white whiter bright brighter perfect flawless gone over cured healed solved fixed rock_solid
    solid firm tight transformed brave fearless undone pink history vanished closed restored repaired rebuilt recovered recovery back_to_normal lighter
    younger regrown regrows fuse fuses fused healthy_again healthy_gums new_teeth new_smile full_smile set_of_teeth
    smile_makeover new_set dream_smile full_set like_new as_good_as_new
    done_with finished completed cavity_free pain_free fear_free invisible reversed beaten stopped disappear* dream fixed_teeth
    new_bone own_bone new_front_tooth new_tooth heal heals cure cures vanish* straighten* eradicated`,
  SPAN: `second seconds minute minutes hour hours day days week weeks month months fortnight visit visits appointment
    appointments sitting sittings afternoon morning evening weekend session sessions lunch lunch_break lunchtime rinse
    treatment injection`,
  COUNT: `NUMBER a an one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty sixty ninety
    half few single couple ninety first forty_five just_one only_one less_than next`,
  AT_ONCE: `overnight tonight tomorrow the_moment_you the_second_the the_second_you the_instant_you the_moment_the the_minute_you by_sunday by_saturday by_morning by_tomorrow by_breakfast by_evening by_night by_bedtime by_dinner by_friday by_monday by_christmas
    by_easter by_thanksgiving the_same_day the_same_hour the_same_evening the_same_afternoon the_same_night that_night
    that_afternoon that_evening within_the_hour on_day_one in_no_time on_the_spot instantly at_once in_a_flash while_you_sleep
    by_next_week this_time_next_week by_the_weekend before_you_leave before_you_have_taken in_the_blink within_days
    within_minutes within_hours within_seconds within_weeks over_lunch in_minutes in_seconds by_the_end_of_the_day same_evening
    by_summer before_the_wedding the_same_week same_afternoon by_lunch`,
  CONCESSION: `no_matter_how no_matter_what no_matter_which no_matter_why no_matter_the regardless_of whatever_the_cause
    whatever_the_reason whatever_the_problem whatever_the_shape whatever_the_state whatever_the_shade whatever_causes
    whatever_caused whatever_lies whatever_is_wrong whatever's_wrong whatever_you_start whatever_your_age whatever_we
    whatever_your_bone whatever_shape whatever_state whatever_has_gone whatever_your_teeth whatever_your_mouth
    however_crooked however_bad however_badly however_stained however_hard however_old however_deep however_severe however_worn
    however_long however_many however_much however_nervous however_anxious however_loose however_dark however_large however_weak
    however_damaged however_big however_young however_yellow however_little however_complex however_difficult at_any_age
    at_every_age of_any_kind of_every_kind with_any_bone for_every_person every_tooth_and every_age
    in_every_case in_any_case_whatever even_if_you're even_if_you_are come_what_may whether_you're whether_you_are`,
  FOR_AGES: `till_retirement until_retirement till_you_retire last_breath until_you're_a_hundred until_you_are_a_hundred till_you're_a_hundred hundredth_birthday ninetieth_birthday
    see_you_through until_the_end next_fifty_years next_forty_years next_ten_years as_long_as_you_breathe
    until_you're_grown until_they're_grown until_you_are_old until_you're_old when_you're_ninety when_you_are_ninety
    at_ninety into_old_age old_age into_your_nineties
    into_your_eighties through_college
    when_your_grandkids when_your_grandchildren your_grandchildren_will your_grandkids_will no_expiry no_expiration
    no_best_before in_my_lifetime in_your_lifetime in_this_life in_this_lifetime as_long_as_you_do longer_than_you
    longer_than_yours for_eternity for_keeps never_again ever_again again_in_your_life  till_the_end until_the_end
    rest_of_your_days rest_of_your_life all_your_days decades_from_now in_twenty_years in_thirty_years in_fifty_years
    next_thirty_years next_twenty_years a_hundred_years for_generations ever_need ever_have_to as_long_as_you_live for_all_time
    once_and_for_all behind_you_for lifelong till_your_last to_the_end_of your_last_dentist_visit into_your_hundreds
    the_next_century to_your_grave never_see_a_dentist never_have_to_see never_see_the_dentist thing_of_the_past things_of_the_past`,
  AFRAID: `nervous afraid scared fear worry worried anxious frightened`,
  TRIFLE: `breeze cakewalk walk_in_the_park piece_of_cake child's_play picnic snap catnap nap tickle doddle stroll day_at_the_beach
    spa_day day_at_the_spa pinprick massage manicure haircut vacation holiday`,
};

/** Who is above whom. */
const STANDING = {
  RIVAL: `competitor competitors competitor's the_competition our_competition rival rivals ex_dentist ex_dentists chain_dent*
    chain_clinic* chain_office* chain_practice* chain_place* chain_store_dent* dental_chain* the_chains corporate_dent*
    corporate_chain* corporate_office* corporate_clinic* corporate_brand* corporate_place* corporate_practice* franchise_place*
    franchise_dent* franchise_office* franchise_practice* franchise_clinic* dental_franchise* big_box* discount_dent*
    discount_clinic* discount_place* discount_office* budget_dent* budget_clinic* budget_office* bargain_dent* bargain_clinic*
    cut_rate* cheap_dent* cheap_clinic* mall_office* mall_place* mall_dent* mall_clinic* dental_mill* dental_factor*
    assembly_line* mass_market* the_big_chains those_chains those_franchise* cookie_cutter* fly_by_night* drill_and_fill
    strip_mall* dental_mall* national_brand* the_franchise* lesser_dent* bad_dentist* real_dentists mediocre_dent*`,
  ANOTHER: `another_dentist another_office another_practice another_clinic other_dentist* other_office* other_practice*
    other_clinic* other_hygienist* other_team* other_place* other_doctor* previous_dentist previous_dentists previous_office
    last_dentist last_office last_place last_practice old_dentist former_dentist former_office current_dentist current_office
    current_practice your_old_practice your_old_office their_dentist* their_hygienist* her_dentist his_dentist somebody_else's
    someone_else's someone_who_didn't most_dentist* most_office* most_practice* most_places many_dentist* many_office*
    many_practice* some_dentist* the_place_you_go the_office_you_go the_place_across the_office_across the_office_down
    the_place_down the_practice_down dentists_around_here dentists_who_advertise dentists_you_see dentists_in_town
    salon salons overseas mexico tijuana urgent_care neighbors_in_the_trade the_others everyone_else everybody_else
    the_rest_of_them hospital_clinic* your_neighborhood_dentist the_average_dentist the_other_three young_dentists_at
    over_there down_the_road down_the_street across_the_street across_town the_other_guys the_big_guys anybody_else anyone_else no_one_else nobody_else`,
  FOUL: `botch* miss missed overlook* ruin* broke broken butcher* damage* damaged shoddy sloppy careless wrong rob robbed
    cheat* rip* rush* push* sell_you upsell* ashamed abandon* gave_up give_up wrote_off written_off couldn't didn't won't
    never cannot can't don't doesn't aren't isn't wouldn't skip* disappoint* scare* commission* quota* come_loose comes_loose come_out fall_apart
    falls_apart cut_corners corner_cutting cheap cheaper hide money greed* overcharg* just_want only_want amateur* primitive
    outdated old_fashioned stuck afraid envy jealous regret fail* pull_it number sales conveyor put_up_with bored museum*
    shudder hurry hurried stories lost_patience practice_on break used_to scrape* goopy invent* unnecessary bad cold
    should_have undo redo redone repair_work nightmare* horror* pulled told_her told_him too_many sad sadly jerk* rough`,
  LUXURY: `rolls_royce ferrari mercedes tesla cadillac lamborghini porsche michelangelo picasso mozart harvard ritz rembrandt
    da_vinci everest olympics nobel michelin champions_league dream_team`,
  PEERLESS: `unrivaled unrivalled peerless unmatched unparalleled unsurpassed unbeatable unequaled unequalled incomparable
    unbeaten second_to_none without_equal bar_none hands_down undisputed matchless best_in_class first_rate top_flight
    top_drawer first_class preeminent unexcelled`,
  HONOR: `award awards trophy trophies medal medals readers_'_choice reader's_choice readers_choice
    people's_choice people's_pick people_s_choice best_of_gilbert best_of_the_valley top_dentists top_doctors top_docs top_doc
    hall_of_fame finalist winner winners accolade* of_the_year distinction honors decorated laureate
    prize prizes readers_'_choice_plaque neighborhood_fave* locals_'_favorite diamond_tier platinum_tier gold_tier platinum_provider diamond_provider
    diamond_plus elite_provider number_one_choice first_choice a_plus`,
  PUBLIC: `people locals readers residents patients families voters gilbert neighbors the_public the_community the_town
    our_community the_college parents moms followers listeners the_magazine the_chamber`,
  VOTE: `vote votes voted voting rank ranks ranked rate rates rated crown crowned chose chosen pick picked name named elect elected
    survey* poll polled honor honored nominate* acclaim* hail* proclaim*`,
  FANS: `followers fans likes subscribers reviews testimonials patients families smiles happy_patients reviewers google_reviews
    five_star_reviews five_stars thumbs_up hearts`,
};

/** The vocabulary of claims. */
export const CLAIM_WORDS = {...PROMISES, ...STANDING};
