import type {Content} from '../../../content';
import type {Message, Problem} from '../../../problem';
import type {Words} from '../sayings';

/** Something in a sentence that cannot be. */
export type Found = Message & Pick<Problem, 'severity' | 'finding'> & {at: number; quote: string; by?: string};

/** Finds in a sentence what cannot be. */
export type Finder = (words: Words, content: Content) => Found[];
