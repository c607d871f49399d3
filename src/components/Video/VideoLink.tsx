import labels from '@generated/site-content/default/labels/videos.json';
import clsx from 'clsx';
import {useCallback, useState, type ReactNode} from 'react';
import {onPlainClick} from '../../hooks/onPlainClick';
import {useVideo} from '../../hooks/useVideo';
import Icon from '../Icon';
import {PreparedPicture} from '../Picture';
import VideoDialog from './Dialog';
import styles from './link.module.css';

interface Props {
  /** The id of a video in `_practice/videos.yml`. */
  id: string;
  /** `poster`: the still picture with a play button on it; `line`: a play button with the title beside it. */
  look?: 'poster' | 'line';
  /** How wide the poster is shown, as the `sizes` attribute takes it. */
  sizes?: string;
  /** Plays the video in another way than over the page. */
  onPlay?: (() => void) | undefined;
}

/**
 * A play button, called "Play video: …". It opens the video over the page (specification, section 4); without scripts
 * it is a link to the video.
 */
export default function VideoLink({id, look = 'poster', sizes, onPlay}: Props): ReactNode {
  const video = useVideo(id);
  // Each time it is opened has a number: opened again while it is closing, it is another one.
  const [opened, setOpened] = useState(0);
  const close = useCallback(() => setOpened(0), []);
  const play = onPlainClick(({currentTarget}) => {
    // Safari does not focus a link that is clicked, and what has the focus now gets it back in the end.
    currentTarget.focus({preventScroll: true});
    if (onPlay) onPlay();
    else setOpened(opened + 1);
  });
  const isElsewhere = !video.watch.startsWith('/');
  return (
    <div className={styles[look]}>
      <a
        href={video.watch}
        className={styles.link}
        onClick={play}
        data-replay=""
        {...(isElsewhere && {target: '_blank', rel: 'noopener'})}
      >
        {look === 'poster' && <PreparedPicture picture={video.poster} alt="" sizes={sizes} />}
        <span className={styles.disc}>
          <Icon name="play" />
        </span>
        <span className={look === 'poster' ? 'visually-hidden' : styles.title}>
          <span className="visually-hidden">{labels.play} </span>
          {video.title}
        </span>
      </a>
      <span className={clsx(look === 'poster' ? 'on-picture at-end' : 'small', styles.length)}>
        <span className="visually-hidden">{labels.length} </span>
        {formatDuration(video.seconds)}
      </span>
      {opened > 0 && <VideoDialog key={opened} video={video} onClose={close} />}
    </div>
  );
}

/** 95 seconds as `1:35`. */
function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
