/* Parts of Decap CMS that come without types: what we use of them. */

declare module 'decap-cms-widget-*' {
  import type {CmsWidgetParam} from 'decap-cms-core';
  const widget: {Widget(): CmsWidgetParam};
  export default widget;
}

declare module 'decap-cms-backend-github' {
  import type {CmsRegistryBackend} from 'decap-cms-core';
  export const GitHubBackend: CmsRegistryBackend;
}

declare module 'decap-cms-backend-proxy' {
  import type {CmsRegistryBackend} from 'decap-cms-core';
  export const ProxyBackend: CmsRegistryBackend;
}

declare module 'decap-cms-locales' {
  export const en: {collection: {collectionTop: Record<string, string>}};
}

declare module '*.css';
