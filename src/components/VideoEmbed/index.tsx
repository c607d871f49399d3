import {useState, type ReactNode} from 'react';
import {useVideo} from '../../hooks/useVideo';
import PlayLink from '../PlayLink';
import VideoPlayer, {Transcript} from '../VideoPlayer';
import styles from './styles.module.css';

/**
 * A video in the text of a page, which plays in its place, with its title, description and transcript under it.
 * @param id the id of a video in `_practice/videos.yml`
 */
export default function VideoEmbed({id}: {id: string}): ReactNode {
  const video = useVideo(id);
  const [isPlaying, setPlaying] = useState(false);
  return (
    <figure className={styles.figure}>
      {isPlaying ? (
        <VideoPlayer video={video} takesFocus />
      ) : (
        <PlayLink id={id} sizes="(min-width: 62rem) 48rem, 92vw" onPlay={() => setPlaying(true)} />
      )}
      <figcaption className={styles.caption}>
        <strong>{video.title}</strong>
        {video.description}
        <Transcript video={video} />
      </figcaption>
    </figure>
  );
}
