import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {formatProblems} from '@dental/content';
import {liveContent} from '@dental/checks';

/**
 * Shows the problems of the content in the browser and in the terminal while somebody edits it live: the same as
 * `npm run check` prints. A build has none, and none of this.
 */
export default function contentProblems({siteDir}: LoadContext): Plugin {
  if (process.env.NODE_ENV === 'production') return {name: 'content-problems'};
  let said = '';
  return {
    name: 'content-problems',
    allContentLoaded: async ({actions}) => {
      const {problems} = liveContent(siteDir);
      await actions.createData('problems.json', JSON.stringify(problems));
      const words = problems.length > 0 ? formatProblems(problems) : '';
      if (words !== said) console.error(words || 'The content is in order again.');
      said = words;
    },
    getClientModules: () => [join(siteDir, 'src/plugins/content-problems/banner.ts')],
    configureWebpack: () => ({devServer: {client: {overlay: {errors: isOfCode}}}}) as object,
  };
}

/** The bundler's own message lies over the page only where code fails. It runs in the browser. */
function isOfCode({message}: Error): boolean {
  return !message.includes('pages-content');
}
