import type {ReactNode} from 'react';
import {useVideo} from '../../hooks/useVideo';
import PlayLink from '../PlayLink';
import styles from './styles.module.css';

/**
 * A video in the text of a page, with its title and description under it.
 * @param id the id of a video in `_practice/videos.yml`
 */
export default function VideoEmbed({id}: {id: string}): ReactNode {
  const {title, description} = useVideo(id);
  return (
    <figure className={styles.figure}>
      <PlayLink id={id} sizes="(min-width: 62rem) 48rem, 92vw" />
      <figcaption className={styles.caption}>
        <strong>{title}</strong>
        {description}
      </figcaption>
    </figure>
  );
}
