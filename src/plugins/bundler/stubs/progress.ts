import './progress.css';

/** After how many milliseconds a page that has not come is said to be loading. */
const DELAY = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a line at the top of the window while the next page is loading (a client module of Docusaurus). Where the page's
 * scripts do not come Docusaurus reloads the document, which then begins at its top and not where the visitor was.
 */
const clientModule = {
  onRouteUpdate({
    location,
    previousLocation,
  }: Record<'location' | 'previousLocation', {pathname: string} | null>) {
    if (!previousLocation || location?.pathname === previousLocation.pathname) return;
    clearTimeout(timer);
    timer = setTimeout(() => (document.documentElement.dataset.pageLoading = ''), DELAY);
    addEventListener('pagehide', scrollToTop);
  },
  onRouteDidUpdate() {
    clearTimeout(timer);
    removeEventListener('pagehide', scrollToTop);
    delete document.documentElement.dataset.pageLoading;
  },
};

function scrollToTop(): void {
  window.scrollTo(0, 0);
}

export default clientModule;
