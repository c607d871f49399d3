import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {STUBS} from '../../../src/plugins/bundler/stubs';

const PLUGIN = 'src/plugins/bundler';

/** The names in the first column of a section of the ledger. */
function rowsOf(section: string): string[] {
  const [, text = ''] = readFileSync('src/theme/README.md', 'utf8').split(`## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  return [...own.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name ?? '');
}

describe('the ledger of what we replace of Docusaurus', () => {
  it('has a row for every override of the theme, and an override for every row', () => {
    const folders = readdirSync('src/theme', {withFileTypes: true}).filter((entry) =>
      entry.isDirectory(),
    );
    expect(rowsOf('Overrides').sort()).toEqual(folders.map(({name}) => name).sort());
  });

  it('has a row for every stub, and a stub for every row', () => {
    expect(rowsOf('Stubs').sort()).toEqual(STUBS.map(({name}) => name).sort());
  });
});

it('a browser gets the configuration without what only a build reads', () => {
  const slim = createRequire(import.meta.url)(resolve('src/plugins/bundler/siteConfig.cjs')) as (
    text: string,
  ) => string;
  const config = {
    title: 'A practice; {its} name',
    presets: [['classic', {}]],
    themeConfig: {metadata: []},
    headTags: [],
  };
  const given = slim(`/* Generated */\nexport default ${JSON.stringify(config, null, 2)};\n`);
  expect(given).toBe(
    `/* Generated */\nexport default ${JSON.stringify({title: config.title, themeConfig: config.themeConfig})};\n`,
  );
});

describe('the stubs', () => {
  it('are all in use', () => {
    const used = new Set(STUBS.map(({stub}) => stub));
    const files = readdirSync(join(PLUGIN, 'stubs')).filter((file) => file !== 'progress.css');
    expect(files.sort()).toEqual([...used].sort());
  });

  /** Where Docusaurus, as it is installed, requests what has a stub, and by which name; the docs plugin makes its up. */
  const REQUESTS: Record<string, [importer: string, request: string]> = {
    infima: ['@docusaurus/theme-classic/lib/index.js', 'infima/dist/css/default/default'],
    prism: ['@docusaurus/theme-classic/lib/index.js', './prism-include-languages'],
    nprogress: ['@docusaurus/theme-classic/lib/index.js', './nprogress'],
    globalData: ['@docusaurus/core/lib/client/docusaurusContext.js', '@generated/globalData'],
    'site-metadata': [
      '@docusaurus/core/lib/client/docusaurusContext.js',
      '@generated/site-metadata',
    ],
    tslib: ['@docusaurus/utils-common/lib/index.js', 'require("tslib")'],
  };

  it.each(Object.entries(REQUESTS))(
    'replace something that Docusaurus still requests: %s',
    (name, [importer, request]) => {
      expect(STUBS.map((stub) => stub.name)).toContain(name);
      expect(readFileSync(join('node_modules', importer), 'utf8')).toContain(request);
    },
  );
});
