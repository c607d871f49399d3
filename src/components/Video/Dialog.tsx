import labels from '@generated/site-content/default/labels/videos.json';
import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type {VideoData} from '@dental/content';
import {IconButton} from '../Button';
import VideoPlayer, {VideoAlternatives} from './Player';
import styles from './dialog.module.css';

interface Props {
  video: VideoData;
  onClose(this: void): void;
}

/** How long it takes to go away, in milliseconds (specification, section 9); `--calm` in the style sheet. */
const TRANSITION_MS = 300;

/**
 * A video over the page (specification, section 4). It opens as it appears, is closed by its button, Escape or a click
 * beside it, and gives the focus back to where it was.
 */
export default function VideoDialog({video, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const [isClosing, setClosing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(onClose, TRANSITION_MS);
    return () => clearTimeout(timer);
  }, [isClosing, onClose]);
  // A press that begins on the player and ends beside it, as on its time line, is no click beside it.
  const press = ({target}: PointerEvent) => (pressedBeside.current = target === dialog.current);
  const closeBeside = ({target}: MouseEvent) => {
    if (target === dialog.current && pressedBeside.current) dialog.current.close();
  };
  return (
    // The keyboard closes it by Escape and by its button; a click beside it is the pointer's way.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={video.title}
      onPointerDown={press}
      onClick={closeBeside}
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
