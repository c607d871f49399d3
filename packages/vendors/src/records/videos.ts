import {getVimeoPlayer, getYoutubePlayer} from '../addresses';
import {defineVendor} from '../vendor';

/** Video players, by their ids in `_practice/videos.yml`. */
export const VIDEOS = {
  /** A video of our own in static/videos. */
  file: defineVendor({
    name: 'Our own video',
    integration: 'file',
    watch: (source) => `/videos/${source}.mp4`,
  }),

  /** Vimeo without tracking (`dnt=1`), in a frame. */
  vimeo: defineVendor({
    name: 'Vimeo',
    integration: 'frame',
    sources: () => ({'frame-src': ['https://player.vimeo.com']}),
    owner: 'Vimeo',
    player: getVimeoPlayer,
    watch: (source) => `https://vimeo.com/${source}`,
  }),

  /** YouTube without cookies until the video plays ("privacy-enhanced mode"), in a frame. */
  youtube: defineVendor({
    name: 'YouTube',
    integration: 'frame',
    sources: () => ({'frame-src': ['https://www.youtube-nocookie.com']}),
    owner: 'YouTube',
    player: getYoutubePlayer,
    watch: (source) => `https://www.youtube.com/watch?v=${source}`,
  }),
};
