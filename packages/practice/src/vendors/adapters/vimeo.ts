import {framed} from '../embed/frame';

/** The player of a film, by its id. */
export const vimeoPlayer = (source: string) => `https://player.vimeo.com/video/${encodeURIComponent(source)}`;

export const adapter = framed({
  address: ({item}) => `${vimeoPlayer(item)}?autoplay=1&dnt=1`,
  greeting: JSON.stringify({method: 'ping'}),
  isWorking: (data) => /"event":"ready"|"method":"ping"/.test(typeof data === 'string' ? data : JSON.stringify(data)),
});
