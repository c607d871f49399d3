import {getYoutubePlayer} from '../addresses';
import {createFrameAdapter} from '../embed/frame';

export const adapter = createFrameAdapter({
  address: ({item}) => `${getYoutubePlayer(item)}?autoplay=1&rel=0&enablejsapi=1`,
  greeting: JSON.stringify({event: 'listening'}),
  // A deleted video, or one without the right to embed it, sends `onError` instead.
  isWorking: (data) =>
    typeof data === 'string' && /"event":"(onReady|initialDelivery|infoDelivery)"/.test(data),
});
