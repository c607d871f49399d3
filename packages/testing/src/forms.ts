import type {Site} from '@dental/content';
import {makeExampleSite} from './exampleSite';
import {site} from './realSite';

/** The example site with our real forms: their words are content, their facts the example's. */
export function makeSiteWithForms(): Site {
  const {newPatientForms, referralSlip, labels} = site;
  return makeExampleSite({newPatientForms, referralSlip, labels});
}
