import {compareTopic, without, type Change, type Version} from './compare';
import {compareAddresses, comparePages} from './pages';
import {FACTS, RECORDS} from './topics';

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
