import {filesOnDisk, formatProblems, withChanges} from '@dental/content';
import {loadSite} from '@dental/checks';
import {contentOf} from '../fixtures/practice';
import {specification} from '../fixtures/specification';

/** The day on which the practice of the specification is looked at. */
export const TODAY = '2026-11-21';

/** The files of the project, with the practice of the specification in the place of ours. */
export const files = withChanges(filesOnDisk(process.cwd()), await contentOf(specification));

const {site: loaded, problems, warnings} = loadSite(process.cwd(), {files, today: TODAY});
if (!loaded || warnings.length > 0) throw new Error(formatProblems([...problems, ...warnings]));

/** The site of the practice of the specification. */
export const site = loaded;
