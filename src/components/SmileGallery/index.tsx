import firstPage from '@generated/site-content/default/gallery/page-1.json';
import {useContext, type ReactNode} from 'react';
import {galleryPath} from '../../content/gallery';
import CaseCard from '../CaseCard';
import Pagination from '../Pagination';
import {GalleryContext} from './galleryContext';
import styles from './styles.module.css';

/** One page of the before and after cases, with the total count and the way to the other pages. */
export default function SmileGallery(): ReactNode {
  const {page, pageCount, total, cases} = useContext(GalleryContext) ?? firstPage;
  return (
    <div className={styles.gallery} data-wide>
      <p className={styles.count}>
        {total} cases, page {page} of {pageCount}
      </p>
      <ul className={styles.cases}>
        {cases.map((smileCase) => (
          <li key={smileCase.id} className={smileCase.wide ? styles.wide : undefined}>
            <CaseCard smileCase={smileCase} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pageCount={pageCount} pathOf={galleryPath} />
    </div>
  );
}
