import {phrases} from '../../../language/grammar';
import type {Leftover} from './leftover';

/* Notes to a colleague. */

const NOTE = {
  what: 'A note to a colleague stands here',
  fix: 'Delete it, and write it into the pull request.',
  finding: 'leftovers/note',
};

const PAGE = 'website|web_site|web_page|webpage|homepage|page|site';

/** "DRAFT: our new room". */
const FIRST_WORD =
  /^(?:TEST|DRAFT|OLD|DELETE|UNTITLED|DUMMY|HOLD|STET|REPLACE|UPDATE|CHANGE|CHECK|IMPORTANT NOTE|INTERNAL)\b(?=[ :!-])/g;

/** "Meta description: …", "New wording: …". */
const LABEL =
  /^(?:meta(?: description)?|seo|cta|alt(?: text)?|h[1-6]|body|headline|subhead(?:ing)?|caption|title|keywords?|tags?|slug|url|hashtags?|word count|\d+ words|notes?|comments?|idea|source|credit|instructions?) ?: .*|^(?:old|new|current|suggested|proposed|revised) (?:text|wording|copy|version|sentence|line):/gim;

/** "Version 2:", "v3.", "final_v2", "(120 words)", "cc'ed". */
const VERSION =
  /\b(?:version|draft|revision|rev\.?|option|alternative|variant) (?:no\. ?)?(?:\d+|[A-D]|one|two|three)\b ?(?:[:.)]|$|of\b)|\bv\d+(?:\.\d+)?\b ?(?:[:.)]|$)|\bfinal(?:[ _-](?:final|version|draft|v?\d))\b|\(\d+ (?:words|characters|chars)\)|\b(?:P\.?S\.?:|N\.?B\.?:|cc'?ed)/gim;

/** "Rosa to confirm", "(Devon: is this right?)", arrows. */
const NAMED =
  /\b(?!Call|What|How|Where|When|Ask|Click|Tap|Write|Remember|Please|Whom|Who)\p{Lu}\p{Ll}+ to (?:confirm|check|provide|approve|decide|review|supply|verify)\b|\((?:\p{Lu}\p{Ll}+[,:] [^()]*|(?:still|is this|are these|not) [^()]*)\?\)|<-{2,}|-{2,}>/gu;

export const COLLEAGUES: readonly Leftover[] = [
  {
    pattern: phrases(
      `please|can_you|could_you|pls|plz also|just|quickly? update|change|add|put|post|upload|replace|remove|fix|publish|proofread|check|shorten|rewrite|reword|approve|review|move|translate|insert ... the|our|this? ${PAGE}|text|paragraph|sentence|heading`,
      'before it|this|we go|goes live|up|out|online',
      'note_to self|team|staff|editor|designer',
      'for_internal_use|internal_only|draft_only|not_for_publication',
      'do_not publish yet|.|!|:|)',
      'see my? comment|comments',
      'track|tracked changes',
      `copy|text|words|wording|content|draft|blurb for the|our? ${PAGE}`,
      'see|find the|my? attached|attachment|enclosed',
      'attached|enclosed photo*|file*|pdf*|document*|picture*',
      'as_discussed|as_agreed',
      'per our|your|my|the call|meeting|e_mail|email|chat|conversation|request',
      'fyi|asap|eod|lmk|imo|ooo|thx|pls|lol|btw',
      'change|replace|swap|move this|these|that|the_photo|the_picture|the_text|the_heading|the_wording|the_price ... to|with|for|before|once|when ... live|launch|approves|approve|sends|comes_in|ready|publish|back',
      'need|needs|waiting_for|waiting_on|ask|asking|check_with|checking_with|confirm_with|confirmed_with|confirm_by|confirmed_by|pending|approved_by|okayed_by|per approval|sign_off|signoff|confirmation|feedback|legal|marketing|the_manager|the_designer|the_web_guy|the_web_person|the_web_team|head_office',
      'need|needs|waiting_for|waiting_on|pending a|an answer_from|reply_from|quote_from',
      'this|section|page|paragraph|text|awaiting|pending needs? .. of? eyes|approval|sign_off|okay|go_ahead|confirmation',
      "do_not|don't tell|mention_this_to|mention_it_to|share_with|share_this_with the? patients|anyone|anybody",
      'not_yet announced|public|official',
    ),
    ...NOTE,
  },
  {pattern: FIRST_WORD, ...NOTE},
  {pattern: LABEL, ...NOTE},
  {pattern: VERSION, ...NOTE},
  {pattern: NAMED, ...NOTE},
];
