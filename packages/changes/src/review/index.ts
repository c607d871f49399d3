export {findObstacles} from '../browser/axe';
export {findNewObstacles, startBrowser} from '../pictures';
export {
  buildBase,
  copyCaches,
  linkPackages,
  describeBuildFailure,
  REVIEW_FOLDER,
} from './buildBase';
export {type BuiltSite, readBuiltSite} from './builtSite';
export type {ChangeGroup} from './changeGroups';
export {collectRecords} from './collectRecords';
export type {ReviewSummary} from './comment';
export {summarizeGroup} from './overview';
export {publishReport} from './publishReport';
export {renderReport} from './renderReport';
export {reviewSites} from './reviewSites';
export type {Records, Review} from './types';
