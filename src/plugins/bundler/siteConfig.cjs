/** What only a build reads of the configuration of the site; a browser would get it with every page. */
const OF_THE_BUILD = [
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
 * Leaves out of `@generated/docusaurus.config` what no page reads.
 * @param {string} source the module that Docusaurus has generated: `export default`, and JSON
 */
module.exports = function (source) {
  return source.replace(/(?<=^export default )\{[^]*\}(?=;)/m, (json) => {
    const config = JSON.parse(json);
    for (const name of OF_THE_BUILD) delete config[name];
    return JSON.stringify(config);
  });
};
