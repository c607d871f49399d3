import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {CONTENT_FOLDER} from '../../content/folders';
import {siteOnDisk} from '../../content/siteOnDisk';
import type {Problem} from '../../content/problem';

/**
 * Shows the problems of the content in the browser while somebody edits it live: the same as `npm run check`
 * prints. A build has none, and none of this.
 */
export default function contentProblems({siteDir}: LoadContext): Plugin<Problem[]> {
  if (process.env.NODE_ENV === 'production') return {name: 'content-problems'};
  return {
    name: 'content-problems',
    loadContent: () => Promise.resolve(siteOnDisk(siteDir).problems),
    contentLoaded: async ({content, actions}) => {
      await actions.createData('problems.json', JSON.stringify(content));
    },
    getClientModules: () => [join(__dirname, 'banner.ts')],
    getPathsToWatch: () => [`${siteDir}/${CONTENT_FOLDER}/**/*`],
  };
}
