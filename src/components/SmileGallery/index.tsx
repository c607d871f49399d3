import labels from '@generated/site-content/default/labels/gallery.json';
import Link from '@docusaurus/Link';
import {useRef, type ReactNode} from 'react';
import {interpolate, galleryAddress} from '@dental/practice';
import {useHydrated} from '../../hooks/useHydrated';
import {useLightbox} from '../Lightbox/useLightbox';
import {ReloadButton} from '../Button';
import Card from '../Card';
import CaseCard from './CaseCard';
import GalleryFilter from './GalleryFilter';
import Pagination from './Pagination';
import ContactOptions from '../vendors/ContactOptions';
import styles from './styles.module.css';
import {useGalleryChange} from './useGalleryChange';
import {useGallery, type Gallery} from './useGallery';

/**
 * The before and after cases: filters, the cases that match, seven a page, and the way to the other pages. Every change
 * starts at the top, with the focus on the heading, and is announced (specification, section 4).
 */
export default function SmileGallery(): ReactNode {
  const gallery = useGallery();
  const {page, pageCount, total, cases, filter, isLoading, hasFailed} = gallery;
  const heading = useRef<HTMLHeadingElement>(null);
  const announcement = useRef<HTMLParagraphElement>(null);
  const summary = summarize(gallery);
  const isFiltered = Object.keys(filter).length > 0;
  const isResults = isFiltered || page > 1;
  const isSettled = useHydrated() && !isLoading;
  useGalleryChange(isSettled ? galleryAddress({filter, page}) : undefined, () => {
    window.scrollTo({top: 0});
    heading.current?.focus({preventScroll: true});
    if (announcement.current) announcement.current.textContent = summary;
  });
  const lightbox = useLightbox(
    cases.flatMap(({heading: name, before, after, changeAt: start}) => [
      {picture: before, alt: `${labels.before}: ${name}`, label: labels.before},
      {picture: after, alt: `${labels.after}: ${name}`, label: labels.after},
      {
        picture: after,
        compareWith: before,
        start,
        alt: name,
        label: interpolate(labels.beforeAndAfter, {name}),
      },
    ]),
  );
  return (
    <div
      className="stack gap-4"
      data-wide
      data-print="pictures"
      data-results={isResults || undefined}
    >
      <GalleryFilter filter={filter} />
      <div className={styles.found}>
        <h2 ref={heading} tabIndex={-1} className={styles.summary}>
          {summary}
        </h2>
        {isFiltered && total > 0 && !hasFailed && (
          <p>
            <Link to={galleryAddress({filter: {}, page: 1})} className="line-within target">
              {labels.reset}
            </Link>
          </p>
        )}
      </div>
      <p ref={announcement} className="visually-hidden" role="status" />
      {hasFailed ? (
        <NotLoaded />
      ) : total === 0 ? (
        <NoCases />
      ) : (
        <ul className={styles.cases} aria-busy={isLoading}>
          {cases.map((smileCase, index) => (
            <li key={smileCase.id} className={smileCase.wide ? styles.wide : undefined}>
              <CaseCard
                smileCase={smileCase}
                soon={isResults && index < 2}
                opening={(which) => lightbox.opening(index * 3 + which)}
              />
            </li>
          ))}
        </ul>
      )}
      {pageCount > 1 && !hasFailed && (
        <Pagination
          page={page}
          pageCount={pageCount}
          pathOf={(number) => galleryAddress({filter, page: number})}
        />
      )}
      {lightbox.element}
    </div>
  );
}

function summarize({page, pageCount, total, hasFailed}: Gallery): string {
  if (hasFailed) return labels.failed;
  if (total === 0) return labels.nothing;
  return interpolate(total === 1 ? labels.oneCase : labels.cases, {total, page, pages: pageCount});
}

/** The fallback for the cases while none matches the filters. */
export function NoCases(): ReactNode {
  return (
    <Card padding="large" className="gap-4">
      <p>{labels.nothingText}</p>
      <p>
        <Link to={galleryAddress({filter: {}, page: 1})}>{labels.clear}</Link>
      </p>
    </Card>
  );
}

/** The fallback for the cases when they could not be loaded. */
export function NotLoaded(): ReactNode {
  return (
    <Card padding="large" className="gap-4">
      <p>{labels.failedText}</p>
      <p>
        <ReloadButton />
      </p>
      <ContactOptions />
    </Card>
  );
}
