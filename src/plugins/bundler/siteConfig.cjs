/** Fields that no page reads; every page would send them to the browser. */
const UNREAD_FIELDS = [
  'baseUrlIssueBanner',
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'noIndex',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
  'titleDelimiter',
];

/**
 * A loader for `@generated/docusaurus.config` that removes the fields that no page reads.
 * @param {string} source the generated module: `export default` and JSON
 */
module.exports = function (source) {
  return source.replace(/(?<=^export default )\{[^]*\}(?=;)/m, (json) => {
    const config = JSON.parse(json);
    for (const name of UNREAD_FIELDS) delete config[name];
    const {future, themeConfig} = config;
    return JSON.stringify({
      ...config,
      future: {experimental_router: future.experimental_router},
      themeConfig: {metadata: themeConfig.metadata},
    });
  });
};
