// @ts-check
import {defineConfig} from 'vitest/config';

/** What Docusaurus gives components, for tests that show them without it: the router, and the data that the build writes. */
const GIVEN = {
  '@docusaurus/router': "export * from 'react-router-dom'",
  '@docusaurus/Link': "export {default} from '@site/tests/components/support/Link'",
  '@docusaurus/Head': 'export default () => null',
  '@docusaurus/useBrokenLinks': 'export default () => ({collectAnchor() {}})',
  '@docusaurus/useDocusaurusContext': 'export default () => ({siteConfig: {customFields: {}}})',
  '@generated/site-content/default/form.js':
    "export {default} from '@site/src/components/PatientForm/PlainForm'",
};
const DATA = '@generated/site-content/default/';
const docusaurus = {
  name: 'docusaurus',
  enforce: /** @type {const} */ ('pre'),
  resolveId: (/** @type {string} */ id) =>
    id in GIVEN || id.startsWith(DATA) ? `\0${id}.js` : undefined,
  load(/** @type {string} */ path) {
    // The ending keeps other plugins from taking it for JSON.
    const id = path.slice(1, -'.js'.length);
    if (!path.startsWith('\0') || (!(id in GIVEN) && !id.startsWith(DATA))) return undefined;
    const data = `import {data} from '@site/tests/components/support/data'; export default data.get('${id.slice(DATA.length)}')`;
    return GIVEN[/** @type {keyof typeof GIVEN} */ (id)] ?? data;
  },
};

/** `unit` tests the parts by themselves, `components` in a page that is none of a browser's, `content` the files that staff edit, `html` the built pages, `copies` what changed copies
 * of the project are built into, `hosts` what web servers make of a build. */
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
