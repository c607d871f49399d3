/** Decides if a change of content can be published. */
export {findLostUrls} from './lostUrls';
export {lookUpApprovals, type ChangeRef} from './approvals';
export {generateCodeOwners, OWNERS_FILE} from './codeOwners';
export {checkInBrowser} from './checkInBrowser';
export {pickPages} from './pickPages';
export {prepareReport, sortForChange, writeReport} from './report';
