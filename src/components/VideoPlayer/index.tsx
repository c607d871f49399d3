import labels from '@generated/site-content/default/labels/videos.json';
import {useEffect, useRef, type ReactNode} from 'react';
import type {VideoData} from '../../plugins/site-content/pageData';
import OutsideLink from '../OutsideLink';
import ThirdPartyFrame from '../ThirdPartyFrame';
import styles from './styles.module.css';

interface Props {
  video: VideoData;
  /** Whether the focus goes to it, as where it takes the place of the play button. */
  takesFocus?: boolean;
}

/** What a link to the video says, by who plays it. */
const WATCH = {youtube: labels.watchYoutube, vimeo: labels.watchVimeo} as const;

/**
 * Plays a video: a clip of our own with its captions, or the frame of its provider. It is made when the visitor asks
 * for the video, so that no one else's computer is contacted before.
 */
export default function VideoPlayer({video, takesFocus = false}: Props): ReactNode {
  const {title, provider, embed, captions} = video;
  const player = useRef<HTMLVideoElement & HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) player.current?.focus();
  }, [takesFocus]);
  if (provider === 'file') {
    return (
      // The check asks for captions; a film that has none yet is still shown.
      // eslint-disable-next-line jsx-a11y-x/media-has-caption
      <video ref={player} className={styles.player} src={embed} title={title} controls autoPlay playsInline>
        {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
      </video>
    );
  }
  return (
    <div ref={player} className={styles.player} tabIndex={-1}>
      <ThirdPartyFrame src={embed} title={title} name="The video" otherWay="It may still play at the link below." />
    </div>
  );
}

/** The other ways to a video, under it: at its provider's, and in words. */
export function OtherWays({video}: {video: VideoData}): ReactNode {
  const {provider, watch, transcript} = video;
  return (
    <>
      {provider !== 'file' && (
        <p>
          <OutsideLink href={watch}>{WATCH[provider]}</OutsideLink>
        </p>
      )}
      {transcript.length > 0 && (
        <details className={styles.transcript}>
          <summary>{labels.transcript}</summary>
          <p>{transcript.join(' ')}</p>
        </details>
      )}
    </>
  );
}
