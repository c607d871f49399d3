import type {Document} from '../../../content';
import {phrases} from '../../../language/grammar';
import {memoize, memoizeTexts} from '../../../memoize';
import type {Problem} from '../../../problem';
import type {Check} from '../../check';
import {drafting} from './drafting';
import {office} from './office';
import {wording} from './wording';
import {brokenRules, type RuleTable, type WordRule} from '../wordRule';

/*
 * What was copied along from elsewhere: fields of a mail merge, buttons around a review, the frame of another website, another
 * practice's name.
 */

const copied = (
  finding: string,
  pattern: WordRule['pattern'],
  what: string,
  fix: string,
  more: Partial<WordRule> = {},
): WordRule => ({
  finding: `leftovers/${finding}`,
  pattern,
  deniedPasses: false,
  what: (found) => `${what}: "${found}".`,
  fix,
  ...more,
});

const MERGE_FIELD =
  /[«‹][^«»‹›]{1,40}[»›]|<<[^<>]{1,40}>>|\{\{[^{}]{1,40}\}\}|\[\[[^[\]]{1,40}\]\]|\*\|[^|]{1,40}\|\*|%%?[A-Za-z][A-Za-z_]{2,}%%?|\$\{?[A-Z][A-Z_]{3,}\}?|\b(?:FNAME|LNAME|FIRST_?NAME|LAST_?NAME|FirstName|LastName|APPT_?DATE)\b|##[A-Z_]{3,}##/g;

/** Buttons and lines that stand around a review where it was published. */
const AROUND_A_REVIEW =
  /\b(?:helpful|useful|funny|cool|love this|thanks) ?(?:\(\d+\)|\d+)(?=\s|$)|\bwas this (?:review )?helpful\b.*|\b(?:helpful|useful|not helpful|report|flag|share|like|reply|translate|edit|more|see more|read more|show less|view all|follow)(?: ?[·|•,/] ?| )(?:helpful|report|flag|share|like|reply|follow|funny|cool)\b.*|^(?:read more|see more|show more|more|see translation|translated by google|view original|report(?: review)?|share|like|reply|helpful\??)\.?$|\b(?:response|reply) from (?:the )?(?:owner|business)\b.*|\blocal guide\b.*|\b\d+ (?:reviews?|photos?|friends)(?: ?[·|•] ?\d+ (?:reviews?|photos?|friends))+|\b(?:posted|reviewed|edited) (?:\d+|an?) (?:minutes?|hours?|days?|weeks?|months?|years?) ago\b.*|^(?:\d+|an?) (?:minutes?|hours?|days?|weeks?|months?|years?) ago\b.*|\b(?:via|posted on|source:) (?:google|yelp|facebook|healthgrades|zocdoc)\b|\bverified (?:patient|review|visit|purchase)\b|\b(?:via|from) google(?: maps)?$|^[★☆⭐]+.*|[★☆⭐]{2,}/gi;

/** What stands around the text of any website. */
const FRAME =
  /^(?:home|start) ?[>›»/|] ?.*|\bskip to (?:main )?content\b|\bcookies? (?:settings|preferences|policy)\b(?=.{0,20}$)|(?:©|\(c\)|\bcopyright) ?\d{4}.*|\ball rights reserved\b|^\d[\d,.]*k? (?:views?|likes?|shares?|comments?|followers?)\b|\b(?:share|tweet|pin|print) (?:this|it)(?: (?:page|article|post))?$|^(?:tweet|pin it|share on|follow us on|back to top|scroll to top|toggle navigation|advertisement|sponsored)\b.{0,20}$|\b(?:posted|published|written) (?:by|on) \w+.{0,40}$(?<=\b(?:admin|am|pm|20\d\d)\b.{0,3})|\bmin(?:ute)? read\b|\bpowered by \p{Lu}\w+|\bleave a comment\b|\bfiled under:|\btags:/giu;

const EMOJI =
  /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}](?:\uFE0F|\u200D|\p{Extended_Pictographic}|\p{Emoji_Modifier})*/gu;
const TYPED_SIGNS = /[©®™✓✔→←↑↓★☆✕✖❤♥]\uFE0F?|[\u2190-\u21FF\u2600-\u2604\u2B50]/u;

