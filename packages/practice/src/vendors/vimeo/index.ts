import {framed} from '../embed/frame';
import {player} from './address';

export const adapter = framed({
  address: ({item}) => `${player(item)}?autoplay=1&dnt=1`,
  greeting: JSON.stringify({method: 'ping'}),
  isWorking: (data) => /"event":"ready"|"method":"ping"/.test(typeof data === 'string' ? data : JSON.stringify(data)),
});
