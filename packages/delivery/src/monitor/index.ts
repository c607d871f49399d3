/** Monitors the published site. */
export {checkCertificate} from './certificate';
export type {Expected} from './expected';
export {formatFigures, renderFigures, summarizeMonth} from './figures';
export {compareProfile, formatProfileSheet, type Place} from './googleProfile';
export {formatLeavingReport} from './leavingReport';
export {checkLinks} from './links';
export {parseDomain, readPublicRecords} from './publicRecords';
export {runSmokeTest} from './smokeTest';
export {parseTapLog, readStoredTaps} from './taps';
