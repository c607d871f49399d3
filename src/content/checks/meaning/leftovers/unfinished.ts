import {phrases} from '../../../language/grammar';
import type {Leftover} from './leftover';

/* What is still to be written, and slips of the keyboard. */

const TO_DO = {
  what: 'Something is still to be written here',
  fix: 'Write it, or delete these words.',
  finding: 'leftovers/to-do',
};

/** "TODO", "XX weeks", "____", "$X". */
const GAP_SIGNS =
  /\b(?:TODO|TBD|TBC|FIXME|TKTK|TK|XXX+|WIP)\b|\bXX(?= (?:weeks?|days?|years?|months?|minutes?|hours?|dollars?|percent|am|pm|people|patients)\b| ?%)|_{4,}|\?{3,}|\bnn?\/nn?\/nnnn?\b|\bxx?\/xx?\/x{2,4}\b|\$X+\b|\$__|\bPATIENT[ _]NAME\b|<<[^>]+>>|%%?[A-Z_]{3,}%%?/gi;

/** A heading or a title that is only a placeholder. */
const ONLY_A_PLACEHOLDER =
  /^(?:untitled|test(?:ing)?|asdf\w*|qwerty|draft|heading|title|section|new page)(?: ?\d+)?\.?$|\badd (?:a |your )?(?:heading|title|subtitle|caption|text|description)(?: here)?$/gi;

export const UNFINISHED: readonly Leftover[] = [
  {pattern: GAP_SIGNS, ...TO_DO},
  {pattern: ONLY_A_PLACEHOLDER, ...TO_DO},
  {
    pattern: phrases(
      'click|tap|double_click or_tap? here? to enter|add|edit|insert|type|write',
      'choose_an_item',
      'enter your? text here',
      'text goes|here',
      'type your? text|words|message|something',
      'paste .. here',
      'heading|subheading goes here',
      'error ! reference|bookmark',
      'lorem|subheading',
      'dolor sit_amet',
      'to_be added|written|confirmed|determined|announced',
      'placeholder|sample|dummy text',
      'coming_soon here',
      'insert|add|put|enter|type your|the|a? name|names|date|dates|text|texts|phone|number|numbers|price|prices|photo|photos|picture|pictures|link|links|address|time|times|quote|quotes here',
    ),
    ...TO_DO,
  },
  {
    pattern:
      /\[(?!(?:sic|\.\.\.|…|\^|x\]|my |her |his |their |our |the |a |an |he |she |it |this |is\]|was\]|to\]|and\]|I\]|s\]))[^\]\n[]{1,60}\](?!\()/gi,
    what: 'A gap in brackets is still to be filled',
    fix: 'Write the words in its place.',
    finding: 'leftovers/gap',
  },
  {
    pattern: /#(?:VALUE|REF|NAME|NUM|NULL|SPILL|CALC|DIV\/0)[!?]|#N\/A\b|(?<![\p{L}\d=])=(?:SUM|IF|VLOOKUP|CONCAT)\(/gu,
    what: 'An error or a formula of a spreadsheet stands here',
    fix: 'Write the figure in its place.',
    finding: 'leftovers/gap',
  },
  {
    pattern: /(?:\b[A-Z][A-Z']+\b[ ,!-]*){5,}/g,
    what: 'A sentence in capitals is hard to read, and read out letter by letter',
    fix: 'Write it in small letters.',
    finding: 'leftovers/capitals',
    severity: 'warning',
  },
  {
    pattern: /(?<![\w/])[\w-]+\.(?:png|jpe?g|heic|gif|webp|svg|docx?|xlsx?|pptx?|pdf)\b/gi,
    what: 'The name of a file stands here',
    fix: 'Delete it; a picture is written as <Picture image="folder/name" alt="what it shows" />, and a file as a link.',
    finding: 'leftovers/file-name',
  },
  {
    pattern:
      /(?<![\p{L}'-])(the|a|an|to|of|and|in|is|for|we|you|our|your|with|on|at|it|be|are|or|if|as|by|from|this|will|can|not|when|they|he|she|who|i|my|their|was|were|have|has|but|so)\s+\1(?![\p{L}'-])/giu,
    what: 'A word stands twice',
    fix: 'Delete one of the two.',
    finding: 'leftovers/doubled',
  },
  {
    pattern:
      /(?<![\p{L}\d'-])(?!(?:had|that|very|really|bye|ha|so|no|go|knock|night|cha|yo|tut|choo|there|now|well|many|never|boo|wait|long|win|come|baba|bora|walla|york|more)\b)(\p{L}{3,})\s+\1(?![\p{L}'-])/giu,
    what: 'A word stands twice',
    fix: 'Delete one of the two.',
    finding: 'leftovers/doubled',
    severity: 'warning',
  },
];
