import {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import type {VideoData} from '../../plugins/site-content/data';
import Icon from '../Icon';
import VideoPlayer, {Transcript} from '../VideoPlayer';
import styles from './styles.module.css';

interface Props {
  video: VideoData;
  onClose(this: void): void;
}

/**
 * A video over the page (specification, section 4). It opens as it appears, is closed by its button, Escape or a click
 * beside it, and gives the focus back to where it was.
 */
export default function VideoDialog({video, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    setPlaying(true);
  }, []);
  const closeBeside = ({target}: MouseEvent) => {
    if (target === dialog.current) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={video.title}
      onClick={closeBeside}
      onClose={() => setPlaying(false)}
      onTransitionEnd={({target, propertyName}) => {
        if (target === dialog.current && propertyName === 'opacity' && !dialog.current?.open) onClose();
      }}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 className={styles.title}>{video.title}</h2>
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            <Icon name="x" />
            <span className="visually-hidden">Close video</span>
          </button>
        </div>
        {playing ? <VideoPlayer video={video} /> : <div className={styles.place} />}
        <Transcript video={video} />
      </div>
    </dialog>
  );
}
