import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

describe('keepTokenInMemory', () => {
  const makeStorage = (): Storage => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
      get length() {
        return items.size;
      },
    } as Storage;
  };
  const localStore = makeStorage();
  const sessionStore = makeStorage();
  const reload = vi.fn();

  class LocalStorageAuthStore {
    declare retrieve: () => unknown;
    declare store: (user: object) => void;
    declare logout: () => void;
  }

  /** Loads the page's script again, as a browser does. */
  async function loadPage() {
    vi.resetModules();
    vi.doMock('decap-cms-core/dist/esm/backend', () => ({LocalStorageAuthStore}));
    const {keepTokenInMemory, reloadSignedIn} = await import('../src/authStore');
    keepTokenInMemory();
    return {store: new LocalStorageAuthStore(), reloadSignedIn};
  }

  beforeEach(() => {
    vi.stubGlobal('localStorage', localStore);
    vi.stubGlobal('sessionStorage', sessionStore);
    vi.stubGlobal('location', {reload});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.doUnmock('decap-cms-core/dist/esm/backend');
  });

  it('stores no token', async () => {
    const {store} = await loadPage();
    store.store({login: 'rosa', token: 'ghu_1'});
    expect(store.retrieve()).toMatchObject({token: 'ghu_1'});
    expect([localStore.length, sessionStore.length]).toEqual([0, 0]);
    const {store: ofNextPage} = await loadPage();
    expect(ofNextPage.retrieve()).toBeNull();
  });

  it('keeps the token for one reload between forms', async () => {
    const {store, reloadSignedIn} = await loadPage();
    store.store({login: 'rosa', token: 'ghu_1'});
    reloadSignedIn();
    expect(reload).toHaveBeenCalledOnce();
    const {store: ofNextPage} = await loadPage();
    expect(ofNextPage.retrieve()).toMatchObject({token: 'ghu_1'});
    expect(sessionStore.length).toBe(0);
    ofNextPage.logout();
    expect(ofNextPage.retrieve()).toBeNull();
  });

  it('deletes a token that an earlier version stored', async () => {
    localStore.setItem('decap-cms-user', '{"token": "gho_1"}');
    const {store} = await loadPage();
    expect([store.retrieve(), localStore.length]).toEqual([null, 0]);
  });

  it('keeps the person of the local editor, who has no token', async () => {
    const {store} = await loadPage();
    store.store({login: 'local'});
    const {store: ofNextPage} = await loadPage();
    expect(ofNextPage.retrieve()).toEqual({login: 'local'});
    ofNextPage.logout();
    expect(localStore.length).toBe(0);
  });
});
