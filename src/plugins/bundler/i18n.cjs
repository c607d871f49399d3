/**
 * A loader for `@generated/i18n` that keeps what pages read: the language and its direction.
 * @param {string} source the generated JSON
 */
module.exports = function (source) {
  const {currentLocale, localeConfigs} = JSON.parse(source);
  const {htmlLang, direction} = localeConfigs[currentLocale];
  return JSON.stringify({currentLocale, localeConfigs: {[currentLocale]: {htmlLang, direction}}});
};
