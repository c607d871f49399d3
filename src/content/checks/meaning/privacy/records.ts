import {phrases} from '../../../language/grammar';
import {OF_ALL, type PrivacyRule} from './rule';

/* What is kept of patients, and pictures of it, where all may see it. */

const KEPT =
  'sign_in_sheet|appointment_book|appointment_calendar|recall_list|call_list|wait_list|waiting_list|waitlist|day_sheet|schedule|consent_form|patient_list|list_of_patients|list_of_people|health_history|treatment_note|ledger|voicemail|schedules|intake_form|no_show_list';
const SHOWN =
  'photographed|posted|pictured|screenshot|at_random|by_house|for_the_camera|for_this_post|for_those_at|taped|framed|filmed|live_streamed|here_it_is|uploaded|on_facebook|on_instagram|signature_and_all|for_all_to_see';

export const RECORD_RULES: readonly PrivacyRule[] = [
  {
    pattern: phrases(
      `${KEPT} ... ${SHOWN}`,
      `photographed|screenshot|filmed|scanned|post|posted|posting|film|shared|printed|print|framed ... ${KEPT}`,
      `photo|picture|photograph|screenshot|scan|pictured|printout|copy|snapshot|shot of|: our|the|today's? ~ ${KEPT}|patients|charts|x_rays|whiteboard|waiting_room`,
      `pictured|photo|picture|video|shown|exhibit a|NUMBER? : ~ ${KEPT}`,
      "whiteboard|board|calendar|screen|list|poster|photo|picture ,? of|with|showing .. today's|our|this_week's|all ~ patients|appointments",
      'appointment_book|schedule|wait_list|waitlist|waiting_list|book|calendar ... : NUMBER? ,? NAME',
      "see|find_out|check|look|guess|find who|who's .. coming|comes|booked|treated|in_the_chair|in_next|in_this_week|in_our_chair",
      'scan|photo|copy|picture|screenshot of ... form|forms|estimate|bill of|for|from NAME',
      'OWN_CARE|case|box|tray with the|a name NAME',
      'calendar|schedule photo|picture|post',
      'here|below|there|these|following are|is .. names of|the_names',
      'shows|show|with|reads|lists|list|listing|names every|each|all|the|our ~ charts|patient|patients|patient_names',
      'email|letter|note|message|text|card from|by a|our|one ~ patient ... printed|in_full|below|address|verbatim|word_for_word|phone_number',
      'read|see|zoom|make_out .. a|the|any|every name|names|signature',
      'here|these are .. their|his|her names',
      'these|here are the|our ~ who|whose',
      'spot|recognize|find anyone|anybody|someone|somebody ... picture|photo|waiting_room',
      'find|spot|recognize|see your|a neighbor|neighbors|friend|friends|coworker|teacher ... waiting_room|photo|picture|chair',
      'can you find|spot your|a neighbor|friend|coworker',
      'tag|name a|your|any neighbor|friend|coworker|relative .. who|had|has|got',
      'leaderboard|scoreboard|hall_of_shame|wall_of_shame|wall_of_fame|no_show_wall|referral_board|cavity_board',
      'read_aloud|too_good|too_funny|made_us_laugh ... email|letter|message|messages|voicemail|print',
      'hear|listen|play ... voicemail|recording of|where|from|in|left',
      'screenshot|screenshots|publish|post|posting the|your|their|his|her|sweetest|funniest ~ messages|texts|emails',
      'printout|print_out of NAME',
      'recall|reminder|call|birthday|wait list for|by|of NAME',
      'album|gallery|post|story|reel|list shows|names|tells|lists who',
      'list|names of .. people|patients|those|everyone who .. finished|had|owe|owes|missed|got|came|were',
    ),
    voices: OF_ALL,
    unless: phrases(
      'stay|stays|sit|waits|remain* with',
      'with our patients',
      'break_room|taco|invented|sample|fictional|made_up|example|plastic|consent_first|with_consent|written_permission',
      'never|not|nobody|no_longer|without .. post|posted|shown|show|print|publish|share|photograph|film|screen|see|sees|leave|record',
      'your own',
      'empty|quiet|without_any*|before_we_open',
      'your x_rays|x_ray|records|chart|schedule|appointment|scan|tooth|teeth',
      'our|working|office|holiday hours',
      'schedule of|for hours|holidays|fees|days',
    ),
    severity: 'warning',
    what: 'What we keep of patients, or who they are, is shown here to all',
    fix: 'Take it out; show a picture or list without any patient, or an invented one that says so.',
  },
];
