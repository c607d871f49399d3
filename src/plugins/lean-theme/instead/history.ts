/* Stands in for the package of the same name, of whose three kinds of history this site uses one. */

// @ts-expect-error: its types are of the package as a whole, which this file takes the place of.
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history/esm/history.js';
export {default as createHashHistory, default as createMemoryHistory} from './nothing';
