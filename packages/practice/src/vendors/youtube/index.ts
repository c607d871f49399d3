import {framed} from '../embed/frame';
import {player} from './address';

export const adapter = framed({
  address: ({item}) => `${player(item)}?autoplay=1&rel=0&enablejsapi=1`,
  greeting: JSON.stringify({event: 'listening'}),
  // A film that may not be embedded, or is gone, sends `onError` instead.
  isWorking: (data) => typeof data === 'string' && /"event":"(onReady|initialDelivery|infoDelivery)"/.test(data),
});
