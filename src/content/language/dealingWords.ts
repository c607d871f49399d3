/** The words of which the rules about reviews, bills and gifts are made, written as in the vocabulary. */
export const DEALING_WORDS = {
  EDIT: `edit edits edited shorten shortens shortened trim trims trimmed polish polishes polished rewrite rewrites rewrote rewritten
    reword rewords reworded soften softens softened smooth smooths smoothed sweeten sweetens sweetened adjust adjusts adjusted
    fix fixes fixed correct corrects corrected improve improves improved tidy tidies tidied abridge abridges abridged
    touch_up touched_up tone_down toned_down clean_up cleaned_up cut cuts change changes changed`,
  INSIDER: `our_team our_staff the_team the_staff staff employee employees crew hygienist hygienists assistant assistants
    receptionist receptionists front_desk coordinator coordinators bookkeeper manager agency intern interns marketing
    colleagues our_dentists our_people everyone_here owner owners`,
  PERK: `spa_day a_day_at sooner earlier ipad iphone apple_watch half_price half_off money_off dollars_off bucks_off thrown_in bump bumped_up bumps_up
    front_of_the_line place_in_line moves_up move_up jump_the_line skip_the_line priority upgrade upgrades weekend_in trip
    vacation massage lip_balm whitened month_of_the_membership gift_basket* sticker stickers t_shirt tumbler water_bottle
    first_pick waived a_favor short_notice goodie_bag hat raffle_ticket* pizza donuts movie_pass* gym_membership`,
  MONEY: `dollars_off bucks_off five_dollar* ten_dollar* fifteen_dollar* twenty_dollar* twenty_five_dollar* thirty_dollar*
    forty_dollar* fifty_dollar* sixty_dollar* seventy_five_dollar* hundred_dollar* five_bucks ten_bucks twenty_bucks
    thirty_bucks forty_bucks fifty_bucks hundred_bucks two_hundred_dollar* thousand_dollar*`,
  REVIEWER: `reviewer reviewers everyone_who_writes everyone_who_posts everyone_who_reviews anyone_who_writes anyone_who_posts
    anyone_who_reviews whoever_writes whoever_posts whoever_reviews people_who_post people_who_review people_who_write
    patients_who_post patients_who_write patients_who_review those_who_post those_who_write those_who_review
    everybody_who_writes everybody_who_posts families_who_post families_who_write`,
  ASKED_BY: `survey surveys link links qr qr_code* qr_card* invitation invitations invite invites text_message review_request*
    review_card* feedback_form* feedback_card* comment_card*`,
  PLEASED: `happy happiest happier satisfied pleased delighted thrilled smiling content glad nice_time good_time great_time
    nice_visit good_visit good_experience great_experience loved liked enjoyed nice_things fans went_well grateful cheerful smiled laughed
    smile_on`,
  DISPLEASED: `unhappy dissatisfied unsatisfied disappointed upset angry annoyed grumpy cross frowning complained complainer*
    complaint complaints complaining grumble* not_happy not_satisfied not_pleased had_to_wait bad_time bad_experience bad_day
    bad_visit went_badly went_wrong failed argued difficult hard_visit refund redo in_pain less_than_happy the_rest the_others
    other_ones extractions_and`,
  QUOTA: `bonus bonuses commission commissions quota quotas incentive incentives spiff spiffs friday_off day_off afternoon_off
    leave_early leaves_early little_extra a_raise`,
  PART: `percent tenth fifth third_of half_of part_of share_of cut_of part_of_it percentage`,
  COLLEAGUES: `practice practices office offices colleague colleagues general_dentist* dentist dentists orthodontist orthodontists
    physician physicians pediatrician* doctor doctors nurse nurses coach coaches attorney attorneys lawyer lawyers daycare*
    pharmacist* teacher teachers employer employers realtor* trainer* directors midwife midwives chiropractor* optometrist*`,
  PRICE: `price prices quote quotes discount discounts deal deals offer offers fee special`,
  DEBT: `owe owes owed owing unpaid overdue past_due behind delinquent debt debts open_bill* open_balance* unsettled fall_behind
    fell_behind missed_payment* arrears late_payers`,
  SETTLED: `paid settled cleared current paid_off paid_up up_to_date balance_is_zero squared`,
};
