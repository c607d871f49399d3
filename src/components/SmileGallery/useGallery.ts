import firstPage from '@generated/site-content/default/gallery/page-1.js';
import treatments from '@generated/site-content/default/treatments.json';
import {useLocation} from '@docusaurus/router';
import {useContext, useEffect, useState} from 'react';
import {
  GALLERY_PAGE_SIZE,
  getGalleryPage,
  countGalleryPages,
  type GalleryQuery,
  matchesFilter,
  parseGalleryQuery,
} from '@dental/practice';
import {useHydrated} from '../../hooks/useHydrated';
import type {CaseData, GalleryPageData} from '@site/src/data';
import {GalleryContext} from './galleryContext';

/** The visible page of the gallery, and the filter in the address. */
export interface Gallery extends GalleryPageData, Pick<GalleryQuery, 'filter'> {
  /** True while other cases are loading. */
  isLoading: boolean;
  /** True if loading failed. */
  hasFailed: boolean;
}

const services = treatments.map(([value]) => value);

/** Parses the query of an address into a filter and a page number. */
export const parseQuery = (search: string): GalleryQuery => parseGalleryQuery(search, services);

/**
 * The cases that the address requests. Without a filter they are part of the page. With a filter,
 * only the index and the files that contain matching cases are loaded.
 */
export function useGallery(): Gallery {
  const ownPage = useContext(GalleryContext) ?? firstPage;
  const {search, key} = useLocation();
  const isHydrated = useHydrated();
  const [result, setResult] = useState<{search: string; data?: GalleryPageData}>();
  // Before hydration the page has to match the built page, regardless of the address.
  const query = parseQuery(isHydrated ? search : '');
  const isPlain =
    Object.keys(query.filter).length === 0 && (query.page === 1 || query.page === ownPage.page);
  useEffect(() => {
    if (isPlain) return undefined;
    let isCanceled = false;
    findCases(parseQuery(search)).then(
      (data) => isCanceled || setResult({search, data}),
      () => isCanceled || setResult({search}),
    );
    return () => {
      isCanceled = true;
    };
    // The key changes when a visitor applies the same filter again, for example after a failure.
  }, [search, key, isPlain]);
  if (isPlain) return {...ownPage, filter: {}, isLoading: false, hasFailed: false};
  const isLoading = result?.search !== search;
  return {
    ...(result?.data ?? ownPage),
    filter: query.filter,
    isLoading,
    hasFailed: !isLoading && !result?.data,
  };
}

async function findCases({filter, page}: GalleryQuery): Promise<GalleryPageData> {
  const {default: index} = await import('@generated/site-content/default/gallery/index.js');
  const matching = index
    .map((smileCase, position) => ({...smileCase, position}))
    .filter((smileCase) => matchesFilter(smileCase, filter));
  const pageCount = countGalleryPages(matching.length);
  const visiblePage = Math.min(page, pageCount);
  const visible = getGalleryPage(matching, visiblePage);
  const unfilteredPages = new Set(
    visible.map(({position}) => Math.floor(position / GALLERY_PAGE_SIZE) + 1),
  );
  const loaded = (await Promise.all([...unfilteredPages].map(loadCases))).flat();
  const cases = visible.flatMap(({id}) => loaded.filter((smileCase) => smileCase.id === id));
  return {page: visiblePage, pageCount, total: matching.length, cases};
}

/** Loads the cases on a page of the unfiltered gallery. */
async function loadCases(page: number): Promise<readonly CaseData[]> {
  const module = (await import(`@generated/site-content/default/gallery/page-${page}.js`)) as {
    default: GalleryPageData;
  };
  return module.default.cases;
}
