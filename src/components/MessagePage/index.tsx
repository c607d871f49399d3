import type {ReactNode} from 'react';
import BrandPicture from '../BrandPicture';
import styles from './styles.module.css';

interface Props {
  heading: string;
  /** A line under the heading. */
  subheading?: string;
  /** The drawing next to the text, as a file name in static/img/brand. */
  drawing?: string;
  children: ReactNode;
}

/** Replaces a page that can't be shown. It explains why and offers the next step. */
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
