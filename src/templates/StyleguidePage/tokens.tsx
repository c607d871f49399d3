import type {ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

const COLOURS = [
  'ink',
  'teal-night',
  'teal',
  'copper-deep',
  'copper',
  'copper-pale',
  'sand-deep',
  'sand',
  'sage',
  'sky',
  'white',
];
const SPACES = ['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7', 'space-8', 'space-9'];
const TYPE = [
  'heading-hero',
  'heading-1',
  'heading-2',
  'heading-3',
  'heading-4',
  'text-lead',
  'text-body',
  'text-small',
];
const ICONS = [
  'phone',
  'mail',
  'map-pin',
  'clock',
  'calendar',
  'calendar-check',
  'chevron-down',
  'arrow-right',
  'menu',
  'x',
  'play',
  'pause',
  'check',
  'quote',
  'star',
  'download',
  'navigation',
  'message-circle',
  'shield-check',
  'alert-triangle',
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'google',
  'yelp',
];

/** The palette. */
export function Colours(): ReactNode {
  return (
    <ul className={styles.swatches}>
      {COLOURS.map((name) => (
        <li key={name}>
          <span className={styles.swatch} data-token={name} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The sizes of type. */
export function TypeScale(): ReactNode {
  return (
    <ul className={styles.list}>
      {TYPE.map((name) => (
        <li key={name}>
          <span className={styles.sample} data-token={name}>
            Time for you
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** The scale of spaces, and the shapes. */
export function Spaces(): ReactNode {
  return (
    <ul className={styles.list}>
      {SPACES.map((name) => (
        <li key={name}>
          <span className={styles.space} data-token={name} />
          <span className={styles.name}>{name}</span>
        </li>
      ))}
      <li>
        <span className={styles.arch} />
        <span className={styles.name}>arch</span>
      </li>
    </ul>
  );
}

/** The signs of the sprite that the site uses. */
export function Icons(): ReactNode {
  return (
    <ul className={styles.swatches}>
      {ICONS.map((name) => (
        <li key={name} className={styles.icon}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  );
}
