import type {Message, Problem} from '@dental/content';
import type {Voice} from '../engine/sentences';

/** What can be told by its letters alone: it was never meant for visitors. The rest is in `rules/leftovers.yml`. */
export interface Leftover extends Message, Pick<Problem, 'severity'> {
  finding: string;
  /** With `g`: its first match is quoted. */
  pattern: RegExp;
  /** Whose words it is about; everybody's but patients' if this is left out. */
  voices?: readonly Voice[];
  unless?: RegExp;
  /** The quoted words are two, of which one is enough. */
  isTwice?: true;
}

const ALL: readonly Voice[] = ['page', 'case', 'facts', 'patient'];

const TO_DO = {
  finding: 'leftovers/to-do',
  what: 'Something is still to be written here',
  fix: 'Write it, or delete these words.',
};

const NOTE = {
  finding: 'leftovers/note',
  what: 'A note to a colleague stands here',
  fix: 'Delete it, and write it into the pull request.',
};

const MAIL = {finding: 'leftovers/mail', what: 'What belongs to a mail stands here', fix: 'Delete it.', voices: ALL};

const DOUBLED = {
  finding: 'leftovers/doubled',
  what: 'A word stands twice',
  fix: 'Delete one of the two.',
  voices: ['page', 'case', 'facts'],
  isTwice: true,
} as const;

