export {longestIn} from '../../../../../packages/prose/src/amounts/mentions';
