/** The door of the visits: what looks at the published site, and at what it was built with. */
export {certificateProblems, linkProblems, visitSite} from './liveCheck';
