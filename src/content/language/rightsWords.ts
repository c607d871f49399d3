/* The words of the rules about rights: whom the law protects, what helps them, and what is kept of them. */

/** Who has rights, and what they are about. */
export const RIGHTS = {
  PROTECTED: `hiv aids hepatitis disab* wheelchair* deaf hard_of_hearing hearing_impair* hearing_loss hearing_aid* blind
    vision_impair* visually_impair* sight_impair* low_vision autis* adhd down_syndrome cerebral_palsy dementia alzheimer* parkinson*
    mental_illness mentally_ill schizophren* bipolar ptsd panic_attack* seizures epilep* tourette* stutter* lisp
    intellectual_disab* learning_disab* developmental* special_needs immigrant* migrant* undocumented refugee* asylum* citizen*
    noncitizen* green_card visas without_papers muslim* islam* jewish jews hindu* sikh* buddhist* mormon* catholic* christian*
    atheist* hijab* headscar* head_scar* turban* religio* black hispanic latin* asian* native_american* navajo* tribal reservation
    indigenous mexican* chinese somali* african* arabs arabic gay lesbian bisexual queer trans transgender lgbt* nonbinary
    non_binary same_sex accent* obese overweight pounds addict* methadone suboxone in_recovery elderly older_adults older_people
    old_people hoist walker walkers crutches mobility_scooter* service_dog* service_animal* guide_dog* spanish foreign* english
    vietnamese medicaid ahcccs state_plan* state_insurance pregnant nursing_mother* breastfeed* veteran* single_mother*
    single_mom* single_parent* unmarried homeless* farm_worker* farmworker* food_stamps welfare laborer* day_worker*`,
  BELIEF: `faith faiths religion religions church churches belief beliefs believer believers parish congregation temple mosque
    synagogue ward ethnicity race nationality heritage homeland skin_color`,
  SERVICE_ANIMAL: `service_dog* service_animal* guide_dog* assistance_dog* seeing_eye* assistance_animal* hearing_dog*`,
  AID: `interpreter* translator* sign_language asl captions captioning captioned subtitles ramp ramps braille large_print
    larger_print relay_call* relay_service* relay_operator* assistive accommodation* transfer_board* grab_bar* grab_rail* elevator
    lift screen_reader* hearing_loop* wheelchair_access*`,
  RECORDS: `record records chart charts x_ray x_rays your_file the_file files dental_file lot_number scans notes dental_history`,
  PICTURE: `photo photos photograph photographs picture pictures image images x_rays video videos clip clips film films footage
    reel reels selfie selfies before_and_after*`,
  SOCIAL: `instagram facebook tiktok youtube snapchat social_media social_feed* our_feed our_reel* our_story our_stories
    our_channel our_ads our_ad billboard* brochure* flyer* advertis* marketing commercial commercials promotional`,
  COMPANION: `child children teen* kid kids daughter daughters son sons grandchild* granddaughter grandson sister brother relative relatives
    cousin cousins niece nephew family_member family_members friend friends neighbor neighbors year_old bilingual`,
  CONSENT: `consent consents agreement permission approval authorization signature your_okay your_ok go_ahead`,
  UNTIL: `until unless once before after`,
} as const;
