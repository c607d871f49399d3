import Link from '@docusaurus/Link';
import {useRef, type ReactNode} from 'react';
import {galleryAddress} from '../../content/gallery';
import {useLightbox} from '../../hooks/useLightbox';
import CaseCard from '../CaseCard';
import GalleryFilter from '../GalleryFilter';
import Pagination from '../Pagination';
import {WaysToReachUs} from '../ThirdPartyPlace';
import styles from './styles.module.css';
import {useFocusOnChange} from './useFocusOnChange';
import {useGallery} from './useGallery';

/** The before and after cases: filters, the cases that match, seven a page, and the way to the other pages. */
export default function SmileGallery(): ReactNode {
  const {page, pageCount, total, cases, filter, isLoading, hasFailed} = useGallery();
  const heading = useRef<HTMLHeadingElement>(null);
  const summary =
    total === 0 ? 'No case matches' : `${total} ${total === 1 ? 'case' : 'cases'}, page ${page} of ${pageCount}`;
  useFocusOnChange(heading, isLoading ? undefined : galleryAddress({filter, page}));
  const lightbox = useLightbox(
    cases.flatMap(({heading: name, before, after}) => [
      {picture: before, alt: `Before: ${name}`},
      {picture: after, alt: `After: ${name}`},
    ]),
  );
  return (
    <div className={styles.gallery} data-wide>
      <GalleryFilter filter={filter} />
      <h2 ref={heading} tabIndex={-1} className={styles.summary}>
        {summary}
      </h2>
      <p className="visually-hidden" role="status">
        {isLoading ? '' : summary}
      </p>
      {hasFailed ? (
        <NotLoaded />
      ) : total === 0 ? (
        <NothingFound />
      ) : (
        <ul className={styles.cases} aria-busy={isLoading}>
          {cases.map((smileCase, index) => (
            <li key={smileCase.id} className={smileCase.wide ? styles.wide : undefined}>
              <CaseCard smileCase={smileCase} openPicture={(event, which) => lightbox.open(event, index * 2 + which)} />
            </li>
          ))}
        </ul>
      )}
      {pageCount > 1 && (
        <Pagination page={page} pageCount={pageCount} pathOf={(number) => galleryAddress({filter, page: number})} />
      )}
      {lightbox.element}
    </div>
  );
}

function NothingFound(): ReactNode {
  return (
    <div className={styles.message}>
      <p>No case in the gallery matches all of these. Choose fewer filters, or see every case.</p>
      <p>
        <Link to={galleryAddress({filter: {}, page: 1})}>Clear the filters</Link>
      </p>
    </div>
  );
}

function NotLoaded(): ReactNode {
  return (
    <div className={styles.message}>
      <p>The cases could not be loaded. Check your connection and try again, or ask us.</p>
      <WaysToReachUs />
    </div>
  );
}
