export {notOffered, offeredHere} from './notOffered';
export {ourPlace} from './ourPlace';
