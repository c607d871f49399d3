import {componentRules} from '../tagRules';
import type {Page, Site} from '../site';
import {counted, listed} from '../../site/english';
import {factsOfComponent, factsOfFile} from './factsInSource';

/** Where an item is met: the end of a sentence, and the pages to look at. */
export interface Shown {
  shown?: string;
  pages: string[];
}

/** Where a fact of the practice is met, by its name in `practice.json` or that of its data file (factsInSource.ts). */
export function shownAt(site: Site, fact: string): Shown {
  const isSearched = factsOfFile('src/content/structuredData/dentist.ts').has(fact);
  return sentence(
    site.pages.filter((page) => showsFact(page, fact)),
    layoutPlace(fact),
    isSearched,
  );
}

/** The part of the layout that shows a fact on every page. */
function layoutPlace(fact: string): string | undefined {
  const shows = (component: string) => factsOfComponent(component).has(fact);
  const [top, foot] = [shows('SiteHeader'), shows('SiteFooter')];
  if (top && foot) return 'at the top and at the foot of every page';
  if (top) return 'at the top of every page';
  if (foot) return 'at the foot of every page';
  return shows('ChatLauncher') ? 'on every page' : undefined;
}

/** Where a fact that prose can quote is met, by the name that `<Fact>` takes; and where the fact that it is a part of is. */
export function shownWhereQuoted(site: Site, name: string, fact?: string): Shown {
  const quotes = ({body}: Page) => body.components.some((use) => use.name === 'Fact' && use.attributes.name === name);
  return sentence(site.pages.filter((page) => quotes(page) || (fact !== undefined && showsFact(page, fact))));
}

/** Whether the body of a page has a block or a tag that shows a fact. */
function showsFact({body}: Page, fact: string): boolean {
  return body.components.some(({name}) => componentRules(name) && factsOfComponent(name).has(fact));
}

const NAMED = 4;

function sentence(pages: readonly Page[], everyPage?: string, search?: boolean): Shown {
  const paths = pages.map(({path}) => path);
  const places = [
    ...(everyPage ? [everyPage] : []),
    ...(paths.length > 0
      ? [`on ${counted(paths.length, 'page')}${paths.length <= NAMED ? ` (${paths.join(', ')})` : ''}`]
      : []),
    ...(search ? ["in the search engines' data"] : []),
  ];
  return {shown: `shown ${listed(places) || 'on no page'}`, pages: paths};
}
