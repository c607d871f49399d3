// Keyboard users close the dialog with Escape or its button. The backdrop is only for pointers.
/* oxlint-disable jsx-a11y/click-events-have-key-events */
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions */
import englishLabels from '@generated/site-content/default/labels/videos.json';
import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type {VideoData} from '@site/src/data';
import {IconButton} from '../Button';
import VideoPlayer, {VideoAlternatives} from './Player';
import {useWords} from '../../language';
import styles from './dialog.module.css';

interface Props {
  video: VideoData;
  onClose(this: void): void;
}

/** The closing animation (specification, section 9); the same as `--calm` in the style sheet. */
const TRANSITION_MS = 300;

/**
 * A video over the page (specification, section 4). It opens when rendered. A button, Escape, or a
 * click on the backdrop closes it and returns the focus.
 */
export default function VideoDialog({video, onClose}: Props): ReactNode {
  const labels = useWords('labels/videos', englishLabels);
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const [isClosing, setClosing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(onClose, TRANSITION_MS);
    return () => clearTimeout(timer);
  }, [isClosing, onClose]);
  // A drag that begins on the player, such as on its timeline, must not close the dialog.
  const rememberTarget = ({target}: PointerEvent) => {
    pressedBackdrop.current = target === dialog.current;
  };
  const closeOnBackdrop = ({target}: MouseEvent) => {
    if (target === dialog.current && pressedBackdrop.current) dialog.current.close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={video.title}
      onPointerDown={rememberTarget}
      onClick={closeOnBackdrop}
      onClose={() => setClosing(true)}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 className="heading-4">{video.title}</h2>
          <IconButton icon="x" label={labels.close} onClick={() => dialog.current?.close()} />
        </div>
        {isClosing ? (
          <div className={styles.place} />
        ) : (
          <VideoPlayer video={video} hasFailed={hasFailed} onFail={() => setFailed(true)} />
        )}
        <VideoAlternatives video={video} isOpen={hasFailed} />
      </div>
    </dialog>
  );
}
