/* Words for people as their neighbors know them, and for what is done for one of them at a dentist's. */

/** The same words with those of many: "waitress" and "waitresses". */
const withPlurals = (words: string) =>
  words
    .split(/\s+/)
    .flatMap((word) => (word.endsWith('*') ? [word] : [word, /(?:s|ch|sh|x)$/.test(word) ? `${word}es` : `${word}s`]))
    .join(' ');

/** Who people are to each other and in town. */
export const NEIGHBORS = {
  RELATIVE: `brother sister mother father wife husband son daughter uncle aunt cousin fiance* boyfriend girlfriend partner boss`,
  JOB: `student pastor principal manager teacher coach nurse officer captain player firefighter driver engineer pilot chef barista
    cashier realtor lawyer attorney accountant server waiter waitress mechanic soldier deputy librarian musician singer`,
  WORKS: `work works worked working employed teach teaches taught coach coaches`,
  DOES: `coach coaches teach teaches play plays sing sings preach preaches run runs own owns manage manages lead leads serves work
    works drives rides hosts anchors announces represents studies`,
  NEARBY: `gilbert chandler mesa tempe queen_creek san_tan_valley scottsdale phoenix higley apache_junction florence casa_grande
    maricopa ahwatukee`,
  MONTH: `january february march april may june july august september october november december`,
  KIN: `brother sister mother father mom mama dad wife husband ex_wife ex_husband ex son sons daughter daughters stepson
    stepdaughter stepmother stepfather stepdad stepmom uncle aunt cousin cousins niece nephew grandmother grandma grandfather
    grandpa grandson granddaughter grandchild* fiance* boyfriend girlfriend spouse twin twins triplets teenager in_law brother_in_law
    sister_in_law mother_in_law father_in_law daughter_in_law son_in_law widow widower mistress roommate boss kid kids
    toddler godson goddaughter best_friend family maid_of_honor best_man bridesmaid*`,
  SOMEONE: `man men woman women boy boys girl girls lady ladies gentleman gentlemen guy guys gal fellow kid teen teens teenager
    toddler mom mother dad father grandma grandmother grandpa grandfather couple family twins triplets brothers sisters siblings
    newlywed* bride groom retiree* youngster widow widower nineteen_year_old grader graders senior sophomore freshman
    somebody someone soul folks newcomer* character`,
  IN_TOWN:
    withPlurals(`accountant actor actress aide air_traffic_controller alderman ambassador anchor anchorman anchorwoman announcer
    architect artist assessor astronaut athlete attorney auctioneer author babysitter bagger bagpiper bailiff baker
    ballerina bandleader banker barber barista barmaid bartender beautician beekeeper bell_ringer birdwatcher bishop
    blacksmith board_chair bodybuilder bookkeeper bouncer bowler boxer brewer broker builder bus_driver busker butcher
    cable_guy caddie caddy cafeteria_lady camp_counselor candidate_for cantor captain carpenter cartoonist cashier
    caterer chairman chairwoman chaplain cheerleader* chef chief chiropractor choirmaster choreographer clerk clown
    coach coaches cobbler colonel columnist comedian comic commander commissioner composer concierge conductor
    congressman congresswoman constable contestant contractor cook council_member* councilman councilor councilwoman
    counselor cowboy crew_chief crooner crossing_guard curator custodian cyclist dairy_farmer dancer deacon dealer
    dean debater deejay delivery_driver deputy dermatologist detective diplomat director disc_jockey dispatcher dj
    dog_walker doorman doula dressmaker driver drum_major drummer electrician engineer esthetician farmer farrier
    fedex_guy ferrier fiddler fire_chief firefighter fireman fisherman flight_attendant florist foreman
    forklift_driver garbage_collector garbage_man gardener general goalie goalkeeper golf_pro golfer governor greeter
    grocer guard guidance_counselor guitarist gunsmith gymnast hairdresser hairstylist handyman hang_glider head_pro
    home_inspector homecoming_king homecoming_queen horse_trainer host hostess housekeeper ice_cream_man ice_skater
    imam influencer inspector instructor insurance_agent inventor janitor jazz_singer jeweler jockey jogger journalist
    judge kindergarten_teacher kite_flyer knitter lacrosse_player landlady landlord landscaper lawyer lecturer
    legislator librarian lieutenant lifeguard linebacker lineman lobbyist locksmith long_jumper lunch_lady luthier
    magician magistrate maid mail_carrier mail_lady mailman manager marathoner marine marshal mascot massage_therapist
    masseuse mayor mechanic meteorologist meter_reader midwife milkman miner minister missionary fashion_model monk mortician
    mountaineer muralist musician nanny neighbor newscaster newsman notary novelist nun nurse nutritionist officer
    optometrist organist owner painter paperboy paralegal paramedic parking_attendant party_planner pastor
    personal_trainer pharmacist pharmacy_tech* photographer physicist pianist piano_teacher piano_tuner pilot pitcher
    plasterer plastic_surgeon player plumber podcaster poet pole_vaulter police policeman policewoman politician
    pool_guy pool_man postal_carrier postman postmaster postwoman potter preacher president priest principal
    pro_golfer producer professor prom_queen proprietor psychologist puppeteer quarterback rabbi racer radio_host
    rancher ranger rapper real_estate_agent realtor receptionist_at referee repairman reporter rock_climber
    rodeo_clown roofer rower runner sailor salesman saleswoman santa school_nurse school_secretary scientist
    scoutmaster sculptor seamstress secretary seminarian senator sergeant server set_designer sheriff shoemaker
    shopkeeper shot_putter sign_painter singer skateboarder skater skydiver soccer_coach social_worker soldier
    sommelier stagehand state_rep* stewardess storyteller stuntman stuntwoman stylist substitute_teacher sumo_wrestler
    superintendent supervisor surfer surveyor suspect swim_coach swimmer tailor talk_show_host tap_dancer
    tattoo_artist taxi_driver taxidermist teacher technician teller tenant tennis_pro therapist tightrope_walker
    town_crier track_star trainer travel_agent treasurer triathlete trooper truck_driver trucker trumpeter tutor
    umpire undertaker ups_driver ups_man usher valedictorian valet ventriloquist vet veteran veterinarian
    vice_principal violinist vlogger waiter waitress warden wardrobe watchmaker weather_girl weather_guy weather_lady
    weatherman weight_lifter welder window_washer winemaker woodcarver wrestler writer yoga_teacher youth_leader
    youtuber zookeeper zumba_instructor`),
};

