import {framed} from '../embed/frame';
import type {Ids} from '../vendor';
import type {MAPS} from '../records/maps';

export const adapter = framed<Ids<(typeof MAPS)['google-maps']['ids']>>({
  address: ({ids}) => ids.embed,
});
