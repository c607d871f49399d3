import {getVimeoPlayer} from '../addresses';
import {createFrameAdapter} from '../embed/frame';

export const adapter = createFrameAdapter({
  address: ({item}) => `${getVimeoPlayer(item)}?autoplay=1&dnt=1`,
  greeting: JSON.stringify({method: 'ping'}),
  isWorking: (data) =>
    /"event":"ready"|"method":"ping"/.test(typeof data === 'string' ? data : JSON.stringify(data)),
});
