import type {Picture} from '@dental/content';
import {usePage} from './usePage';

/**
 * A picture that the page's blocks name in an `image` attribute.
 * @param image its name under `static/img`, without ending, such as `facility/lounge`
 * @throws if the page does not list it
 */
export function usePicture(image: string): Picture {
  const picture = usePage().pictures[image];
  if (picture === undefined) throw new Error(`The page does not list the picture ${image}.`);
  return picture;
}
