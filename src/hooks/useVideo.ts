import type {VideoData} from '@site/src/data';
import {usePage} from './usePage';

/**
 * A video that a block of the page names.
 * @param id its id in `_practice/videos.yml`
 * @throws if there is no such video
 */
export function useVideo(id: string): VideoData {
  const video = usePage().videos[id];
  if (video === undefined) throw new Error(`_practice/videos.yml has no video "${id}".`);
  return video;
}
