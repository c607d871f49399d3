import {useState, type ReactNode} from 'react';
import {useVideo} from '../hooks/useVideo';
import VideoLink from './Video/VideoLink';
import VideoPlayer, {VideoAlternatives} from './Video/Player';
import styles from './Video/styles.module.css';

interface Props {
  /** The id of a video in `_practice/videos.yml`. */
  id: string;
  /** True if it opens over the page; otherwise it plays in place. */
  overPage?: boolean;
}

/** A video in the text of a page, with its title, description, and transcript. */
export default function VideoEmbed({id, overPage = false}: Props): ReactNode {
  const video = useVideo(id);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  return (
    <figure className={styles.figure}>
      {isPlaying ? (
        <VideoPlayer
          video={video}
          takesFocus
          hasFailed={hasFailed}
          onFail={() => setFailed(true)}
        />
      ) : (
        <VideoLink
          id={id}
          sizes="(min-width: 62rem) 48rem, 92vw"
          onPlay={overPage ? undefined : () => setPlaying(true)}
        />
      )}
      <figcaption className={styles.caption}>
        <strong>{video.title}</strong>
        <span>{video.description}</span>
        <VideoAlternatives video={video} isOpen={hasFailed} />
      </figcaption>
    </figure>
  );
}
