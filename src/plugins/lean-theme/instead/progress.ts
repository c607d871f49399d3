/* Stands in for the theme's progress bar, which comes with a library of its own: see progress.css. */

import './progress.css';

/** After how many milliseconds a page that has not come is said to be on its way. */
const DELAY = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a line at the top of the window while the next page is on its way (a client module of Docusaurus's). */
const clientModule = {
  onRouteUpdate({location, previousLocation}: Record<'location' | 'previousLocation', {pathname: string} | null>) {
    if (!previousLocation || location?.pathname === previousLocation.pathname) return;
    clearTimeout(timer);
    timer = setTimeout(() => (document.documentElement.dataset.pageOnItsWay = ''), DELAY);
  },
  onRouteDidUpdate() {
    clearTimeout(timer);
    delete document.documentElement.dataset.pageOnItsWay;
  },
};

export default clientModule;
