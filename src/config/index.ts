import {siteMode} from '@dental/practice';
import {siteOrRefusal} from './content';
import {siblingSidebars} from './sidebars';

/* The parts of docusaurus.config.ts and sidebars.ts. */

export {palette, sourceRevision, tokenSheets, typographicWords} from '@dental/content';
export {default as bundler} from '../plugins/bundler';
export {default as contentProblems} from '../plugins/content-problems';
export {default as finishedSite} from '../plugins/finished-site';
export {default as siteContent} from '../plugins/site-content';
export {attachPageData} from '../plugins/site-content/attachPageData';
export {editorAddress} from './editor';
export {parsePageFrontMatter, shownText} from './frontMatter';
export {headTags} from './headTags';
export {isDevServer} from '@dental/checks';
export {siteMode, siteOrRefusal};

/** The lists of sidebars.ts. */
export const sidebars = (root: string) => siblingSidebars(siteOrRefusal(root, siteMode()));
