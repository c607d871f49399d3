import type {ReactNode} from 'react';
import BrandPicture from '../BrandPicture';
import styles from './styles.module.css';

interface Props {
  heading: string;
  /** A line under the heading. */
  subheading?: string;
  /** A drawing beside the words: its name in static/img/brand. */
  drawing?: string;
  children: ReactNode;
}

/** A fallback for a page that cannot be shown: it says why, and how to go on. */
export default function MessagePage({heading, subheading, drawing, children}: Props): ReactNode {
  return (
    <section className={styles.page}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        {subheading && <p className={styles.subheading}>{subheading}</p>}
        {children}
      </div>
      {drawing !== undefined && (
        <BrandPicture
          file={drawing}
          width={800}
          height={600}
          className={styles.drawing}
          alt=""
          fetchPriority="high"
        />
      )}
    </section>
  );
}
