import {createRequire} from 'node:module';

// As in docusaurus.config.ts: required like this, the content is read once a build.
const {parts} = createRequire(__filename)(
  './src/config/load.cjs',
) as typeof import('./src/config/load.cjs');

/** Which pages are siblings: src/config/sidebars.ts makes the lists from the pages' `kind` and `order`. */
export default parts().sidebars(__dirname);
