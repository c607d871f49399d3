import {compareTopic, type Change, type Topic} from './compare';
import {comparePages} from './pages';
import {compareAddresses} from './addresses';
import {claims, costs, insurance, policies} from './moneyTopics';
import {
  facility,
  forms,
  integrations,
  labels,
  paymentPartners,
  perioProtection,
  promotions,
  searchWords,
  testimonials,
  thirdParties,
  videos,
} from './otherTopics';
import {closures, hours, links, practice} from './practiceTopics';
import {cases, reviews} from './records';
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
