import type {VideoData} from '@dental/content';
import {usePage} from './usePage';

/**
 * A video that the page's blocks name.
 * @param id its id in `_practice/videos.yml`
 * @throws if there is no such video
 */
export function useVideo(id: string): VideoData {
  const video = usePage().videos[id];
  if (video === undefined)
    throw new Error(`There is no video called ${id} in _practice/videos.yml.`);
  return video;
}
