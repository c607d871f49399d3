import {CARE} from './care';
import {CHILDREN} from './children';
import {EQUIPMENT} from './equipment';
import {MONEY} from './money';
import {OFFICE} from './office';
import type {Topic} from './topic';

/** What our pages may say, and the words with which another one contradicts it. */
export const TOPICS: readonly Topic[] = [...OFFICE, ...CHILDREN, ...CARE, ...EQUIPMENT, ...MONEY];
