import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {formatProblems} from '@dental/content';
import {readCommittedFile} from '@dental/changes/git';
import {loadLiveContent} from '@dental/checks';

/**
 * On the dev server, shows the problems of the content in the browser and in the terminal, like
 * `npm run check`. A build stops at problems, so it doesn't need this.
 */
export default function contentProblems({siteDir}: LoadContext): Plugin {
  if (process.env.NODE_ENV === 'production') return {name: 'content-problems'};
  let lastReport = '';
  return {
    name: 'content-problems',
    allContentLoaded: async ({actions}) => {
      const {problems} = loadLiveContent(siteDir, readCommittedFile);
      await actions.createData('problems.json', JSON.stringify(problems));
      const report = problems.length > 0 ? formatProblems(problems) : '';
      if (report !== lastReport) console.error(report || 'All problems in the content are fixed.');
      lastReport = report;
    },
    getClientModules: () => [join(siteDir, 'src/plugins/content-problems/banner.ts')],
    // By default, any website can read the pages of this server (DNS rebinding).
    configureWebpack: () =>
      ({
        devServer: {
          allowedHosts: 'auto',
          headers: {'access-control-allow-origin': 'null'},
          client: {overlay: {errors: isCodeError}},
        },
      }) as object,
  };
}

/**
 * Returns true for an error in code, which the bundler's overlay shows. Docusaurus sends this
 * function to the browser.
 */
function isCodeError({message}: Error): boolean {
  return !message.includes('pages-content');
}
