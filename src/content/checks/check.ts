import type {Problem} from '../problem';
import type {Site} from '../site';

/**
 * One check over content whose every file is well-formed in itself: what must hold between files.
 * @param root the project folder, for checks that look at files beside the content
 * @returns every problem it finds
 */
export type Check = (site: Site, root: string) => Problem[];
