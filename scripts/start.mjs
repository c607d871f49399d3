/** From a fresh copy to the site in the browser: npm start */
import {start} from './lib/start.mjs';

start();
