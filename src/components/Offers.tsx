import offer from '@generated/site-content/default/first-visit-offer.json';
import type {ReactNode} from 'react';
import {useToday} from '../hooks/useToday';
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
  const today = useToday();
  if (offer && today > offer.ends) return null;
  return (
    <div data-offers>
      <Section heading={heading} intro={<p>{lead}</p>}>
        <div className="grid-large gap-5">{children}</div>
      </Section>
    </div>
  );
}
