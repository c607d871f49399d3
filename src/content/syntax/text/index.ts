import {addressesInBrackets} from './addressesInBrackets';
import {attributeMarks} from './attributeMarks';
import {braces} from './braces';
import {handlers} from './handlers';
import {htmlComments} from './htmlComments';
import {htmlTags} from './htmlTags';
import {lessThan} from './lessThan';
import {mergeMarkers} from './mergeMarkers';
import {pastedTags} from './pastedTags';
import {scripts} from './scripts';
import {tagPairs} from './tagPairs';
import type {TextMistake} from './textMistake';
import {unknownAttributes} from './unknownAttributes';
import {unfinishedTags} from './unfinishedTags';
import {unknownTags} from './unknownTags';

/** All mistakes in a body, in the order in which they are taken out: each sees the text without those before it. */
export const textMistakes: readonly TextMistake[] = [
  mergeMarkers,
  htmlComments,
  addressesInBrackets,
  lessThan,
  scripts,
  unfinishedTags,
  handlers,
  pastedTags,
  htmlTags,
  unknownTags,
  unknownAttributes,
  attributeMarks,
  braces,
  tagPairs,
];
