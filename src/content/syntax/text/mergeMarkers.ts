import {MERGE_MARKER, MERGE_MESSAGE} from '../mergeMarker';
import {findAll} from './findAll';
import type {TextMistake} from './textMistake';

/** Lines that are left where two people changed the same words. */
export const mergeMarkers: TextMistake = (text) => findAll(text, new RegExp(MERGE_MARKER, 'gm'), () => MERGE_MESSAGE);
