/** The door of the visits: what looks at the published site. */
export type {Expected} from './expected';
export {certificateProblems, linkProblems, visitSite} from './liveCheck';
