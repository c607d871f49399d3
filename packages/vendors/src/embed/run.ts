import type {Adapter, Context, EmbedData, EmbedMessage} from './adapter';
import {provideMemory} from './memory';

/** The page asks the adapter this often if the vendor is ready. */
const READY_CHECK_INTERVAL_MS = 100;

/** A vendor still works if these directives block its tracking pixels and fonts. */
const OPTIONAL_DIRECTIVES = ['img-src', 'font-src'];

/**
 * Runs a vendor in its page (embedPage.ts), and reports its progress to the surrounding page. The
 * hash of the address names the form or the video. Anything that the Content-Security-Policy blocks
 * counts as a failure until the vendor is ready, except for images and fonts.
 * @param isScript true if the vendor's script runs in this page: then nothing happens if the page
 *   has the origin of our other pages, because the script could read and change them
 */
export function run<Ids>(adapter: Adapter<Ids>, isScript: boolean): void {
  const container = document.getElementById('place');
  if (!container) return;
  const facts = JSON.parse(document.getElementById('facts')?.textContent ?? '{}') as EmbedData<Ids>;
  // The address has an origin even if the sandbox takes it from the document.
  const home = facts.home ?? location.origin;
  if (isScript && self.origin === home) return;
  if (self.origin === 'null') provideMemory();
  const send = (message: EmbedMessage) => parent.postMessage(message, home);
  const fail = (why: unknown) => send({type: 'failed', why: String(why)});
  let isReady = false;
  let isBlocked = false;
  const context: Context<Ids> = {...facts, item: decodeURIComponent(location.hash.slice(1)), send};
  const tryAction = (action: () => void | Promise<void>) =>
    Promise.resolve().then(action).catch(fail);

  document.addEventListener(
    'securitypolicyviolation',
    ({disposition, effectiveDirective, blockedURI}) => {
      if (isReady || disposition !== 'enforce' || OPTIONAL_DIRECTIVES.includes(effectiveDirective))
        return;
      isBlocked = true;
      fail(`${effectiveDirective} blocks ${blockedURI}`);
    },
  );
  const failUnlessReady = (event: Event, why: unknown) => {
    event.preventDefault();
    if (!isReady) fail(why);
  };
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) failUnlessReady(event, event.message);
    else if (event.target instanceof HTMLScriptElement)
      failUnlessReady(event, "A script couldn't be loaded.");
  };
  // Failed scripts don't bubble: only the capture phase has their errors.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', (event) => failUnlessReady(event, event.reason));
  document.addEventListener('input', () => send({type: 'typed'}));
  // A third-party frame hides what is typed in it, but not that it has the focus.
  addEventListener('blur', () => {
    if (document.activeElement instanceof HTMLIFrameElement) send({type: 'typed'});
  });
  addEventListener('message', ({source, origin, data}) => {
    if (source !== parent || origin !== home) return;
    if (data === 'start') void tryAction(() => adapter.start(context));
    if (data === 'stop') void tryAction(() => adapter.stop?.());
  });
  const sendHeight = () =>
    send({type: 'height', pixels: Math.ceil(container.getBoundingClientRect().height)});
  new ResizeObserver(sendHeight).observe(container);

  const readyTimer = setInterval(() => {
    if (!adapter.isReady(container)) return;
    clearInterval(readyTimer);
    isReady = true;
    send({type: isBlocked ? 'shown' : 'ready'});
  }, READY_CHECK_INTERVAL_MS);
  void tryAction(() => {
    adapter.place(container, context);
    return adapter.start(context);
  });
}
