import labels from '@generated/site-content/default/labels/videos.json';
import {useEffect, useRef, type ReactNode} from 'react';
import type {VideoData} from '@dental/content';
import {interpolate} from '@dental/practice';
import OutsideLink from '../links/OutsideLink';
import ContactOptions from '../vendors/ContactOptions';
import VendorFrame from '../vendors/VendorFrame';
import styles from './styles.module.css';

interface Props {
  video: VideoData;
  /** Whether the focus goes to it, as where it takes the place of the play button. */
  takesFocus?: boolean;
  /** Whether a clip of our own could not be played: then words take its place. */
  hasFailed: boolean;
  onFail: () => void;
}

/**
 * Plays a video: a clip of our own with its captions, or the frame of its provider. It is made when the visitor asks
 * for the video, so that no one else's computer is contacted before.
 */
export default function VideoPlayer({
  video,
  takesFocus = false,
  hasFailed,
  onFail,
}: Props): ReactNode {
  const {title, provider, player: vendor, embed, captions} = video;
  const player = useRef<HTMLVideoElement & HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) player.current?.focus();
  }, [takesFocus]);
  if (hasFailed) {
    return (
      <div className={styles.player} data-state="failed" role="status">
        <div className={styles.failed}>
          <p>{video.transcript.length > 0 ? labels.failed : labels.notArrived}</p>
          {video.transcript.length === 0 && <ContactOptions />}
        </div>
      </div>
    );
  }
  if (provider === 'file') {
    return (
      // The check asks for captions; a film that has none yet is still shown.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        ref={player}
        className={styles.player}
        src={embed}
        title={title}
        controls
        autoPlay
        playsInline
        onError={onFail}
      >
        {captions && (
          <track kind="captions" src={captions} srcLang="en" label={labels.captions} default />
        )}
      </video>
    );
  }
  return (
    <div ref={player} className={styles.player} tabIndex={-1}>
      <VendorFrame
        src={embed}
        name={vendor}
        what="the player"
        title={title}
        loadingText={labels.loading}
        fallback={<ContactOptions>{labels.notArrived}</ContactOptions>}
      />
    </div>
  );
}

/**
 * The other ways to a video, under it: at its provider's, and in words.
 * @param isOpen whether the words are shown at once, as when the video cannot be played
 */
export function VideoAlternatives({video, isOpen}: {video: VideoData; isOpen?: boolean}): ReactNode {
  const {provider, player, watch, transcript} = video;
  return (
    <>
      {provider !== 'file' && (
        <p>
          <OutsideLink href={watch}>{interpolate(labels.watch, {player})}</OutsideLink>
        </p>
      )}
      {transcript.length > 0 && (
        <details open={isOpen}>
          <summary className={styles.transcript}>{labels.transcript}</summary>
          <p>{transcript.join(' ')}</p>
        </details>
      )}
    </>
  );
}
