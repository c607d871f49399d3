import type {ReactNode} from 'react';
import Banner from '../components/Banner';
import Prose from '../components/Prose';
import ReviewedNote from './parts/ReviewedNote';
import styles from './StandardPage.module.css';

/** A page made of text and blocks. */
export default function StandardPage({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <Banner />
      <div className={styles.content} data-print="frame">
        <Prose look="page" lead>
          {children}
        </Prose>
        <ReviewedNote />
      </div>
    </>
  );
}
