import {phrases} from '../../../language/grammar';
import type {Leftover} from './leftover';

/* What was copied along from a mail, a writing program or another website. */

const MAIL_PROGRAM = {
  what: 'The signature of a mail program stands here',
  fix: 'Delete it.',
  finding: 'leftovers/mail',
  ofPatients: true,
} as const;

const WRITING_PROGRAM = {
  what: 'Words of a writing program stand here',
  fix: 'Delete them.',
  finding: 'leftovers/writing-program',
};

const TEMPLATE = {
  what: 'Words of another website, a mail or a template stand here',
  fix: 'Delete them.',
  finding: 'leftovers/template',
  ofPatients: true,
} as const;

/** The first lines of a quoted mail, and its greeting and farewell. */
const QUOTED_MAIL =
  /\bOn (?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*,? )?(?:\w{3,9} \d{1,2}|\d{1,2} \w{3,9}|\d{1,2}\/\d{1,2}\/\d{2,4}),?(?: \d{4})?,?(?: at)? \d{1,2}:\d{2}.{0,80}wrote:|-{3,} ?(?:original|forwarded) message ?-{3,}|\bbegin forwarded message\b|^\s*(?:from|to|cc|bcc|subject|sent|date|reply-to): \S+|^(?:fwd?|re|aw|fw): |\b(?:best|kind|warm(?:est)?) regards,?(?: [a-z]+)?$|^(?:hi|hello|hey|dear) (?:team|all|everyone|[A-Z][a-z]+),? *$/gim;

/** "Certainly! Here is …", and the marks of sources. */
const PROGRAM_SIGNS =
  /^(?:sure|certainly|of course|absolutely)[!,](?: here\b.*| i (?:can|will|'d)\b.*|$)|contentReference\[|oaicite|\bturn\d+search\d+\b/gim;

/** Buttons around a text: "Read more", "like, share and follow". */
const BUTTONS =
  /^(?:read|show|load|view) more ?(?:\.{2,}|[…»>])$|(?<!\b(?:you|would|we) )\b(?:like|follow|share|comment|tag|subscribe)(?:,? (?:and |& )?(?:like|share|follow|comment|tag|subscribe))+\b/gi;

export const ELSEWHERE: readonly Leftover[] = [
  {
    pattern: phrases(
      'sent_from my|a iphone|ipad|android|samsung|galaxy|mobile|phone|pixel|blackberry|outlook|yahoo',
      'get outlook for ios|android',
      'sent via|with|from yahoo_mail|outlook|protonmail|proton_mail|gmail|the_aol',
    ),
    ...MAIL_PROGRAM,
  },
  {
    pattern: QUOTED_MAIL,
    what: 'A quoted mail stands here',
    fix: 'Delete what belongs to the mail.',
    finding: 'leftovers/mail',
  },
  {
    pattern: phrases(
      'caution|warning :|–|—? this|external',
      'external e_mail|email|sender',
      'this e_mail|email|message originated|came|was_sent from outside|an_external',
      'do_not click on? links|any_link',
      'intended only|solely for',
      'intended_recipient|confidentiality_notice|unsubscribe',
      'may_contain confidential|privileged',
      'view this_email|this_message? in your? browser',
    ),
    ...MAIL_PROGRAM,
    what: 'The banner or the small print of a mail stands here',
  },
  {pattern: PROGRAM_SIGNS, ...WRITING_PROGRAM},
  {
    pattern: phrases(
      "here's|here_is|here_are a|an|the|your|another|my|one ... version|versions|rewrite|rewrites|draft|drafts|revision|revisions|rewording|paraphrase",
      "here's|here_is the|your|a|an revised|updated|rewritten|polished|improved",
      "here's|here_is the|your text|copy|paragraph|blurb|content|section",
      'as a|an ai|large_language_model|language_model',
      'want_me_to|would_you_like_me_to|shall_i make|rewrite|add|shorten|change|write|adjust|expand|include|create',
      "i_hope_this_helps|let_me_know_if_you'd|let_me_know_if_you_would",
      'feel_free_to adjust|edit|tweak',
      'as_of my last|latest|most_recent|knowledge|training',
      'my training_data|knowledge_cutoff|knowledge_cut_off',
      "i have_no|do_not_have|don't_have|cannot_access|can't_access|am_unable_to any|real_time|up_to_date|access|verify|browse? information|access|details|data|knowledge",
      'please verify|double_check|confirm the|these|this|all details|information|facts|figures|accuracy|content',
    ),
    ...WRITING_PROGRAM,
  },
  {pattern: BUTTONS, ...TEMPLATE},
  {
    pattern: phrases(
      'accept all? cookies',
      'posted_by .. on|in|NUMBER',
      'NUMBER comment|comments|likes|shares|views',
      'tag a|your friend|friends',
      'link_in our|the|my? bio',
      'swipe up|left|right',
      'continued_on|next_slide|in_your_city',
      'see page NUMBER',
      'slide|page NUMBER of NUMBER',
      'e_mail|email|message|note finds_you',
      'your practice|business|company|clinic|office|doctor name',
    ),
    ...TEMPLATE,
  },
];
