import './progress.css';

/** A page that loads faster shows no progress line. */
const SHOW_DELAY_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * A client module of Docusaurus that shows a line at the top of the window while the next page
 * loads. If the page's scripts fail, Docusaurus reloads the document, which must start at its top
 * and not at the visitor's scroll position.
 */
const clientModule = {
  onRouteUpdate({
    location,
    previousLocation,
  }: Record<'location' | 'previousLocation', {pathname: string} | null>) {
    if (!previousLocation || location?.pathname === previousLocation.pathname) return;
    clearTimeout(timer);
    timer = setTimeout(() => (document.documentElement.dataset.pageLoading = ''), SHOW_DELAY_MS);
    // At `pagehide` it would be too late: the browser has kept a position by then.
    history.scrollRestoration = 'manual';
  },
  onRouteDidUpdate() {
    clearTimeout(timer);
    history.scrollRestoration = 'auto';
    delete document.documentElement.dataset.pageLoading;
  },
};

export default clientModule;
