/** Fields that only a build reads; every page would send them to the browser. */
const BUILD_FIELDS = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * A loader for `@generated/docusaurus.config` that removes the fields that no page reads.
 * @param {string} source the generated module: `export default` and JSON
 */
module.exports = function (source) {
  return source.replace(/(?<=^export default )\{[^]*\}(?=;)/m, (json) => {
    const config = JSON.parse(json);
    for (const name of BUILD_FIELDS) delete config[name];
    return JSON.stringify(config);
  });
};
