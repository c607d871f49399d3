export {type Answer, type Hit, type Search, searchIn} from './search/rank';
