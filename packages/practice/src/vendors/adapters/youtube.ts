import {framed} from '../embed/frame';

/** The player of a film, by its id. */
export const youtubePlayer = (source: string) => `https://www.youtube-nocookie.com/embed/${encodeURIComponent(source)}`;

export const adapter = framed({
  address: ({item}) => `${youtubePlayer(item)}?autoplay=1&rel=0&enablejsapi=1`,
  greeting: JSON.stringify({event: 'listening'}),
  // A film that may not be embedded, or is gone, sends `onError` instead.
  isWorking: (data) => typeof data === 'string' && /"event":"(onReady|initialDelivery|infoDelivery)"/.test(data),
});
