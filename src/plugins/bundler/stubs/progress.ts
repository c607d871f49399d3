import './progress.css';

/** A page that loads faster shows no progress line. */
const SHOW_DELAY_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * A client module of Docusaurus that shows a line at the top of the window while the next page
 * loads. If the page's scripts fail, Docusaurus loads the document, which must start at its top and
 * not at the visitor's scroll position.
 */
const clientModule = {
  onRouteUpdate({
    location,
    previousLocation,
  }: Record<'location' | 'previousLocation', {pathname: string} | null>) {
    if (!previousLocation || location?.pathname === previousLocation.pathname) return;
    clearTimeout(timer);
    timer = setTimeout(() => (document.documentElement.dataset.pageLoading = ''), SHOW_DELAY_MS);
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
