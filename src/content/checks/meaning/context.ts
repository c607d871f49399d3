export {isNegated as isDenied, isProhibited as isForbidden, isQuestion} from '../../../../packages/prose/src';