const rules: readonly WordRule[] = [
  copied(
    'merge-field',
    MERGE_FIELD,
    'A field of a form letter stands here',
    'Write what should stand in its place, or delete it.',
  ),
  copied(
    'review-frame',
    AROUND_A_REVIEW,
    'This belongs to the website that the review was copied from',
    'Delete it; only the words of the review belong here.',
    {
      voices: ['patient'],
      unless:
        /\b(?:leave|write|read (?:more )?about|helpful to|like (?:a|an|the|us|we)|share (?:your|it with|them|with))\b/i,
    },
  ),
  copied('frame', FRAME, 'This belongs to the frame of another website or file', 'Delete it.', {
    voices: ['page', 'case', 'patient'],
    unless: /\b(?:we|our) .*\bcookies\b|\bcookies\b.*\b(?:we|our|visit)\b/i,
  }),
  copied('doubled', /(?<![\p{L}'-])(\p{L}+ \p{L}+) \1(?![\p{L}'-])/giu, 'Words stand twice', 'Delete one of the two.', {
    unless: /\b(\p{L}+) (?:by|for|and|on|after|in) \1\b/iu,
  }),
  copied(
    'note',
    phrases(
      'i .. delete|remove|change|cut|rewrite|move|shorten|add|replace .. this|paragraph|sentence|section|line|heading',
      'not sure about|if this',
      'what do you guys|all|think',
      'dr m|PERSON|boss to confirm|check|approve|decide',
      'can|could|would|will|pls|plz u',
      'pls|plz|thx',
      'goes here',
      'insert|add hours|text|photo|picture|phone|address|name|date|link|price|quote|logo|map|video|caption|bio',
      'for|about the price|text|photo we agreed|discussed',
      'we agreed on|in|with',
      'paragraph|sentence|section to be? cut|rewritten|deleted|added|confirmed|approved|checked|updated',
      'is this still? right|correct|true|ok|current|up_to_date',
      'double_check|fact_check|check_with|check this|please_confirm|please_verify|need_to_confirm|to_confirm',
      'ask|check legal|the_lawyer|marketing',
    ),
    'A note to a colleague stands here',
    'Delete it, and ask in the pull request.',
    {
      voices: ['page', 'case'],
      severity: 'warning',
      unless: phrases(
        'ask PERSON about|for',
        'not sure about|if .. you|insurance|tooth|pain',
        'if_you|you_are|you_feel',
        'we|dentist double_check',
        'insert .. implant|post|tray|key|card',
        'we_agree',
        'call to_confirm',
        'text|phone|e_mail .. to_confirm',
        'add .. water|salt|name',
        'check_with',
      ),
    },
  ),
  copied(
    'emoji',
    EMOJI,
    'A picture sign stands here, which is read out letter by letter',
    'Say it in words, or delete it.',
    {
      severity: 'warning',
      voices: ['page', 'facts', 'case'],
      unless: TYPED_SIGNS,
    },
  ),
];

const table: RuleTable = {rules: [...rules, ...drafting, ...wording, ...office]};

/** Nothing was copied along that belongs to a letter, another website or another practice. */
export const checkCopied: Check = (content) => [
  ...brokenRules(content, table),
  ...brokenRules(content, otherPractices(content.practice?.name.split(' ')[0] ?? '-')),
  ...content.documents.flatMap((document) => commentsIn(document)),
];

/** Words around the name of another practice that is meant. */
const OF_OTHERS = phrases(
  'refer*|send|sends|sent|lab|laboratory|colleague*|formerly|trained|studied|residency|school|university|college|course|award|academy|surgeon*|specialist*|INSURANCE|degree|doctor_of|master_of|bachelor*|certificate|kids_a_smile|day|title',
  'work|works|partner|partners .. with',
  'NUMBER',
  'general|cosmetic|family|restorative|emergency|sedation|pediatric dentistry',
);

/** The name of another practice, where ours belongs, by the first word of ours. */
const otherPractices = memoizeTexts((ours): RuleTable => ({
  rules: [
    {
      finding: 'facts/our-name',
      pattern: new RegExp(
        String.raw`(?<=\b(?:[Aa]t|[Ff]rom|of|by|[Ww]ith|to|[Jj]oin|[Vv]isit|[Cc]hoose|choosing|about|the|and|call|contact|phone|text|email|ask|see|trust) |^)(?!${ours}|(?:\p{Lu}\p{L}+ ){0,2}(?:Our|All|What|Meet|Explore|Digital|Virtual|After|Before|Restorative|Cosmetic|Family|General|Sedation|Emergency|Pediatric|Modern|Preventive|Laser|Implant|Good|Your|New|Better|Why|How|When|Is|Are|More|Give|Every|This|That|Doctor|Master|Bachelor)\b|The American|American|National|Arizona|Delta)(?:\p{Lu}[\p{L}'&-]+ ){1,4}(?:Smiles?|Dental(?! (?:Association|Board|School|Hygien\w+|Assist\w+|PPO|HMO|Plan|Insurance|Premier|Academy|Society|Care PPO|Examiners|College|Medicine))(?: (?:Care|Group|Arts|Studio|Center|Associates|Office))?|Dentistry|Orthodontics|Endodontics|Periodontics)\b(?:,? of \p{Lu}\p{L}+)?`,
        'gu',
      ),
      voices: ['page'],
      severity: 'warning',
      deniedPasses: false,
      unless: OF_OTHERS,
      what: (found) => `"${found}" is not the name of our practice.`,
      fix: 'Write <Fact name="practice.name" />, or say in the sentence who that is.',
    },
  ],
}));

/** Notes in braces, which visitors do not see and everybody can read in the file. */
const commentsIn = memoize(({file, body}: Document) =>
  body.nodes.flatMap(({node, line}): Problem[] =>
    (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && /^\s*\/\*/.test(node.value)
      ? [
          {
            file,
            line,
            severity: 'warning',
            what: 'A note stands here that visitors do not see.',
            fix: 'Delete it, and write it into the pull request: here it is forgotten.',
            finding: 'leftovers/note',
          },
        ]
      : [],
  ),
);
