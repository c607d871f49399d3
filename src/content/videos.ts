import type {PracticeFacts} from './schemas/practice';

/** A video of `_practice/videos.yml`. */
export type Video = PracticeFacts['videos'][number];

/**
 * Where a video can be watched, by its provider.
 * @returns `watch`, a link that works without scripts, and `embed`, what a frame or video element loads
 */
export function videoAddresses({provider, source}: Pick<Video, 'provider' | 'source'>): {watch: string; embed: string} {
  switch (provider) {
    case 'file':
      return {watch: `/videos/${source}.mp4`, embed: `/videos/${source}.mp4`};
    case 'youtube':
      return {
        watch: `https://www.youtube.com/watch?v=${source}`,
        embed: `https://www.youtube-nocookie.com/embed/${source}?autoplay=1&rel=0`,
      };
    case 'vimeo':
      return {watch: `https://vimeo.com/${source}`, embed: `https://player.vimeo.com/video/${source}?autoplay=1&dnt=1`};
  }
}

/** Where the captions of a video are, whoever plays it: `static/videos/<id>.vtt`. */
export function captionsAddress(id: string): string {
  return `/videos/${id}.vtt`;
}
