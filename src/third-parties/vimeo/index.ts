import {framed} from '../embed/frame';
import {player} from './address';

export const adapter = framed({
  address: ({item}) => `${player(item)}?autoplay=1&dnt=1`,
  isWorking: (data) =>
    (typeof data === 'string' && data.includes('"ready"')) ||
    (typeof data === 'object' && data !== null && 'event' in data && data.event === 'ready'),
});
