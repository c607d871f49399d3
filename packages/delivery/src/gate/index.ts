/** Decides if a change of content can be published. */
export {addressProblems} from './addresses';
export {lookUpApprovals, type WhichChange} from './approvals';
export {lookAt} from './look';
export {pagesToVisit} from './pagesToVisit';
export {prepareReport, writeReport} from './report';
export {changedCode, errorsIn, evaluateChange} from './verdict';
