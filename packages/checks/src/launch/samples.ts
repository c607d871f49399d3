import {atField, leavesOf, type Problem, type Site} from '@dental/content';
import {factFiles} from './practiceFiles';

/** Everything that is marked as a sample: invented people, reviews, cases, offers and identifiers. */
export function sampleContent(site: Site): Problem[] {
  const message = {
    what: 'This is sample content.',
    fix: 'Put the real content in its place and delete the line sample: true.',
  };
  const inPractice = factFiles(site).flatMap(({file, facts}) =>
    leavesOf(facts)
      .filter(({at, value}) => at.at(-1) === 'sample' && value === true)
      .map(({at}) => atField(site, file, at, message)),
  );
  const records = [...site.pages, ...site.cases, ...site.reviews]
    .filter(({sample}) => sample)
    .map(({file}) => atField(site, file, ['sample'], message));
  return [...inPractice, ...records];
}
