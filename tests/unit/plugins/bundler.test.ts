import type {LoadContext, Plugin} from '@docusaurus/types';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import bundler from '../../../src/plugins/bundler';
import {STUBS} from '../../../src/plugins/bundler/stubs';

const PLUGIN = 'src/plugins/bundler';

/** The names in the first column of a section of the list of overrides. */
function readRows(section: string): string[] {
  const [, text = ''] = readFileSync('src/theme/README.md', 'utf8').split(`## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  return [...own.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name ?? '');
}

describe('list of Docusaurus overrides', () => {
  it('lists every theme override, and only those', () => {
    const folders = readdirSync('src/theme', {withFileTypes: true}).filter((entry) =>
      entry.isDirectory(),
    );
    expect(readRows('Overrides').sort()).toEqual(folders.map(({name}) => name).sort());
  });

  it('lists every stub, and only those', () => {
    expect(readRows('Stubs').sort()).toEqual(STUBS.map(({name}) => name).sort());
  });
});

it('keeps configuration that no page reads from browsers', () => {
  const slim = createRequire(import.meta.url)(resolve('src/plugins/bundler/siteConfig.cjs')) as (
    text: string,
  ) => string;
  const config = {
    title: 'A practice; {its} name',
    presets: [['classic', {}]],
    themeConfig: {metadata: [], navbar: {items: []}},
    future: {experimental_router: 'browser', faster: {}},
    headTags: [],
  };
  const slimmed = slim(`/* Generated */\nexport default ${JSON.stringify(config, null, 2)};\n`);
  const rest = {
    title: config.title,
    themeConfig: {metadata: []},
    future: {experimental_router: 'browser'},
  };
  expect(slimmed).toBe(`/* Generated */\nexport default ${JSON.stringify(rest)};\n`);
});

it('keeps build-only fields of the language from browsers', () => {
  const slim = createRequire(import.meta.url)(resolve('src/plugins/bundler/i18n.cjs')) as (
    text: string,
  ) => string;
  const language = {label: 'English', direction: 'ltr', htmlLang: 'en-US', path: 'en'};
  const i18n = {defaultLocale: 'en', currentLocale: 'en', localeConfigs: {en: language}};
  expect(JSON.parse(slim(JSON.stringify(i18n)))).toEqual({
    currentLocale: 'en',
    localeConfigs: {en: {htmlLang: 'en-US', direction: 'ltr'}},
  });
});

describe('bundler stubs', () => {
  it('uses every file in stubs/', () => {
    const used = new Set(STUBS.map(({stub}) => stub));
    const files = readdirSync(join(PLUGIN, 'stubs')).filter((file) => file !== 'progress.css');
    expect(files.sort()).toEqual([...used].sort());
  });

  /**
   * The module of the installed Docusaurus that requests each stub, and its import
   * specifier. The docs plugin builds its name at run time.
   */
  const REQUESTS: Record<string, [importer: string, request: string]> = {
    infima: ['@docusaurus/theme-classic/lib/index.js', 'infima/dist/css/default/default'],
    prism: ['@docusaurus/theme-classic/lib/index.js', './prism-include-languages'],
    nprogress: ['@docusaurus/theme-classic/lib/index.js', './nprogress'],
    globalData: ['@docusaurus/core/lib/client/docusaurusContext.js', '@generated/globalData'],
    'site-metadata': [
      '@docusaurus/core/lib/client/docusaurusContext.js',
      '@generated/site-metadata',
    ],
    'react-helmet-async': ['@docusaurus/core/lib/client/clientEntry.js', 'react-helmet-async'],
    SiteMetadataDefaults: ['@docusaurus/core/lib/client/App.js', './SiteMetadataDefaults'],
    tslib: ['@docusaurus/utils-common/lib/index.js', 'require("tslib")'],
  };

  it.each(Object.entries(REQUESTS))(
    'replaces a module that Docusaurus still requests: %s',
    (name, [importer, request]) => {
      expect(STUBS.map((stub) => stub.name)).toContain(name);
      expect(readFileSync(join('node_modules', importer), 'utf8')).toContain(request);
    },
  );
});

/** The configuration that the plugin gives the bundler of Docusaurus. */
interface BundlerConfig {
  output: Record<string, unknown>;
  optimization: Record<string, unknown>;
  module: Record<string, unknown>;
  plugins: {request: RegExp; stub: string}[];
}

class NormalModuleReplacementPlugin {
  constructor(
    readonly request: RegExp,
    readonly stub: string,
  ) {}
}

class SwcJsMinimizerRspackPlugin {
  constructor(readonly options: object) {}
}

function configure(isServer: boolean): BundlerConfig {
  const {configureWebpack} = bundler({siteDir: process.cwd()} as LoadContext) as Required<
    Pick<Plugin, 'configureWebpack'>
  >;
  const instance = {NormalModuleReplacementPlugin, SwcJsMinimizerRspackPlugin};
  return configureWebpack({}, isServer, {currentBundler: {instance}} as never, undefined) as never;
}

describe('the settings of the bundler', () => {
  it('matches the rows of the list of overrides, in both directions', () => {
    const {output, optimization, module, ...others} = configure(false);
    expect(Object.keys(others).sort()).toEqual(['mergeStrategy', 'plugins']);
    const settings = Object.entries({output, optimization, module}).flatMap(([part, values]) =>
      Object.keys(values).map((name) => `${part}.${name}`),
    );
    expect(readRows('Settings of the bundler').sort()).toEqual(settings.sort());
  });

  it('differs on the server only by stubs and shared scripts for browsers', () => {
    const stubs = STUBS.filter(({browserOnly}) => browserOnly).map(({request}) => request);
    const {plugins, optimization, ...settings} = configure(false);
    const {splitChunks, ...others} = optimization;
    const shared = plugins.filter(({request}) => !stubs.includes(request));
    expect(splitChunks).toBeDefined();
    expect(configure(true)).toEqual({...settings, optimization: others, plugins: shared});
  });
});
