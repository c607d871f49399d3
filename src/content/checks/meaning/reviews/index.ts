import type {WordRule} from '../wordRule';
import {bought} from './bought';
import {chosen} from './chosen';
import {madeUp} from './madeUp';
import {shown} from './shown';
import {underPressure} from './underPressure';

/**
 * What a practice must not do with reviews: buy them, ask only the satisfied, hide, change or invent them, forbid them, or let
 * them show more than they do. They are claims, so that a sentence about results and reviews is named once.
 */
export const reviews: readonly WordRule[] = [...bought, ...chosen, ...madeUp, ...underPressure, ...shown];
