/** Monitors the published site. */
export {checkCertificate} from './certificate';
export type {Expected} from './expected';
export {formatLeavingReport} from './leavingReport';
export {checkLinks} from './links';
export {parseDomain, readPublicRecords} from './publicRecords';
export {runSmokeTest} from './smokeTest';
