import {phrases} from '../../../language/grammar';
import {LIKELY} from '../claims/claim';
import type {WordRule} from '../wordRule';
import {gated, keptBack} from './rule';

/* Who is asked for a review, which ones are shown, and in what words. */

const NOT_DONE = [
  'you|authors|author|writer|writers|people|patients can|may|could .. change|delete|remove|edit|withdraw|correct',
  'forbid|forbids|forbidden|illegal|prohibit*|bans|banned|law|rule|rules',
  'everybody|everyone|whether|all_patients|alike',
  'may|can|free|want|like|if .. post|publish|write|leave',
  'nobody|no_one|not|never|no ... paid|pay',
  'NOT .. remove*|delete*|filter*|hide|buy|write|screen*|edit*|pay|take_down|shorten*|trim|polish*|change*|cut',
  'WE shorten|trim|edit|change|polish|hide|remove|delete no|none|nothing',
  'no ... and|nor no REVIEW',
  'offers|offer|call|calls to buy|sell',
  'good or bad',
  'screen*|remove* .. plaque|stain*|tartar|cancer',
  'review|reviews the|your|each .. treatment|x_rays|history|chart|plan|options',
  'privacy|name|names|initials|translat* !and|but',
  'both|all|every .. kind|good',
];

export const chosen: readonly WordRule[] = [
  gated(/^(?:not|un)[- ]?(?:happy|satisfied|pleased)(?: with (?:us|\p{L}+ \p{L}+))?\?$/iu),
  gated([
    'happy|satisfied|love|liked|pleased|good_experience|great_experience|five_star* ... leave|write|post|review|rate|tell ... google|yelp|facebook|online .. ;? ... NOT|unhappy|dissatisfied|unsatisfied|problem*|complain*|bad|otherwise',
    'unhappy|dissatisfied|unsatisfied|not_happy|not_satisfied|not_pleased ... write|tell|call|talk|come|send .. us instead|first|directly|before',
    'before you? leave|leaving|post|posting|write|writing a? bad|negative|critical review|rating',
  ]),
  // Who is asked.
  gated(
    [
      'PLEASED patients|people|ones|families|faces|smiles ... get|gets|receive*|are|is ... ASKED_BY|asked|google|yelp|REVIEW',
      'only|just ... PLEASED ... ASKED_BY|google|yelp|REVIEW',
      'ask|asks|invite*|remind*|send|text|hand|give & PLEASED & REVIEW|survey*|qr*',
      'skip|skips|leave_out|omit|spare|exclude|drop|withhold|hold_back ... ASKED_BY|invitation* ... DISPLEASED|anyone|anybody|those|patients|people|whose|who',
      'invite|ask|survey|text ... patients|people|ones|families ... leave_out|skip|not|never|omit ... DISPLEASED|WORK|anyone|those',
      'not|never|skip|skips ... ASKED_BY ... if|when|unless|whose|after|for|to|anyone|patients ... DISPLEASED',
      'if|when|unless|whose|after|anyone|patients|whoever ... DISPLEASED ... not|never|no|skip|skips ... ASKED_BY',
      'if|when ... face|faces|smile|mood ... fall|falls|drops|frown* ... ASKED_BY|ask|tablet|card',
      'not post|review|rate|write ... if|when|in_case|unless ... DISPLEASED|hurt*|wait*|late|problem*',
      'DISPLEASED ... not|and_not the internet|web|public|google|yelp|world',
      'DISPLEASED ... off|from ... ASKED_BY',
      'post|review|rate|write ... if|when ... PLEASED ... DISPLEASED|otherwise|not',
      'choose|pick|decide|select whom|who ... ask|invite|survey ... by|after|how|depending',
      'DISPLEASED patients|people|ones|families ... wait|hold_off|calm|sleep|month|week ... write|post|review|rate',
      'link|button|tablet|survey|form ... takes|goes|leads|shows|opens|lands ... inbox|form|us|desk ... not|instead ... google|yelp',
      'link|button|tablet|survey ... google|yelp ... inbox|private*|desk|form ... others|other|rest|instead',
      'green|smiling|happy face|smiley|button|thumb ... google|yelp|REVIEW',
      'if|when ... less than perfect|five|great|happy ... link|form|button|page|survey|inbox',
      'read|look|watch|judge ... face|faces|mood ... card|link|survey|tablet|REVIEW',
      'DISPLEASED ... never|not|no get|gets|see|sees|receive|sent|given .. ASKED_BY|card',
      'DISPLEASED|BAD_REVIEW ones|letters|cards|notes ... drawer|bin|trash|inbox|shredder',
      'do_not_invite|do_not_ask|do_not_survey|never_ask list|pile|tag',
      'keep|kept|keeping ... to yourself|yourselves',
      'PLEASED & google|yelp|REVIEW|online & DISPLEASED|not|instead|otherwise',
      'DISPLEASED|if_not & PERSON|manager|us|private*|inside|form & instead|nowhere_else|before_you_post|not_online|no_one_else|nobody_else',
      'if ... not|DISPLEASED|BAD_REVIEW ... instead|first|rather|before ... post*|REVIEW|online|public*',
      'fewer|less|lower|under|below than? five|5|four|4 ... us|call|instead|not|form|inbox|private*|manager|desk',
      'not ... post|review|rate|write ... unless|instead|until|call|first|before',
    ],
    {
      ...LIKELY,
      unless: phrases(
        'agreed|agrees|permission|consent|in_writing',
        ...NOT_DONE,
        'do_not_contact',
        'records|phone|contact',
        'instructions|plan|brush*|floss*|rinse',
        'you can|may tell|choose|also',
        'health|private|personal|details|information|photos',
      ),
    },
  ),
  // Which ones are shown.
  keptBack(
    [
      'only|just show|publish|post|share|display|our .. good|best|positive|five_star|5_star|happy|happiest|glowing',
      'remove*|delete*|hide|hides|take_down|filter_out the|any|all? BAD_REVIEW REVIEW|ones',
      'leave_out the|any|all? BAD_REVIEW REVIEW',
      'NEGATION show|publish the? BAD_REVIEW REVIEW|ones',
      'we .. remove|delete|hide|filter|take_down|screen .. reviews',
    ],
    {unless: phrases('NEGATION remove|delete|hide|take_down|filter|leave_out')},
  ),
  keptBack(
    [
      'only|just ... those|people|patients|who|happy|satisfied|good|best|positive|favorable ... REVIEW',
      'only|just ... sunny|kind|nice|glowing|good|best|positive|warm|five_star|5_star ones|words|REVIEW ... count*|shown|appear*|printed|published|make|get|go|up',
      'REVIEW ... only|just ... sunny|kind|nice|glowing|good|best|positive|warm ones',
      'BAD_REVIEW REVIEW ... removed|deleted|hidden|taken|filtered|left|kept',
      'BAD_REVIEW REVIEW ... never|not ... shown|show|published|printed|appear*|see|seen|make|get|up',
      'BAD_REVIEW|neutral ones|REVIEW ... last_page|bottom|back|end|nowhere|out_of_sight|archive|drawer',
      'only|just ~ REVIEW ... appear*|shown|show|listed|printed|make|here',
      'hide|hides|bury|remove whatever|what|anything|everything ... not|against|hurt*|harm*',
      'REVIEW ... removed|deleted|hidden|filtered|screened|taken_down|edited|polished',
      'remove*|delete*|hide|hides|filter*|screen*|bury|buries|took_down|take_down|suppress* ... REVIEW|ones|complaints',
      'WE ... leave_out|left_out|take_out|drop|skip|pick_out ... BAD_REVIEW',
      'BAD_REVIEW ones|REVIEW ... taken_down|removed|deleted|hidden',
      'REVIEW|list|lists|everything|all ... apart_from|except|minus|save_for|but_not|other_than|but|bar the|any? BAD_REVIEW|complaints|sour ones|REVIEW|.',
      'complaints|grumbles|criticism|criticisms|BAD_REVIEW ... tidied|weeded|swept|cleaned|cleared|sorted|trimmed|kept|made|taken|moved|left out|away|back|off|private|disappear|vanish|go',
      'complaint|complaints|critical|critic|BAD_REVIEW|REVIEW ... made|make|makes|got|gets|had .. go|goes|went|gone|disappear*|vanish*|removed|taken_down|pulled',
      'copyright|dmca|trademark|legal|false|fake|bogus claim|notice|report|complaint|request ... REVIEW|critic*|google|yelp|away|down|post|voice',
      'REVIEW|critic*|voice ... copyright|dmca|trademark|false|fake|bogus claim|notice|report|complaint|request',
      'thin|thinned|weed|weeded|prune|pruned|clear|cleared|sort|sorted out the|some|those .. ones|REVIEW|complaints',
      'wrote|writes|said|says ... which|what .. we left|leave|took|cut|dropped|omitted out|off|away|.',
      'flag|flags|report|reports ... BAD_REVIEW|every|each|any ~ REVIEW|one',
      'praise|best|positive|kind|good|glowing|sunny .. first|page_one|on_top|at_the_top ... nowhere|last|bottom|page|back|hidden|rest',
      'REVIEW|praise|critic*|neutral ... nowhere|where_nobody|out_of_sight|on_page_nine|last_page|back_page',
    ],
    {
      ...LIKELY,
      unless: phrases(
        'not|never|nor remove|delete|hide|take_down|filter',
        'form|forms|paper',
        'on a screen',
        ...NOT_DONE,
      ),
    },
  ),
  // In what words.
  keptBack(
    [
      'REVIEW|texts|words|quotes|stories ... were|are|was shortened|edited|changed|polished|improved|rewritten',
      'WE EDIT ... ones|REVIEW|spelling|grammar|words|quotes|tone|wording|sentence|sentences|phrases',
      'WE EDIT a_few|some|two|three|several|them',
      'EDIT the ~ wording|tone|words|phrasing|quotes',
      'stories|quotes|reviews|testimonials ... facts|names|details ... improved|changed|invented|adjusted|embellished',
      'WE|PERSON changed|change|turned|turn|made okay|ok|fine|good|bad|decent|slow|rushed to|into',
      'nicer|kinder|warmer|stronger|happier|better word|words|phrase|wording|adjective ... REVIEW|reviewer*|quote|quotes|there',
      'help our? reviewers|writers along',
      'fix|soften|softens|softened|adjust|smooth|sweeten|brighten|improve|warm|lighten|tidy|clean the|their|its|his|her|up tone|wording|words|phrasing|language',
      'edited|changed|softened|toned|rewritten|reworded|turned|became|shortened|translated ... before|when|on|for .. we_print*|printing|published|publishing|posting|posted|our_site|our_website|our_page|this_page|the_site|the_page|the_website',
      'translat*|shorten*|abridged|summarized|tidied|copied ... and|but left|cut|dropped|removed|took|skipped|omitted',
      'REVIEW & date|dates|dated & new|fresh|fresher|newer|later|changed|moved|updated|this_year',
      'leave_out|hide|omit|drop|skip|cover|without the ~ number|stars|rating|score',
      'one|two|three|four stars ... show|print|write|say|leave|without|not|round*',
    ],
    {
      ...LIKELY,
      unless: phrases(...NOT_DONE, 'WORK|MOUTH', 'music|color|muscle*|light|skin|voice'),
    },
  ),
];
