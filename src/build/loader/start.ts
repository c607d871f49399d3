/* The inline code in the head of every page: see src/build/index.ts. */

import {loadOnAct} from './loader';

loadOnAct();
