import type {Site} from '@dental/content';
import {exampleSite} from './exampleSite';
import {site} from './realSite';

/** The example site with our real forms: their words are content, their facts the example's. */
export function makeSiteWithForms(): Site {
  const {newPatientForms, referralSlip, labels} = site;
  return exampleSite({newPatientForms, referralSlip, labels});
}
