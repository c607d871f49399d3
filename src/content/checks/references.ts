import {factTexts} from '../facts';
import type {Problem} from '../problem';
import type {Site} from '../site';
import {nearest} from '../nearest';
import type {Check} from './check';

/** A component's attribute whose value must be one of a list. */
interface Reference {
  components: readonly string[];
  attribute: string;
  noun: string;
  known: readonly string[];
}

/** Every video, fact and form that a page names exists. */
export const checkReferences: Check = (site) => {
  const videos = site.videos.map(({id}) => id);
  const references: Reference[] = [
    {components: ['VideoEmbed', 'VideoModal'], attribute: 'id', noun: 'video', known: videos},
    {components: ['Fact'], attribute: 'name', noun: 'fact', known: Object.keys(factTexts(site))},
    {components: ['FormPlace'], attribute: 'form', noun: 'form', known: ['contact', 'virtual', 'newsletter']},
  ];
  return [...references.flatMap((reference) => checkComponents(site, reference)), ...checkVideoFields(site, videos)];
};

function checkComponents(site: Site, {components, attribute, noun, known}: Reference): Problem[] {
  return site.pages.flatMap((page) =>
    page.body.components
      .filter(({name, attributes}) => components.includes(name) && !known.includes(attributes[attribute] ?? ''))
      .map(({attributes, line}) => ({
        file: page.file,
        line,
        field: attribute,
        ...unknown(noun, attributes[attribute] ?? '', known),
      })),
  );
}

function checkVideoFields(site: Site, videos: readonly string[]): Problem[] {
  return site.pages.flatMap((page) =>
    'video' in page && page.video !== undefined && !videos.includes(page.video)
      ? [
          {
            file: page.file,
            line: site.lineOf(page.file, ['video']),
            field: 'video',
            ...unknown('video', page.video, videos),
          },
        ]
      : [],
  );
}

function unknown(noun: string, value: string, known: readonly string[]): Pick<Problem, 'what' | 'fix'> {
  const near = nearest(value, known);
  return {
    what: `There is no ${noun} called "${value}".`,
    fix: near ? `Did you mean ${near}?` : `Write one of ${known.join(', ')}.`,
  };
}
