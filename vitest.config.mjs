// @ts-check
import {defineConfig} from 'vitest/config';

/** Replacements for the modules of Docusaurus that components import, for tests without it. */
const MODULES = {
  '@docusaurus/router': "export * from 'react-router-dom'",
  '@docusaurus/Link': "export {default} from '@site/tests/components/support/Link'",
  '@docusaurus/Head': 'export default () => null',
  '@docusaurus/useBrokenLinks': 'export default () => ({collectAnchor() {}})',
  '@docusaurus/useDocusaurusContext': 'export default () => ({siteConfig: {customFields: {}}})',
  '@generated/routes': "export default [{path: '/:page*', exact: true}]",
  '@generated/site-content/default/form.js':
    "export {default} from '@site/src/components/PatientForm/PlainForm'",
};
const DATA = '@generated/site-content/default/';
const docusaurus = {
  name: 'docusaurus',
  enforce: /** @type {const} */ ('pre'),
  resolveId: (/** @type {string} */ id) =>
    id in MODULES || id.startsWith(DATA) ? `\0${id}.js` : undefined,
  load(/** @type {string} */ path) {
    // The extension keeps other plugins from parsing it as JSON.
    const id = path.slice(1, -'.js'.length);
    if (!path.startsWith('\0') || (!(id in MODULES) && !id.startsWith(DATA))) return undefined;
    const data =
      "import {data} from '@site/tests/components/support/data';" +
      `export default data.get('${id.slice(DATA.length)}')`;
    return MODULES[/** @type {keyof typeof MODULES} */ (id)] ?? data;
  },
};

/**
 * The projects: `unit` tests code, `components` tests components without a browser, `content` tests
 * the files that staff edit, `html` the built pages, `copies` the builds of edited copies of the
 * project, and `hosts` web servers with a build.
 */
export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{tests/unit,packages/*/tests}/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [docusaurus],
        test: {
          name: 'components',
          include: ['tests/components/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/components/support/setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {name: 'content', include: ['tests/content/**/*.test.ts'], isolate: false},
      },
      {extends: true, test: {name: 'html', include: ['tests/html/**/*.test.ts'], isolate: false}},
      {
        extends: true,
        test: {
          name: 'copies',
          include: ['tests/copies/**/*.test.ts'],
          globalSetup: 'tests/copies/setup.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
        },
      },
    ],
  },
});
