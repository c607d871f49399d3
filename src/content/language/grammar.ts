export {phrases, type Phrases} from '../../../packages/prose/src';