/** What is done for one patient, and what one has from us. */
export const CARE_WORDS = {
  OWN_CARE: `teeth tooth molar molars bicuspid premolar incisor incisors canine canines eye_tooth gums gum jaw smile enamel crown
    crowns bridge implant implants denture dentures partial flipper veneer veneers filling fillings root_canal root_canals braces
    brackets aligner aligners retainer retainers tray trays night_guard night_guards mouthguard mouth_guard appliance sealant
    sealants cavity cavities abscess abscesses x_ray x_rays chart charts dental_record* records panoramic_film appointment
    appointments cleaning cleanings checkup checkups recall scaling extraction extractions wisdom_teeth wisdom_tooth sedation
    copay co_pay biopsy whitening bonding gum_graft* graft grafts toothache tongue_tie treatment_plan nitrous laughing_gas
    topical numbing mouth overbite underbite front_teeth deep_cleaning gum_therapy invisalign bite_guard surgery_with_us
    splint bite_plate plate_adjusted restoration* lab_results prescription prescriptions antibiotic* bill balance stitches socket lateral laterals sore_tooth injection* stumps`,
  DID_WORK: `treated fixed rebuilt bonded pulled extracted placed saved whitened bleached made fitted numbed cleaned repaired
    replaced straightened restored removed crowned capped filled drilled polished clipped scaled sedated reattached glued built
    re_cemented recemented reseated seated splinted reshaped put_back put_in took_out yanked stitched sutured rescued
    patched anesthetized operated x_rayed examined screened`,
  ILL: `diabetic cancer chemo* radiation biopsy mastectomy colostomy dialysis rehab autism autistic down_syndrome ptsd hiv
    stroke heart_attack heart_valve bypass pregnant pregnancy miscarr* abortion hip_surgery knee_surgery memory_care hospice
    overdose* alzheimer* dementia parkinson* restraining_order parole eating_disorder anorexi* bulimi* meth sobriety
    sober bed_rest went_into_labor phobia abscess tongue_tie swollen osteoporosis transplant seizure* epilep* lupus leukemia tumor
    chemotherapy pacemaker sleep_apnea gum_disease acid_reflux panic_attack* arthritis asthma hepatitis herpes std bipolar schizo* suicid* bankrupt* radiation_treatment* black_eye
    false_teeth drug_habit detox false_tooth`,
  DEATH: `passed_away passed_on died dies dead funeral buried burial in_memory loving_memory mourn* heartbroken prayers
    condolence* griev* drowned obituary memorial_service rest_in_peace laid_to_rest lost_his_battle lost_her_battle`,
};
