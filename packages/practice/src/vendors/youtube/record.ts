import {vendor} from '../vendor';
import {player} from './address';

/** YouTube without cookies before the film plays ("privacy-enhanced mode"), in a frame. */
export const youtube = vendor({
  id: 'youtube',
  kind: 'films',
  name: 'YouTube',
  integration: 'frame',
  sources: () => ({'frame-src': ['https://www.youtube-nocookie.com']}),
  documentation: 'https://developers.google.com/youtube/iframe_api_reference',
  disclosure: {owner: 'YouTube', seesHealth: false},
  player,
  watch: (source) => `https://www.youtube.com/watch?v=${source}`,
});
