import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import type {SiteMode} from '@dental/practice';

/** What only previews have around their pages: a theme of its own, which the site for patients is built with none of. */
export default function preview({siteDir}: LoadContext, mode: SiteMode): Plugin {
  return {name: 'preview', getThemePath: () => join(siteDir, 'src/preview', mode === 'preview' ? 'theme' : 'none')};
}
