/* The output of makeRegistryModule, for the editor's preview and the styleguide. */
declare module '@generated/site-content/default/admin/registry.js' {
  export const shared: Readonly<Record<string, object>>;
  export const blocks: Readonly<
    Record<string, import('react').ComponentType<Record<string, unknown>>>
  >;
  export const examples: readonly import('@dental/content').TagExample[];
  export const templates: Readonly<
    Record<import('@dental/content').PageKind, import('../../templates/Page').PageParts['Template']>
  >;
}
