import englishGallery from '@generated/site-content/default/labels/gallery.json';
import englishLabels from '@generated/site-content/default/labels/lightbox.json';
import clsx from 'clsx';
import {useState, type CSSProperties, type ReactNode, type SyntheticEvent} from 'react';
import type {Picture} from '@dental/content';
import Icon from '../Icon';
import {useWords} from '../../language';
import styles from './styles.module.css';

/** Prevents dragging the handle from changing the lightbox's slide. */
const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

interface Props {
  before: Picture;
  after: Picture;
  /** The description of the pair. */
  alt: string;
  /** The initial position of the handle, in percent of the width. */
  start?: number | undefined;
}

/**
 * Two pictures on top of each other. A handle reveals more of one or the other, by touch, mouse,
 * and arrow keys.
 */
export default function Comparison({before, after, alt, start = 50}: Props): ReactNode {
  const labels = useWords('labels/lightbox', englishLabels);
  const gallery = useWords('labels/gallery', englishGallery);
  const [share, setShare] = useState(start);
  const ratio = after.width / after.height;
  const style = {
    aspectRatio: String(ratio),
    '--ratio': ratio,
    '--share': `${share}%`,
  } as CSSProperties;
  return (
    <div
      className={styles.pair}
      style={style}
      onPointerDown={stopPropagation}
      onPointerMove={stopPropagation}
      onPointerUp={stopPropagation}
      onTouchStart={stopPropagation}
      onTouchMove={stopPropagation}
    >
      <img src={before.src} alt="" draggable={false} className="filling" />
      <img src={after.src} alt={alt} draggable={false} className={clsx('filling', styles.after)} />
      <span className={clsx('on-picture', styles.end)}>{gallery.before}</span>
      <span className={clsx('on-picture at-end', styles.end)}>{gallery.after}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        className={styles.handle}
        aria-label={labels.compare}
        onChange={({currentTarget}) => setShare(Number(currentTarget.value))}
        onKeyDown={(event) => event.key.startsWith('Arrow') && stopPropagation(event)}
      />
      <span className={styles.arrows}>
        <Icon name="chevron-left" />
        <Icon name="chevron-right" />
      </span>
    </div>
  );
}
