import englishLabels from '@generated/site-content/default/labels/videos.json';
import {useEffect, useRef, type ReactNode} from 'react';
import type {VideoData} from '@site/src/data';
import {interpolate} from '@dental/practice';
import OutsideLink from '../links/OutsideLink';
import ContactOptions from '../vendors/ContactOptions';
import VendorFrame from '../vendors/VendorFrame';
import {useWords} from '../../language';
import styles from './styles.module.css';

interface Props {
  video: VideoData;
  /** True if it gets the focus, because it replaces the play button. */
  takesFocus?: boolean;
  /** True if one of our own videos couldn't be played. A text then replaces it. */
  hasFailed: boolean;
  onFail: () => void;
}

/**
 * Plays a video: our own file with captions, or the provider's player in a frame. Render it only
 * when the visitor starts the video, so that no third party is contacted before.
 */
export default function VideoPlayer({
  video,
  takesFocus = false,
  hasFailed,
  onFail,
}: Props): ReactNode {
  const labels = useWords('labels/videos', englishLabels);
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
      // The lint rule requires captions, but a video that doesn't have any yet is still shown.
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
        feature="the player"
        title={title}
        loadingText={labels.loading}
        fallback={<ContactOptions>{labels.notArrived}</ContactOptions>}
      />
    </div>
  );
}

interface VideoAlternativesProps {
  video: VideoData;
  /** True if the transcript is open initially, because the video can't be played. */
  isOpen?: boolean;
}

/** The alternatives under a video: a link to its provider, and the transcript. */
export function VideoAlternatives({video, isOpen}: VideoAlternativesProps): ReactNode {
  const labels = useWords('labels/videos', englishLabels);
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
