import StringWidget from 'decap-cms-widget-string';
import type {Cms} from '../decap';
import type {Settings} from '../settings';

/** Gives forms the input `picture`: the name of a picture below `static/img`, without its ending. */
export function registerPictures(cms: Cms, _: Settings): void {
  cms.registerWidget({...StringWidget.Widget(), name: 'picture'});
}
