import {getSiteMode} from '@dental/practice';
import {loadPublishableSite} from './content';
import {createSidebars} from './sidebars';

/* The parts of docusaurus.config.ts and sidebars.ts. */

export {readPalette, listTokenSheets, remarkTypography} from '@dental/content';
export {getSourceRevision} from './repository';
export {default as bundler} from '../plugins/bundler';
export {default as contentProblems} from '../plugins/content-problems';
export {default as finishedSite} from '../plugins/finished-site';
export {default as siteContent} from '../plugins/site-content';
export {attachPageData} from '../plugins/site-content/attachPageData';
export {rehypeAnchors} from './anchors';
export {getEditorAddress} from './editor';
export {parsePageFrontMatter, getShownText} from './frontMatter';
export {makeHeadTags} from './headTags';
export {remarkFirstPictures} from './pictures';
export {isDevServer} from '@dental/checks';
export {getSiteMode, loadPublishableSite};

/** The lists of sidebars.ts. */
export const sidebars = (root: string) => createSidebars(loadPublishableSite(root, getSiteMode()));
