import type {Content} from '../../../content';
import type {Found as FoundInSaying, Words} from '../../../../../packages/prose/src';

/** Something in a sentence that cannot be. */
export type Found = FoundInSaying & {quote: string};

/** Finds in a sentence what cannot be. */
export type Finder = (words: Words, content: Content) => Found[];
