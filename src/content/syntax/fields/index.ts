import {MERGE_MARKER, MERGE_MESSAGE} from '../mergeMarker';
import {backslash} from './backslash';
import {colonInValue, noSpaceAfterColon} from './colon';
import {noSpaceAfterDash} from './dash';
import type {FieldMistake} from './fieldLine';
import {firstSign, unclosedBracket} from './firstSign';
import {entryBelowValue, fieldTooFarIn} from './indentation';
import {notAField} from './notAField';
import {wordsAfterNumberSign} from './note';
import {
  curlyQuotationMarks,
  unclosedQuotationMark,
  unopenedQuotationMark,
  wordsAfterQuotationMark,
} from './quotationMarks';
import {tab} from './tab';
import {textAmongFields} from './textAmongFields';

const mergeMarker: FieldMistake = ({whole}) => (MERGE_MARKER.test(whole) ? MERGE_MESSAGE : undefined);

/** Mistakes that leave fields readable, and their values other than they were meant. */
export const silentMistakes: readonly FieldMistake[] = [
  mergeMarker,
  textAmongFields,
  curlyQuotationMarks,
  unopenedQuotationMark,
  entryBelowValue,
  wordsAfterNumberSign,
  noSpaceAfterColon,
  noSpaceAfterDash,
  firstSign,
];

/** Mistakes that explain why fields cannot be read. A line is explained by the first that fits. */
export const fatalMistakes: readonly FieldMistake[] = [
  mergeMarker,
  textAmongFields,
  tab,
  unclosedQuotationMark,
  wordsAfterQuotationMark,
  backslash,
  noSpaceAfterColon,
  noSpaceAfterDash,
  colonInValue,
  firstSign,
  unclosedBracket,
  fieldTooFarIn,
  notAField,
];
