/** From a fresh copy to the site in the browser: npm start; with the editor beside it: npm run admin */
import {start} from './lib/start.mjs';

await start(process.argv[2] === 'admin' ? 'serve:admin' : 'serve');
