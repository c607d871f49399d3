import TextWidget from 'decap-cms-widget-text';
import type {Cms} from '../decap';
import type {Settings} from '../settings';

/** Gives forms the input `body`: the text of a page as MDX. */
export function registerBody(cms: Cms, _: Settings): void {
  cms.registerWidget({...TextWidget.Widget(), name: 'body'});
}
