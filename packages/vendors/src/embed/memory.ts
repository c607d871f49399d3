/**
 * Lends a page without an origin storage and cookies that last as long as the page. Reading the
 * browser's own would throw a SecurityError, which vendors' scripts don't expect.
 */
export function provideMemory(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {value: createStorage()});
  const cookies = new Map<string, string>();
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set(cookie: string) {
      const [, name = '', value = ''] = /^\s*([^=;]*)=?([^;]*)/.exec(cookie) ?? [];
      if (/max-age=(?:0|-)|expires=[^;]*1970/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
}

/** Storage in memory (HTML, 12.2.1), without the names as properties. */
function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, String(value)),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
}
