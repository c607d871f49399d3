import type {Cms} from '../decap';
import type {Settings} from '../settings';

/** Gives the editor the page as patients will see it, beside the form. */
export function registerPreview(_: Cms, __: Settings): void {
  // Nothing yet.
}
