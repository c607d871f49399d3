/* Every Spanish page imports this module (src/plugins/site-content/attachPageData.ts). */

import spanish from '@generated/site-content/default/es.js';
import {setTranslation} from '.';
import {mergeTranslation} from './mergeTranslation';

setTranslation((name, english) => mergeTranslation(english, spanish[name]));
