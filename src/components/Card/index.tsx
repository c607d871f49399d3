import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'section'> {
  /** The element that it is. */
  as?: 'div' | 'section' | 'article' | 'figure' | 'li';
  /** Its color: `surface` has a shadow, the others belong to the ground. */
  tone?: 'surface' | 'tint' | 'tint-cool' | 'main' | 'night';
  /** The space around what is in it; with `none` pictures reach its edge and take its corners. */
  padding?: 'none' | 'snug' | 'small' | 'medium' | 'large';
}

/**
 * A card: a surface with round corners, on which things stand below each other.
 * A class of its own may say more, or say it otherwise, whatever the order of the style sheets.
 */
export default function Card({
  as = 'div',
  tone = 'surface',
  padding = 'medium',
  className,
  ...rest
}: Props): ReactNode {
  const Element = as as 'section';
  return (
    <Element
      className={clsx(
        'stack',
        `tone-${tone}`,
        styles.card,
        tone === 'surface' && styles.surface,
        styles[padding],
        className,
      )}
      data-print="card"
      {...rest}
    />
  );
}
