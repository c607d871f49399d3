import type {Content} from '@dental/content';
import type {Found as FoundInSaying, Words} from '../engine/sentences';

/** Something in a sentence that cannot be. */
export type Found = FoundInSaying & {quote: string};

/** Finds in a sentence what cannot be. */
export type Finder = (words: Words, content: Content) => Found[];
