export {asBinding, checkContent, type CheckResult} from './baseline/checkContent';
export {changedFiles, fileAt, filesAt} from './baseline/files';
export {changesSince, versionIn} from './baseline/snapshot';
export {changesBetween, formatChanges} from './diff/facts';
export type {Change, Version} from './diff/facts/compare';
export {checkChanges} from './diff/warnings';
