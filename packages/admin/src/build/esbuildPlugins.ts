import type * as Esbuild from 'esbuild';
import {ruleSet} from '@dental/prose';

/** Node modules, and packages that work on files. */
const NODE_ONLY = /^(?:node:.*|esbuild|exif-reader|image-size|sharp)$/;

/**
 * Replaces modules that exist only in Node with empty ones. Our packages import them next to the
 * code that the browser uses, which never calls them.
 */
export const stubNodeModules: Esbuild.Plugin = {
  name: 'stub-node-modules',
  setup(build) {
    build.onResolve({filter: NODE_ONLY}, ({path}) =>
      path === 'node:path' ? undefined : {path, namespace: 'node', sideEffects: false},
    );
    build.onLoad({filter: /.*/, namespace: 'node'}, () => ({contents: 'module.exports = {};'}));
  },
};

/** Replaces the module that reads the rules from files, which a browser doesn't have. */
export const includeRules: Esbuild.Plugin = {
  name: 'include-rules',
  setup(build) {
    build.onLoad({filter: /prose[\\/]src[\\/]engine[\\/]ruleSet\.ts$/}, () => ({
      contents: `export const ruleSet = ${JSON.stringify(ruleSet)};`,
    }));
  },
};
