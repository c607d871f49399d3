/** What the rules about health advice speak of: medicines, remedies, signs of danger and what is done about them. */
export const HEALTH = {
  DRUG: `ibuprofen* advil* motrin* aspirin* acetaminophen* tylenol* naproxen* aleve* amoxicillin* penicillin clindamycin azithromycin
    antibiotic antibiotics painkiller* pain_reliever* pain_pill* opioid* codeine hydrocodone vicodin oxycodone percocet tramadol
    valium halcion triazolam diazepam lorazepam ativan xanax benadryl steroid* prednisone warfarin coumadin plavix eliquis
    xarelto blood_thinner* insulin metformin fluoride_tablet* fluoride_drops orajel benzocaine lidocaine melatonin
    lisinopril metoprolol atorvastatin statin statins losartan amlodipine lithium sertraline zoloft prozac lexapro
    methadone suboxone norco klonopin adderall paregoric augmentin doxycycline metronidazole cephalexin cipro keflex z_pack
    meloxicam celebrex morphine demerol fentanyl dilaudid nyquil cough_syrup excedrin toradol ketorolac
    prolia boniva levothyroxine keppra dilantin carprofen rimadyl sulfa nitroglycerin heparin lovenox pradaxa humira
    methotrexate tamoxifen antihistamine* anticoagulant* pain_med pain_meds
    gabapentin muscle_relaxant* chlorhexidine fosamax bisphosphonate* clove_oil peroxide cbd whiskey`,
  MEDICINE: `puffer puffers epipen epi_pen infusion infusions water_pill* painkillers medication medications medicine medicines tablet tablets pill pills capsule capsules antidepressant* inhaler*
    blood_pressure_medic* heart_medic* sleeping_pill* prescription* meds beta_blocker* chemo_pill* birth_control anti_anxiety thyroid_pill*`,
  TAKE: `take takes taking swallow use uses using give gives gulp pop chew apply rub dab put place gargle rinse
    crush dissolve`,
  UNIT: `mg milligram milligrams ml milliliter* mcg gram grams cc tablet tablets pill pills capsule capsules drop drops
    teaspoon teaspoons tablespoon* puff puffs dose doses`,
  STOP_TAKING: `stop stopping skip skipping pause quit hold come_off go_off drop double doubling halve leave_out cut_back
    cut_down reduce change increase lower adjust combine mix share borrow split save leftover left_over expired old`,
  ALARM: `swell swells swelling swollen bleed bleeds bleeding fever abscess* infected infection pus breathe breathing swallow swallowing
    knocked_out face_is cheek_is jaw_is_broken broken_jaw spreading severe_pain throbbing chest_pain
    droop* slurred unconscious concussion fainting double_vision allergic_reaction hives trouble_breathing trouble_swallowing`,
  WAITING: `wait waits waiting hold_off sleep_on_it put_it_off sit_it_out tough_it_out ride_it_out no_rush no_hurry
    nothing_to_worry don't_worry do_not_worry no_need_to_call no_need_to_come no_need_to_see by_itself on_its_own ignore
    next_week monday in_a_few_days after_the_weekend when_it_suits at_your_convenience no_big_deal harmless normal
    nothing_serious not_an_emergency not_urgent can_wait will_pass blow_over clears_up goes_away monitor_it keep_an_eye`,
  SEDATION: `sedation sedated sedative* iv anesthesia halcion triazolam twilight`,
  ALCOHOL: `alcohol booze liquor beer beers wine whiskey whisky bourbon rum vodka gin brandy tequila mezcal scotch cognac schnapps
    champagne prosecco martini* margarita* cocktail* mimosa* moonshine spirits hard_seltzer stiff_drink nightcap hot_toddy
    glass_of_red glass_of_white vanilla_extract drunk tipsy`,
  BABY: `baby babies infant infants newborn newborns toddler toddlers little_one little_ones tot tots months_old month_old
    pacifier binky teething teether teethe one_year_old two_year_old three_year_old`,
  CHILD: `baby babies infant infants toddler toddlers little_one little_ones child children kid kids son daughter twins teen teens
    teenager* grandchild grandchildren grandson granddaughter year_old year_olds preschooler* minors boy girl boys girls`,
  FOLK_REMEDY: `moonshine tobacco_juice gin_soaked sugar_water lemon_juice vinegar_swish* wd_40 mints altoids pickle_juice garlic honey turmeric clove cloves clove_oil oregano_oil tea_tree essential_oil* coconut_oil oil_pulling bentonite clay
    charcoal baking_soda lemon vinegar apple_cider colloidal_silver silver_water ozone mms chlorine_dioxide kratom cbd kombucha
    alkaline_water eggshell* bone_broth crystal crystals reiki acupuncture acupressure homeopath* castor_oil black_salve dmso
    tobacco snuff onion ginger aloe wheatgrass sea_salt himalayan_salt hydrogen_peroxide herbal* herbs fasting
    detox* cleanse keto gluten sugar_free_diet diet probiotic* vitamin vitamins supplement* cannabis marijuana edibles hemp
    hypnosis prayer massage mouth_taping eggshell_powder magnet* red_light myrrh cayenne poppy_tea belladonna castor
    peroxide ash ashes wood_ash coca_cola sesame_oil olive_oil argan neem echinacea propolis candle_wax rosewater collagen`,
  POISON: `bleach household_bleach ammonia gasoline kerosene rubbing_alcohol isopropyl battery_acid turpentine lighter_fluid toilet_cleaner
    drain_cleaner acetone nail_polish nail_polish_remover antifreeze chloroform borax paint_thinner wd_40 lysol hairspray mothball* pool_chlorine
    tobacco snuff gunpowder bug_spray drano windex scouring_powder comet oven_cleaner muriatic mouthful_of_peroxide black_salve
    full_strength_hydrogen`,
  GLUE: `glue super_glue superglue krazy_glue gorilla_glue epoxy jb_weld hot_glue duct_tape candle_wax caulk wood_filler
    putty chewing_gum`,
  TOOL: `shears kitchen_shears lit_match match_flame fishing_line rubber_band rubber_bands clothespin toothpick_and hair_dryer
    wirecutters cutters chisel file_from dental_pick_from hobby_knife pliers tweezers dremel sandpaper nail_file emery_board metal_file razor razors razor_blade x_acto box_cutter pocket_knife
    pocketknife paring_knife steak_knife kitchen_knife scissors nail_clippers wire_cutters paper_clip paperclip sewing_needle
    sewing_box safety_pin clean_pin pin needle_nose allen_key allen_wrench wrench screwdriver drill_bit drill_bits doorknob
    toolbox tool_box hammer spoons nail_brush washcloth`,
  DIY: `yourself at_home your_own on_your_own garage kitchen homemade home_made do_it_yourself diy in_a_pinch`,
  ORAL: `tooth teeth gum gums socket nerve root roots cavity cavities hole jaw cheek tongue lip molar molars crown crowns filling fillings
    denture dentures bracket brackets wire braces implant implants veneer veneers bridge retainer retainers abscess boil blister
    flap clot stitches enamel decay tartar plaque pocket pockets mouth toothache sore ulcer canker`,
  HEALS: `heal heals healed cure cures cured seals close closes closed regrow regrows regenerate* rebuild rebuilds remineralize*
    reverse reverses reversed dissolve dissolves dissolved pulls_the draw_out draws_out draws_the pulls_out kill kills knocks_out
    clears_up clear_up bring_back brings_back grow_back grows_back stop_decay stops_decay fix fixes fixed mends mend
    vanish vanishes disappear disappears takes_stains removes_stains takes_care_of keeps_cavities keep_cavities gets_rid_of eases brings_down`,
  REPLACES: `instead_of in_place_of rather_than replace replaces replaced taken_the_place_of takes_the_place_of take_the_place_of beats
    beat substitute as_well_as just_as_well_as as_good_as better_than cross_off no_need_for removes_any_need saves_you saves_a
    so_you_can_skip why_pay`,
  DENTAL_CARE: `filling fillings root_canal root_canals crown crowns antibiotic antibiotics drill drills drilling surgery surgeon chemo
    chemotherapy extraction extractions anesthetic novocaine visits cleaning cleanings deep_cleaning scaling dentist dentists
    maintenance_visit* nitrous braces treatment trip appointment lab`,
  CAUTION: `danger dangers dangerous risky unsafe not_safe harmful burn burns burned damage damages damaged
    deadly myth myths ruin ruins warp warps scratch scratches erode erodes choke chokes strangle strangles too_strong hurts_the hurts_your hurts_teeth can_lead may_lead leads_to can_cause may_cause worse enemy enemies warnings have_cost
    removes_enamel in_acid means_sharing brings_risks feeds_the
    stings emergency 911 avoid avoids avoided bad_idea stop_your_breathing slow_your_breathing slows_breathing seizures
    reye's botulism weakens irritate irritates harm harms harmed cracks raise_the_risk raises_the_risk makes_it_worse
    rumor rumors scam scams dehydrate* spreads_infection worsen* toxic make_things_worse makes_things_worse is_worse gets_worse may_open can_break may_break may_crack can_crack
    sore_spots sore_gums one_too_many old_custom poison_help poison_control poisonous ruined story_from legend legends do_not_go_together belongs belong mistake mistakes costs_you warn warns`,
  REASSURING_NOT: `no_, nothing_left never_met not_move don't_move hardly_bothers hardly_hurts hardly_any hardly_anyone don't_reschedule don't_cancel
    nothing_unusual never_bothered won't_mind doesn't_mind no_place nobody_wants not_ask don't_ask no_matter_what nobody_reads never_bothers not_needed or_not_, not_be_afraid don't_be_afraid not_hesitate don't_hesitate not_worry not_be_shy don't_be_shy don't_fear not_fear don't_panic nobody_needs no_one_needs no_one_to nobody_to no_scab no_clot no_doctor's nothing_, without no_damage no_attention no_treatment nothing_a no_problem no_need no_rush no_hurry won't_hurt not_hurt never_hurt* not_only no_matter nothing_like nothing_works
    nothing_eases nothing_tops never_had never_fail* never_failed never_notice never_know no_big_deal no_time never_mind nobody_will
    no_dentist no_doctor no_drill no_drilling no_drugs don't_bother don't_call do_not_call don't_worry do_not_worry won't_need don't_need
    doesn't_need not_need no_appointment no_visit without_seeing without_any without_a without_drilling no_call no_prescription
    no_harm nothing_wrong not_to_worry doesn't_matter don't_matter won't_matter never_complained nobody_dies no_exam
    won't_mention won't_tell not_tell don't_tell don't_mention needn't no_questions no_one_will needs_no need_no no_escort
    not_the_dentist no_difference can't_hurt cannot_hurt couldn't_hurt can't_go_wrong no_worse no_reason no_surgery no_word
    no_longer nothing_to nothing_gets no_trouble no_effect isn't_cutting doesn't_work does_nothing
    instead_of rather_than doesn't_help no_trick without_pain no_pain never_hurts won't_notice never_miss no_medicine no_more no_fuss`,
  DOCTOR: `doctor doctors physician physicians cardiologist oncologist ob obgyn ob_gyn obstetrician midwife pediatrician hematologist
    neurologist psychiatrist specialist specialists pharmacist pharmacy surgeon nurse gp`,
  EMERGENCY_CARE: `er emergency_room emergency_rooms emergency_department hospital hospitals ambulance 911 poison_control urgent_care paramedic*
    poison_center`,
  NO_NEED: `no_need no_need_to no_reason_to needn't need_not don't_need doesn't_need not_need don't_have_to doesn't_have_to not_have_to
    not_necessary unnecessary don't_bother not_bother no_point no_point_in needs_no need_no no_use_in no_call_to forget_about
    never_mind save_yourself no_reason_for no_cause_to nothing_to`,
  CALMING: `just merely simply nothing usually usual normal normally natural naturally common sorts_itself sort_itself adjusting
    settling try sleep nap rest massage soup patience shrug laugh harmless unusual relax makeup washcloth_and 
    warm_bath hot_bath hot_tea monday thursday friday next_week in_a_month weekend   open_a_window
    expensive let_it give_it pays_to_wait fine okay shift party finish lazy good_sign a_virus allergies hay_fever`,
  GRAVE_SIGN: `lips_turn blue_lips swallowing_after hard_to_swallow hard_to_breathe slurred_speech droopy face_balloons balloons
    bite_crooked crooked_bite spitting_blood coughing_up blood_by_the mouthful_of_blood eyelid reached_your_eye
    reached_the_eye chest_pains arm_pain stiff_neck jaw_won't jaw_is_stuck swollen_shut
    fever feverish chills swollen_face face_is_swollen swelling_shut swollen_neck swollen_throat swollen_jaw swollen_cheek
    facial_swelling face_swells neck_swells swelling_spreads spreading spreading_cheek puffy_jaw puffy_face puffy_cheek pus
    abscess abscesses hives tight_throat racing_heart chest_pain chest_tightness tight_chest numb_chin numb_face numb_lip lump
    lumps jaw_locked locked_jaw broken_jaw gum_boil trouble_breathing trouble_swallowing short_breath can't_breathe
    infected infection infections slurred droop droops face_is_numb swollen_eye throat_is_closing throat_closing can't_swallow swells_up puffed_up puffed_out
    unconscious knocked_out_tooth knocked_out numb_for`,
  SIGN: `fever feverish chills swollen swelling swells swell puffy puffed puffiness pus abscess abscesses hives rash chest_pain
    chest_tightness lump lumps jaw_locked locked_jaw broken_jaw gum_boil breathing breathe infected infection infections slurred
    droop unconscious knocked_out knocked bleeding bleeds bleed blood oozing pouring throbbing toothache toothaches tooth_pain
    ulcer ulcers nerve_showing cracked_tooth sores sore_that spot patch numb_chin biopsy wobbly wobbling`,
  DELAY: `can_wait wait_till wait_until wait_a wait_for hold_off sleep_on_it sleep_it_off sleep_off ride_it_out ride_out ride_through ride_along
    tough_it_out sit_it_out sit_tight hold_out hang_on run_its_course run_their_course give_it_a give_it_till give_it_until
    give_it_time give_it_the leave_it_for leave_it_alone left_until left_till left_alone put_it_off put_off no_rush no_hurry after_the_holidays after_your_trip after_your_vacation take_your_vacation next_week next_month next_checkup
    till_monday till_tuesday until_monday until_tuesday until_morning till_morning over_the_weekend the_weekend whenever
    when_you_get_around take_a_nap take_the_weekend go_to_bed good_night's_sleep few_weeks couple_of_days couple_of_weeks
    few_months couple_of_months keeps_for_days in_a_few_days in_a_week in_its_own_time patience put_up_with_it put_up_with needs_no needs_no_attention night's_sleep no_attention
    let_it_be wait_and_see wait_it_out`,
  BENIGN: `harmless cosmetic purely_cosmetic nothing_serious just_a only_a merely only_stress just_stress just_clenching just_nerves
    part_of_growing means_it's_working mean_it's_working sign_of_healing good_sign perfectly_normal nearly_always completely_normal
    totally_normal lazy a_virus nothing_to_call nothing_to_worry nothing_to_fear no_big_deal all_in_your not_serious not_urgent
    hardly_bothers looks_dramatic that's_normal is_normal natural clears_by_itself course_of_nature goes_away_on go_away_on
    goes_away_by passes_by_itself`,
  PREVENTION: `fluoride x_ray x_rays bitewing bitewings panoramic sealant sealants vaccine vaccines vaccination* flu_shot screening screenings
    checkup checkups check_up check_ups cleaning cleanings exam exams recall_visit* flossing floss toothpaste biopsy biopsies
    premedication oral_cancer_screening`,
  REJECT: `refuse refuses decline declines say_no skip turn_down turns_down opt_out throw_out throw_away toss stay_away steer_clear
    moneymaker money_maker money_grab moneygrab racket scam waste waste_of overrated pointless useless poison poisons poisonous
    do_more_harm does_more_harm more_harm nonsense old_wives not_needed unnecessary overkill hype hoax leave_it_off leave_off
    would_leave our_doubts a_habit outdated cut_out give_up gave_up make_you_sick makes_you_sick`,
  DISEASE: `cancer cancers leukemia tumor tumors diabetes multiple_sclerosis ms autism alzheimer alzheimer's dementia miscarriage miscarriages
    infertility early_labor labor heart_attack heart_attacks heart_disease stroke strokes lupus fibromyalgia arthritis migraine migraines
    tinnitus chronic_fatigue depression blood_pressure kidney_disease kidney_failure parkinson's epilepsy asthma adhd iq
    memory_loss thyroid fatigue brain_fog back_pain autoimmune vertigo crohn's`,
  CAUSES: `cause causes caused causing trigger triggers lead_to leads_to gives_you give_you are_behind is_behind bring_on brings_on linked_to
    responsible_for to_blame set_off sets_off lower lowers`,
  IS_CURED: `fade fades fade_away vanish vanishes disappear disappears gone goes_away go_away prevents prevent cures cure reverses reverse
    clears_up lifts ends end stops heals improves`,
  ESCORT: `escort escorts companion chaperone adult somebody someone driver ride friend anyone person family`,
  WOUND: `socket clot wound flap stitches scab extraction_site hole graft surgical_site gum_graft`,
};
