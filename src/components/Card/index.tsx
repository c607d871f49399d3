import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'section'> {
  /** The HTML element to render. */
  as?: 'div' | 'section' | 'article' | 'figure' | 'li';
  /** The color. Only `surface` has a shadow. */
  tone?: 'surface' | 'tint' | 'tint-cool' | 'main' | 'night';
  /**
   * The space around the content. With `none`, pictures reach the edge and get its rounded corners.
   */
  padding?: 'none' | 'snug' | 'small' | 'medium' | 'large';
}

/**
 * A surface with rounded corners and stacked content. A `className` overrides the card's own styles
 * regardless of the order of the style sheets, because those are in a cascade layer.
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
