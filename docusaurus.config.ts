import {createRequire} from 'node:module';

// Docusaurus loads this file twice a build, each time with all that it imports, transpiled by Babel. Required like this,
// the configuration (src/config/index.ts) and the content that it reads are loaded once.
const {load} = createRequire(__filename)('./src/config/load.cjs') as typeof import('./src/config/load.cjs');

export default load<typeof import('./src/config')>('src/config/index.ts').default;
