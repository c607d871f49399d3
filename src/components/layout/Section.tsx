import clsx from 'clsx';
import type {ReactNode} from 'react';
import BlockText from '../Prose/BlockText';

interface Props {
  /** The background color. */
  tone?: 'surface' | 'ground-deep' | 'tint' | 'tint-cool' | 'night' | undefined;
  heading?: string | undefined;
  /** A short text under the heading. */
  intro?: ReactNode;
  /** The band's anchor for links. */
  id?: string | undefined;
  children: ReactNode;
}

/** A full-width band of a page: a background color, a heading, and content. */
export default function Section({tone, heading, intro, id, children}: Props): ReactNode {
  return (
    <div className={clsx('band', tone && `tone-${tone}`)} id={id}>
      <div className="stack column gap-7">
        {heading && <BlockText heading={heading}>{intro}</BlockText>}
        {children}
      </div>
    </div>
  );
}
