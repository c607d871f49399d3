import labels from '@generated/site-content/default/labels/layout.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {useVideo} from '../hooks/useVideo';
import Button from './Button';
import Card from './Card';
import VideoLink from './Video/VideoLink';
import MediaSection from './layout/MediaSection';
import BlockText from './Prose/BlockText';
import styles from './layout/mediaSection.module.css';

interface Props {
  heading: string;
  /** The id of the video. */
  video: string;
  /** What the practice does for emergencies and in general. */
  children: ReactNode;
}

/** Emergency and comprehensive care, with a video (specification, section 2, route /). */
export default function CareSection({heading, video, children}: Props): ReactNode {
  return (
    <MediaSection heading={heading} wide="first" align="start">
      <Card padding="snug">
        <VideoLink id={video} sizes="(min-width: 54rem) 44rem, 92vw" />
        <p className={styles.caption}>{useVideo(video).description}</p>
      </Card>
      <BlockText>
        {children}
        <Button to={practice.phoneLink} icon="phone">
          <span>
            {labels.callNow} <span className="unbroken">{practice.phone}</span>
          </span>
        </Button>
      </BlockText>
    </MediaSection>
  );
}
