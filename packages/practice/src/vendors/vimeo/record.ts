import {vendor} from '../vendor';
import {player} from './address';

/** Vimeo without tracking (`dnt=1`), in a frame. */
export const vimeo = vendor({
  id: 'vimeo',
  kind: 'films',
  name: 'Vimeo',
  integration: 'frame',
  sources: () => ({'frame-src': ['https://player.vimeo.com']}),
  documentation: 'https://developer.vimeo.com/player/sdk/embed',
  disclosure: {owner: 'Vimeo', seesHealth: false},
  player,
  watch: (source) => `https://vimeo.com/${source}`,
});
