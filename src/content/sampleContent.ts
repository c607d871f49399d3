import type {Problem} from './problem';
import type {Site} from './site';
import type {FieldPath} from './source';

/**
 * Everything that is still a sample: invented people, reviews, cases, offers and identifiers. A production
 * build refuses to start while this is not empty.
 */
export function sampleContent(site: Site): Problem[] {
  const {practice, promotions, videos, policies, testimonials, integrations} = site;
  const files: Record<string, unknown> = {practice, promotions, videos, policies, testimonials, integrations};
  const inPractice = Object.entries(files).flatMap(([name, facts]) =>
    samplesIn(facts).map((at) => ({file: `pages-content/_practice/${name}.yml`, at})),
  );
  const records = [...site.pages, ...site.cases, ...site.reviews]
    .filter(({sample}) => sample)
    .map(({file}) => ({file, at: ['sample'] as FieldPath}));
  return [...inPractice, ...records].map(({file, at}) => ({
    file,
    line: site.lineOf(file, at),
    field: at.join('.'),
    what: 'This is sample content.',
    fix: 'Put the real content in its place and delete the line sample: true.',
  }));
}

function samplesIn(value: unknown, at: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const path = [...at, Array.isArray(value) ? Number(key) : key];
    return key === 'sample' && entry === true ? [path] : samplesIn(entry, path);
  });
}
