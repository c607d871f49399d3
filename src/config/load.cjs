// @ts-check
const {join} = require('node:path');
const tsx = require('tsx/cjs/api');

const scope = tsx.register({namespace: 'site'});

/**
 * Loads a TypeScript module of this project with all that it imports, once a process. In a scope of its own, because tsx
 * changes what `import()` gives to other modules, Docusaurus's among them.
 * @template Module
 * @param {string} path from the project folder
 * @returns {Module}
 */
exports.load = (path) => scope.require(join(__dirname, '../..', path), __filename);
