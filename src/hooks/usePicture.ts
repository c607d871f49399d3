import type {Picture} from '@dental/content';
import {usePage} from './usePage';

/**
 * A prepared picture that a block of the page names in its `image` attribute.
 * @param image its path under `static/img` without the extension, such as `facility/lounge`
 * @throws if the page's data doesn't include it
 */
export function usePicture(image: string): Picture {
  const picture = usePage().pictures[image];
  if (picture === undefined) throw new Error(`The page's data has no picture "${image}".`);
  return picture;
}
