import englishLabels from '@generated/site-content/default/labels/videos.json';
import clsx from 'clsx';
import {useCallback, useState, type ReactNode} from 'react';
import {onPlainClick} from '../../hooks/onPlainClick';
import {useVideo} from '../../hooks/useVideo';
import Icon from '../Icon';
import {PreparedPicture} from '../Picture';
import VideoDialog from './Dialog';
import {useWords} from '../../language';
import styles from './link.module.css';

interface Props {
  /** The id of a video in `_practice/videos.yml`. */
  id: string;
  /** `poster`: the poster picture with a play button; `line`: a play button next to the title. */
  look?: 'poster' | 'line';
  /** The displayed width of the poster, as in the `sizes` attribute. */
  sizes?: string;
  /** Plays the video in place. If left out, the video opens over the page. */
  onPlay?: (() => void) | undefined;
}

/**
 * A play button, named "Play video: …". It opens the video over the page (specification, section
 * 4). Without scripts it links to the video.
 */
export default function VideoLink({id, look = 'poster', sizes, onPlay}: Props): ReactNode {
  const labels = useWords('labels/videos', englishLabels);
  const video = useVideo(id);
  // The dialog's key, so that reopening it during its closing animation makes a new one. 0 is
  // closed.
  const [dialogKey, setDialogKey] = useState(0);
  const close = useCallback(() => setDialogKey(0), []);
  const play = onPlainClick(() => {
    if (onPlay) onPlay();
    else setDialogKey(dialogKey + 1);
  });
  const isExternal = !video.watch.startsWith('/');
  const isPoster = look === 'poster';
  return (
    <div className={styles[look]}>
      <a
        href={video.watch}
        className={styles.link}
        onClick={play}
        data-replay=""
        target={isExternal ? '_blank' : undefined}
        rel={isExternal ? 'noopener' : undefined}
      >
        {isPoster && <PreparedPicture picture={video.poster} alt="" sizes={sizes} />}
        <span className={styles.disc}>
          <Icon name="play" />
        </span>
        <span className={isPoster ? 'visually-hidden' : styles.title}>
          <span className="visually-hidden">{`${labels.play} `}</span>
          <span>{video.title}</span>
        </span>
      </a>
      <span className={clsx(isPoster ? 'on-picture at-end' : 'small', styles.length)}>
        <span className="visually-hidden">{`${labels.length} `}</span>
        <span>{formatDuration(video.seconds)}</span>
      </span>
      {dialogKey > 0 && <VideoDialog key={dialogKey} video={video} onClose={close} />}
    </div>
  );
}

/** Formats 95 seconds as `1:35`. */
function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
