/** A module that the site doesn't use, with the stub that replaces it. */
export interface Stub {
  /** Its name in src/theme/README.md, which has the reason and the risk. */
  name: string;
  /** Matches Docusaurus's request for the module. */
  request: RegExp;
  /** The file name in src/plugins/bundler/stubs. */
  stub: string;
  /** True if the server, which builds the pages, needs the module. */
  browserOnly?: true;
}

/** All replaced modules. */
export const STUBS: readonly Stub[] = [
  {
    name: 'infima',
    request: /[\\/]infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
    stub: 'infima.css',
  },
  {
    name: 'prism',
    request: /[\\/]theme-classic[\\/]lib[\\/]prism-include-languages/,
    stub: 'empty.ts',
  },
  {name: 'nprogress', request: /[\\/]theme-classic[\\/]lib[\\/]nprogress/, stub: 'progress.ts'},
  {name: 'globalData', request: /^@generated[\\/]globalData$/, stub: 'empty.ts'},
  {name: 'site-metadata', request: /^@generated[\\/]site-metadata$/, stub: 'empty.ts'},
  {
    name: 'docs metadata',
    request: /docusaurus-plugin-content-docs[\\/]default[\\/](p[\\/]|site-)/,
    stub: 'empty.ts',
  },
  {name: 'prefetch', request: /^\.\/prefetch$/, stub: 'prefetch.ts'},
  {name: 'BaseUrlIssueBanner', request: /^\.\/BaseUrlIssueBanner$/, stub: 'empty.ts'},
  {
    name: 'react-helmet-async',
    request: /^react-helmet-async$/,
    stub: 'head.ts',
    browserOnly: true,
  },
  {
    name: 'SiteMetadataDefaults',
    request: /^\.\/SiteMetadataDefaults$/,
    stub: 'empty.ts',
    browserOnly: true,
  },
  {name: 'react-is', request: /^react-is$/, stub: 'reactIs.ts'},
  {name: 'hoist-non-react-statics', request: /^hoist-non-react-statics$/, stub: 'hoistStatics.ts'},
  {name: 'path-to-regexp', request: /^path-to-regexp$/, stub: 'pathToRegexp.ts', browserOnly: true},
  {name: 'tslib', request: /^tslib$/, stub: 'tslib.ts'},
];
