import {vendor} from '../vendor';

/** A film of our own in static/videos. */
export const file = vendor({
  id: 'file',
  kind: 'films',
  name: 'Our own film',
  integration: 'file',
  documentation: 'https://html.spec.whatwg.org/multipage/media.html#the-video-element',
  watch: (source) => `/videos/${source}.mp4`,
});
