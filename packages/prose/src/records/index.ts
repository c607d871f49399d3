export {otherChannels, otherNetworks} from './channels';
export {notOffered, offeredHere} from './notOffered';
export {ourPlace} from './ourPlace';
