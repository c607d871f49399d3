export {downgradeBeforeLaunch, checkContent, type CheckResult} from './baseline/checkContent';
export {readContentAt} from './baseline/contentAt';
export {listChangedFiles, readFileAt, readFilesAt} from './baseline/files';
export {dropOlderProblems} from './baseline/olderProblems';
export {findChangesSince, readSnapshot} from './baseline/snapshot';
export {findChanges, formatChanges} from './diff/facts';
export type {Change, Snapshot} from './diff/facts/compare';
export {checkChanges} from './diff/warnings';
export {listOwnersByPath} from './review/approvers';
