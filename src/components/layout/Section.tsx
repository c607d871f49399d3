import clsx from 'clsx';
import type {ReactNode} from 'react';
import BlockText from '../Prose/BlockText';

interface Props {
  /** The colour behind it. */
  tone?: 'surface' | 'ground-deep' | 'tint' | 'tint-cool' | 'night' | undefined;
  heading?: string;
  /** A few words under the heading. */
  intro?: ReactNode;
  /** Makes the band a target of links. */
  id?: string;
  children: ReactNode;
}

/** One idea of a page, over the whole width: a colour, a heading, and what belongs to it. */
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
