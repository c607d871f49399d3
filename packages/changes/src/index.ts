export {asBinding, checkContent, type CheckResult} from './former/checkContent';
export {changedFiles, filesAt} from './former/files';
export {changesSince, versionIn} from './former/version';
export {changesBetween} from './model/facts';
export type {Change, Version} from './model/facts/compare';
export {checkChanges} from './model/warnings';
export {formatText, reportParts, type ReportParts} from './report/markdown';
