import {checkAddresses} from './addresses';
import type {Check} from './check';
import {checkHeadData} from './headData';
import {checkHeadings} from './headings';
import {checkIds} from './ids';
import {checkImages} from './images';
import {checkLinks} from './links';
import {checkOutsideHosts} from './outsideHosts';
import {checkPeople} from './people';
import {checkPlace} from './place';
import {checkReferences} from './references';
import {checkTimes} from './times';

/** All checks between files, in the order in which they run. */
export const checks: readonly Check[] = [
  checkPlace,
  checkIds,
  checkPeople,
  checkHeadings,
  checkHeadData,
  checkImages,
  checkReferences,
  checkLinks,
  checkAddresses,
  checkTimes,
  checkOutsideHosts,
];
