import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import Section from './Section';
import styles from './mediaSection.module.css';

interface Props extends Pick<ComponentProps<typeof Section>, 'tone' | 'heading'> {
  /** Which of the two takes more room where they stand side by side. */
  wide?: 'first' | 'second' | 'neither';
  /** Whether both start at the same height or meet in the middle. */
  align?: 'start' | 'center';
  /** Exactly two things. */
  children: ReactNode;
}

/** A section of words and something to see or to use: side by side, or below each other where the screen is narrow. */
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
