/** The door of the visits: what looks at the published site, and at what it was built with. */
export {type Audit, openAdvisories} from './advisories';
export type {Expected} from './expected';
export {certificateProblems, linkProblems, visitSite} from './liveCheck';
