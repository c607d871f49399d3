/* The code that stands in the head of every page: see src/hosting/finish.ts. */

import {loadOnAct} from './loader';

loadOnAct();
