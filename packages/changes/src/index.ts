export {asBinding, checkContent, type CheckResult} from './former/checkContent';
export {changedFiles, fileAt, filesAt} from './former/files';
export {changesSince, versionIn} from './former/version';
export {changesBetween, formatChanges} from './model/facts';
export type {Change, Version} from './model/facts/compare';
export {checkChanges} from './model/warnings';
