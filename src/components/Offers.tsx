import type {ReactNode} from 'react';
import Section from './layout/Section';

interface Props {
  heading: string;
  /** A short text under the heading. */
  lead: string;
  /** One `<VideoModal>` for each offer. */
  children: ReactNode;
}

/** The offers, each with its video (specification, section 2, route /), until their last day. */
export default function Offers({heading, lead, children}: Props): ReactNode {
  return (
    <div data-offers>
      <Section heading={heading} intro={<p>{lead}</p>}>
        <div className="grid-large gap-5">{children}</div>
      </Section>
    </div>
  );
}
