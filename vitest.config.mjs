// @ts-check
import {defineConfig} from 'vitest/config';

/** `unit` tests the parts by themselves, `content` the files that staff edit, `html` the built pages, `copies` what changed copies
 * of the project are built into, `hosts` what web servers make of a build. */
export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    testTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {name: 'unit', include: ['{tests/unit,packages/*/tests}/**/*.test.{ts,tsx}'], isolate: false},
      },
      {extends: true, test: {name: 'content', include: ['tests/content/**/*.test.ts'], isolate: false}},
      {extends: true, test: {name: 'html', include: ['tests/html/**/*.test.ts'], isolate: false}},
      {extends: true, test: {name: 'copies', include: ['tests/copies/**/*.test.ts'], testTimeout: 180_000}},
      {extends: true, test: {name: 'hosts', include: ['tests/hosts/**/*.test.ts'], testTimeout: 120_000}},
    ],
  },
});
