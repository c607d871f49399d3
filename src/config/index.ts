import type {Config, LoadContext, PluginModule} from '@docusaurus/types';
import {join} from 'node:path';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {editorAddress} from './editor';
import {sourceRevision} from './revision';
import {siteMode} from '../site/mode';
import {parsePageFrontMatter} from './frontMatter';
import {siteOrRefusal} from './content';
import {headTags} from './headTags';
import {palette} from '../pictures/palette';
import {outsideHosts} from '../third-parties/hostsByPage';
import bundler from '../plugins/bundler';
import contentProblems from '../plugins/content-problems';
import finishedSite from '../plugins/finished-site';
import siteContent from '../plugins/site-content';
import {attachPageData} from '../plugins/site-content/attachPageData';

const ROOT = join(__dirname, '../..');

/** The whole configuration; each part that is longer than a line has a file of its own in src/config. */
export default function createConfig(): Config {
  const mode = siteMode();
  const site = siteOrRefusal(ROOT, mode);

  const preset: PresetOptions = {
    docs: {
      path: 'pages-content',
      routeBasePath: '/',
      exclude: ['README.md', '**/_*/**'],
      sidebarPath: false,
      breadcrumbs: false,
      admonitions: false,
      // A function, because options would take the path of the project's folder to every visitor.
      remarkPlugins: [() => attachPageData({root: ROOT})],
      docsRootComponent: '@site/src/templates/Routes',
      docVersionRootComponent: '@site/src/templates/Routes',
      docRootComponent: '@site/src/templates/Routes',
      docItemComponent: '@site/src/templates/Page',
    },
    blog: false,
    pages: false,
    sitemap: false,
    theme: {customCss: ['./src/css/fonts.css', './src/css/tokens.css', './src/css/base.css', './src/css/print.css']},
  };

  const themeConfig: ThemeConfig = {
    colorMode: {defaultMode: 'light', disableSwitch: true},
    metadata: [{name: 'theme-color', content: palette()['teal-night']}],
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
      bundler,
      (context: LoadContext) => finishedSite(context, site, mode),
    ],
    themeConfig,
    customFields: {
      mode,
      revision: sourceRevision(),
      editor: editorAddress(ROOT, mode),
      outsideHosts: outsideHosts(site, mode),
    },
  };
}
