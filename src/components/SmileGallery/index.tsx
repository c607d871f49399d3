import labels from '@generated/site-content/default/labels/gallery.json';
import Link from '@docusaurus/Link';
import {useRef, type ReactNode} from 'react';
import type {CaseData} from '@site/src/data';
import {interpolate, formatGalleryAddress} from '@dental/practice';
import {useHydrated} from '../../hooks/useHydrated';
import {useLightbox} from '../Lightbox/useLightbox';
import {ReloadButton} from '../Button';
import Card from '../Card';
import CaseCard, {type CaseView} from './CaseCard';
import GalleryFilter from './GalleryFilter';
import Pagination from './Pagination';
import ContactOptions from '../vendors/ContactOptions';
import type {LightboxPicture} from '../Lightbox';
import styles from './styles.module.css';
import {useGalleryChange} from './useGalleryChange';
import {useGallery, type Gallery} from './useGallery';

/** The order of each case's views in the lightbox. */
const CASE_VIEWS: readonly CaseView[] = ['before', 'after', 'both'];

/**
 * The before-and-after cases: filters, the matching cases (seven per page), and links to the other
 * pages. Every change scrolls to the top, moves the focus to the heading, and is announced
 * (specification, section 4).
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
  useGalleryChange(isSettled ? formatGalleryAddress({filter, page}) : undefined, () => {
    window.scrollTo({top: 0});
    heading.current?.focus({preventScroll: true});
    if (announcement.current) announcement.current.textContent = summary;
  });
  const lightbox = useLightbox(
    cases.flatMap((smileCase) => CASE_VIEWS.map((view) => toLightboxPicture(smileCase, view))),
  );
  const openHandler = (caseIndex: number, view: CaseView) =>
    lightbox.openHandler(caseIndex * CASE_VIEWS.length + CASE_VIEWS.indexOf(view));
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
            <Link to={formatGalleryAddress({filter: {}, page: 1})} className="line-within target">
              {labels.reset}
            </Link>
          </p>
        )}
        {isResults && cases.some(isDrawn) && <p className="fine">{labels.drawings}</p>}
      </div>
      <p ref={announcement} className="visually-hidden" role="status" />
      {hasFailed && <NotLoaded />}
      {!hasFailed && total === 0 && <NoCases />}
      {!hasFailed && total > 0 && (
        <ul role="list" className={styles.cases} aria-busy={isLoading}>
          {cases.map((smileCase, index) => (
            <li key={smileCase.id} className={smileCase.wide ? styles.wide : undefined}>
              <CaseCard
                smileCase={smileCase}
                eager={isResults && index < 2}
                openHandler={(view) => openHandler(index, view)}
              />
            </li>
          ))}
        </ul>
      )}
      {pageCount > 1 && !hasFailed && (
        <Pagination
          page={page}
          pageCount={pageCount}
          getPath={(number) => formatGalleryAddress({filter, page: number})}
        />
      )}
      {lightbox.element}
    </div>
  );
}

function isDrawn({before}: CaseData): boolean {
  return before.src.endsWith('.svg');
}

function toLightboxPicture(smileCase: CaseData, view: CaseView): LightboxPicture {
  const {heading: name, before, after} = smileCase;
  if (view === 'before')
    return {picture: before, alt: `${labels.before}: ${name}`, label: labels.before};
  if (view === 'after')
    return {picture: after, alt: `${labels.after}: ${name}`, label: labels.after};
  return {
    picture: after,
    compareWith: before,
    start: smileCase.changeAt,
    alt: name,
    label: interpolate(labels.beforeAndAfter, {name}),
  };
}

function summarize({page, pageCount, total, hasFailed}: Gallery): string {
  if (hasFailed) return labels.failed;
  if (total === 0) return labels.nothing;
  return interpolate(total === 1 ? labels.oneCase : labels.cases, {total, page, pages: pageCount});
}

/** Replaces the cases if none match the filters. */
function NoCases(): ReactNode {
  return (
    <Card padding="large" className="gap-4">
      <p>{labels.nothingText}</p>
      <p>
        <Link to={formatGalleryAddress({filter: {}, page: 1})}>{labels.clear}</Link>
      </p>
    </Card>
  );
}

/** Replaces the cases if they couldn't be loaded. */
function NotLoaded(): ReactNode {
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
