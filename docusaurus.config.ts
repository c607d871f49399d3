import type {Config, LoadContext} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {createRequire} from 'node:module';

// Docusaurus loads this file twice a build, each time with all that it imports, transpiled by Babel. Required like this,
// the parts of the configuration and the content that they read are loaded once.
const parts = (
  createRequire(__filename)('./src/config/load.cjs') as typeof import('./src/config/load.cjs')
).parts();

const styles = (...names: string[]) => names.map((name) => `src/css/${name}.css`);

/** The whole configuration; each part that is longer than a line has a file of its own in src/config. */
export default function createConfig(): Config {
  const mode = parts.siteMode();
  const site = parts.siteOrRefusal(__dirname, mode);
  // While somebody edits, the check's own words name what is broken.
  const broken = parts.isDevServer() ? 'ignore' : 'throw';

  const preset: PresetOptions = {
    docs: {
      path: 'pages-content',
      routeBasePath: '/',
      // What is no page is named so that it is watched: with each change, this plugin alone is loaded again (site-content).
      include: ['**/*.{mdx,yml,txt}', '../static/**'],
      exclude: ['**/_*/**', '../static/**'],
      sidebarPath: './sidebars.ts',
      breadcrumbs: false,
      admonitions: false,
      // A function, because options would take the path of the project's folder to every visitor.
      remarkPlugins: [() => parts.attachPageData({root: __dirname}), parts.typographicWords],
      docsRootComponent: '@site/src/templates/Routes',
      docVersionRootComponent: '@site/src/templates/Routes',
      docRootComponent: '@site/src/templates/Routes',
      docItemComponent: '@site/src/templates/Page',
    },
    blog: false,
    pages: false,
    sitemap: false,
    theme: {
      customCss: [
        ...styles('layers', 'fonts'),
        ...parts.tokenSheets(__dirname),
        ...styles('base', 'shared', 'print'),
      ],
    },
  };

  const themeConfig: ThemeConfig = {
    colorMode: {defaultMode: 'light', disableSwitch: true},
    metadata: [{name: 'theme-color', content: parts.palette(__dirname)['main-deep']}],
    // The site shows no code; the theme's own colours for it would be sent to every visitor.
    prism: {theme: {plain: {}, styles: []}},
  };

  return {
    title: site.practice.name,
    tagline: site.practice.tagline,
    url: site.practice.site,
    baseUrl: '/',
    trailingSlash: false,
    baseUrlIssueBanner: false,
    headTags: parts.headTags(mode, __dirname),
    i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en-US'}}},
    staticDirectories: ['static', '.cache/static'],
    clientModules: ['./src/css/lateFonts.ts'],

    onBrokenLinks: broken,
    onBrokenAnchors: broken,
    onDuplicateRoutes: broken,
    markdown: {
      parseFrontMatter: parts.parsePageFrontMatter,
      preprocessor: parts.shownText,
      hooks: {onBrokenMarkdownLinks: broken, onBrokenMarkdownImages: broken},
    },

    // No page shows when it was changed: Docusaurus need not read the history (src/build/sitemap.ts does).
    future: {v4: true, experimental_vcs: false},
    presets: [['classic', preset]],
    plugins: [
      parts.siteContent,
      parts.contentProblems,
      parts.bundler,
      (context: LoadContext) => parts.finishedSite(context, site, mode),
    ],
    themeConfig,
    customFields: {
      mode,
      revision: parts.sourceRevision(),
      editor: parts.editorAddress(__dirname, site, mode),
    },
  };
}