export const PATTERNS: readonly Leftover[] = [
  // "TODO", "XX weeks", "____", "$X", a heading that is only a placeholder
  {
    ...TO_DO,
    pattern:
      /\b(?:TODO|TBD|TBC|FIXME|TKTK|TK|XXX+|WIP)\b|\bXX(?= (?:weeks?|days?|years?|months?|minutes?|hours?|dollars?|percent|am|pm|people|patients)\b| ?%)|_{4,}|\?{3,}|\$X+\b|\$__|\bPATIENT[ _]NAME\b|\b(?:MM|DD)\/(?:DD|MM)(?:\/YY(?:YY)?)?\b|\bHH:MM\b|\b(?:n+|x+)\/(?:n+|x+)\/(?:n|x){2,4}\b|(?<![\p{L}\d#])#{2,}[/.-]|\blorem\b|\bdolor sit amet\b/giu,
  },
  {
    ...TO_DO,
    pattern:
      /^(?:untitled|test(?:ing)?|asdf\w*|qwerty|draft|heading|title|section|new page)(?: ?\d+)?\.?$|\badd (?:a |your )?(?:heading|title|subtitle|caption|text|description)(?: here)?$/gi,
  },
  {
    finding: 'leftovers/gap',
    what: 'A gap in brackets is still to be filled',
    fix: 'Write the words in its place.',
    pattern:
      /\[(?!(?:sic|\.\.\.|…|\^|x\]|my |her |his |their |our |the |a |an |he |she |it |this |is\]|was\]|to\]|and\]|I\]|s\]))[^\]\n[]{1,60}\](?!\()|【[^】]{0,40}】/gi,
  },
  {
    finding: 'leftovers/gap',
    what: 'An error or a formula of a spreadsheet stands here',
    fix: 'Write the figure in its place.',
    pattern: /#(?:VALUE|REF|NAME|NUM|NULL|SPILL|CALC|DIV\/0)[!?]|#N\/A\b|(?<![\p{L}\d=])=(?:SUM|IF|VLOOKUP|CONCAT)\(/gu,
  },
  {
    finding: 'leftovers/merge-field',
    what: 'A field of a form letter stands here',
    fix: 'Write what should stand in its place, or delete it.',
    voices: ALL,
    pattern:
      /[«‹][^«»‹›]{1,40}[»›]|<<[^<>]{1,40}>>|\{\{[^{}]{1,40}\}\}|\[\[[^[\]]{1,40}\]\]|\*\|[^|]{1,40}\|\*|%%?[A-Za-z][A-Za-z_]{2,}%%?|\$\{?[A-Z][A-Z_]{3,}\}?|\b(?:FNAME|LNAME|FIRST_?NAME|LAST_?NAME|FirstName|LastName|APPT_?DATE)\b|##[A-Z_]{3,}##/g,
  },
  {
    finding: 'leftovers/file-name',
    what: 'The name of a file stands here',
    fix: 'Delete it; a picture is written as <Picture image="folder/name" alt="what it shows" />, and a file as a link.',
    pattern: /(?<![\w/])[\w-]+\.(?:png|jpe?g|heic|gif|webp|svg|docx?|xlsx?|pptx?|pdf)\b/gi,
  },
  // Mails: quotations, greetings, signatures, banners and small print
  {
    ...MAIL,
    pattern:
      /\bOn (?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*,? )?(?:\w{3,9} \d{1,2}|\d{1,2} \w{3,9}|\d{1,2}\/\d{1,2}\/\d{2,4}),?(?: \d{4})?,?(?: at)? \d{1,2}:\d{2}.{0,80}wrote:|-{3,} ?(?:original|forwarded) message ?-{3,}|\bbegin forwarded message\b|^\s*(?:from|to|cc|bcc|subject|sent|date|reply-to): \S+|^(?:fwd?|re|aw|fw): |\b(?:best|kind|warm(?:est)?) regards,?(?: [a-z]+)?$|^(?:hi|hello|hey|dear) (?:team|all|everyone|[A-Z][a-z]+),? *$|^>+ ?\S|\breply (?:above|below) this line\b|\bext\. ?\d+ ?\|/gim,
    voices: ['page', 'case', 'facts'],
  },
  {
    ...MAIL,
    pattern:
      /\bsent from (?:my |an? )?(?:iphone|ipad|android|samsung|galaxy|mobile|phone|pixel|blackberry|outlook|yahoo)\b|\bget outlook for (?:ios|android)\b|\bsent (?:via|with|from) (?:the )?(?:yahoo mail|outlook|proton ?mail|gmail|aol)\b/gi,
  },
  {
    ...MAIL,
    pattern:
      /\b(?:caution|warning) ?[:–—-]? ?(?:this|external)\b|\bexternal (?:e-?mail|sender)\b|\bthis (?:e-?mail|message) (?:originated|came|was sent) from (?:outside|an external)|\bdo not click (?:on )?(?:any )?links?\b|\b(?:this|the) (?:e-?mail|message|fax|transmission)(?:,| and| or)[^.]*\b(?:attachments?|addressee|recipient|privileged|confidential)\b|\bintended (?:only|solely) for\b|\bsole use of the (?:addressee|recipient|intended)\b|\bintended recipient\b|\bconfidentiality notice\b|\bunsubscribe\b|\bmay contain (?:confidential|privileged)\b|\bif you (?:have )?received this (?:e-?mail|message|fax)\b|\bview this (?:e-?mail|message) in (?:your )?browser\b|\bplease consider the environment\b|\bvirus[- ](?:free|checked|scanned)\b/gi,
  },
  // Writing programs
  {
    finding: 'leftovers/writing-program',
    what: 'Words of a writing program stand here',
    fix: 'Delete them.',
    pattern:
      /^(?:sure|certainly|of course|absolutely)[!,](?: here\b.*| i (?:can|will|'d)\b.*|$)|contentReference\[|oaicite|\bturn\d+search\d+\b/gim,
  },
  {
    finding: 'leftovers/mark',
    what: 'A mark of a program or a template stands here',
    fix: 'Delete it, or write what belongs there.',
    pattern:
      /\berror!|#\d{1,2}[ -](?:MOD?B?L?|DO|OB|BL|PFM|BU|RCT|SRP|CRN|EXT)\b|^(?:deleted|inserted|formatted|moved(?: (?:up|down|from|to))?|comment(?:ed)?(?: ?\[[^\]]+\])?|reviewer|track(?:ed)? changes?|suggestion|edited by|author|prompt|output|response|assistant|user|chatgpt|claude|copilot|gemini|grammarly|AI(?: (?:draft|text|version|summary))?)(?: \[[^\]]*\])?: /giu,
  },
  // Notes to colleagues
  {
    ...NOTE,
    pattern:
      /^(?:TEST|DRAFT|OLD|DELETE|UNTITLED|DUMMY|HOLD|STET|REPLACE|UPDATE|CHANGE|CHECK|IMPORTANT NOTE|INTERNAL)\b(?=[ :!-])/g,
  },
  {
    ...NOTE,
    pattern:
      /^(?:meta(?: description)?|seo|cta|alt(?: text)?|h[1-6]|body|headline|subhead(?:ing)?|caption|title|keywords?|tags?|slug|url|hashtags?|word count|\d+ words|notes?|comments?|idea|source|credit|instructions?) ?: .*|^(?:old|new|current|suggested|proposed|revised) (?:text|wording|copy|version|sentence|line):|\b(?:version|draft|revision|rev\.?|option|alternative|variant) (?:no\. ?)?(?:\d+|[A-D]|one|two|three)\b ?(?:[:.)]|$|of\b)|\bv\d+(?:\.\d+)?\b ?(?:[:.)]|$)|\bfinal(?:[ _-](?:final|version|draft|v?\d))\b|\(\d+ (?:words|characters|chars)\)|\b(?:P\.?S\.?:|N\.?B\.?:|cc'?ed)|<-{2,}|-{2,}>/gim,
  },
  {
    ...NOTE,
    pattern:
      /\b(?!Call|What|How|Where|When|Ask|Click|Tap|Write|Remember|Please|Whom|Who)\p{Lu}\p{Ll}+ to (?:confirm|check|provide|approve|decide|review|supply|verify)\b|\((?:\p{Lu}\p{Ll}+[,:] [^()]*|(?:still|is this|are these|not) [^()]*)\?\)/gu,
  },
  // "Hi rosa,": what only seems to be a greeting has no name or group behind it
  {
    ...NOTE,
    pattern:
      /^(?:(?:[Hh]i|[Hh]ey|[Hh]ello|[Dd]ear),? (?!there|and|to|for|visitors?|neighbors?|patients?|friends?)\p{L}\p{Ll}+|(?:[Oo][Kk]|[Oo]kay|[Ss]o|[Tt]hanks|[Tt]hx|(?:[Gg]ood )?[Mm]orning|[Gg]ood afternoon),? (?:\p{Lu}\p{Ll}+|team|all|everyone|everybody|guys|girls|ladies|folks|both|boss|doc))(?: \p{Lu}\p{Ll}+| and \p{Lu}\p{Ll}+| all)? ?[,:–—-]|(?<=[.!?)\p{Ll}]) [-–—]{1,2} ?(?:\p{Lu}\.?\p{Lu}?\.?|xo+)$/gu,
    voices: ['page', 'case'],
    unless: /["“”]/,
  },
  {
    ...NOTE,
    severity: 'warning',
    pattern:
      /^\((?:\p{Ll}|NB|TBD|To|Still|Waiting|Need|Ask|Check|Maybe|Should|Is|Do|Not|Picture|Photo|Image|Screenshot|Video|Same|See above|Use|Delete|Move|\p{Lu}\p{Ll}+:)[^()]*\)\.?$/gu,
  },
  // The frame of another website
  {
    finding: 'leftovers/frame',
    what: 'This belongs to the frame of another website or file',
    fix: 'Delete it.',
    voices: ['page', 'case', 'patient'],
    pattern:
      /^(?:home|start) ?[>›»/|] ?.*|\bskip to (?:main )?content\b|\bcookies? (?:settings|preferences|policy)\b(?=.{0,20}$)|(?:©|\(c\)|\bcopyright) ?\d{4}.*|\ball rights reserved\b|^\d[\d,.]*k? (?:views?|likes?|shares?|comments?|followers?)\b|\b(?:share|tweet|pin|print) (?:this|it)(?: (?:page|article|post))?$|^(?:tweet|pin it|share on|follow us on|back to top|scroll to top|toggle navigation|advertisement|sponsored)\b.{0,20}$|\b(?:posted|published|written) (?:by|on) \w+.{0,40}$(?<=\b(?:admin|am|pm|20\d\d)\b.{0,3})|\bmin(?:ute)? read\b|\bpowered by \p{Lu}\w+|\bleave a comment\b|\bfiled under:|\btags:/giu,
    unless: /\b(?:we|our) .*\bcookies\b|\bcookies\b.*\b(?:we|our|visit)\b/i,
  },
  {
    finding: 'leftovers/template',
    what: 'Words of another website, a mail or a template stand here',
    fix: 'Delete them.',
    voices: ALL,
    pattern:
      /^(?:read|show|load|view) more ?(?:\.{2,}|[…»>])$|(?<!\b(?:you|would|we) )\b(?:like|follow|share|comment|tag|subscribe)(?:,? (?:and |& )?(?:like|share|follow|comment|tag|subscribe))+\b|\baccept (?:all )?cookies\b|\bposted by\b.{0,20}\b(?:on|in|\d+)\b|\b\d+ (?:comments?|likes|shares|views)\b|\btag a (?:your )?friends?\b|\blink in (?:our |the |my )?bio\b|\bswipe (?:up|left|right)\b|\b(?:continued on|next slide|in your city)\b|\bsee page \d+|\b(?:slide|page) \d+ of \d+|\b(?:e-?mail|message|note) finds you\b|\byour (?:practice|business|company|clinic|office|doctor) name\b|\bsession (?:has |is )?(?:expired|timed out)\b|\bI(?:'m| am) not a robot\b|\badded to (?:cart|basket)\b/gi,
  },
  // Buttons and lines that stand around a review where it was published
  {
    finding: 'leftovers/review-frame',
    what: 'This belongs to the website that the review was copied from',
    fix: 'Delete it; only the words of the review belong here.',
    voices: ['patient'],
    pattern:
      /\b(?:helpful|useful|funny|cool|love this|thanks) ?(?:\(\d+\)|\d+)(?=\s|$)|\bwas this (?:review )?helpful\b.*|\b(?:helpful|useful|not helpful|report|flag|share|like|reply|translate|edit|more|see more|read more|show less|view all|follow)(?: ?[·|•,/] ?| )(?:helpful|report|flag|share|like|reply|follow|funny|cool)\b.*|^(?:read more|see more|show more|more|see translation|translated by google|view original|report(?: review)?|share|like|reply|helpful\??)\.?$|\b(?:response|reply) from (?:the )?(?:owner|business)\b.*|\blocal guide\b.*|\b\d+ (?:reviews?|photos?|friends)(?: ?[·|•] ?\d+ (?:reviews?|photos?|friends))+|\b(?:posted|reviewed|edited) (?:\d+|an?) (?:minutes?|hours?|days?|weeks?|months?|years?) ago\b.*|^(?:\d+|an?) (?:minutes?|hours?|days?|weeks?|months?|years?) ago\b.*|\b(?:via|posted on|source:) (?:google|yelp|facebook|healthgrades|zocdoc)\b|\bverified (?:patient|review|visit|purchase)\b|\b(?:via|from) google(?: maps)?$|^[★☆⭐]+.*|[★☆⭐]{2,}/gi,
    unless:
      /\b(?:leave|write|read (?:more )?about|helpful to|like (?:a|an|the|us|we)|share (?:your|it with|them|with))\b/i,
  },
  // Slips of the keyboard
  {
    ...DOUBLED,
    pattern:
      /(?<![\p{L}'-])(the|a|an|to|of|and|in|is|for|we|you|our|your|with|on|at|it|be|are|or|if|as|by|from|this|will|can|not|when|they|he|she|who|i|my|their|was|were|have|has|but|so)\s+\1(?![\p{L}'-])/giu,
  },
  {
    ...DOUBLED,
    what: 'Words stand twice',
    voices: ALL,
    pattern: /(?<![\p{L}'-])(\p{L}+ \p{L}+) \1(?![\p{L}'-])/giu,
    unless: /\b(\p{L}+) (?:by|for|and|on|after|in) \1\b/iu,
  },
  {
    ...DOUBLED,
    severity: 'warning',
    pattern:
      /(?<![\p{L}\d'-])(?!(?:had|that|very|really|bye|ha|so|no|go|knock|night|cha|yo|tut|choo|there|now|well|many|never|boo|wait|long|win|come|baba|bora|walla|york|more)\b)(\p{L}{3,})\s+\1(?![\p{L}'-])/giu,
  },
  {
    finding: 'leftovers/capitals',
    what: 'A sentence in capitals is hard to read, and read out letter by letter',
    fix: 'Write it in small letters.',
    severity: 'warning',
    pattern: /(?:\b[A-Z][A-Z']+\b[ ,!-]*){5,}/g,
  },
  {
    finding: 'leftovers/emoji',
    what: 'A picture sign stands here, which is read out letter by letter',
    fix: 'Say it in words, or delete it.',
    severity: 'warning',
    pattern:
      /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}](?:\uFE0F|\u200D|\p{Extended_Pictographic}|\p{Emoji_Modifier})*/gu,
    unless: /[©®™✓✔→←↑↓★☆✕✖❤♥]\uFE0F?|[\u2190-\u21FF\u2600-\u2604\u2B50]/u,
  },
];
