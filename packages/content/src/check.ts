import type {Content} from './content';
import type {Problem} from './problem';

/** One thing that must hold in the content. Gives every place where it does not. */
export type Check = (content: Content) => Problem[];
