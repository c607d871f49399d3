export {phrases, type Match, type Phrases} from '../../../packages/prose/src';
