import {framed} from '../embed/frame';
import type {Ids} from '../vendor';
import type {googleMaps} from './record';

export const adapter = framed<Ids<(typeof googleMaps)['ids']>>({address: ({ids}) => ids.embed});
