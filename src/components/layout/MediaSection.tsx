import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import Section from './Section';
import styles from './mediaSection.module.css';

interface Props extends Pick<ComponentProps<typeof Section>, 'tone' | 'heading'> {
  /** The child that gets more room on a wide screen. */
  wide?: 'first' | 'second' | 'neither';
  /** The vertical alignment of the children. */
  align?: 'start' | 'center';
  /** Exactly two elements. */
  children: ReactNode;
}

/** A section with text and something to see or use: side by side, or stacked on a narrow screen. */
export default function MediaSection({
  tone,
  heading,
  wide = 'neither',
  align = 'center',
  children,
}: Props): ReactNode {
  return (
    <Section tone={tone} heading={heading}>
      <div className={clsx(styles.columns, styles[wide], styles[align])}>{children}</div>
    </Section>
  );
}
