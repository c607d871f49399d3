import {useEffect, useRef, type ReactNode} from 'react';
import type {VideoData} from '../../plugins/site-content/data';
import styles from './styles.module.css';

interface Props {
  video: VideoData;
  /** Whether the focus goes to it, as where it takes the place of the play button. */
  takesFocus?: boolean;
}

/**
 * Plays a video: a clip of our own with its captions, or the frame of its provider. It is made when the visitor asks
 * for the video, so that no one else's computer is contacted before.
 */
export default function VideoPlayer({video, takesFocus = false}: Props): ReactNode {
  const {title, provider, embed, captions} = video;
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  useEffect(() => {
    if (takesFocus) player.current?.focus();
  }, [takesFocus]);
  if (provider === 'file') {
    return (
      <video ref={player} className={styles.player} src={embed} title={title} controls autoPlay playsInline>
        {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
      </video>
    );
  }
  return (
    <iframe
      ref={player}
      className={styles.player}
      src={embed}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}

/** What is said in a video, to be read. */
export function Transcript({video}: {video: VideoData}): ReactNode {
  if (video.transcript.length === 0) return null;
  return (
    <details className={styles.transcript}>
      <summary>Read the transcript</summary>
      <p>{video.transcript.join(' ')}</p>
    </details>
  );
}
