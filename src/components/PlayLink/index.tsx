import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useVideo} from '../../hooks/useVideo';
import Icon from '../Icon';
import OutsideLink from '../OutsideLink';
import {PreparedPicture} from '../Picture';
import styles from './styles.module.css';

interface Props {
  /** The id of a video in `_practice/videos.yml`. */
  id: string;
  /** `poster`: the still picture with a play button on it; `line`: a play button with the title beside it. */
  look?: 'poster' | 'line';
  /** How wide the poster is shown, as the `sizes` attribute takes it. */
  sizes?: string;
}

/** A play button: a link to the video that works by itself, called "Play video: …" (specification, section 4). */
export default function PlayLink({id, look = 'poster', sizes}: Props): ReactNode {
  const {title, seconds, watch, poster} = useVideo(id);
  const className = clsx(styles.link, styles[look]);
  const label = (
    <>
      {look === 'poster' && <PreparedPicture picture={poster} alt="" sizes={sizes} className={styles.picture} />}
      <span className={styles.disc}>
        <Icon name="play" />
      </span>
      <span className={look === 'poster' ? 'visually-hidden' : styles.title}>
        <span className="visually-hidden">Play video: </span>
        {title}
      </span>
    </>
  );
  return (
    <div className={styles[`${look}Frame`]}>
      {watch.startsWith('/') ? (
        <a href={watch} className={className} data-video={id}>
          {label}
        </a>
      ) : (
        <OutsideLink href={watch} className={className}>
          {label}
        </OutsideLink>
      )}
      <span className={styles.length}>
        <span className="visually-hidden">Length: </span>
        {duration(seconds)}
      </span>
    </div>
  );
}

/** 95 seconds as `1:35`. */
function duration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
