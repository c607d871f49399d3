import type {Cms} from '../decap';
import type {Settings} from '../settings';

/** Gives the editor the checks that need no build, while one types. */
export function registerChecks(_: Cms, __: Settings): void {
  // Nothing yet.
}
