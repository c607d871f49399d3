import {createRequire} from 'node:module';

// As in docusaurus.config.ts: this way, the content is read once per build.
const {parts} = createRequire(__filename)(
  './src/config/load.cjs',
) as typeof import('./src/config/load.cjs');

/** The lists of sibling pages; src/config/sidebars.ts makes them from `kind` and `order`. */
export default parts().sidebars(__dirname);
