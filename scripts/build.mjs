// @ts-check
/** `npm run build`: checks the content and builds the site into build/. */
import {build} from '@docusaurus/core/lib/index.js';
import {createRequire} from 'node:module';

createRequire(import.meta.url)('../src/config/load.cjs')
  .parts()
  .buildSite(build);
