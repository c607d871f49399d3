/*
 * A client module of Docusaurus. The service worker of a former website may have an address that
 * `FORMER_WORKERS` doesn't list. If it lets our pages through, it ends here.
 */
globalThis.navigator?.serviceWorker
  ?.getRegistrations()
  .then((workers) => Promise.all(workers.map((worker) => worker.unregister())))
  .catch(() => undefined);
