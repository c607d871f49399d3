import type {Adapter, Context, Facts, News} from './adapter';

/** How often it is looked whether the vendor is there, in milliseconds. */
const LOOK = 100;

/** What a vendor can do without: whom it cannot count or decorate, it can still serve. */
const DISPENSABLE = ['img-src', 'font-src'];

/**
 * Runs a vendor in its page (packages/vendors/src/embed/embedPage.ts) and tells the page around how it gets on. What is in the
 * address after `#` is what is wanted of the vendor. What the Content-Security-Policy blocks counts as a failure, pictures
 * and fonts apart.
 */
export function run<Ids>(adapter: Adapter<Ids>): void {
  const place = document.getElementById('place');
  if (!place) return;
  const tell = (news: News) => parent.postMessage(news, location.origin);
  const fail = (why: unknown) => tell({type: 'failed', why: String(why)});
  let isReady = false;
  let isBlocked = false;
  const facts = JSON.parse(document.getElementById('facts')?.textContent ?? '{}') as Facts<Ids>;
  const context: Context<Ids> = {...facts, item: decodeURIComponent(location.hash.slice(1)), tell};
  const attempt = (act: () => void | Promise<void>) => Promise.resolve().then(act).catch(fail);

  document.addEventListener(
    'securitypolicyviolation',
    ({disposition, effectiveDirective, blockedURI}) => {
      if (disposition !== 'enforce' || DISPENSABLE.includes(effectiveDirective)) return;
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
      failUnlessReady(event, 'A script could not be loaded.');
  };
  // Listening while they come down hears of scripts that do not load, too.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', (event) => failUnlessReady(event, event.reason));
  document.addEventListener('input', () => tell({type: 'typed'}));
  // Nobody hears what is typed in a frame of somebody else, but that the visitor has gone into it.
  addEventListener('blur', () => {
    if (document.activeElement instanceof HTMLIFrameElement) tell({type: 'typed'});
  });
  addEventListener('message', ({source, origin, data}) => {
    if (source !== parent || origin !== location.origin) return;
    if (data === 'start') void attempt(() => adapter.start(context));
    if (data === 'stop') void attempt(() => adapter.stop?.());
  });
  const tellHeight = () =>
    tell({type: 'height', pixels: Math.ceil(place.getBoundingClientRect().height)});
  new ResizeObserver(tellHeight).observe(place);

  const look = setInterval(() => {
    if (!adapter.isReady(place)) return;
    clearInterval(look);
    isReady = true;
    tell({type: isBlocked ? 'shown' : 'ready'});
  }, LOOK);
  void attempt(() => {
    adapter.place(place, context);
    return adapter.start(context);
  });
}
