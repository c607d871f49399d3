import {createFrameAdapter} from '../embed/frame';
import type {Ids} from '../vendor';
import type {MAPS} from '../records/maps';

export const adapter = createFrameAdapter<Ids<(typeof MAPS)['google-maps']['ids']>>({
  address: ({ids}) => ids.embed,
});
