import type {ReactNode} from 'react';
import {useVideo} from '../hooks/useVideo';
import Card from './Card';
import VideoLink from './Video/VideoLink';
import {VideoAlternatives} from './Video/Player';
import BlockText from './Prose/BlockText';
import styles from './Video/styles.module.css';

interface Props {
  /** The id of a video in `_practice/videos.yml`. */
  id: string;
  heading?: string;
  /** The description of the video. */
  children?: ReactNode;
}

/** A card with a video that opens over the page, and its description (specification, section 4). */
export default function VideoModal({id, heading, children}: Props): ReactNode {
  const video = useVideo(id);
  return (
    <div className={styles.container} data-wide data-offers>
      <Card padding="snug" className={styles.card}>
        <VideoLink id={id} sizes="(min-width: 48rem) 36rem, 92vw" />
        <div className={styles.text}>
          {heading && <h2 className="heading-3">{heading}</h2>}
          <BlockText>{children}</BlockText>
          <VideoAlternatives video={video} />
        </div>
      </Card>
    </div>
  );
}
