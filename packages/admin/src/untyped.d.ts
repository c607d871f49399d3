/* Parts of Decap CMS that come without types: what we use of them. */

declare module 'decap-cms-widget-*' {
  import type {CmsWidgetParam} from 'decap-cms-core';
  const widget: {Widget(): CmsWidgetParam};
  export default widget;
}

declare module 'decap-cms-backend-github' {
  type Backend = import('./drafts/backend').Backend;
  type GitHubApi = import('./drafts/backend').GitHubApi;
  export class GitHubBackend implements Backend {
    getEntry: Backend['getEntry'];
    unpublishedEntry: Backend['unpublishedEntry'];
    unpublishedEntryDataFile: Backend['unpublishedEntryDataFile'];
    persistEntry(...args: Parameters<Backend['persistEntry']>): Promise<unknown>;
    status(): ReturnType<Backend['status']>;
    authenticate(credentials: {token: string}): Promise<unknown>;
    api: GitHubApi | null;
    token: string | null;
  }
}

declare module 'decap-cms-backend-proxy' {
  type Backend = import('./drafts/backend').Backend;
  export class ProxyBackend {
    getEntry: Backend['getEntry'];
    unpublishedEntry(
      entry: Parameters<Backend['unpublishedEntry']>[0],
    ): Promise<Awaited<ReturnType<Backend['unpublishedEntry']>> | null>;
    unpublishedEntryDataFile: Backend['unpublishedEntryDataFile'];
    persistEntry(...args: Parameters<Backend['persistEntry']>): Promise<unknown>;
    status(): ReturnType<Backend['status']>;
  }
}

declare module 'decap-cms-core/dist/esm/redux' {
  /** What we use of the state of Decap CMS (Immutable data). */
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
    subscribe(listener: () => void): () => void;
    dispatch(action: unknown): unknown;
  };
}

declare module 'decap-cms-core/dist/esm/actions/entries' {
  export function persistLocalBackup(entry: object, collection: object): unknown;
}

declare module 'decap-cms-lib-util' {
  export class EditorialWorkflowError extends Error {
    constructor(message: string, notUnderEditorialWorkflow: boolean);
  }
  export const localForage: {getItem(key: string): Promise<unknown>};
}

declare module 'decap-cms-locales' {
  export const en: {
    collection: {collectionTop: Record<string, string>};
    editor: {editor: Record<string, string>};
    ui: {toast: Record<string, string>};
  };
}

declare module '*.css';
