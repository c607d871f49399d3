import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import bundler from '../../../src/plugins/bundler';
import {STUBS} from '../../../src/plugins/bundler/stubs';

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

/** The names in the first column of a section of src/theme/README.md. */
function listRows(section: string): string[] {
  const [, text = ''] = readFileSync('src/theme/README.md', 'utf8').split(`## ${section}\n`);
  const [table = ''] = text.split('\n## ');
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name ?? '');
}

describe('the settings of the bundler', () => {
  it('matches the rows of the list of overrides, in both directions', () => {
    const {output, optimization, module, ...others} = configure(false);
    expect(Object.keys(others).sort()).toEqual(['mergeStrategy', 'plugins']);
    const settings = Object.entries({output, optimization, module}).flatMap(([part, values]) =>
      Object.keys(values).map((name) => `${part}.${name}`),
    );
    expect(listRows('Settings of the bundler').sort()).toEqual(settings.sort());
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
