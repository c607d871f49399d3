/* Every Spanish page imports this module (src/plugins/site-content/attachPageData.ts). */

import spanish from '@generated/site-content/default/es.js';
import {setSpanish} from '.';

setSpanish(spanish);
