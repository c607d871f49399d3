/** Monitors the published site. */
export {checkCertificate} from './certificate';
export type {Expected} from './expected';
export {checkLinks} from './links';
export {runSmokeTest} from './smokeTest';
