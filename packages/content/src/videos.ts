import {embedPath, isFramed, vendorOf} from '@dental/practice';
import type {PracticeFacts} from './schemas/practice';

/** A video of `_practice/videos.yml`. */
export type Video = PracticeFacts['videos'][number];

/**
 * Where a video can be watched, by its vendor.
 * @returns `watch`, a link that works without scripts, and `embed`, what a frame or video element of ours loads,
 * and `player`, the player of somebody else
 */
export function videoAddresses({provider, source}: Pick<Video, 'provider' | 'source'>) {
  const vendor = vendorOf('films', provider);
  const watch = vendor.watch?.(source) ?? '';
  const embed = isFramed(vendor) ? `${embedPath(vendor)}#${encodeURIComponent(source)}` : watch;
  return {watch, embed, player: vendor.player?.(source)};
}

/** Where the captions of a video are, whoever plays it: `static/videos/<id>.vtt`. */
export function captionsAddress(id: string): string {
  return `/videos/${id}.vtt`;
}
