import type {DocusaurusConfig} from '@docusaurus/types';

/**
 * The part of the site's configuration that is read in the browser. The rest, such as which plugins there are and where
 * the project lies on the machine that builds it, is none of a visitor's business.
 */
export function clientConfig(config: DocusaurusConfig) {
  const {title, titleDelimiter, url, baseUrl, trailingSlash, customFields} = config;
  const {metadata, colorMode} = config.themeConfig as Record<string, unknown>;
  return {
    title,
    titleDelimiter,
    url,
    baseUrl,
    trailingSlash,
    customFields,
    themeConfig: {metadata, colorMode},
    future: {experimental_router: config.future.experimental_router},
  };
}
