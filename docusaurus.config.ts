import type {Config, PluginModule} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {redirectOptions} from './src/config/redirects';
import {editorAddress} from './src/config/editor';
import {sourceRevision} from './src/config/revision';
import {siteMode} from './src/site/mode';
import {parsePageFrontMatter} from './src/config/frontMatter';
import {sitemapOptions} from './src/config/sitemap';
import {siteOrRefusal} from './src/config/content';
import {headTags} from './src/config/headTags';
import {outsideHosts} from './src/third-parties/hostsByPage';
import contentProblems from './src/plugins/content-problems';
import leanTheme from './src/plugins/lean-theme';
import siteContent from './src/plugins/site-content';
import siteFiles from './src/plugins/site-files';
import {attachPageData} from './src/plugins/site-content/attachPageData';

/** The whole configuration; each part that is longer than a line has a file of its own in src/config. */
export default function createConfig(): Config {
  const mode = siteMode();
  const site = siteOrRefusal(__dirname, mode);

  const preset: PresetOptions = {
    docs: {
      path: 'pages-content',
      routeBasePath: '/',
      exclude: ['README.md', '**/_*/**'],
      sidebarPath: './sidebars.ts',
      breadcrumbs: false,
      admonitions: false,
      remarkPlugins: [[attachPageData, {root: __dirname}]],
      docsRootComponent: '@site/src/templates/Routes',
      docVersionRootComponent: '@site/src/templates/Routes',
      docRootComponent: '@site/src/templates/Routes',
      docItemComponent: '@site/src/templates/Page',
    },
    blog: false,
    pages: false,
    sitemap: sitemapOptions(site, __dirname),
    theme: {customCss: ['./src/css/fonts.css', './src/css/tokens.css', './src/css/base.css', './src/css/print.css']},
  };

  const themeConfig: ThemeConfig = {
    colorMode: {defaultMode: 'light', disableSwitch: true},
    metadata: [{name: 'theme-color', content: '#0b3b40'}],
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
    headTags: headTags(mode),
    i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en-US'}}},
    staticDirectories: ['static', '.cache/static'],
    clientModules: ['./src/css/lateFonts.ts'],

    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      parseFrontMatter: parsePageFrontMatter,
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    },

    future: {v4: true},
    presets: [['classic', preset]],
    plugins: [
      siteContent as PluginModule,
      contentProblems as PluginModule,
      leanTheme,
      siteFiles,
      ['client-redirects', redirectOptions(site)],
    ],
    themeConfig,
    customFields: {
      mode,
      revision: sourceRevision(),
      editor: editorAddress(__dirname, mode),
      outsideHosts: outsideHosts(site, mode),
    },
  };
}
