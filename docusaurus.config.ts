import type {Config, LoadContext} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {createRequire} from 'node:module';

// Docusaurus loads this file twice per build, and transpiles all imports with Babel each time.
// Plain imports add 18 seconds of processor time to a build, so this loads one bundle once.
const parts = (
  createRequire(__filename)('./src/config/load.cjs') as typeof import('./src/config/load.cjs')
).parts();

const listStyles = (...names: string[]) => names.map((name) => `src/css/${name}.css`);

/** The whole configuration. Each part that is longer than a line is in src/config. */
export default function createConfig(): Config {
  const mode = parts.getSiteMode();
  const site = parts.loadPublishableSite(__dirname, mode);
  // On the dev server, the content check reports broken links with line and fix.
  const broken = parts.isDevServer() ? 'ignore' : 'throw';

  const preset: PresetOptions = {
    docs: {
      path: 'pages-content',
      routeBasePath: '/',
      // Includes files that are not pages, so that a change to them reloads their data.
      include: ['**/*.{mdx,yml,txt}', '../static/**'],
      exclude: ['**/_*/**', '../static/**'],
      sidebarPath: './sidebars.ts',
      breadcrumbs: false,
      admonitions: false,
      // A function, because options would send the path of the project folder to every visitor.
      remarkPlugins: [
        parts.remarkFirstPictures,
        () => parts.attachPageData({root: __dirname}),
        parts.remarkTypography,
      ],
      rehypePlugins: [parts.rehypeAnchors],
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
        ...listStyles('layers', 'fonts'),
        ...parts.listTokenSheets(__dirname),
        ...listStyles('base', 'shared', 'print'),
      ],
    },
  };

  const themeConfig: ThemeConfig = {
    colorMode: {defaultMode: 'light', disableSwitch: true},
    metadata: [
      {name: 'theme-color', content: parts.readPalette(__dirname)['main-deep']},
      // The page paints the whole screen of a phone with rounded corners.
      {name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover'},
      // Phones don't make links of numbers: ours are links, and React wouldn't know the change.
      {name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no'},
    ],
  };

  return {
    title: site.practice.name,
    tagline: site.practice.tagline,
    url: site.practice.site,
    baseUrl: '/',
    trailingSlash: false,
    baseUrlIssueBanner: false,
    headTags: parts.makeHeadTags(mode, __dirname),
    i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en-US'}}},
    staticDirectories: ['static', '.cache/static'],
    clientModules: [
      './src/css/lateFonts.ts',
      './src/formerWorkers.ts',
      './src/restoreAfterRebuild.ts',
    ],

    onBrokenLinks: broken,
    onBrokenAnchors: broken,
    onDuplicateRoutes: broken,
    markdown: {
      parseFrontMatter: parts.parsePageFrontMatter,
      preprocessor: parts.getShownText,
      hooks: {onBrokenMarkdownLinks: broken, onBrokenMarkdownImages: broken},
    },

    // No page shows its last change, so Docusaurus needn't read git; src/build/sitemap.ts does.
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
      revision: parts.getSourceRevision(),
      editor: parts.getEditorAddress(__dirname, site, mode),
    },
  };
}
