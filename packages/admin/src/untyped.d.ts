/* Types for the untyped parts of Decap CMS, as far as we use them. */

declare module 'decap-cms-widget-*' {
  import type {CmsWidgetParam} from 'decap-cms-core';
  const widget: {Widget(): CmsWidgetParam};
  export default widget;
}

declare module 'decap-cms-backend-github' {
  type Backend = import('./drafts/backend').Backend;
  type GitHubApi = import('./drafts/backend').GitHubApi;
  interface GitHubBackendInstance extends Backend {
    authenticate(credentials: {token: string}): Promise<unknown>;
    api: GitHubApi | null;
    token: string | null;
  }
  export const GitHubBackend: new (...args: never[]) => GitHubBackendInstance;
  export const API: new (config: Record<string, string>) => GitHubApi;
}

declare module 'decap-cms-backend-proxy' {
  export const ProxyBackend: import('./drafts/backend').BackendClass;
}

declare module 'decap-cms-core/dist/esm/backend' {
  export const LocalStorageAuthStore: {prototype: object};
}

declare module 'decap-cms-core/dist/esm/redux' {
  /** The part of Decap's state that we use (Immutable data). */
  interface State {
    entryDraft: {
      get(name: 'key'): string | undefined;
      get(name: 'hasChanged'): boolean | undefined;
      get(name: 'entry'): {get(name: 'collection'): string};
    };
    collections: {get(name: string): object | undefined};
  }
  export const store: {
    getState(): State;
    dispatch(this: void, action: unknown): unknown;
  };
}

declare module 'decap-cms-core/dist/esm/actions/entries' {
  export function persistLocalBackup(entry: object, collection: object): unknown;
  export function loadEntries(collection: object | undefined): unknown;
}

declare module 'decap-cms-core/dist/esm/actions/editorialWorkflow' {
  export function loadUnpublishedEntry(collection: object | undefined, slug: string): unknown;
}

declare module 'decap-cms-lib-util' {
  export const localForage: {getItem(key: string): Promise<unknown>};
}

declare module 'decap-cms-locales' {
  export const en: Readonly<Record<string, unknown>>;
}

declare module '*.css';
