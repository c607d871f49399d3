import firstPage from '@generated/site-content/default/gallery/page-1.js';
import treatments from '@generated/site-content/default/treatments.json';
import {useLocation} from '@docusaurus/router';
import {useContext, useEffect, useState} from 'react';
import {
  GALLERY_PAGE_SIZE,
  galleryPage,
  galleryPageCount,
  type GalleryQuery,
  matchesFilter,
  parseGalleryQuery,
} from '@dental/practice';
import {useHydrated} from '../../hooks/useHydrated';
import type {CaseData, GalleryPageData} from '@dental/content';
import {GalleryContext} from './galleryContext';

/** What the gallery shows, and what the address requested. */
export interface Gallery extends GalleryPageData, Pick<GalleryQuery, 'filter'> {
  /** Whether other cases are on their way. */
  isLoading: boolean;
  /** Whether they did not come. */
  hasFailed: boolean;
}

const services = treatments.map(([value]) => value);

/** The part of the gallery that the query of an address requests. */
export const parseQuery = (search: string): GalleryQuery => parseGalleryQuery(search, services);

/**
 * The cases that the address requests. Without a filter they came with the page; with one, the filter's index and
 * the details of the cases that match are fetched, and no others.
 */
export function useGallery(): Gallery {
  const ownPage = useContext(GalleryContext) ?? firstPage;
  const {search, key} = useLocation();
  const isHydrated = useHydrated();
  const [found, setFound] = useState<{search: string; data?: GalleryPageData}>();
  // Until the page is hydrated it has to be as it was built, whatever the address requests.
  const query = parseQuery(isHydrated ? search : '');
  const isPlain =
    Object.keys(query.filter).length === 0 && (query.page === 1 || query.page === ownPage.page);
  useEffect(() => {
    if (isPlain) return undefined;
    let gone = false;
    findCases(parseQuery(search)).then(
      (data) => gone || setFound({search, data}),
      () => gone || setFound({search}),
    );
    return () => {
      gone = true;
    };
    // Whoever applies the same filter once more after a failure has it requested anew.
  }, [search, key, isPlain]);
  if (isPlain) return {...ownPage, filter: {}, isLoading: false, hasFailed: false};
  const isLoading = found?.search !== search;
  return {
    ...(found?.data ?? ownPage),
    filter: query.filter,
    isLoading,
    hasFailed: !isLoading && !found?.data,
  };
}

async function findCases({filter, page}: GalleryQuery): Promise<GalleryPageData> {
  const {default: index} = await import('@generated/site-content/default/gallery/index.js');
  const matching = index
    .map((smileCase, position) => ({...smileCase, position}))
    .filter((smileCase) => matchesFilter(smileCase, filter));
  const pageCount = galleryPageCount(matching.length);
  const shown = galleryPage(matching, Math.min(page, pageCount));
  const files = new Map(
    [...new Set(shown.map(({position}) => Math.floor(position / GALLERY_PAGE_SIZE) + 1))].map(
      (file) => [
        file,
        import(`@generated/site-content/default/gallery/page-${file}.js`) as Promise<{
          default: GalleryPageData;
        }>,
      ],
    ),
  );
  const details = (await Promise.all(files.values())).flatMap(({default: {cases}}) => cases);
  const cases = shown.flatMap(({id}): CaseData[] =>
    details.filter((smileCase) => smileCase.id === id),
  );
  return {page: Math.min(page, pageCount), pageCount, total: matching.length, cases};
}
