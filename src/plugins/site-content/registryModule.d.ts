/* What registryModule writes, for the frame of the web editor. */
declare module '@generated/site-content/default/admin/registry.js' {
  export const shared: Readonly<Record<string, object>>;
  export const blocks: Readonly<Record<string, import('react').ComponentType<Record<string, unknown>>>>;
  export const templates: Readonly<
    Record<import('../../content/schemas/page').PageKind, import('../../templates/Page').PageParts['Template']>
  >;
}
