import {compareTopic, type Change, type Topic} from './compare';
import {comparePages} from './pages';
import {compareAddresses} from './pages/addresses';
import {claims, policies} from './topics/figures';
import {closures, hours} from './topics/hours';
import {promotions, videos} from './topics/offers';
import {
  facility,
  forms,
  integrations,
  labels,
  paymentPartners,
  perioProtection,
  searchWords,
  thirdParties,
} from './topics/others';
import {newPatientForms, referralSlip} from './topics/paperForms';
import {links, practice} from './topics/practice';
import {costs, insurance} from './topics/prices';
import {cases, reviews, testimonials} from './topics/records';
import {without, type Version} from './version';

/** The facts of the practice, the most urgent first. */
const FACTS: readonly Topic[] = [
  hours,
  closures,
  practice,
  policies,
  insurance,
  costs,
  claims,
  promotions,
  links,
  integrations,
  forms,
  newPatientForms,
  referralSlip,
  thirdParties,
  paymentPartners,
  videos,
  testimonials,
  facility,
  perioProtection,
  searchWords,
  labels,
];

/** What has a file each, as the pages have. */
const RECORDS: readonly Topic[] = [cases, reviews];

/** What patients notice of the way from one version of the content to another. */
export function changesBetween(before: Version, after: Version): Change[] {
  const unreadable = [...new Set([...before.unreadable, ...after.unreadable])];
  const [was, is] = [without(before, unreadable), without(after, unreadable)];
  return [
    ...FACTS.flatMap((topic) => compareTopic(topic, before, after)),
    ...RECORDS.flatMap((topic) => compareTopic(topic, was, is)),
    ...comparePages(was, is),
    ...compareAddresses(was, is),
    ...unreadable.map((file) => ({
      topic: 'Not compared',
      text: `${file}, which cannot be read as it is or was`,
      pages: [],
    })),
  ];
}
