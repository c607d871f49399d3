import type {ReactNode} from 'react';
import PlayLink from '../PlayLink';
import Words from '../Words';
import styles from './styles.module.css';

interface Props {
  /** The id of a video in `_practice/videos.yml`. */
  id: string;
  heading?: string;
  /** What the video is about. */
  children?: ReactNode;
}

/** A card with a video that opens over the page, and what it is about (specification, section 4). */
export default function VideoModal({id, heading, children}: Props): ReactNode {
  return (
    <div className={styles.container}>
      <div className={styles.card}>
        <PlayLink id={id} sizes="(min-width: 48rem) 36rem, 92vw" />
        {(heading ?? children) && (
          <div className={styles.text}>
            {heading && <h2 className={styles.heading}>{heading}</h2>}
            <Words>{children}</Words>
          </div>
        )}
      </div>
    </div>
  );
}
