import englishLabels from '@generated/site-content/default/labels/layout.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {usePage} from '../hooks/usePage';
import {PreparedPicture} from './Picture';
import Button from './Button';
import CallNow from './Button/CallNow';
import Card from './Card';
import VideoLink from './Video/VideoLink';
import MediaSection from './layout/MediaSection';
import BlockText from './Prose/BlockText';
import {useWords} from '../language';
import styles from './layout/mediaSection.module.css';

interface Props {
  heading: string;
  video?: string;
  /** A picture in place of a video, on a screen with room for it. */
  image?: string;
  children: ReactNode;
}

/** Emergency and comprehensive care, with a video or picture (specification, section 2). */
export default function CareSection({
  heading,
  video: id = '',
  image = '',
  children,
}: Props): ReactNode {
  const labels = useWords('labels/layout', englishLabels);
  const {videos, pictures} = usePage();
  const video = videos[id];
  const picture = video ? undefined : pictures[image];
  return (
    <MediaSection heading={heading} wide="first" align="start">
      {video && (
        <Card padding="snug">
          <VideoLink id={id} sizes="(min-width: 54rem) 44rem, 92vw" />
          <p className={styles.caption}>{video.description}</p>
        </Card>
      )}
      {picture && (
        <PreparedPicture picture={picture} alt="" sizes="44rem" className={styles.picture} />
      )}
      <BlockText>
        {children}
        <CallNow>
          <Button to={practice.phoneLink} icon="phone">
            <span>
              <span>{labels.callNow}</span> <span className="unbroken">{practice.phone}</span>
            </span>
          </Button>
        </CallNow>
      </BlockText>
    </MediaSection>
  );
}
