import {compareTopic, type Change, type Topic} from './compare';
import {comparePages} from './pages';
import {compareAddresses} from './pages/addresses';
import {claims, policies} from './topics/figures';
import {closures, hours} from './topics/hours';
import {promotions, videos} from './topics/offers';
import {facility, integrations, paymentPartners, perioProtection, thirdParties} from './topics/others';
import {links, practice} from './topics/practice';
import {cases, reviews, testimonials} from './topics/records';
import {without, type Version} from './version';

/** What can change beside the pages themselves, the most urgent first. */
const TOPICS: readonly Topic[] = [
  hours,
  closures,
  practice,
  policies,
  claims,
  promotions,
  links,
  integrations,
  thirdParties,
  paymentPartners,
  videos,
  cases,
  reviews,
  testimonials,
  facility,
  perioProtection,
];

/** What patients notice of the way from one version of the content to another. */
export function changesBetween(before: Version, after: Version): Change[] {
  const unreadable = [...new Set([...before.unreadable, ...after.unreadable])];
  const [was, is] = [without(before, unreadable), without(after, unreadable)];
  return [
    ...TOPICS.flatMap((topic) => compareTopic(topic, was, is)),
    ...comparePages(was, is),
    ...compareAddresses(was, is),
    ...unreadable.map((file) => ({
      topic: 'Not compared',
      text: `${file}, which cannot be read as it is or was`,
      pages: [],
    })),
  ];
}
